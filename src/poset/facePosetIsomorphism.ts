import { complexIsomorphism } from '../complex/index.js';
import { complexFromFacePoset, type ComplexOfFacePoset } from './complexFromFacePoset.js';
import type { VertexIsomorphism, SidesOptions } from '../symmetry/index.js';
import type { LabelledDigraph } from '../symmetry/internal.js';
import { LabelledPoset } from './LabelledPoset.js';

/**
 * An isomorphism of two face posets by one of their complexes, which are much smaller; undefined where neither is a
 * face poset.
 * @param a without cycles, and without colours of vertices
 * @param b as `a`
 */
export function facePosetIsomorphism(
  a: LabelledDigraph,
  b: LabelledDigraph,
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

function complexOf({ n, arcs }: LabelledDigraph, { sides }: SidesOptions): ComplexOfFacePoset {
  const covers = arcs.map(([lower, upper, label]) =>
    label === undefined || sides === 'ignore' ? { lower, upper } : { lower, upper, label },
  );
  return complexFromFacePoset(LabelledPoset.ofHasseDiagram(new Array<string>(n).fill(''), covers));
}
