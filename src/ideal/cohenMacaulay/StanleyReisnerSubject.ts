import type { ComplexSource, SimplicialComplex } from '../../complex/index.js';
import { complexOf } from '../../complex/internal.js';
import { InputError } from '../../errors.js';
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

/** A complex or an ideal, or a game, which stands for its legal complex. */
export const aSubject: Shape = byFlaw((value, place) => {
  try {
    complexOf(value as SimplicialComplex, place);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error.message.replace(/^(\w+): found (.*)\.$/s, '$1 is $2');
    throw error;
  }
});
