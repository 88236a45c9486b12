import type { ArcLists } from '../../symmetry/internal.js';

/** The arcs of a digraph that is given by the out-neighbours of each vertex. */
export function arcLists(out: readonly (readonly number[])[]): ArcLists {
  return { n: out.length, count: (v) => out[v]!.length, end: (v, i) => out[v]![i]! };
}
