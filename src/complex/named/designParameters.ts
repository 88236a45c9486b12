import { InputError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { subsetsOfSize } from '../../sets/internal.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';

/** The parameters of a t-(v, k, λ) design: v points, blocks of k points, each t points in exactly λ blocks. */
export interface DesignParameters {
  readonly t: number;
  readonly v: number;
  readonly k: number;
  readonly lambda: number;
  readonly blocks: number;
}

/**
 * The facets of a pure complex as the blocks of a t-design, for the greatest t: at least 1, where every point lies in
 * as many blocks as every other, and k, where all sets of k points are blocks. Loops are points, too.
 * @param options `limit` counts pairs of a block and a set of points in it
 * @returns undefined for a complex that is not pure, without points in its facets, or whose points lie in different
 * numbers of blocks
 * @throws InputError `invalid-argument` for the void complex; LimitError `too-many-items`, `too-long`
 * @complexity the number of sets of t + 1 points inside blocks
 * @source Huntemann 2018, Sec. 8.2.3
 * @example designParameters(namedComplex('s-5-6-12')) // { t: 5, v: 12, k: 6, lambda: 1, blocks: 132 }
 */
export function designParameters(complex: SimplicialComplex, options: RunOptions = {}): DesignParameters | undefined {
  if (complex.isVoid)
    throw new InputError('invalid-argument', 'designParameters: the void complex; expected a complex with facets.');
  const work = new Work('designParameters', { limit: 10_000_000, ...options });
  const blocks = complex.facets.toLists();
  const v = complex.vertices.length;
  const k = blocks[0]!.length;
  if (k === 0 || !complex.isPure()) return undefined;
  let found: DesignParameters | undefined;
  let lambda = blocks.length;
  for (let t = 1; t <= k; t++) {
    // In so many blocks each set lies on average.
    const product = lambda * (k - t + 1);
    if (product % (v - t + 1) !== 0) break;
    lambda = product / (v - t + 1);
    if (!isCountOfEach(blocks, t, lambda, work)) break;
    found = { t, v, k, lambda, blocks: blocks.length };
  }
  return found;
}

/** Does each set of t points that lies in a block lie in λ of them? If λ is the average, no other sets are left. */
function isCountOfEach(blocks: readonly (readonly number[])[], t: number, lambda: number, work: Work): boolean {
  const counts = new Map<string, number>();
  for (const block of blocks)
    for (const set of subsetsOfSize(block, t)) {
      work.step();
      const key = set.join();
      const count = (counts.get(key) ?? 0) + 1;
      if (count > lambda) return false;
      counts.set(key, count);
    }
  return [...counts.values()].every((count) => count === lambda);
}
