import type { RunOptions } from '../../run.js';
import type { SetFamily } from '../../sets/index.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { countNewFaces } from './countNewFaces.kernel.js';

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
  const counted = countedRows(facets, sizes) ?? differences(complex, facets, sizes, options);
  return sizes.map((facetSize, i) => ({ facetSize, f: counted[i]!, h: hFromF(counted[i]!) }));
}

/** Subsets of facets that are visited one by one, at most. */
const MANY_SUBSETS = 2 ** 19;

/** The rows of f by listing all faces, largest facets first, when they are few and a word holds a face. */
function countedRows(facets: SetFamily, sizes: readonly number[]): bigint[][] | undefined {
  const sizeOf = facets.cardinalities();
  const subsets = sizeOf.reduce((sum, size) => sum + 2 ** size, 0);
  if (facets.stride > 1 || subsets > MANY_SUBSETS) return undefined;
  const last = facets.size - 1; // canonical order is by size: the largest come last
  const counts = countNewFaces(facets.words.slice().reverse(), subsets);
  const rows = new Map(sizes.map((size) => [size, new Array<number>(size + 1).fill(0)]));
  for (let f = 0; f <= last; f++) {
    const row = rows.get(sizeOf[last - f]!)!;
    for (let s = 0; s < row.length; s++) row[s]! += counts[f * 33 + s]!;
  }
  return sizes.map((size) => rows.get(size)!.map(BigInt));
}

/** The rows of f as differences of f-vectors. */
function differences(
  complex: SimplicialComplex,
  facets: SetFamily,
  sizes: readonly number[],
  options: RunOptions,
): bigint[][] {
  let larger: readonly bigint[] = [];
  return sizes.map((facetSize) => {
    const upTo = facets.filter((i) => facets.cardinality(i) >= facetSize);
    const all = SimplicialComplex.ofAntichain(complex.vertices, { facets: upTo }).fVector(options);
    const row = all.slice(0, facetSize + 1).map((count, i) => count - (larger[i] ?? 0n));
    larger = all;
    return row;
  });
}

/** Coefficients of Σ fᵢ tⁱ (1−t)^(m−i), m the last index: repeated synthetic division from the top. */
export function hFromF(f: readonly bigint[]): bigint[] {
  const h = f.slice();
  for (let end = h.length - 1; end > 0; end--) for (let i = 1; i <= end; i++) h[i]! -= h[i - 1]!;
  return h;
}
