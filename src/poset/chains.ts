import type { LabelledPoset } from './LabelledPoset.js';
import { Work, type RunOptions } from '../run.js';

/**
 * The numbers of chains with 0, 1, 2, … elements: the f-vector of the order complex, from f₋₁ = 1.
 * @throws LimitError when the time is up
 * @complexity O(height · comparable pairs) additions
 */
export function countChains(poset: LabelledPoset, options: RunOptions = {}): bigint[] {
  const work = new Work('countChains', options);
  const below = poset.ideals.toLists().map((list, x) => list.filter((y) => y !== x));
  const counts = [1n];
  let endingAt = new Array<bigint>(poset.n).fill(1n);
  for (;;) {
    const total = endingAt.reduce((sum, count) => sum + count, 0n);
    if (total === 0n) return counts;
    counts.push(total);
    work.tick(0);
    const longer = below.map((list) => list.reduce((sum, y) => sum + endingAt[y]!, 0n));
    endingAt = longer;
  }
}

/**
 * All chains, ascending in the order, the empty one first; a chain comes before those that extend it upwards.
 * @source Siegel 2011, Def. 1.3.9
 */
export function* posetChains(poset: LabelledPoset): Generator<number[]> {
  const above = poset.filters.toLists().map((list, x) => list.filter((y) => y !== x));
  yield* extensions([], poset.linearOrder, (x) => above[x]!, true);
}

/** All maximal chains, ascending in the order; the empty chain of the empty poset. */
export function* maximalChains(poset: LabelledPoset): Generator<number[]> {
  const covers = Array.from({ length: poset.n }, (_, x) => poset.upperCovers(x).map(({ upper }) => upper));
  yield* extensions([], poset.minimalElements, (x) => covers[x]!, false);
}

/** How many maximal chains there are. @complexity linear in the covers, in additions */
export function countMaximalChains(poset: LabelledPoset): bigint {
  if (poset.n === 0) return 1n;
  const upwards = new Array<bigint>(poset.n).fill(0n);
  for (const x of [...poset.linearOrder].reverse()) {
    const covers = poset.upperCovers(x);
    upwards[x] = covers.length === 0 ? 1n : covers.reduce((sum, { upper }) => sum + upwards[upper]!, 0n);
  }
  return poset.minimalElements.reduce((sum, x) => sum + upwards[x]!, 0n);
}

function* extensions(
  chain: readonly number[],
  next: readonly number[],
  above: (x: number) => readonly number[],
  all: boolean,
): Generator<number[]> {
  if (all || next.length === 0) yield [...chain];
  for (const x of next) yield* extensions([...chain, x], above(x), above, all);
}
