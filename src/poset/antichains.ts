import type { LabelledPoset } from './LabelledPoset.js';
import type { RunOptions } from '../run.js';
import { LimitError } from '../errors.js';
import { SetFamily, countIndependentSets } from '../sets/index.js';
import { popcount } from '../sets/internal.js';

/** Each pair becomes a set. */
const MOST_PAIRS = 2 ** 22;

/**
 * The numbers of antichains with 0, 1, 2, … elements; their sum is the number of order ideals.
 * @throws LimitError `too-large-poset` above 2²² comparable pairs; `limit` counts states
 * @complexity as `countIndependentSets` on the comparable pairs
 */
export function countAntichains(poset: LabelledPoset, options: RunOptions = {}): bigint[] {
  const comparable = poset.ideals.words.reduce((sum, word) => sum + popcount(word), -poset.n);
  if (comparable > MOST_PAIRS)
    throw new LimitError(
      'too-large-poset',
      `countAntichains: ${comparable} comparable pairs; the limit is ${MOST_PAIRS}.`,
    );
  const pairs = poset.ideals.toLists().flatMap((ideal, x) => ideal.filter((y) => y !== x).map((y) => [y, x]));
  const grading = new Array<'first'>(poset.n).fill('first');
  return countIndependentSets(SetFamily.fromLists(pairs, poset.n), grading, options).map((row) => row[0]!);
}

/**
 * All antichains, ascending by number, in lexicographic order, the empty one first.
 * @source Siegel 2011, Def. 1.3.10
 */
export function* antichains(poset: LabelledPoset): Generator<number[]> {
  const { ideals, filters } = poset;
  yield* extensions([], Array.from(poset.labels.keys()));

  function* extensions(chosen: readonly number[], free: readonly number[]): Generator<number[]> {
    yield [...chosen];
    for (const [i, x] of free.entries())
      yield* extensions(
        [...chosen, x],
        free.slice(i + 1).filter((y) => !ideals.has(x, y) && !filters.has(x, y)),
      );
  }
}
