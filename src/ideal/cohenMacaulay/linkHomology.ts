import { reducedHomology, SimplicialComplex, type HomologyGroup } from '../../complex/index.js';
import type { Exploration } from '../../complex/decompositions/Exploration.js';
import { SetFamily } from '../../sets/index.js';
import { isSubsetAt } from '../../sets/words.kernel.js';

/** Which homology of which links a property forbids. */
export interface LinkCondition {
  /**
   * The largest degree in which the homology of a link has to vanish; below 0 the link is not looked at, as links of
   * dimension ≥ 0 have none in degree −1.
   * @param size the number of vertices of the face
   * @param dimension the dimension of its link
   */
  readonly vanishing: (size: number, dimension: number) => number;
  /** The sizes of the faces that are looked at. */
  readonly largest: number;
  readonly smallest: number;
}

/** A face with homology of its link where a condition forbids some over the rational numbers or over some field. */
export interface LinkObstruction {
  readonly face: readonly number[];
  /** The dimension of the link. */
  readonly linkDimension: number;
  /** The homology over the integers in the forbidden degrees, from −1. */
  readonly groups: readonly HomologyGroup[];
}

/**
 * The faces whose links violate a condition in characteristic 0 or in some other, large ones first. Equal links are
 * looked at once; connectedness is tested before homology is computed.
 * @throws LimitError; `limit` counts faces
 */
export function* linkObstructions(
  complex: SimplicialComplex,
  condition: LinkCondition,
  exploration: Exploration,
): Generator<LinkObstruction> {
  const facets = complex.listFacets(exploration.time());
  const seen = new Set<string>();
  for (let size = condition.largest; size >= condition.smallest; size--)
    for (const face of complex.faces(size - 1)) {
      exploration.step();
      const link = linkFacets(facets, face);
      let linkDimension = -1;
      for (let i = 0; i < link.size; i++) linkDimension = Math.max(linkDimension, link.cardinality(i) - 1);
      const bound = Math.min(condition.vanishing(size, linkDimension), linkDimension);
      if (bound < 0) continue;
      if (bound === 0 && linkDimension > 0 && isConnected(link)) continue;
      const key = `${bound}:${link.words.join()}`;
      if (seen.has(key)) continue;
      const groups = lowHomology(complex, link, bound, exploration);
      if (groups.some(({ rank, torsion }) => rank > 0 || torsion.length > 0)) yield { face, linkDimension, groups };
      else seen.add(key);
    }
}

/** The facets of the link of a face. */
export function linkFacets(facets: SetFamily, face: readonly number[]): SetFamily {
  if (face.length === 0) return facets;
  const { n, stride, size, words } = facets;
  const mask = new Uint32Array(stride);
  for (const v of face) mask[v >>> 5]! |= 1 << (v & 31);
  let count = 0;
  for (let i = 0; i < size; i++) if (isSubsetAt(mask, 0, words, i * stride, stride)) count++;
  const link = new Uint32Array(count * stride);
  for (let i = 0, o = 0; i < size; i++)
    if (isSubsetAt(mask, 0, words, i * stride, stride))
      for (let k = 0; k < stride; k++) link[o++] = words[i * stride + k]! & ~mask[k]!;
  return SetFamily.fromWords(link, n);
}

/** Do sets, none empty, hang together? */
export function isConnected({ words, stride, size }: SetFamily): boolean {
  const left = Array.from({ length: size }, (_, i) => i);
  const reached = words.slice(0, stride);
  for (let grown = true; grown;) {
    grown = false;
    let keep = 0;
    for (const i of left) {
      let meets = false;
      for (let k = 0; k < stride; k++) meets ||= (words[i * stride + k]! & reached[k]!) !== 0;
      if (!meets) left[keep++] = i;
      else {
        grown = true;
        for (let k = 0; k < stride; k++) reached[k]! |= words[i * stride + k]!;
      }
    }
    left.length = keep;
    if (keep === 0) return true;
  }
  return false;
}

function lowHomology(
  { vertices }: SimplicialComplex,
  facets: SetFamily,
  bound: number,
  exploration: Exploration,
): HomologyGroup[] {
  const link = SimplicialComplex.ofAntichain(vertices, { facets: facets.sorted() });
  return reducedHomology(link, exploration.time()).filter(({ degree }) => degree <= bound);
}
