import { type HomologyGroup, SimplicialComplex, reducedHomology } from '../../complex/index.js';
import type { Work } from '../../run.js';
import { SetFamily } from '../../sets/index.js';
import { isSubsetAt } from '../../sets/internal.js';
import { byFallingSize, closedFaces } from './closedFaces.kernel.js';
import { linkShape } from './linkShape.kernel.js';

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
 * The faces whose links violate a condition in characteristic 0 or in some other, large ones first. Faces whose links
 * are cones are left out, connectedness is tested before homology is computed, and that is computed once for links that
 * differ by the names of their vertices alone, as far as a cheap normal form can tell.
 * @throws LimitError; `limit` counts intersections of facets, and the links looked at
 */
export function* linkObstructions(
  complex: SimplicialComplex,
  condition: LinkCondition,
  work: Work,
): Generator<LinkObstruction> {
  const search = new LinkSearch(complex, condition);
  for (let found = search.next(work); found !== undefined; found = search.next(work)) yield found;
}

/** The search of `linkObstructions`; where bounds cut it off, it can go on with others. */
export class LinkSearch {
  readonly #complex: SimplicialComplex;
  readonly #condition: LinkCondition;
  readonly #known = new Map<string, readonly HomologyGroup[]>();
  /** Facets, their intersections, and the order in which these are looked at. */
  #faces: { readonly facets: SetFamily; readonly closed: Uint32Array; readonly order: Int32Array } | undefined;
  /** How many faces have been looked at. */
  #at = 0;

  constructor(complex: SimplicialComplex, condition: LinkCondition) {
    this.#complex = complex;
    this.#condition = condition;
  }

  /** The next face; undefined when all have been looked at. @throws LimitError */
  next(work: Work): LinkObstruction | undefined {
    const { facets, closed, order } = (this.#faces ??= listFaces(this.#complex, work));
    const faces = SetFamily.fromWords(closed, facets.n);
    for (; this.#at < order.length; this.#at++) {
      const found = this.#obstruction(facets, faces, order[this.#at]!, work);
      if (found === undefined) continue;
      this.#at++;
      return found;
    }
    return undefined;
  }

  /** What the link of a face has that it must not have. */
  #obstruction(facets: SetFamily, faces: SetFamily, i: number, work: Work): LinkObstruction | undefined {
    const { stride, n } = facets;
    const size = faces.cardinality(i);
    if (size > this.#condition.largest || size < this.#condition.smallest) return undefined;
    work.step();
    const link = linkFacets(facets, faces.words, i * stride);
    let linkDimension = -1;
    for (let j = 0; j < link.size; j++) linkDimension = Math.max(linkDimension, link.cardinality(j) - 1);
    const bound = Math.min(this.#condition.vanishing(size, linkDimension), linkDimension);
    if (bound < 0 || (bound === 0 && isConnected(link))) return undefined;
    const shape = linkShape(link.words, stride, link.size, n);
    const key = `${bound}:${(shape?.sets ?? link.words).join()}`;
    let groups = this.#known.get(key);
    if (groups === undefined) {
      const own = shape === undefined ? link : SetFamily.fromWords(Uint32Array.from(shape.sets), shape.elements);
      groups = lowHomology(own, bound, work);
      this.#known.set(key, groups);
    }
    if (groups.every(({ rank, torsion }) => rank === 0 && torsion.length === 0)) return undefined;
    return { face: faces.list(i), linkDimension, groups };
  }
}

function listFaces(complex: SimplicialComplex, work: Work) {
  const facets = complex.listFacets(work.part());
  const { words, stride, n } = facets;
  let counted = 0;
  const closed = closedFaces(words, stride, facets.size, n, (found) => {
    work.step(found - counted);
    counted = found;
  });
  return { facets, closed, order: byFallingSize(closed, stride) };
}

/** The facets of the link of the face at an offset. */
function linkFacets({ n, stride, size, words }: SetFamily, face: Uint32Array, at: number): SetFamily {
  let count = 0;
  for (let i = 0; i < size; i++) if (isSubsetAt(face, at, words, i * stride, stride)) count++;
  const link = new Uint32Array(count * stride);
  for (let i = 0, o = 0; i < size; i++)
    if (isSubsetAt(face, at, words, i * stride, stride))
      for (let k = 0; k < stride; k++) link[o++] = words[i * stride + k]! & ~face[at + k]!;
  return SetFamily.fromWords(link, n);
}

/** Do sets, none empty, hang together? */
function isConnected({ words, stride, size }: SetFamily): boolean {
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

/** Homology over the integers up to a degree. */
function lowHomology(facets: SetFamily, bound: number, work: Work): HomologyGroup[] {
  const link = SimplicialComplex.fromFacets(facets, facets.n);
  return reducedHomology(link, work.part()).filter(({ degree }) => degree <= bound);
}
