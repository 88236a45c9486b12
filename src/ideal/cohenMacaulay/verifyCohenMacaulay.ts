import { takes, options } from '../../arguments.js';
import { byField, fields, oneOf } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import type { FieldChoice } from '../FieldOptions.js';
import type { CohenMacaulay } from './cohenMacaulay.js';
import { LinksByDefinition } from './LinksByDefinition.js';
import type { StanleyReisnerSubject } from './StanleyReisnerSubject.js';
import { hasHomology, subjectComplex, UNDECIDED, whyNoRefutation } from './verifyLinkWitness.js';

const verifyCohenMacaulayTakes = /* @__PURE__ */ takes('verifyCohenMacaulay', () => ({ options }));

/**
 * Checks an answer of `cohenMacaulay` for a characteristic, face by face.
 * @throws InputError `invalid-argument`, `not-a-prime`
 */
export function verifyCohenMacaulay(
  subject: StanleyReisnerSubject,
  answer: CohenMacaulay,
  given: FieldChoice = {},
): Verification {
  verifyCohenMacaulayTakes(given);
  const { characteristic = 0 } = given;
  const complex = subjectComplex('verifyCohenMacaulay', subject, characteristic);
  const malformed = byField(
    'cohenMacaulay',
    [true, fields({ because: oneOf('void', 'dimension', 'links') })],
    [false, fields({})],
    ['undecided', fields({})],
  )(answer, 'answer');
  if (malformed !== undefined) return refuse(malformed);
  if (answer.cohenMacaulay === 'undecided') return refuse(UNDECIDED);
  if (!answer.cohenMacaulay) {
    const flaw = whyNoRefutation(complex, answer.witness, characteristic);
    return flaw === undefined ? VERIFIED : refuse(flaw);
  }
  if (answer.because === 'void' && !complex.isVoid) return refuse('the complex is not void');
  if (answer.because === 'dimension' && complex.dimension > 0)
    return refuse(`the complex has dimension ${complex.dimension}, above 0`);
  const failure = new LinksByDefinition(complex.facets.toLists()).failure(BigInt(characteristic));
  return failure === undefined ? VERIFIED : refuse(hasHomology(complex, ...failure));
}
