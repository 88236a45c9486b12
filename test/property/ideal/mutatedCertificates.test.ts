import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buchsbaum,
  type CharacteristicReport,
  cohenMacaulay,
  cohenMacaulayReport,
  depth,
  gorenstein,
  linearQuotients,
  linearResolution,
  type LinkWitness,
  multigradedBettiNumbers,
  sequentiallyCohenMacaulay,
  sequentiallyCohenMacaulayReport,
  serreCondition,
  SquarefreeIdeal,
  type StanleyReisnerSubject,
  verifyBuchsbaum,
  verifyCohenMacaulay,
  verifyCohenMacaulayReport,
  verifyDepth,
  verifyGorenstein,
  verifyLinearQuotients,
  verifyLinearResolution,
  verifyLinkWitness,
  verifyMultigradedBettiNumbers,
  verifySequentiallyCohenMacaulay,
  verifySequentiallyCohenMacaulayReport,
  verifySerreCondition,
} from 'spgames/ideal';
import { namedComplex, SimplicialComplex } from 'spgames/complex';
import type { Verification } from '../../../src/verification.js';
import { build, complexes } from '../../generators/complexes.js';
import { expectNotFooled } from '../../helpers/mutations.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';
import { homology, homologyOver } from '../../reference/homology.js';
import { closure, facets as facetsOfFaces, link, type Faces } from '../../reference/simplicialComplex.js';
import * as reference from '../../reference/stanleyReisner.js';

const facetsOf = (complex: SimplicialComplex): number[][] => complex.facets.toLists();
const facesOf = (complex: SimplicialComplex): number[][] => closure(facetsOf(complex));

const isPrime = (p: bigint): boolean =>
  p > 1n && range(Math.floor(Math.sqrt(Number(p)))).every((d) => d < 1 || p % BigInt(d + 1) !== 0n);

/** The link of the face in the complex of the large facets has homology of this dimension in this degree. */
function isWitness(faces: Faces, witness: LinkWitness): boolean {
  const { characteristic, face, degree, rank, linkDimension, generatedFrom = -1 } = witness;
  if (typeof characteristic !== 'bigint' || (characteristic !== 0n && !isPrime(characteristic))) return false;
  if (!Number.isInteger(generatedFrom) || new Set(face).size !== face.length) return false;
  const part = closure(facetsOfFaces(faces).filter((facet) => facet.length > generatedFrom));
  const around = link(part, face);
  const size = Math.max(-1, ...around.map((one) => one.length));
  const group = homologyOver(around, Number(characteristic)).find((one) => one.degree === degree);
  return around.length > 0 && size - 1 === linkDimension && rank > 0 && group?.rank === rank;
}

const refutes = (faces: Faces, witness: LinkWitness): boolean =>
  witness.generatedFrom === undefined && witness.degree < witness.linkDimension && isWitness(faces, witness);

const refutesSequence = (faces: Faces, witness: LinkWitness): boolean =>
  witness.generatedFrom !== undefined &&
  witness.degree < witness.generatedFrom - witness.face.length &&
  isWitness(faces, witness);

/** All primes that divide the order of some torsion in some link, and some that do not. */
function primesOf(faces: Faces): bigint[] {
  const orders = faces.flatMap((face) => homology(link(faces, face)).flatMap(({ torsion }) => torsion));
  const candidates = range(200).map(BigInt);
  return candidates.filter((p) => isPrime(p) && (p < 60n || orders.some((order) => order % p === 0n)));
}

/** Witnesses for all characteristics that the report is about, and no other exception among all primes. */
function isReport(
  faces: Faces,
  report: CharacteristicReport,
  holdsIn: (p: number) => boolean,
  isRight: (faces: Faces, witness: LinkWitness) => boolean,
): boolean {
  if (report.holds === 'undecided') return false;
  const { holds, exceptions, witnesses } = report;
  const wanted = holdsIn(0) ? primesOf(faces).filter((p) => !holdsIn(Number(p))) : [];
  return (
    holds === holdsIn(0) &&
    exceptions.length === wanted.length &&
    wanted.every((p, i) => exceptions[i] === p) &&
    (holds ? wanted : [0n]).every((p, i) => witnesses[i]!.characteristic === p) &&
    witnesses.length === (holds ? wanted.length : 1) &&
    Array.from(witnesses).every((witness) => isRight(faces, witness))
  );
}

const CHARACTERISTICS = [0, 2, 3];

/** The field of the question. */
interface Field {
  readonly characteristic: number;
}

interface Kind {
  readonly name: string;
  readonly certificateOf: (complex: SimplicialComplex, field: Field) => unknown;
  readonly verify: (complex: SimplicialComplex, certificate: never, field: Field) => Verification;
  readonly isTrue: (faces: Faces, certificate: never, p: number, complex: SimplicialComplex) => boolean;
}

const kind = <C>(
  name: string,
  certificateOf: (complex: SimplicialComplex, field: Field) => C | undefined,
  verify: (complex: SimplicialComplex, certificate: C, field: Field) => Verification,
  isTrue: (faces: Faces, certificate: C, p: number, complex: SimplicialComplex) => boolean,
): Kind => ({ name, certificateOf, verify, isTrue });

const inCharacteristic = (witness: LinkWitness, p: number): boolean => witness.characteristic === BigInt(p);

const KINDS: readonly Kind[] = [
  kind('Cohen–Macaulay', cohenMacaulay, verifyCohenMacaulay, (faces, answer, p, complex) => {
    if (answer.cohenMacaulay === false) return inCharacteristic(answer.witness, p) && refutes(faces, answer.witness);
    if (answer.cohenMacaulay !== true || !reference.linksVanish(faces, p)) return false;
    return { void: faces.length === 0, dimension: complex.dimension < 1, links: true }[answer.because];
  }),
  kind(
    'link',
    (complex, field) => {
      const answer = cohenMacaulay(complex, field);
      return answer.cohenMacaulay === false ? answer.witness : undefined;
    },
    verifyLinkWitness,
    isWitness,
  ),
  kind('sequentially Cohen–Macaulay', sequentiallyCohenMacaulay, verifySequentiallyCohenMacaulay, (faces, answer, p) =>
    answer.sequentiallyCohenMacaulay === false
      ? inCharacteristic(answer.witness, p) && refutesSequence(faces, answer.witness)
      : answer.sequentiallyCohenMacaulay === true && reference.isSequentiallyCohenMacaulay(faces, p),
  ),
  kind(
    'Cohen–Macaulay report',
    (complex, field) => (field.characteristic === 0 ? cohenMacaulayReport(complex) : undefined),
    verifyCohenMacaulayReport,
    (faces, report) => isReport(faces, report, (p) => reference.linksVanish(faces, p), refutes),
  ),
  kind(
    'sequential report',
    (complex, field) => (field.characteristic === 0 ? sequentiallyCohenMacaulayReport(complex) : undefined),
    verifySequentiallyCohenMacaulayReport,
    (faces, report) => isReport(faces, report, (p) => reference.isSequentiallyCohenMacaulay(faces, p), refutesSequence),
  ),
  kind('Buchsbaum', buchsbaum, verifyBuchsbaum, (faces, answer, p) => {
    const sizes = new Set(facetsOfFaces(faces).map((facet) => facet.length));
    if (answer.buchsbaum === true)
      return (
        sizes.size < 2 &&
        reference.linksVanish(
          faces,
          p,
          faces.filter((face) => face.length > 0),
        )
      );
    if (answer.buchsbaum !== false) return false;
    if (answer.because === 'not-pure') return sizes.size > 1;
    return (
      answer.because === 'link' &&
      answer.witness.face.length > 0 &&
      inCharacteristic(answer.witness, p) &&
      refutes(faces, answer.witness)
    );
  }),
  ...[1, 2, 3].map((r) =>
    kind(
      `S_${r}`,
      (complex, field) => serreCondition(complex, r, field),
      (complex, answer, field) => verifySerreCondition(complex, r, answer, field),
      (faces, answer, p) =>
        answer.serre === false
          ? answer.witness.degree <= r - 2 && inCharacteristic(answer.witness, p) && refutes(faces, answer.witness)
          : answer.serre === true && reference.satisfiesSerre(faces, r, p),
    ),
  ),
  kind('Gorenstein', gorenstein, verifyGorenstein, (faces, answer, p) => {
    const facets = facetsOfFaces(faces);
    const cone = (facets[0] ?? []).filter((v) => facets.every((facet) => facet.includes(v)));
    const core = faces.filter((face) => !face.some((v) => cone.includes(v)));
    if (answer.gorenstein === true)
      return reference.isGorenstein(faces, p) && [...answer.conePoints].sort((u, v) => u - v).join() === cone.join();
    if (answer.gorenstein !== false || reference.isGorenstein(faces, p)) return false;
    if (answer.because === 'link') return inCharacteristic(answer.witness, p) && refutes(faces, answer.witness);
    if (answer.because === 'euler-characteristic')
      return answer.value === core.reduce((sum, { length }) => sum + (length % 2 === 0 ? -1n : 1n), 0n);
    const { face, facets: count } = answer;
    const around = facets.filter((facet) => facet.length === face.length + 1 && face.every((v) => facet.includes(v)));
    return (
      answer.because === 'ridge' &&
      new Set(face).size === face.length &&
      cone.every((v) => face.includes(v)) &&
      around.length === count &&
      count !== 2 &&
      count > 0
    );
  }),
  kind('depth', depth, verifyDepth, (faces, answer, p) => {
    if (answer.depth !== reference.depth(faces, p)) return false;
    if (faces.length === 0) return answer.witness === undefined;
    const { face, degree, generatedFrom } = answer.witness!;
    return (
      generatedFrom === undefined &&
      face.length + degree + 1 === answer.depth &&
      inCharacteristic(answer.witness!, p) &&
      isWitness(faces, answer.witness!)
    );
  }),
  kind(
    'Betti numbers',
    (complex, field) =>
      multigradedBettiNumbers(SquarefreeIdeal.fromGenerators(complex.minimalNonfaces, complex.n), field),
    (complex, numbers, field) =>
      verifyMultigradedBettiNumbers(SquarefreeIdeal.fromGenerators(complex.minimalNonfaces, complex.n), numbers, field),
    (faces, numbers, p, complex) => {
      const text = (all: readonly (readonly [number, readonly number[], number])[]): string =>
        all
          .map(([i, W, rank]) => `${i}:${[...W].sort((a, b) => a - b).join()}:${rank}`)
          .sort()
          .join(';');
      const isList = Array.from(numbers).every(
        (number) => number.length === 3 && new Set(number[1]).size === number[1].length,
      );
      return isList && text(numbers) === text(reference.bettiNumbers(faces, complex.n, p));
    },
  ),
  kind(
    'linear resolution',
    (complex, field) => linearResolution(SquarefreeIdeal.fromGenerators(complex.minimalNonfaces, complex.n), field),
    (complex, answer, field) =>
      verifyLinearResolution(SquarefreeIdeal.fromGenerators(complex.minimalNonfaces, complex.n), answer, field),
    (faces, answer, p, complex) => {
      const sizes = complex.minimalNonfaces.cardinalities();
      const numbers = reference.bettiNumbers(faces, complex.n, p).filter(([i]) => i > 0);
      const isLinear = ([i, W]: readonly [number, readonly number[], number]): boolean =>
        W.length === i + sizes[0]! - 1;
      const sameSize = new Set(sizes).size < 2;
      if (answer.linear === true) return sameSize && answer.degree === sizes[0] && numbers.every(isLinear);
      if (answer.linear !== false) return false;
      if (answer.because === 'generators')
        return (
          answer.degrees.length === 2 &&
          answer.degrees[0] !== answer.degrees[1] &&
          answer.degrees.every((d) => sizes.includes(d))
        );
      const { i, monomial, rank } = answer.witness;
      const found = numbers.find(([j, W]) => i === j && W.join() === [...monomial].sort((a, b) => a - b).join());
      return answer.because === 'syzygy' && sameSize && found !== undefined && found[2] === rank && !isLinear(found);
    },
  ),
  kind(
    'linear quotients',
    (complex, field) => {
      const found = linearQuotients(SquarefreeIdeal.fromGenerators(complex.minimalNonfaces, complex.n));
      return field.characteristic === 0 && found.linearQuotients === true ? found.order : undefined;
    },
    (complex, order) =>
      verifyLinearQuotients(SquarefreeIdeal.fromGenerators(complex.minimalNonfaces, complex.n), order),
    (_, order, __, complex) => {
      const generators = complex.minimalNonfaces.toLists();
      const colon = (earlier: readonly number[][], own: readonly number[]): number[][] => {
        const rests = earlier.map((other) => other.filter((v) => !own.includes(v)));
        return rests.filter(
          (rest) => !rests.some((other) => other.length < rest.length && other.every((v) => rest.includes(v))),
        );
      };
      return (
        [...order].sort((a, b) => a - b).every((i, k) => i === k) &&
        order.length === generators.length &&
        order.every((i, k) =>
          colon(
            order.slice(0, k).map((j) => generators[j]!),
            generators[i]!,
          ).every((rest) => rest.length === 1),
        )
      );
    },
  ),
];

function check({ certificateOf, verify, isTrue }: Kind, complex: SimplicialComplex, p: number, size: number): boolean {
  const certificate = certificateOf(complex, { characteristic: p });
  if (certificate === undefined) return false;
  const faces = facesOf(complex);
  expectNotFooled(
    certificate,
    (changed) => verify(complex, changed as never, { characteristic: p }),
    (changed) => isTrue(faces, changed as never, p, complex),
    {
      words: [
        'void',
        'dimension',
        'links',
        'link',
        'not-pure',
        'ridge',
        'euler-characteristic',
        'generators',
        'syzygy',
      ],
      size,
    },
  );
  return true;
}

const SAMPLES = [
  SimplicialComplex.void(2),
  SimplicialComplex.irrelevant(1),
  SimplicialComplex.fromFacets([[0], [1], [2]], 4),
  SimplicialComplex.fromFacets(
    [
      [0, 1],
      [2, 3],
    ],
    4,
  ),
  SimplicialComplex.fromFacets(
    [
      [0, 1, 2],
      [2, 3],
    ],
    5,
  ),
  SimplicialComplex.fromFacets(
    [
      [0, 1, 4],
      [1, 2, 4],
      [2, 3, 4],
      [0, 3, 4],
    ],
    5,
  ),
  SimplicialComplex.fromFacets(
    [
      [0, 1, 2],
      [2, 3, 4],
    ],
    5,
  ),
  SimplicialComplex.fromNonfaces(
    [
      [0, 1],
      [2, 3],
    ],
    4,
  ),
];

describe('answers with one thing changed', () => {
  it.each(KINDS.map((each) => [each.name, each] as const))('%s', (_, each) => {
    const checked = SAMPLES.flatMap((complex) => CHARACTERISTICS.filter((p) => check(each, complex, p, 60)));
    expect(checked.length).toBeGreaterThan(0);
  });

  it('of any complex', () => {
    fc.assert(
      fc.property(
        complexes({ maxN: 5 }),
        fc.constantFrom(...KINDS),
        fc.constantFrom(...CHARACTERISTICS),
        (known, each, p) => {
          check(each, build(known), p, 20);
        },
      ),
      { numRuns: runs(400) },
    );
  });

  it('reports of the projective plane, whose torsion is an exception', () => {
    const plane = namedComplex('real-projective-plane');
    for (const name of ['Cohen–Macaulay report', 'sequential report'])
      expect(
        check(
          KINDS.find((each) => each.name === name)!,
          plane,
          0,
          40,
        ),
      ).toBe(true);
  });
});

describe('torsion of large order', () => {
  // All edges on 13 vertices, and the triangles with sum 0, 1 or 3 modulo 13: H₁ is ℤ/159.
  const triangles = range(13).flatMap((a) => range(a).flatMap((b) => range(b).map((c) => [c, b, a])));
  const facets = triangles.filter((face) => [0, 1, 3].includes(face.reduce((sum, v) => sum + v, 0) % 13));
  const edges = range(13).flatMap((a) => range(a).map((b) => [b, a]));
  const complex = SimplicialComplex.fromFacets([...facets, ...edges], 13);

  it.each([
    ['cohenMacaulayReport', cohenMacaulayReport, verifyCohenMacaulayReport],
    ['sequentiallyCohenMacaulayReport', sequentiallyCohenMacaulayReport, verifySequentiallyCohenMacaulayReport],
  ])('%s: no exception may be missing, and none may be made of two', (_, report, verify) => {
    const found = report(complex);
    expect(found).toMatchObject({ holds: true, exceptions: [3n, 53n] });
    if (found.holds === 'undecided') return;
    expect(verify(complex, found)).toEqual({ verified: true });
    const without = (i: number): CharacteristicReport => ({
      ...found,
      exceptions: found.exceptions.toSpliced(i, 1),
      witnesses: found.witnesses.toSpliced(i, 1),
    });
    expect(verify(complex, without(1))).toMatchObject({
      because: expect.stringMatching(
        /^the homology of the link of \{\} in degree 1 has torsion of order 159, and 53 is prime to all exceptions$/,
      ),
    });
    expect(verify(complex, without(0))).toMatchObject({
      because: expect.stringContaining('and 3 is prime to all') as string,
    });
    const composite = found.witnesses.slice(0, 1).map((witness) => ({ ...witness, characteristic: 159n }));
    expect(verify(complex, { ...found, exceptions: [159n], witnesses: composite })).toMatchObject({
      because: 'witness 0: 159 is not a characteristic; expected 0 or a prime',
    });
    const more = { ...found.witnesses[1]!, characteristic: 59n };
    expect(
      verify(complex, { ...found, exceptions: [3n, 53n, 59n], witnesses: [...found.witnesses, more] }),
    ).toMatchObject({
      because: expect.stringContaining('characteristic 59 has dimension 0, not 1') as string,
    });
  });
});

describe('subjects that are none', () => {
  it.each([5, null, undefined, {}, []])('%j is bad input', (junk) => {
    const verifiers: readonly ((subject: StanleyReisnerSubject) => unknown)[] = [
      (subject) => verifyCohenMacaulay(subject, { cohenMacaulay: 'undecided', explored: 0 }),
      (subject) => verifyLinkWitness(subject, {} as never),
      (subject) => verifyDepth(subject, {} as never),
      (subject) => verifyCohenMacaulayReport(subject, {} as never),
      (subject) => verifySequentiallyCohenMacaulayReport(subject, {} as never),
      (subject) => verifyLinearQuotients(subject as never, []),
      (subject) => verifyMultigradedBettiNumbers(subject as never, []),
      (subject) => verifyLinearResolution(subject as never, { linear: true, degree: 1 }),
    ];
    for (const verify of verifiers)
      expect(() => verify(junk as never)).toThrow(
        expect.objectContaining({ name: 'InputError', code: 'invalid-argument' }) as Error,
      );
  });

  it('characteristics that are none are bad input', () => {
    expect(() => verifyDepth(SAMPLES[3]!, {} as never, { characteristic: 4 })).toThrow(
      expect.objectContaining({ code: 'not-a-prime' }) as Error,
    );
  });
});
