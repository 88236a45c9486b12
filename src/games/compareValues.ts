import type { SPGame } from './SPGame.js';
import { Evaluator } from '../evaluation/index.js';
import type { SidesRule } from '../player.js';
import type { ValueOrder } from '../values/index.js';
import { Work, type RunOptions } from '../run.js';
import { gameValue } from './gameValue.js';
import type { GameByMoves } from './graph/GameByMoves.js';

/** How the normal play values of two games compare. */
export type ValueComparison = ValueOrder | 'undecided';

/** How to compare two values. */
export interface ValueComparisonOptions extends RunOptions {
  /** As for `literallyEqual`: `swap` compares the second game with the negative of the first. */
  readonly sides?: SidesRule;
  /** To be kept for many games; by default a new one. */
  readonly evaluator?: Evaluator;
}

/**
 * Compares the normal play values of two games by their canonical forms.
 * @param given when they cut the work off, the answer is 'undecided'; `limit` counts positions
 * @complexity that of `gameValue` for both games
 * @source Huntemann 2018, Fact 1.17
 * @example compareValues(compile(snort, path(2)), compile(col, path(2))) // '||'
 */
export function compareValues<A, B>(
  a: SPGame | GameByMoves<A>,
  b: SPGame | GameByMoves<B>,
  given: ValueComparisonOptions = {},
): ValueComparison {
  const { sides = 'keep', evaluator = new Evaluator(), ...options } = given;
  const reading = sides === 'ignore' ? 'ignore' : 'keep';
  return Work.decide(
    'compareValues',
    options,
    (work) => {
      const first = gameValue(a, { ...work.rest(), evaluator, sides: reading });
      const second = gameValue(b, { ...work.rest(), evaluator, sides: reading });
      return (sides === 'swap' ? first.negative() : first).compare(second);
    },
    () => 'undecided',
  );
}
