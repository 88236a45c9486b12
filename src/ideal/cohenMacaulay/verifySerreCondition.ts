import { takes, options } from '../../arguments.js';
import { byField, fields, integer, requireShape } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import type { FieldChoice } from '../FieldOptions.js';
import { LinksByDefinition } from './LinksByDefinition.js';
import type { SerreCondition } from './serreCondition.js';
import type { StanleyReisnerSubject } from './StanleyReisnerSubject.js';
import { hasHomology, subjectComplex, UNDECIDED, whyNoRefutation } from './verifyLinkWitness.js';

const verifySerreConditionTakes = /* @__PURE__ */ takes('verifySerreCondition', () => ({ options }));

/**
 * Checks an answer of `serreCondition` for a characteristic, face by face.
 * @throws InputError `invalid-argument`, `not-a-prime`
 */
export function verifySerreCondition(
  subject: StanleyReisnerSubject,
  r: number,
  answer: SerreCondition,
  given: FieldChoice = {},
): Verification {
  verifySerreConditionTakes(given);
  const { characteristic = 0 } = given;
  const complex = subjectComplex('verifySerreCondition', subject, characteristic);
  requireShape('verifySerreCondition', integer(1), r, 'r');
  const any = fields({});
  const malformed = byField('serre', [true, any], [false, any], ['undecided', any])(answer, 'answer');
  if (malformed !== undefined) return refuse(malformed);
  if (answer.serre === 'undecided') return refuse(UNDECIDED);
  if (!answer.serre) {
    const flaw = whyNoRefutation(complex, answer.witness, characteristic);
    if (flaw !== undefined) return refuse(flaw);
    const { degree } = answer.witness;
    return degree <= r - 2 ? VERIFIED : refuse(`the degree ${degree} of the witness is above r − 2 = ${r - 2}`);
  }
  const links = new LinksByDefinition(complex.facets.toLists());
  for (const face of links.faces) {
    const bound = Math.min(r - 1, links.dimension(face)!);
    const degree = links.degreeBelow(face, bound, BigInt(characteristic));
    if (degree !== undefined) return refuse(hasHomology(complex, face, degree));
  }
  return VERIFIED;
}
