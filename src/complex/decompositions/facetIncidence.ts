import { LimitError } from '../../errors.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import type { Work } from '../../run.js';
import { FacetIncidence } from './FacetIncidence.kernel.js';

/** Words for the facets around all ridges, at most: half a gigabyte. */
const MOST_WORDS = 2 ** 27;

/** The facets as ascending lists, in the order of `complex.facets`. @throws LimitError when they cannot be listed */
export function facetLists(complex: SimplicialComplex, work: Work): Int32Array[] {
  const facets = complex.listFacets(work.part());
  return Array.from({ length: facets.size }, (_, i) => Int32Array.from(facets.list(i)));
}

/** Which facets contain what. @throws LimitError when there are too many */
export function facetIncidence(complex: SimplicialComplex, work: Work): FacetIncidence {
  const lists = facetLists(complex, work);
  const words = Math.ceil(lists.length / 32) * lists.reduce((sum, list) => sum + list.length, complex.n);
  if (words > MOST_WORDS)
    throw new LimitError('too-much-memory', `facetIncidence: ${words} words; the limit is ${MOST_WORDS}.`, {
      hint: 'The complex has too many facets to search.',
      details: { facets: lists.length },
    });
  return new FacetIncidence(lists, complex.n);
}
