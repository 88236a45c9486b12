import { LimitError } from '../../errors.js';
import { Ticker, type RunOptions } from '../../run.js';
import type { GameByMoves } from '../graph/GameByMoves.js';
import type { SPGame } from '../SPGame.js';
import { LiteralForms } from './LiteralForms.js';
import { literalForm } from './literalForm.js';

/** How the normal play values of two games compare. */
export type ValueComparison = 'equal' | 'less' | 'greater' | 'incomparable' | 'undecided';

/** How to compare two values. */
export interface ValueComparisonOptions extends RunOptions {
  /** As for `literallyEqual`: `swap` compares the second game with the negative of the first. */
  readonly sides?: 'keep' | 'swap' | 'ignore';
}

/**
 * Compares the normal play values of two games by the definition of the order, on their forms as sets of options: a ≤ b
 * unless some Left option of a is ≥ b, or some Right option of b is ≤ a.
 * @param options when they cut the work off, the answer is 'undecided'; `limit` counts forms, and pairs of forms
 * @complexity at most one step for each pair of a form in a and one in b, each way
 * @source Huntemann 2018, Fact 1.17
 */
export function compareValues<A, B>(
  a: SPGame | GameByMoves<A>,
  b: SPGame | GameByMoves<B>,
  { sides = 'keep', ...options }: ValueComparisonOptions = {},
): ValueComparison {
  const store = new LiteralForms('set');
  const reading = { ...options, sides: sides === 'ignore' ? 'ignore' : 'keep' } as const;
  const ticker = new Ticker('compareValues', options);
  const known = new Map<string, boolean>();
  const isAtMost = (x: number, y: number): boolean => {
    if (x === y) return true;
    const key = `${x},${y}`;
    let answer = known.get(key);
    if (answer === undefined) {
      answer =
        !store.options(x, 'L').some(({ form }) => isAtMost(y, form)) &&
        !store.options(y, 'R').some(({ form }) => isAtMost(form, x));
      known.set(key, answer);
      if ((known.size & 255) === 0) ticker.tick(known.size);
    }
    return answer;
  };
  try {
    const first = literalForm(a, store, reading);
    const second = literalForm(b, store, reading);
    const x = sides === 'swap' ? store.negative(first) : first;
    const less = isAtMost(x, second);
    const greater = isAtMost(second, x);
    return less ? (greater ? 'equal' : 'less') : greater ? 'greater' : 'incomparable';
  } catch (error) {
    if (error instanceof LimitError) return 'undecided';
    throw error;
  }
}
