import { type RunOptions, Work } from '../../run.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { adaptedBasis } from './adaptedBasis.js';
import { type FaceTable, tabulateFaces, verticesOfFace } from './FaceTable.js';
import { morseComplex, type MorseComplex } from './MorseComplex.js';
import { MorseRewriting } from './MorseRewriting.kernel.js';
import { strongCore } from './strongCore.js';

/**
 * Cycles whose classes generate reduced homology over the integers in one degree: the group is the direct sum of the
 * cyclic groups of their orders. First those of finite order, each order a divisor of the next, then those of infinite
 * order. `verifyHomologyCycles` checks them.
 * @throws LimitError; `limit` counts the faces listed, after reductions
 * @complexity as `reducedHomology`, and a dense Smith decomposition on the critical faces
 * @example homologyCycles(SimplicialComplex.fromFacets([[0, 1], [1, 2], [0, 2]], 3), 1).length // 1
 */
export function homologyCycles(complex: ComplexSource, degree: number, options: RunOptions = {}): HomologyCycle[] {
  complex = complexOf(complex, 'homologyCycles');
  const work = new Work('homologyCycles', options);
  // The collapsed complex is a subcomplex with the same homology: its cycles serve.
  const { facets, vertices } = strongCore(complex.listFacets(work.part()), work);
  const table = tabulateFaces(facets, work);
  const morse = morseComplex(table, work);
  const level = degree + 1;
  const cells = morse.critical[level]?.length ?? 0;
  if (cells === 0) return [];
  const { orders, cycle, filling } = adaptedBasis(morse, level, 0n, work);
  const lift = liftChains(table, morse);
  const chainOf = (at: number, vector: readonly bigint[]): Chain =>
    lift(at, vector).map(([face, coefficient]) => ({
      face: verticesOfFace(face, table).map((v) => vertices[v]!),
      coefficient,
    }));
  return orders.flatMap((order, i) => {
    work.tick(0);
    if (order === 1n) return [];
    const bounding = order === 0n ? [] : chainOf(level + 1, filling(i));
    return [{ chain: chainOf(level, cycle(i)), order, bounding }];
  });
}

/** The chain on all faces that belongs to a vector on the critical faces of a level: ascending faces, coefficients. */
export function liftChains(
  table: FaceTable,
  { critical, matching }: MorseComplex,
): (level: number, vector: readonly bigint[]) => [face: number, coefficient: bigint][] {
  const rewriting = new MorseRewriting(table.starts, table.boundary, matching);
  const lifts = new Map<number, [face: number, coefficient: bigint][]>();
  const liftOf = (cell: number): [number, bigint][] => {
    let lift = lifts.get(cell);
    if (lift === undefined) {
      const terms: [number, bigint][] = [[cell, 1n]];
      rewriting.rewriteBoundary(cell, (face, coefficient) => terms.push([face, BigInt(coefficient)]));
      lifts.set(cell, (lift = terms));
    }
    return lift;
  };
  return (level, vector) => {
    const sum = new Map<number, bigint>();
    vector.forEach((x, i) => {
      if (x === 0n) return;
      for (const [face, y] of liftOf(critical[level]![i]!)) sum.set(face, (sum.get(face) ?? 0n) + x * y);
    });
    return [...sum].filter(([, coefficient]) => coefficient !== 0n).sort(([a], [b]) => a - b);
  };
}

/** A multiple of a face: its vertices, ascending, and a coefficient that is not 0. */
export interface ChainTerm {
  readonly face: readonly number[];
  readonly coefficient: bigint;
}

/** A sum of multiples of faces of one dimension, in lexicographic order of the faces. */
export type Chain = readonly ChainTerm[];

/** A cycle that generates a cyclic summand of homology. */
export interface HomologyCycle {
  readonly chain: Chain;
  /** The order of its class; 0 for infinite order. */
  readonly order: bigint;
  /** For finite order a chain whose boundary is `order` times the cycle, else empty. */
  readonly bounding: Chain;
}
