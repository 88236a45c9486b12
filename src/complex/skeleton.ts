import { complexOf, type ComplexSource } from './complexOf.js';
import type { RunOptions } from '../run.js';
import { SimplicialComplex } from './SimplicialComplex.js';

/** The faces of dimension at most k. @throws LimitError; `limit` counts the faces of dimension k */
export function skeleton(complex: ComplexSource, k: number, options: RunOptions = {}): SimplicialComplex {
  complex = complexOf(complex, 'skeleton');
  const facets = complex.listFacets(options);
  const small = facets.filter((i) => facets.cardinality(i) <= k + 1);
  const generators = small.concat(complex.listFaces(k, options));
  return SimplicialComplex.ofAntichain(complex.vertices, { facets: generators.maximal() });
}

/**
 * The complex whose facets are the faces of dimension k; void if there are none.
 * @throws LimitError; `limit` counts the faces of dimension k
 * @source Huntemann 2018, Def. 1.24
 */
export function pureSkeleton(complex: ComplexSource, k: number, options: RunOptions = {}): SimplicialComplex {
  complex = complexOf(complex, 'pureSkeleton');
  return SimplicialComplex.ofAntichain(complex.vertices, { facets: complex.listFaces(k, options).sorted() });
}
