import { Work, type RunOptions } from '../../run.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { requireFace } from './requireFace.js';

/**
 * Is a face shedding: is every facet of its deletion a facet of the complex? The empty face is not, since its deletion
 * is void, unless the complex is {∅}.
 * @throws InputError `not-a-face`, `invalid-vertex`
 * @throws LimitError
 * @source Björner and Wachs 1997
 * @example isSheddingFace(SimplicialComplex.fromFacets([['a', 'b'], ['b', 'c']]), [0]) // true
 */
export function isSheddingFace(complex: ComplexSource, face: readonly number[], options: RunOptions = {}): boolean {
  complex = complexOf(complex, 'isSheddingFace');
  requireFace(complex, face, 'isSheddingFace');
  const facets = complex.listFacets(options);
  const around = facets.containing(face);
  // What is left of a facet without one of its vertices has to lie in a facet that does not contain the face.
  const rest = facets.filter((i) => face.some((v) => !facets.has(i, v)));
  return around.toLists().every((facet) => face.every((v) => rest.hasSupersetOf(facet.filter((u) => u !== v))));
}

/**
 * The shedding faces of dimension k, in lexicographic order.
 * @throws LimitError; `limit` counts the faces of dimension k
 * @source Björner and Wachs 1997
 * @example sheddingFaces(SimplicialComplex.fromFacets([['a', 'b'], ['b', 'c']]), 0) // [[0], [2]]
 */
export function sheddingFaces(complex: ComplexSource, k: number, options: RunOptions = {}): number[][] {
  complex = complexOf(complex, 'sheddingFaces');
  const work = new Work('sheddingFaces', options);
  const found: number[][] = [];
  for (const face of complex.listFaces(k, work.part())) {
    work.tick(0);
    if (isSheddingFace(complex, face, work.part())) found.push(face);
  }
  return found;
}
