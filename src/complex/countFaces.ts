import type { RunOptions } from '../run.js';
import { countIndependentSets, countSubsets, type Grade } from '../sets/index.js';
import { countListedSubsets, subsetBound } from '../sets/internal.js';
import type { SimplicialComplex } from './SimplicialComplex.js';

/** Up to this many facets, faces are counted from the facets when the nonfaces are not known. */
const FEW_FACETS = 256;

/** Up to this many subsets of facets, faces are listed to be counted. */
const FEW_FACES = 2 ** 20;

/** The numbers of faces by the grades of their vertices, from what is known of a complex. @throws LimitError */
export function countFaces(complex: SimplicialComplex, grading: readonly Grade[], options: RunOptions): bigint[][] {
  const { facets, nonfaces } = complex.known;
  if (nonfaces === undefined && facets !== undefined) {
    if (facets.size <= FEW_FACETS) return countSubsets(facets, grading, options);
    if (subsetBound(facets) <= FEW_FACES) return countListedSubsets(facets, grading, options);
  }
  return countIndependentSets(complex.listMinimalNonfaces(options), grading, options);
}
