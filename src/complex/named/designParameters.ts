import { InputError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
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
  // There may be k, where all sets of k points are blocks.
  for (let t = 1, sets = v; t <= k; t++, sets = (sets * (v - t + 1)) / t) {
    const lambda = commonCount(blocks, t, sets, work);
    if (lambda === undefined) break;
    found = { t, v, k, lambda, blocks: blocks.length };
  }
  return found;
}

/** In how many blocks each set of t points lies; undefined where that differs. @param sets how many sets there are */
function commonCount(blocks: readonly (readonly number[])[], t: number, sets: number, work: Work): number | undefined {
  const counts = new Map<string, number>();
  for (const block of blocks)
    for (const set of subsets(block, t)) {
      work.step();
      const key = set.join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const [lambda] = counts.values();
  return counts.size === sets && [...counts.values()].every((count) => count === lambda) ? lambda : undefined;
}

function* subsets(set: readonly number[], size: number, from = 0): Iterable<number[]> {
  if (size === 0) yield [];
  else
    for (let i = from; i + size <= set.length; i++)
      for (const rest of subsets(set, size - 1, i + 1)) yield [set[i]!, ...rest];
}
