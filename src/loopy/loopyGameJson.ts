import { VERSION } from '../json.js';
import type { LoopyGame } from './LoopyGame.js';

/** A loopy game as a JSON object: the options of each position by their numbers; position 0 is the start. */
export interface LoopyGameJson {
  readonly type: 'loopy-game';
  readonly spgames: string;
  readonly left: readonly (readonly number[])[];
  readonly right: readonly (readonly number[])[];
}

/** The JSON object of a game. */
export function loopyGameToJson({ left, right }: LoopyGame): LoopyGameJson {
  return { type: 'loopy-game', spgames: VERSION, left, right };
}
