import { complexOf, type ComplexSource } from '../complexOf.js';
import type { RunOptions } from '../../run.js';
import type { SetFamily } from '../../sets/index.js';
import { hFromF } from '../faceNumbers.js';
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
export function hTriangle(complex: ComplexSource, options: RunOptions = {}): TriangleRow[] {
  complex = complexOf(complex, 'hTriangle');
  const facets = complex.listFacets(options);
  const sizes = [...new Set(facets.cardinalities())].sort((a, b) => b - a);
  const counted = countedRows(facets, sizes) ?? differences(complex, facets, sizes, options);
  return sizes.map((facetSize, i) => ({ facetSize, f: counted[i]!, h: hFromF(counted[i]!) }));
}

/** Subsets of facets that are visited one by one, at most. */
const MANY_SUBSETS = 2 ** 19;

/** The rows of f by listing all faces, those of the largest facets first, when they are few. */
function countedRows(facets: SetFamily, sizes: readonly number[]): bigint[][] | undefined {
  const sizeOf = facets.cardinalities();
  const subsets = sizeOf.reduce((sum, size) => sum + 2 ** size, 0);
  if (subsets * facets.stride > MANY_SUBSETS) return undefined;
  const lists = facets.toLists().reverse(); // canonical order is by size: the largest come last
  const counts = facets.stride === 1 ? countNewFaces(facets.words.slice().reverse(), subsets) : listNewFaces(lists);
  const rows = new Map(sizes.map((size) => [size, new Array<number>(size + 1).fill(0)]));
  for (const [f, list] of lists.entries()) {
    const row = rows.get(list.length)!;
    for (let s = 0; s < row.length; s++) row[s]! += counts[f * ROW + s]!;
  }
  return sizes.map((size) => rows.get(size)!.map(BigInt));
}

/** Entries for each facet in the counts of new faces; facets with more than 32 vertices have too many subsets. */
const ROW = 33;

/** As `countNewFaces`, for faces that fill several words. */
function listNewFaces(lists: readonly (readonly number[])[]): Uint32Array {
  const counts = new Uint32Array(lists.length * ROW);
  const seen = new Set<string>();
  for (const [f, list] of lists.entries())
    for (let mask = 0; mask < 2 ** list.length; mask++) {
      const face = list.filter((_, j) => (mask & (1 << j)) !== 0);
      const before = seen.size;
      if (seen.add(face.join()).size > before) counts[f * ROW + face.length]!++;
    }
  return counts;
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
