import type { RunOptions } from '../run.js';
import { largestFaceSize } from './largestFaceSize.js';
import type { SimplicialComplex } from './SimplicialComplex.js';

/** The dimension of a complex within bounds. @throws LimitError when the time is up */
export function dimensionWithin(complex: SimplicialComplex, run: RunOptions): number {
  const { facets, nonfaces } = complex.known;
  if (complex.isVoid || facets !== undefined) return complex.dimension;
  return largestFaceSize(nonfaces!, run) - 1;
}
