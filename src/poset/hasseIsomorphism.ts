import { complexIsomorphism } from '../complex/index.js';
import type { SidesOptions, VertexIsomorphism } from '../symmetry/index.js';
import { differenceOfArcs, digraphIsomorphism, type ArcLabelledDigraph, levelsOf } from '../symmetry/internal.js';
import { LabelledPoset } from './LabelledPoset.js';
import { complexFromFacePoset, type ComplexOfFacePoset } from './complexFromFacePoset.js';

/**
 * An isomorphism of Hasse diagrams or of game graphs: face posets are compared by their complexes, which are much
 * smaller, and whatever else there is as directed graphs.
 * @param options when they cut the search off, the answer is undecided; `limit` counts nodes of the search
 */
export function hasseIsomorphism(
  a: ArcLabelledDigraph,
  b: ArcLabelledDigraph,
  options: SidesOptions = {},
): VertexIsomorphism {
  const mayBeFacePosets =
    [a, b].every((graph) => graph.colours === undefined && levelsOf(graph) !== undefined) &&
    differenceOfArcs(a, b, options.sides ?? 'keep') === undefined;
  return (mayBeFacePosets ? facePosetIsomorphism(a, b, options) : undefined) ?? digraphIsomorphism(a, b, options);
}

/**
 * An isomorphism of two face posets by one of their complexes, which are much smaller; undefined where neither is a
 * face poset.
 * @param a without cycles, and without colours of vertices
 * @param b as `a`
 */
function facePosetIsomorphism(
  a: ArcLabelledDigraph,
  b: ArcLabelledDigraph,
  options: SidesOptions,
): VertexIsomorphism | undefined {
  const [first, second] = [complexOf(a, options), complexOf(b, options)];
  if (!first.facePoset && !second.facePoset) return undefined;
  if (!first.facePoset || !second.facePoset)
    return { isomorphic: false, difference: `only the ${first.facePoset ? 'first' : 'second'} is a face poset` };
  const answer = complexIsomorphism(first.complex, second.complex, options);
  if (answer.isomorphic === false)
    return { isomorphic: false, difference: `of complexes that are not isomorphic: ${answer.difference}` };
  if (answer.isomorphic !== true) return answer;
  const images = new Map(answer.map);
  const elements = new Map(second.faces.map((face, x) => [face.join(), x]));
  const imageOf = (face: readonly number[]): string =>
    face
      .map((v) => images.get(v)!)
      .sort((u, v) => u - v)
      .join();
  return { isomorphic: true, map: first.faces.map((face) => elements.get(imageOf(face))!) };
}

function complexOf({ n, arcs }: ArcLabelledDigraph, { sides }: SidesOptions): ComplexOfFacePoset {
  const covers = arcs.map(([lower, upper, label]) =>
    label === undefined || sides === 'ignore' ? { lower, upper } : { lower, upper, label },
  );
  return complexFromFacePoset(LabelledPoset.ofHasseDiagram(new Array<string>(n).fill(''), covers));
}
