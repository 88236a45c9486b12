import { SimplicialComplex } from '../../complex/index.js';
import { faceName } from '../../complex/internal.js';
import { checkPrime } from '../../linear/internal.js';
import {
  bigInteger,
  byField,
  fields,
  instance,
  integer,
  oneOf,
  optional,
  requireShape,
  setBelow,
  type Shape,
} from '../../shape.js';
import { refuse, type Verification, VERIFIED } from '../../verification.js';
import type { FieldChoice } from '../FieldOptions.js';
import { SquarefreeIdeal } from '../SquarefreeIdeal.js';
import type { LinkWitness } from './LinkWitness.js';
import { LinksByDefinition } from './LinksByDefinition.js';
import { complexOfSubject, type StanleyReisnerSubject } from './StanleyReisnerSubject.js';
import type { Buchsbaum } from './buchsbaum.js';
import type { CohenMacaulay } from './cohenMacaulay.js';
import { isCertainlyPrime } from './isCertainlyPrime.js';
import type { SerreCondition } from './serreCondition.js';

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
  const { characteristic = 0 } = given;
  const complex = subjectComplex('verifySerreCondition', subject, characteristic);
  requireShape('verifySerreCondition', integer(1), r, 'r');
  const any = fields({});
  const malformed = byField('serre', [true, any], [false, any], ['undecided', any]).flaw(answer, 'answer');
  if (malformed !== undefined) return refuse(malformed);
  if (answer.serre === 'undecided') return refuse(NOTHING_CLAIMED);
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

/**
 * Checks an answer of `cohenMacaulay` for a characteristic, face by face.
 * @throws InputError `invalid-argument`, `not-a-prime`
 */
export function verifyCohenMacaulay(
  subject: StanleyReisnerSubject,
  answer: CohenMacaulay,
  given: FieldChoice = {},
): Verification {
  const { characteristic = 0 } = given;
  const complex = subjectComplex('verifyCohenMacaulay', subject, characteristic);
  const malformed = byField(
    'cohenMacaulay',
    [true, fields({ because: oneOf('void', 'dimension', 'links') })],
    [false, fields({})],
    ['undecided', fields({})],
  ).flaw(answer, 'answer');
  if (malformed !== undefined) return refuse(malformed);
  if (answer.cohenMacaulay === 'undecided') return refuse(NOTHING_CLAIMED);
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

/**
 * Checks an answer of `buchsbaum` for a characteristic: the links of all nonempty faces, or the witness.
 * @throws InputError `invalid-argument`, `not-a-prime`
 */
export function verifyBuchsbaum(
  subject: StanleyReisnerSubject,
  answer: Buchsbaum,
  given: FieldChoice = {},
): Verification {
  const { characteristic = 0 } = given;
  const complex = subjectComplex('verifyBuchsbaum', subject, characteristic);
  const any = fields({});
  const failing = byField('because', ['not-pure', any], ['link', any]);
  const malformed = byField('buchsbaum', [true, any], [false, failing], ['undecided', any]).flaw(answer, 'answer');
  if (malformed !== undefined) return refuse(malformed);
  if (answer.buchsbaum === 'undecided') return refuse(NOTHING_CLAIMED);
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

/**
 * Checks that the link of the face has the homology that a witness says, in the dimension that it says; by the
 * definition, from whole boundary matrices.
 * @throws InputError `invalid-argument`
 */
export function verifyLinkWitness(subject: StanleyReisnerSubject, witness: LinkWitness): Verification {
  const complex = subjectComplex('verifyLinkWitness', subject);
  const because = witnessShape(complex).flaw(witness, 'witness') ?? whyNoWitness(complex, witness);
  return because === undefined ? VERIFIED : refuse(because);
}

/** The complex that a verifier is asked about. @throws InputError `invalid-argument`, `not-a-prime` */
export function subjectComplex(
  task: string,
  subject: StanleyReisnerSubject,
  characteristic: number = 0,
): SimplicialComplex {
  if (!(subject instanceof SquarefreeIdeal))
    requireShape(task, instance(SimplicialComplex, 'a SimplicialComplex or a SquarefreeIdeal'), subject, 'the subject');
  if (characteristic !== 0) checkPrime(task, characteristic);
  return complexOfSubject(subject);
}

/** What a witness on a complex looks like. */
export function witnessShape({ n }: SimplicialComplex): Shape {
  return fields({
    characteristic: bigInteger(0n),
    face: setBelow(n),
    degree: integer(-1),
    rank: integer(1),
    linkDimension: integer(-1),
    generatedFrom: optional(integer(-1)),
  });
}

/** Why the link has other homology than a well-formed witness says. */
export function whyNoWitness(complex: SimplicialComplex, witness: LinkWitness): string | undefined {
  const { characteristic, face, degree, rank, linkDimension, generatedFrom = -1 } = witness;
  if (characteristic !== 0n && !isCertainlyPrime(characteristic))
    return `${characteristic} is not a characteristic; expected 0 or a prime`;
  const facets = complex.facets.toLists().filter((facet) => facet.length > generatedFrom);
  const links = new LinksByDefinition(facets);
  const name = faceName(complex, face);
  const dimension = links.dimension(face);
  if (dimension === undefined)
    return generatedFrom < 0
      ? `${name} is not a face`
      : `${name} lies in no facet of dimension ${generatedFrom} or more`;
  if (dimension !== linkDimension) return `the link of ${name} has dimension ${dimension}, not ${linkDimension}`;
  const found = links.rank(face, degree, characteristic);
  return found === rank
    ? undefined
    : `the homology of the link of ${name} in degree ${degree} and characteristic ${characteristic} has dimension ${found}, not ${rank}`;
}

/** Why a witness does not contradict Reisner's criterion. @param characteristic in which it has to, if that is fixed */
export function whyNoRefutation(
  complex: SimplicialComplex,
  witness: LinkWitness,
  characteristic?: number,
): string | undefined {
  return (
    witnessShape(complex).flaw(witness, 'witness') ??
    whyOtherCharacteristic(witness, characteristic) ??
    (witness.generatedFrom === undefined
      ? undefined
      : `the witness speaks of facets of dimension ${witness.generatedFrom} or more; expected all`) ??
    (witness.degree < witness.linkDimension
      ? undefined
      : `the degree ${witness.degree} of the witness is not below the dimension ${witness.linkDimension} of the link`) ??
    whyNoWitness(complex, witness)
  );
}

/** Why a witness is of another characteristic than it has to be. */
export function whyOtherCharacteristic(witness: LinkWitness, characteristic: number | undefined): string | undefined {
  return characteristic === undefined || witness.characteristic === BigInt(characteristic)
    ? undefined
    : `the witness is for the characteristic ${witness.characteristic}, not ${characteristic}`;
}

/** That the link of a face has homology where it must not. */
export function hasHomology(complex: SimplicialComplex, face: readonly number[], degree: number): string {
  return `the link of ${faceName(complex, face)} has homology in degree ${degree}`;
}

/** The answer to an answer that claims nothing. */
export const NOTHING_CLAIMED = 'an undecided answer proves nothing';
