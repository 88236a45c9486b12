import type { SimplicialComplex } from '../../complex/index.js';
import { facesBySize } from '../../complex/internal.js';
import { byField, fields } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import type { FieldChoice } from '../FieldOptions.js';
import { LinksByDefinition } from './LinksByDefinition.js';
import type { LinkWitness } from './LinkWitness.js';
import type { SequentiallyCohenMacaulay } from './sequentiallyCohenMacaulay.js';
import type { StanleyReisnerSubject } from './StanleyReisnerSubject.js';
import {
  hasHomology,
  subjectComplex,
  NOTHING_CLAIMED,
  whyNoWitness,
  whyOtherCharacteristic,
  witnessShape,
} from './verifyLinkWitness.js';

/**
 * Checks an answer of `sequentiallyCohenMacaulay` for a characteristic: that all pure skeletons are Cohen–Macaulay, or
 * that the witness contradicts it.
 * @throws InputError `invalid-argument`, `not-a-prime`
 */
export function verifySequentiallyCohenMacaulay(
  subject: StanleyReisnerSubject,
  answer: SequentiallyCohenMacaulay,
  given: FieldChoice = {},
): Verification {
  const { characteristic = 0 } = given;
  const complex = subjectComplex('verifySequentiallyCohenMacaulay', subject, characteristic);
  const any = fields({});
  const malformed = byField('sequentiallyCohenMacaulay', [true, any], [false, any], ['undecided', any]).flaw(
    answer,
    'answer',
  );
  if (malformed !== undefined) return refuse(malformed);
  if (answer.sequentiallyCohenMacaulay === 'undecided') return refuse(NOTHING_CLAIMED);
  if (!answer.sequentiallyCohenMacaulay) {
    const flaw = whyNoSequentialRefutation(complex, answer.witness, characteristic);
    return flaw === undefined ? VERIFIED : refuse(flaw);
  }
  for (const [s, links] of pureSkeletonLinks(complex).entries()) {
    const failure = links.failure(BigInt(characteristic));
    if (failure !== undefined)
      return refuse(`in the pure skeleton of dimension ${s - 1} ${hasHomology(complex, ...failure)}`);
  }
  return VERIFIED;
}

/** The pure skeletons of dimension −1, 0, …; none of the void complex. */
export function pureSkeletonLinks(complex: SimplicialComplex): LinksByDefinition[] {
  return facesBySize(complex.facets.toLists()).map((faces) => new LinksByDefinition(faces));
}

/** Why a witness does not say that the complex is not sequentially Cohen–Macaulay. */
export function whyNoSequentialRefutation(
  complex: SimplicialComplex,
  witness: LinkWitness,
  characteristic?: number,
): string | undefined {
  const flaw = witnessShape(complex).flaw(witness, 'witness') ?? whyOtherCharacteristic(witness, characteristic);
  if (flaw !== undefined) return flaw;
  const { generatedFrom: t, degree, face } = witness;
  if (t === undefined) return 'the witness does not say from which dimension facets count';
  if (degree >= t - face.length) return `the degree ${degree} of the witness is not below ${t} − ${face.length}`;
  return whyNoWitness(complex, witness);
}
