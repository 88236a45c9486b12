import type { RunOptions } from '../../run.js';
import { SimplicialComplex } from '../SimplicialComplex.js';

/** One row of the f- or h-triangle: the facets of one size and what they add to the larger ones. */
export interface TriangleRow {
  /** The size of the facets. */
  readonly facetSize: number;
  /** f: the faces of each size 0…facetSize that lie in such a facet and in no larger one. */
  readonly f: readonly bigint[];
  /** h: in every shelling, the facets of this size whose restriction set has each size 0…facetSize. */
  readonly h: readonly bigint[];
}

/**
 * The rows of the f- and h-triangle for the sizes of facets that occur, largest first; `[]` for the void complex.
 * @throws LimitError when the faces cannot be counted within the bounds
 * @source Björner and Wachs 1996
 */
export function hTriangle(complex: SimplicialComplex, options: RunOptions = {}): TriangleRow[] {
  const facets = complex.listFacets(options);
  const sizes = [...new Set(facets.cardinalities())].sort((a, b) => b - a);
  let larger: readonly bigint[] = [];
  return sizes.map((facetSize) => {
    const upTo = facets.filter((i) => facets.cardinality(i) >= facetSize);
    const all = SimplicialComplex.ofAntichain(complex.vertices, { facets: upTo }).fVector(options);
    const f = all.slice(0, facetSize + 1).map((count, i) => count - (larger[i] ?? 0n));
    larger = all;
    return { facetSize, f, h: hFromF(f) };
  });
}

/** Coefficients of Σ fᵢ tⁱ (1−t)^(m−i), m the last index: repeated synthetic division from the top. */
export function hFromF(f: readonly bigint[]): bigint[] {
  const h = f.slice();
  for (let end = h.length - 1; end > 0; end--) for (let i = 1; i <= end; i++) h[i]! -= h[i - 1]!;
  return h;
}
