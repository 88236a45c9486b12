import { fields, integer, oneOf } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import type { FieldChoice } from '../FieldOptions.js';
import type { Depth } from './depth.js';
import { LinksByDefinition } from './LinksByDefinition.js';
import type { StanleyReisnerSubject } from './StanleyReisnerSubject.js';
import {
  hasHomology,
  subjectComplex,
  whyNoWitness,
  whyOtherCharacteristic,
  witnessShape,
} from './verifyLinkWitness.js';

/**
 * Checks a depth: the witness attains it, and no link has homology that would give less.
 * @throws InputError `invalid-argument`, `not-a-prime`
 */
export function verifyDepth(subject: StanleyReisnerSubject, answer: Depth, given: FieldChoice = {}): Verification {
  const { characteristic = 0 } = given;
  const complex = subjectComplex('verifyDepth', subject, characteristic);
  const wanted = complex.isVoid
    ? { depth: oneOf(Infinity), witness: oneOf(undefined) }
    : { depth: integer(0), witness: witnessShape(complex) };
  const malformed = fields(wanted).flaw(answer, 'answer');
  if (malformed !== undefined) return refuse(malformed);
  const { depth, witness } = answer;
  if (witness === undefined) return VERIFIED;
  const { face, degree, generatedFrom } = witness;
  if (generatedFrom !== undefined) return refuse('the witness speaks of large facets only; expected all');
  if (face.length + degree + 1 !== depth)
    return refuse(`the witness gives the depth ${face.length} + ${degree} + 1, not ${depth}`);
  const flaw = whyOtherCharacteristic(witness, characteristic) ?? whyNoWitness(complex, witness);
  if (flaw !== undefined) return refuse(flaw);
  const links = new LinksByDefinition(complex.facets.toLists());
  for (const smaller of links.faces) {
    const found = links.degreeBelow(smaller, depth - smaller.length - 1, BigInt(characteristic));
    if (found !== undefined)
      return refuse(`${hasHomology(complex, smaller, found)}, so the depth is at most ${smaller.length + found + 1}`);
  }
  return VERIFIED;
}
