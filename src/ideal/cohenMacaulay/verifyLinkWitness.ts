import { boundaryMatrix, SimplicialComplex, type HomologyGroup } from '../../complex/index.js';
import { smithNormalForm } from '../../linear/index.js';
import type { Buchsbaum } from './buchsbaum.js';
import type { CharacteristicReport } from './CharacteristicReport.js';
import type { CohenMacaulay } from './cohenMacaulay.js';
import type { Depth } from './depth.js';
import type { Gorenstein } from './gorenstein.js';
import type { LinkWitness } from './LinkWitness.js';
import type { SequentiallyCohenMacaulay } from './sequentiallyCohenMacaulay.js';
import type { SerreCondition } from './serreCondition.js';
import { complexOf, type StanleyReisnerSubject } from './StanleyReisnerSubject.js';

/*
 * Checks by the definitions, face by face, from whole boundary matrices; slow, and independent of how the answers were
 * found. An undecided answer claims nothing and passes.
 */

/** The dimension of H̃_degree over the field of a characteristic, from the groups over the integers. */
function rankIn(groups: readonly HomologyGroup[], degree: number, characteristic: bigint): number {
  const divisible = (d: number): number =>
    characteristic === 0n ? 0 : (groups[d + 1]?.torsion ?? []).filter((t) => t % characteristic === 0n).length;
  return (groups[degree + 1]?.rank ?? 0) + divisible(degree) + divisible(degree - 1);
}

/** Homology over the integers by the definition, degrees −1 … dim. */
function homologyByDefinition(complex: SimplicialComplex): HomologyGroup[] {
  if (complex.isVoid) return [];
  const f = complex.fVector().map(Number);
  const forms = Array.from({ length: f.length + 1 }, (_, s) => smithNormalForm(boundaryMatrix(complex, s - 1)));
  return f.map((count, s) => ({
    degree: s - 1,
    rank: count - forms[s]!.rank - forms[s + 1]!.rank,
    torsion: forms[s + 1]!.invariantFactors.filter((factor) => factor > 1n),
  }));
}

/** Checks that the link of the face has the homology that a witness says, in the dimension that it says. */
export function verifyLinkWitness(subject: StanleyReisnerSubject, witness: LinkWitness): boolean {
  const complex = complexOf(subject);
  const { face, generatedFrom } = witness;
  if (!face.every((v) => Number.isInteger(v) && v >= 0 && v < complex.n)) return false;
  const link = generatedBy(complex, generatedFrom).link(face);
  if (link.isVoid || link.dimension !== witness.linkDimension || witness.rank <= 0) return false;
  return rankIn(homologyByDefinition(link), witness.degree, witness.characteristic) === witness.rank;
}

/** Checks an answer of `cohenMacaulay` for a characteristic. */
export function verifyCohenMacaulay(
  subject: StanleyReisnerSubject,
  answer: CohenMacaulay,
  characteristic: number = 0,
): boolean {
  if (answer.cohenMacaulay === 'undecided') return true;
  if (!answer.cohenMacaulay) return refutes(subject, answer.witness, characteristic);
  return failures(subject).every((fails) => !fails(BigInt(characteristic)));
}

/** Checks a report of `cohenMacaulayReport`: each witness, and that no link has other torsion or homology. */
export function verifyCohenMacaulayReport(subject: StanleyReisnerSubject, report: CharacteristicReport): boolean {
  return verifyReport(report, (witness) => refutes(subject, witness), failures(subject));
}

/** Checks an answer of `sequentiallyCohenMacaulay` for a characteristic. */
export function verifySequentiallyCohenMacaulay(
  subject: StanleyReisnerSubject,
  answer: SequentiallyCohenMacaulay,
  characteristic: number = 0,
): boolean {
  if (answer.sequentiallyCohenMacaulay === 'undecided') return true;
  if (!answer.sequentiallyCohenMacaulay) return refutesSequence(subject, answer.witness, characteristic);
  return pureSkeletons(subject).every((part) => failures(part).every((fails) => !fails(BigInt(characteristic))));
}

/** Checks a report of `sequentiallyCohenMacaulayReport`, by the pure skeletons. */
export function verifySequentiallyCohenMacaulayReport(
  subject: StanleyReisnerSubject,
  report: CharacteristicReport,
): boolean {
  const all = pureSkeletons(subject).flatMap((part) => failures(part));
  return verifyReport(report, (witness) => refutesSequence(subject, witness), all);
}

/** Checks an answer of `buchsbaum` for a characteristic. */
export function verifyBuchsbaum(
  subject: StanleyReisnerSubject,
  answer: Buchsbaum,
  characteristic: number = 0,
): boolean {
  if (answer.buchsbaum === 'undecided') return true;
  const complex = complexOf(subject);
  const isPure = new Set(complex.facets.cardinalities()).size <= 1;
  if (answer.buchsbaum)
    return isPure && complex.support.every((v) => failures(complex.link([v])).every((f) => !f(BigInt(characteristic))));
  if (answer.because === 'not-pure') return !isPure;
  return answer.witness.face.length > 0 && refutes(subject, answer.witness, characteristic);
}

/** Checks an answer of `serreCondition` for a characteristic. */
export function verifySerreCondition(
  subject: StanleyReisnerSubject,
  r: number,
  answer: SerreCondition,
  characteristic: number = 0,
): boolean {
  if (answer.serre === 'undecided') return true;
  if (!answer.serre) return answer.witness.degree <= r - 2 && refutes(subject, answer.witness, characteristic);
  const complex = complexOf(subject);
  return facesOf(complex).every((face) => {
    const groups = homologyByDefinition(complex.link(face));
    const low = groups.slice(0, Math.max(0, Math.min(r, groups.length - 1)));
    return low.every(({ degree }) => rankIn(groups, degree, BigInt(characteristic)) === 0);
  });
}

/** Checks an answer of `gorenstein` for a characteristic: links without cone points must have the homology of spheres. */
export function verifyGorenstein(
  subject: StanleyReisnerSubject,
  answer: Gorenstein,
  characteristic: number = 0,
): boolean {
  if (answer.gorenstein === 'undecided') return true;
  const complex = complexOf(subject);
  if (complex.isVoid) return answer.gorenstein;
  const inAll = complex.support.filter((v) => complex.facets.toLists().every((facet) => facet.includes(v)));
  const core = complex.link(inAll);
  if (answer.gorenstein && answer.conePoints.join() !== inAll.join()) return false;
  const isSphere = (face: readonly number[]): boolean => {
    const link = core.link(face);
    const groups = homologyByDefinition(link);
    return groups.every(
      ({ degree }) => rankIn(groups, degree, BigInt(characteristic)) === (degree === link.dimension ? 1 : 0),
    );
  };
  if (answer.gorenstein !== facesOf(core).every(isSphere)) return false;
  if (answer.gorenstein) return true;
  if (answer.because === 'link') return refutes(complex, answer.witness, characteristic);
  if (answer.because === 'euler-characteristic') {
    const alternating = core.fVector().reduce((sum, count, s) => (s % 2 === 0 ? sum - count : sum + count), 0n);
    return alternating === answer.value;
  }
  const { face, facets } = answer;
  const around = complex.facets.toLists().filter((facet) => face.every((v) => facet.includes(v)));
  const next = around.filter((facet) => facet.length === face.length + 1);
  return facets !== 2 && inAll.every((v) => face.includes(v)) && next.length === facets;
}

/** Checks a depth: the witness attains it, and no link has homology that would give less. */
export function verifyDepth(
  subject: StanleyReisnerSubject,
  { depth, witness }: Depth,
  characteristic: number = 0,
): boolean {
  const complex = complexOf(subject);
  if (witness === undefined) return complex.isVoid && depth === Infinity;
  if (witness.characteristic !== BigInt(characteristic) || witness.face.length + witness.degree + 1 !== depth)
    return false;
  const isLeast = facesOf(complex).every((face) => {
    const groups = homologyByDefinition(complex.link(face));
    return groups.every(
      ({ degree }) => face.length + degree + 1 >= depth || rankIn(groups, degree, BigInt(characteristic)) === 0,
    );
  });
  return isLeast && verifyLinkWitness(complex, witness);
}

function* allFaces(complex: SimplicialComplex): Generator<number[]> {
  for (let k = -1; k <= complex.dimension; k++) yield* complex.faces(k);
}

function facesOf(complex: SimplicialComplex): number[][] {
  return complex.isVoid ? [] : [...allFaces(complex)];
}

/** For each face, in which characteristics its link has homology below its dimension. */
function failures(subject: StanleyReisnerSubject): ((characteristic: bigint) => boolean)[] {
  const complex = complexOf(subject);
  return facesOf(complex).map((face) => {
    const groups = homologyByDefinition(complex.link(face));
    return (p) => groups.some(({ degree }, s) => s < groups.length - 1 && rankIn(groups, degree, p) > 0);
  });
}

function pureSkeletons(subject: StanleyReisnerSubject): SimplicialComplex[] {
  const complex = complexOf(subject);
  if (complex.isVoid) return [];
  return Array.from({ length: complex.dimension + 2 }, (_, s) =>
    SimplicialComplex.fromFacets([...complex.faces(s - 1)], complex.vertices),
  );
}

function generatedBy(complex: SimplicialComplex, dimension: number | undefined): SimplicialComplex {
  if (dimension === undefined) return complex;
  return SimplicialComplex.fromFacets(
    complex.facets.toLists().filter((facet) => facet.length > dimension),
    complex.vertices,
  );
}

/** Does a witness contradict Reisner's criterion? */
function refutes(subject: StanleyReisnerSubject, witness: LinkWitness, characteristic?: number): boolean {
  if (characteristic !== undefined && witness.characteristic !== BigInt(characteristic)) return false;
  return (
    witness.generatedFrom === undefined && witness.degree < witness.linkDimension && verifyLinkWitness(subject, witness)
  );
}

function refutesSequence(subject: StanleyReisnerSubject, witness: LinkWitness, characteristic?: number): boolean {
  const { generatedFrom: t, degree, face } = witness;
  if (characteristic !== undefined && witness.characteristic !== BigInt(characteristic)) return false;
  return t !== undefined && degree < t - face.length && verifyLinkWitness(subject, witness);
}

/** A report is right if its witnesses are, and the links fail as it says, in any characteristic that occurs in them. */
function verifyReport(
  report: CharacteristicReport,
  isRight: (witness: LinkWitness) => boolean,
  fail: readonly ((characteristic: bigint) => boolean)[],
): boolean {
  if (!report.decided) return true;
  const { holds, exceptions, witnesses } = report;
  if (holds === fail.some((fails) => fails(0n))) return false;
  if (!witnesses.every(isRight)) return false;
  if (!holds) return exceptions.length === 0 && witnesses.length === 1 && witnesses[0]!.characteristic === 0n;
  if (exceptions.join() !== witnesses.map(({ characteristic }) => characteristic).join()) return false;
  // Small primes one by one; torsion of other orders does not fit into a complex whose faces can be listed like this.
  const exceptional = new Set(exceptions);
  return SMALL_PRIMES.every((p) => fail.some((fails) => fails(p)) === exceptional.has(p));
}

const SMALL_PRIMES: readonly bigint[] = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n, 43n, 47n];
