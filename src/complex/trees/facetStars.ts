import type { SetFamily } from '../../sets/index.js';

/** Some facets of a complex, seen from the vertices; the methods of this folder walk through it. */
export interface FacetStars {
  readonly facets: SetFamily;
  /** The vertices of each facet, ascending. */
  readonly lists: readonly (readonly number[])[];
  /** The facets that contain each vertex, ascending. */
  readonly stars: readonly (readonly number[])[];
}

/** The facets that contain each vertex. @complexity linear in the total size of the facets */
export function facetStars(facets: SetFamily): FacetStars {
  const lists = facets.toLists();
  const stars = Array.from({ length: facets.n }, (): number[] => []);
  lists.forEach((list, i) => {
    for (const v of list) stars[v]!.push(i);
  });
  return { facets, lists, stars };
}

/**
 * Two facets that meet a set of vertices in incomparable sets; undefined if the intersections form a chain.
 * They form one iff the stars of the set's vertices do, so neighbours in the order of degrees are compared.
 * @param alive 0 for the facets that do not count; all count if left out
 * @complexity linear in the stars of all vertices of the set but one of largest star
 */
export function incomparablePair(
  { facets, stars }: FacetStars,
  set: readonly number[],
  alive?: Uint8Array,
  degree: (v: number) => number = (v) => stars[v]!.length,
): readonly [number, number] | undefined {
  const counts = (i: number): boolean => alive === undefined || alive[i] !== 0;
  const ordered = [...set].sort((u, v) => degree(u) - degree(v));
  for (let k = 0; k + 1 < ordered.length; k++) {
    const u = ordered[k]!;
    const v = ordered[k + 1]!;
    const onlyU = stars[u]!.find((i) => counts(i) && !facets.has(i, v));
    if (onlyU === undefined) continue;
    // The star of v is at least as large as that of u, so it has a facet without u.
    return [onlyU, stars[v]!.find((i) => counts(i) && !facets.has(i, u))!];
  }
  return undefined;
}
