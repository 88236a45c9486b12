import { checkPrime } from '../../linear/internal.js';
import { type RunOptions, Work } from '../../run.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { cohomologyBasis, type NumberedChain, visitProducts } from './cohomologyBasis.js';
import { verticesOfFace } from './FaceTable.js';
import type { Chain } from './homologyCycles.js';

/** Bounds, and the numbers that are coefficients. */
export interface CochainOptions extends RunOptions {
  /** 0 (the default) for the integers, or a prime below 2^31 for the field with so many elements. */
  readonly characteristic?: number;
}

/** A member of a basis of cohomology. */
export interface CohomologyClass {
  readonly degree: number;
  /** The values on the faces of this dimension. */
  readonly cocycle: Chain;
  /** A cycle on which this cocycle has the value 1 and every other one of the basis the value 0. */
  readonly cycle: Chain;
}

/** The cup product of two members of a basis, unless it is 0: terms ascend and have coefficients that are not 0. */
export interface ProductOfClasses {
  readonly factors: readonly [first: number, second: number];
  readonly terms: readonly (readonly [member: number, coefficient: bigint])[];
}

/** Cohomology with its products: a basis by degrees, and the products of its members. */
export interface CohomologyRing {
  readonly characteristic: number;
  readonly classes: readonly CohomologyClass[];
  readonly products: readonly ProductOfClasses[];
}

/**
 * The cohomology ring, not reduced: in degree 0 it has a member for each component. With characteristic 0 the basis is
 * one of cohomology over the integers modulo torsion, and so one over the rational numbers; torsion is not described.
 * With a prime it is one over the field of that many elements, and coefficients are from 0 to p − 1.
 * `verifyCohomologyRing` checks it.
 * @throws InputError `not-a-prime`
 * @throws LimitError; `limit` counts the faces and the terms of cocycles, cycles and products
 * @complexity linear in the boundaries of the faces, a dense Smith decomposition on the critical faces, and for each
 * term of a cycle the pairs of cocycles that are not 0 there
 * @source Hatcher 2002, Sec. 3.2
 * @example cohomologyRing(namedComplex('real-projective-plane'), { characteristic: 2 }).products.at(-2) // { factors: [1, 1], terms: [[2, 1n]] }
 */
export function cohomologyRing(complex: ComplexSource, options: CochainOptions = {}): CohomologyRing {
  complex = complexOf(complex, 'cohomologyRing');
  const { characteristic = 0, ...run } = options;
  if (characteristic !== 0) checkPrime('cohomologyRing', characteristic);
  const work = new Work('cohomologyRing', run);
  const basis = cohomologyBasis(complex, characteristic, work);
  const { table, members, values, reduced, count } = basis;
  const faces = new Map<number, number[]>();
  const faceOf = (number: number): number[] => {
    if (!faces.has(number)) faces.set(number, verticesOfFace(number, table));
    return faces.get(number)!;
  };
  const chainOf = (chain: NumberedChain): Chain =>
    chain.map(([face, coefficient]) => ({ face: faceOf(face), coefficient }));
  const cocycles = members.map((): [number, bigint][] => []);
  for (const [face, at] of values) for (const [i, x] of at) cocycles[i]!.push([face, x]);
  const size = members.length;
  const products = new Map<number, [number, bigint][]>();
  members.forEach(({ cycle }, member) => {
    const sums = new Map<number, bigint>();
    visitProducts(basis, cycle, work, (i, j, value) => {
      const key = i * size + j;
      const sum = sums.get(key);
      if (sum === undefined) count(1);
      sums.set(key, reduced((sum ?? 0n) + value));
    });
    for (const [key, x] of sums) {
      if (x === 0n) continue;
      if (!products.has(key)) products.set(key, []);
      products.get(key)!.push([member, x]);
    }
  });
  return {
    characteristic,
    classes: members.map(({ degree, cycle }, i) => ({
      degree,
      cocycle: chainOf(cocycles[i]!.sort(([a], [b]) => a - b)),
      cycle: chainOf(cycle),
    })),
    products: [...products]
      .sort(([a], [b]) => a - b)
      .map(([key, terms]) => ({ factors: [Math.floor(key / size), key % size], terms })),
  };
}
