import { takes, options } from '../../arguments.js';
import { byField, fields } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import type { FieldChoice } from '../FieldOptions.js';
import type { Buchsbaum } from './buchsbaum.js';
import { LinksByDefinition } from './LinksByDefinition.js';
import type { StanleyReisnerSubject } from './StanleyReisnerSubject.js';
import { hasHomology, subjectComplex, UNDECIDED, whyNoRefutation } from './verifyLinkWitness.js';

const verifyBuchsbaumTakes = /* @__PURE__ */ takes('verifyBuchsbaum', () => ({ options }));

/**
 * Checks an answer of `buchsbaum` for a characteristic: the links of all nonempty faces, or the witness.
 * @throws InputError `invalid-argument`, `not-a-prime`
 */
export function verifyBuchsbaum(
  subject: StanleyReisnerSubject,
  answer: Buchsbaum,
  given: FieldChoice = {},
): Verification {
  verifyBuchsbaumTakes(given);
  const { characteristic = 0 } = given;
  const complex = subjectComplex('verifyBuchsbaum', subject, characteristic);
  const any = fields({});
  const failing = byField('because', ['not-pure', any], ['link', any]);
  const malformed = byField('buchsbaum', [true, any], [false, failing], ['undecided', any])(answer, 'answer');
  if (malformed !== undefined) return refuse(malformed);
  if (answer.buchsbaum === 'undecided') return refuse(UNDECIDED);
  const isPure = new Set(complex.facets.cardinalities()).size <= 1;
  if (!answer.buchsbaum) {
    if (answer.because === 'not-pure') return isPure ? refuse('all facets have the same size') : VERIFIED;
    const flaw = whyNoRefutation(complex, answer.witness, characteristic);
    if (flaw !== undefined) return refuse(flaw);
    return answer.witness.face.length > 0 ? VERIFIED : refuse('the link of ∅ does not count');
  }
  if (!isPure) return refuse('the facets differ in size');
  const failure = new LinksByDefinition(complex.facets.toLists()).failure(BigInt(characteristic), 1);
  return failure === undefined ? VERIFIED : refuse(hasHomology(complex, ...failure));
}
