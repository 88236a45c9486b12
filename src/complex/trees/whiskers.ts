import type { RunOptions } from '../../run.js';
import { complexOf, type ComplexSource } from '../complexOf.js';

/** Whether a complex is whiskered. */
export type Whiskers =
  /** Each vertex with its whisker, and the whiskers of loops, which are in all facets. */
  | {
      readonly whiskered: true;
      readonly pairs: readonly (readonly [vertex: number, whisker: number])[];
      readonly cones: readonly number[];
    }
  /** The vertex has no whisker and is none. */
  | { readonly whiskered: false; readonly vertex: number };

/**
 * Is the complex one of `whiskeredComplex`? It is iff each vertex that is in a minimal nonface has a whisker of its
 * own, a vertex whose only minimal nonface is the pair of both, or is such a one; loops do not count.
 * @returns for a pair whose vertices are in no other minimal nonface the smaller one as vertex
 * @throws LimitError when listing the minimal nonfaces is cut off
 * @complexity the sum of the sizes of the minimal nonfaces
 */
export function whiskers(complex: ComplexSource, options: RunOptions = {}): Whiskers {
  complex = complexOf(complex, 'whiskers');
  if (complex.isVoid) return { whiskered: true, pairs: [], cones: [] };
  const nonfaces = complex
    .listMinimalNonfaces(options)
    .toLists()
    .filter(({ length }) => length > 1);
  const count = new Uint32Array(complex.n);
  for (const nonface of nonfaces) for (const v of nonface) count[v]!++;
  const whiskerOf = new Map<number, number>();
  const isWhisker = new Set<number>();
  for (const nonface of nonfaces) {
    if (nonface.length !== 2) continue;
    const [a, b] = nonface as [number, number];
    const [vertex, whisker] = count[b] === 1 ? [a, b] : [b, a];
    if (count[whisker] !== 1 || whiskerOf.has(vertex)) continue;
    whiskerOf.set(vertex, whisker);
    isWhisker.add(whisker);
  }
  const bare = complex.support.find((v) => count[v]! > 0 && !whiskerOf.has(v) && !isWhisker.has(v));
  if (bare !== undefined) return { whiskered: false, vertex: bare };
  const pairs = [...whiskerOf].sort(([a], [b]) => a - b);
  return { whiskered: true, pairs, cones: complex.support.filter((v) => count[v] === 0) };
}
