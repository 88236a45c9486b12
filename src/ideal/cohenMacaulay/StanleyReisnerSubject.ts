import type { ComplexSource, SimplicialComplex } from '../../complex/index.js';
import { aComplexSource, complexOf } from '../../complex/internal.js';
import { byFlaw, type Shape } from '../../shape.js';
import { SquarefreeIdeal } from '../SquarefreeIdeal.js';

/**
 * What the properties of a Stanley–Reisner ring are asked of: a complex Δ (the ring is S/N(Δ)) or the ideal itself, or
 * a game, which stands for its legal complex. The facet ideal of a complex is `facetIdeal(complex)`.
 */
export type StanleyReisnerSubject = SquarefreeIdeal | ComplexSource;

/** The complex of the monomials outside the ideal. */
export function complexOfSubject(subject: StanleyReisnerSubject): SimplicialComplex {
  return subject instanceof SquarefreeIdeal ? subject.complex : complexOf(subject, 'complexOf');
}

/** A `StanleyReisnerSubject`. */
export const aStanleyReisnerSubject: Shape = /* @__PURE__ */ byFlaw((value, place) =>
  value instanceof SquarefreeIdeal ? undefined : aComplexSource.flaw(value, place),
);
