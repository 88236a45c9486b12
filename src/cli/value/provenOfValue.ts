import { complexIsomorphism } from '../../complex/index.js';
import type { ValueBounds } from '../../evaluation/index.js';
import { outcomeWithin } from '../../evaluation/internal.js';
import type { Session } from '../Session.js';
import { evaluatorOf, inTime, type EvaluatedTerm } from './evaluateTerms.js';
import type { ProvenOfValue } from './ValueFinding.js';

/** What is proven of a sum although the values of some summands are open. */
export function provenOfValue(terms: readonly EvaluatedTerm[], session: Session): ProvenOfValue {
  const bounds = inTime(() => evaluatorOf(session).store.within(session.run(), () => sumOfBounds(terms)));
  const outcome = bounds === undefined ? undefined : outcomeWithin(bounds);
  const symmetric = inTime(() => terms.every((term) => isOwnNegative(term, session)));
  return {
    ...(bounds !== undefined && { bounds }),
    ...(outcome !== undefined && { outcome }),
    ...(symmetric === true && { mean: '0' }),
  };
}

function sumOfBounds(terms: readonly EvaluatedTerm[]): ValueBounds | undefined {
  let sum: ValueBounds | undefined;
  for (const { value, bounds = value === undefined ? undefined : { lower: value, upper: value } } of terms) {
    if (bounds === undefined) return undefined;
    sum = sum === undefined ? bounds : { lower: sum.lower.plus(bounds.lower), upper: sum.upper.plus(bounds.upper) };
  }
  return sum;
}

/** Is a value its own negative, as it is known or as an isomorphism of the complex exchanges the players? */
function isOwnNegative({ term, value }: EvaluatedTerm, session: Session): boolean {
  if (value !== undefined) return value.equals(value.negative());
  if (term.kind !== 'complex') return false;
  return complexIsomorphism(term.complex, term.complex, { ...session.run(), sides: 'swap' }).isomorphic === true;
}
