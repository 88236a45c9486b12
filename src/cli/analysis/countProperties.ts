import { countFacets, hVector } from '../../complex/index.js';
import { largestFaceSize } from '../../complex/internal.js';
import type { Property } from './Property.js';

/** The properties that are numbers of faces. */
export const countProperties: Readonly<Record<string, Property>> = {
  facetCount: ({ complex }, run) => ({ value: countFacets(complex, run) }),
  nonfaceCount: ({ complex }, run) => ({ value: complex.listMinimalNonfaces(run).size }),
  dimension: ({ complex }, run) => {
    if (complex.isVoid) return { value: null };
    const { facets, nonfaces } = complex.known;
    return { value: facets === undefined ? largestFaceSize(nonfaces!, run) - 1 : complex.dimension };
  },
  fVector: ({ complex }, run) => ({ value: complex.fVector(run) }),
  hVector: ({ complex }, run) => ({ value: hVector(complex, run) }),
  polynomialProfile: ({ complex }, run) => ({ value: complex.polynomialProfile(run) }),
};
