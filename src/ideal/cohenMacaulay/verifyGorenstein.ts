import type { SimplicialComplex } from '../../complex/index.js';
import { faceName, facesBySize, linkByDefinition } from '../../complex/internal.js';
import { bigInteger, byField, fields, integer, setBelow } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import type { FieldChoice } from '../FieldOptions.js';
import type { Gorenstein, NotGorenstein } from './gorenstein.js';
import { LinksByDefinition } from './LinksByDefinition.js';
import type { StanleyReisnerSubject } from './StanleyReisnerSubject.js';
import { subjectComplex, NOTHING_CLAIMED, whyNoRefutation } from './verifyLinkWitness.js';

/**
 * Checks an answer of `gorenstein` for a characteristic: without the cone points all links must have the homology of
 * spheres; or the reason against it, from which it follows.
 * @throws InputError `invalid-argument`, `not-a-prime`
 */
export function verifyGorenstein(
  subject: StanleyReisnerSubject,
  answer: Gorenstein,
  given: FieldChoice = {},
): Verification {
  const { characteristic = 0 } = given;
  const complex = subjectComplex('verifyGorenstein', subject, characteristic);
  const face = setBelow(complex.n);
  const failing = byField(
    'because',
    ['ridge', fields({ face, facets: integer(1) })],
    ['euler-characteristic', fields({ value: bigInteger() })],
    ['link', fields({})],
  );
  const malformed = byField(
    'gorenstein',
    [true, fields({ conePoints: face })],
    [false, failing],
    ['undecided', fields({})],
  ).flaw(answer, 'answer');
  if (malformed !== undefined) return refuse(malformed);
  if (answer.gorenstein === 'undecided') return refuse(NOTHING_CLAIMED);
  const facets = complex.facets.toLists();
  const inAll = facets.length === 0 ? [] : facets[0]!.filter((v) => facets.every((facet) => facet.includes(v)));
  const because = answer.gorenstein
    ? whyNotGorenstein(complex, answer.conePoints, inAll, BigInt(characteristic))
    : whyNoReason(complex, answer, inAll, characteristic);
  return because === undefined ? VERIFIED : refuse(because);
}

function whyNotGorenstein(
  complex: SimplicialComplex,
  claimed: readonly number[],
  inAll: readonly number[],
  characteristic: bigint,
): string | undefined {
  if ([...claimed].sort((u, v) => u - v).join() !== inAll.join())
    return `the cone points are ${faceName(complex, inAll)}, not ${faceName(complex, claimed)}`;
  const links = new LinksByDefinition(linkByDefinition(complex.facets.toLists(), inAll));
  for (const face of links.faces) {
    const dimension = links.dimension(face)!;
    for (let degree = -1; degree <= dimension; degree++) {
      const rank = links.rank(face, degree, characteristic);
      if (rank !== (degree === dimension ? 1 : 0))
        return `without cone points the link of ${faceName(complex, face)}, of dimension ${dimension}, has homology of dimension ${rank} in degree ${degree}`;
    }
  }
  return undefined;
}

function whyNoReason(
  complex: SimplicialComplex,
  reason: NotGorenstein,
  inAll: readonly number[],
  characteristic: number,
): string | undefined {
  if (complex.isVoid) return 'the void complex counts as Gorenstein';
  const facets = complex.facets.toLists();
  switch (reason.because) {
    case 'link':
      return whyNoRefutation(complex, reason.witness, characteristic);
    case 'euler-characteristic': {
      const faces = facesBySize(linkByDefinition(facets, inAll));
      const value = faces.reduce(
        (sum, { length }, s) => (s % 2 === 0 ? sum - BigInt(length) : sum + BigInt(length)),
        0n,
      );
      if (value !== reason.value)
        return `the reduced Euler characteristic without cone points is ${value}, not ${reason.value}`;
      return value === (faces.length % 2 === 0 ? 1n : -1n)
        ? `${value} is the Euler characteristic of a sphere`
        : undefined;
    }
    case 'ridge': {
      const { face, facets: count } = reason;
      const bare = inAll.find((v) => !face.includes(v));
      if (bare !== undefined) return `the cone point ${complex.vertices[bare]!.label} is not in the face`;
      const around = linkByDefinition(facets, face).filter((rest) => rest.length === 1).length;
      if (around !== count) return `${faceName(complex, face)} and one vertex more are ${around} facets, not ${count}`;
      return count === 2 ? 'every ridge of a sphere is in two facets' : undefined;
    }
  }
}
