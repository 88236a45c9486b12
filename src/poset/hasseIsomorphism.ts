import type { VertexIsomorphism, SidesOptions } from '../symmetry/index.js';
import { differenceOfArcs, digraphIsomorphism, levelsOf, type LabelledDigraph } from '../symmetry/internal.js';
import { facePosetIsomorphism } from './facePosetIsomorphism.js';

/**
 * An isomorphism of Hasse diagrams or of game graphs: face posets are compared by their complexes, which are much
 * smaller, and whatever else there is as directed graphs.
 * @param options when they cut the search off, the answer is undecided; `limit` counts nodes of the search
 */
export function hasseIsomorphism(
  a: LabelledDigraph,
  b: LabelledDigraph,
  options: SidesOptions = {},
): VertexIsomorphism {
  const mayBeFacePosets =
    [a, b].every((graph) => graph.colours === undefined && levelsOf(graph) !== undefined) &&
    differenceOfArcs(a, b, options.sides ?? 'keep') === undefined;
  return (mayBeFacePosets ? facePosetIsomorphism(a, b, options) : undefined) ?? digraphIsomorphism(a, b, options);
}
