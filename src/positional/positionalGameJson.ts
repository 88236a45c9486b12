import { VERSION } from '../json.js';
import type { PositionalGame, PositionalRule } from './PositionalGame.js';

/** A positional game as a JSON object; points are numbers, counted from 0 in the order of `points`. */
export interface PositionalGameJson {
  readonly type: 'positional-game';
  readonly spgames: string;
  readonly rule: PositionalRule;
  /** The labels of the points. */
  readonly points: readonly string[];
  readonly sets: readonly (readonly number[])[];
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** The JSON object of a game. */
export function positionalGameToJson({ rule, labels, sets, left, right }: PositionalGame): PositionalGameJson {
  return { type: 'positional-game', spgames: VERSION, rule, points: labels, sets: sets.toLists(), left, right };
}
