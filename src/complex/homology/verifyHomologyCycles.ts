import type { SimplicialComplex } from '../SimplicialComplex.js';
import { plainInvariantFactors } from '../../linear/internal.js';
import { Work, type RunOptions } from '../../run.js';
import { bigInteger, fields, integer, listOf, requireShape, setBelow } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import { faceName } from '../subjectOfVerification.js';
import type { Chain, HomologyCycle } from './homologyCycles.js';

/**
 * Checks from the definition, without reductions, that cycles generate reduced homology in a degree and that the group
 * is the direct sum of cyclic groups of the given orders.
 * @throws InputError `invalid-argument`
 * @throws LimitError; `limit` counts the faces of one dimension
 */
export function verifyHomologyCycles(
  complex: SimplicialComplex,
  degree: number,
  cycles: readonly HomologyCycle[],
  options: RunOptions = {},
): Verification<object, { readonly cycle: number }> {
  requireShape('verifyHomologyCycles', integer(), degree, 'the degree');
  const chain = listOf(fields({ face: setBelow(complex.n), coefficient: bigInteger() }));
  const malformed = listOf(fields({ chain, order: bigInteger(0n), bounding: chain })).flaw(cycles, 'cycles');
  if (malformed !== undefined) return refuse(malformed);
  for (const [cycle, claim] of cycles.entries()) {
    const flaw = whyNoCycle(complex, degree, claim);
    if (flaw !== undefined) return refuse(`cycle ${cycle}: ${flaw}`, { cycle });
  }
  const work = new Work('verifyHomologyCycles', options);
  const time = new Work('verifyHomologyCycles', work.part());
  const [low, faces, high] = [-1, 0, 1].map((k) => complex.listFaces(degree + k, work.part(options)).toLists());
  const boundaries = boundaryRows(high!, faces!);
  const number = numbered(faces!);
  const added = cycles.map(
    (claim) => new Map(claim.chain.map(({ face, coefficient }) => [number.get(face.join())!, coefficient])),
  );
  const cycleRank = faces!.length - plainInvariantFactors(boundaryRows(faces!, low!), time).length;
  const generated = plainInvariantFactors([...boundaries, ...added], time);
  if (generated.length !== cycleRank)
    return refuse(`cycles and boundaries have rank ${generated.length}, all cycles of degree ${degree} ${cycleRank}`);
  const index = generated.reduce((product, factor) => product * factor, 1n);
  if (index !== 1n) return refuse(`cycles and boundaries have index ${index} in all cycles of degree ${degree}`);
  // As many generators of these orders generate the group: if it is abstractly the sum, they are independent.
  const factors = plainInvariantFactors(boundaries, time);
  const group = named(factors, cycleRank - factors.length);
  const orders = cycles.map(({ order }) => order);
  const claimed = named(
    plainInvariantFactors(orders.flatMap((order, i) => (order === 0n ? [] : [new Map([[i, order]])]))),
    orders.filter((order) => order === 0n).length,
  );
  return group === claimed ? VERIFIED : refuse(`the homology in degree ${degree} is ${group}, not ${claimed}`);
}

/** A group in words, such as `ℤ ⊕ ℤ/2`. */
function named(factors: readonly bigint[], rank: number): string {
  const parts = [
    ...new Array<string>(rank).fill('ℤ'),
    ...factors.filter((factor) => factor > 1n).map((factor) => `ℤ/${factor}`),
  ];
  return parts.length === 0 ? '0' : parts.join(' ⊕ ');
}

/** Why a chain of faces is not a cycle, or not of the order that it says. */
function whyNoCycle(
  complex: SimplicialComplex,
  degree: number,
  { chain, order, bounding }: HomologyCycle,
): string | undefined {
  const flaw = whyNoChain(complex, chain, degree) ?? whyNoChain(complex, bounding, degree + 1);
  if (flaw !== undefined) return flaw;
  const name = (key: string): string => faceName(complex, key === '' ? [] : key.split(',').map(Number));
  const [rest] = boundaryOf(chain);
  if (rest !== undefined) return `its boundary has the coefficient ${rest[1]} at ${name(rest[0])}`;
  if (order === 0n) return bounding.length === 0 ? undefined : 'its order is 0, but it has a bounding chain';
  const boundary = boundaryOf(bounding);
  for (const { face, coefficient } of chain) {
    const found = boundary.get(face.join()) ?? 0n;
    if (found !== coefficient * order)
      return `the boundary of its bounding chain has ${found} at ${faceName(complex, face)}; expected ${coefficient * order}`;
    boundary.delete(face.join());
  }
  const [extra] = boundary;
  return extra === undefined
    ? undefined
    : `the boundary of its bounding chain has ${extra[1]} at ${name(extra[0])}; expected 0`;
}

/** Has every term another face of the dimension, with ascending vertices, and a coefficient that is not 0? */
export function whyNoChain(
  complex: SimplicialComplex,
  chain: Chain,
  dimension: number,
  work?: Work,
): string | undefined {
  const seen = new Set<string>();
  for (const { face, coefficient } of chain) {
    work?.step();
    const name = faceName(complex, face);
    if (face.length !== dimension + 1 || !complex.isFace(face))
      return `${name} is not a face of dimension ${dimension}`;
    if (!face.every((v, i) => i === 0 || face[i - 1]! < v)) return `the vertices of ${name} do not ascend`;
    if (coefficient === 0n) return `the coefficient of ${name} is 0`;
    if (seen.has(face.join())) return `${name} comes twice in a chain`;
    seen.add(face.join());
  }
  return undefined;
}

/** The coefficients that are not 0 of the boundary of a chain, by the vertices of the faces. */
export function boundaryOf(chain: Chain): Map<string, bigint> {
  const sum = new Map<string, bigint>();
  for (const { face, coefficient } of chain)
    face.forEach((_, j) => {
      const key = face.filter((__, i) => i !== j).join();
      const x = (sum.get(key) ?? 0n) + (j % 2 === 0 ? coefficient : -coefficient);
      if (x === 0n) sum.delete(key);
      else sum.set(key, x);
    });
  return sum;
}

function numbered(faces: readonly (readonly number[])[]): Map<string, number> {
  return new Map(faces.map((face, i) => [face.join(), i]));
}

/** The boundaries of faces, by the numbers of the faces with one vertex less. */
export function boundaryRows(
  faces: readonly (readonly number[])[],
  smaller: readonly (readonly number[])[],
): Map<number, bigint>[] {
  const number = numbered(smaller);
  return faces.map((face) => {
    const sum = boundaryOf([{ face, coefficient: 1n }]);
    return new Map([...sum].map(([key, x]) => [number.get(key)!, x]));
  });
}
