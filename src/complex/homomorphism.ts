import { complexOf, type ComplexSource } from './complexOf.js';
import type { RunOptions } from '../run.js';
import { findVertexMap, type FoundMap } from './findVertexMap.js';
import { isOnto, requireMap } from './vertexMaps.js';

/**
 * Whether a map of vertices is a homomorphism; if not, a vertex whose side is lost, or a face whose image is not a
 * face.
 */
export type HomomorphismCheck =
  | { readonly homomorphism: true; readonly isomorphism: boolean }
  | { readonly homomorphism: false; readonly because: 'side'; readonly vertex: number }
  | {
      readonly homomorphism: false;
      readonly because: 'face';
      /** A minimal face whose image is not a face, ascending. */
      readonly face: readonly number[];
      readonly image: readonly number[];
    };

/**
 * Does a map of vertices take faces to faces, vertices of Left to those of Left, Right to Right, and those without
 * a side to such? A homomorphism is an isomorphism if it is a bijection of the faces.
 * @param map the image of each vertex; loops need none
 * @throws InputError `invalid-vertex`, `not-the-same-ground-set`
 * @source Huntemann 2018, Def. 1.48
 */
export function checkHomomorphism(
  from: ComplexSource,
  to: ComplexSource,
  map: readonly (number | undefined)[],
): HomomorphismCheck {
  from = complexOf(from, 'checkHomomorphism');
  to = complexOf(to, 'checkHomomorphism');
  const support = from.isVoid ? [] : from.support;
  const imageOf = requireMap('checkHomomorphism', 'vertex', map, { from: from.n, to: to.n }, support);
  for (const v of support)
    if (from.vertices[v]!.side !== to.vertices[map[v]!]!.side)
      return { homomorphism: false, because: 'side', vertex: v };
  for (const facet of from.facets) {
    if (to.isFace(imageOf(facet))) continue;
    let face: readonly number[] = facet;
    for (const v of facet) {
      const smaller = face.filter((u) => u !== v);
      if (!to.isFace(imageOf(smaller))) face = smaller;
    }
    return { homomorphism: false, because: 'face', face, image: imageOf(face) };
  }
  const injective = new Set(support.map((v) => map[v])).size === support.length;
  const isomorphism = injective && from.isVoid === to.isVoid && isOnto(from.facets, to.facets, imageOf);
  return { homomorphism: true, isomorphism };
}

/** What kind of homomorphism is looked for. */
export interface HomomorphismOptions extends RunOptions {
  /** Whether different vertices must go to different vertices. Default false. */
  readonly injective?: boolean;
}

/**
 * Looks for a homomorphism of complexes that preserves sides; loops get no image.
 * @param given when they cut the search off, the answer is undecided; `limit` counts assignments
 * @complexity exponential in the number of vertices
 * @source Huntemann 2018, Def. 1.48
 */
export function findHomomorphism(from: ComplexSource, to: ComplexSource, given: HomomorphismOptions = {}): FoundMap {
  from = complexOf(from, 'findHomomorphism');
  to = complexOf(to, 'findHomomorphism');
  const { injective = false, ...options } = given;
  const support = new Set(from.isVoid ? [] : from.support);
  const targets = to.isVoid ? [] : to.support;
  const candidates = from.vertices.map(({ side }, v) =>
    support.has(v) ? targets.filter((w) => to.vertices[w]!.side === side) : [],
  );
  if ([...support].some((v) => candidates[v]!.length === 0)) return { found: false };
  return findVertexMap(
    {
      task: 'findHomomorphism',
      candidates,
      sets: from.facets.toLists(),
      injective,
      admissible: (image) => to.isFace(image),
    },
    options,
  );
}
