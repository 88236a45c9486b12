import { Work, type RunOptions } from '../run.js';
import type { Grade } from './gradedCount.js';
import type { SetFamily } from './SetFamily.js';

/** At most how many subsets the members have together: Σ 2^|member|; a bound on what `countListedSubsets` lists. */
export function subsetBound(family: SetFamily): number {
  let bound = 0;
  for (const size of family.cardinalities()) bound += 2 ** size;
  return bound;
}

/**
 * As `countSubsets`, by listing the subsets of every member once: for many small members.
 * @throws LimitError; `limit` counts subsets
 * @complexity time and memory O(subsetBound)
 */
export function countListedSubsets(family: SetFamily, grading: readonly Grade[], options: RunOptions = {}): bigint[][] {
  const work = new Work('countListedSubsets', options);
  const seen = new Set<string>();
  /** How many subsets have how many elements of each grade: `first,second,either`. */
  const counts = new Map<string, number>();
  for (const member of family) {
    for (let mask = 0; mask < 2 ** member.length; mask++) {
      const subset = member.filter((_, i) => (mask & (1 << i)) !== 0);
      const key = subset.join();
      if (seen.has(key)) continue;
      seen.add(key);
      const graded = (grade: Grade): number => subset.filter((v) => grading[v] === grade).length;
      const degrees = [graded('first'), graded('second'), graded('either')].join();
      counts.set(degrees, (counts.get(degrees) ?? 0) + 1);
    }
    work.tick(seen.size);
  }
  const entries = [...counts].map(([degrees, count]) => [...degrees.split(',').map(Number), count] as const) as [
    number,
    number,
    number,
    number,
  ][];
  const rows = Math.max(0, ...entries.map(([first, , either]) => first + either + 1));
  const columns = Math.max(0, ...entries.map(([, second, either]) => second + either + 1));
  const table = Array.from({ length: rows }, () => new Array<bigint>(columns).fill(0n));
  for (const [first, second, either, count] of entries) {
    let binomial = 1n;
    for (let k = 0; k <= either; k++) {
      table[first + k]![second + either - k]! += binomial * BigInt(count);
      binomial = (binomial * BigInt(either - k)) / BigInt(k + 1);
    }
  }
  return table;
}
