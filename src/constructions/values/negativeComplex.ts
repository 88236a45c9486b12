import { complexOf } from '../../complex/internal.js';
import type { SimplicialComplex, ComplexSource } from '../../complex/index.js';
import { opponent } from '../../player.js';
import { numbered } from './sidedVertices.js';

/**
 * The complex with Left and Right exchanged, so of the negative value; vertices keep their order and get new labels.
 */
export function negativeComplex(complex: ComplexSource): SimplicialComplex {
  complex = complexOf(complex, 'negativeComplex');
  return complex.withVertices(numbered(complex.vertices.map(({ side }) => opponent(side))));
}
