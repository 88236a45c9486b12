import { SimplicialComplex } from '../../complex/index.js';
import { faceName } from '../../complex/internal.js';
import { checkPrime } from '../../linear/internal.js';
import { bigInteger, fields, instance, integer, optional, requireShape, setBelow, type Shape } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import { SquarefreeIdeal } from '../SquarefreeIdeal.js';
import { isCertainlyPrime } from './isCertainlyPrime.js';
import { LinksByDefinition } from './LinksByDefinition.js';
import type { LinkWitness } from './LinkWitness.js';
import { complexOf, type StanleyReisnerSubject } from './StanleyReisnerSubject.js';

/**
 * Checks that the link of the face has the homology that a witness says, in the dimension that it says; by the
 * definition, from whole boundary matrices.
 * @throws InputError `invalid-argument`
 */
export function verifyLinkWitness(subject: StanleyReisnerSubject, witness: LinkWitness): Verification {
  const complex = subjectComplex('verifyLinkWitness', subject);
  const because = witnessShape(complex)(witness, 'witness') ?? whyNoWitness(complex, witness);
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
  return complexOf(subject);
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
    return `${characteristic} is no characteristic; expected 0 or a prime`;
  const facets = complex.facets.toLists().filter((facet) => facet.length > generatedFrom);
  const links = new LinksByDefinition(facets);
  const name = faceName(complex, face);
  const dimension = links.dimension(face);
  if (dimension === undefined)
    return generatedFrom < 0 ? `${name} is no face` : `${name} lies in no facet of dimension ${generatedFrom} or more`;
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
    witnessShape(complex)(witness, 'witness') ??
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
export const UNDECIDED = 'an undecided answer proves nothing';
