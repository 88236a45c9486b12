import type { SimplicialComplex } from '../../complex/index.js';
import { SquarefreeIdeal } from '../SquarefreeIdeal.js';

/**
 * What the properties of a Stanley–Reisner ring are asked of: a complex Δ (the ring is S/N(Δ)) or the ideal itself. The
 * facet ideal of a complex is `facetIdeal(complex)`.
 */
export type StanleyReisnerSubject = SimplicialComplex | SquarefreeIdeal;

/** The complex of the monomials outside the ideal. */
export function complexOf(subject: StanleyReisnerSubject): SimplicialComplex {
  return subject instanceof SquarefreeIdeal ? subject.complex : subject;
}
