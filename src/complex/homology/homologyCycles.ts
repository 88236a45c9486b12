import { LimitError } from '../../errors.js';
import { type BigIntMatrix, type MatrixEntry, smithDecomposition, SparseMatrix } from '../../linear/index.js';
import { type RunOptions, Work } from '../../run.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
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
  const { cycles, orders, fillings } = generators(morse, level, work);
  const chains = liftChains(table, morse, level, cycles, vertices);
  const fills = liftChains(table, morse, level + 1, fillings, vertices);
  return chains.map((chain, i) => ({ chain, order: orders[i]!, bounding: orders[i] === 0n ? [] : fills[i]! }));
}

/** Generating cycles of a small chain complex, as vectors, their orders, and the vectors that fill the finite ones. */
function generators(morse: MorseComplex, level: number, work: Work) {
  const down = smithDecomposition(morse.boundaries[level]!, work.part());
  const rank = down.invariantFactors.length;
  const cells = morse.critical[level]!.length;
  const above = morse.boundaries[level + 1] ?? SparseMatrix.fromColumns(cells, []);
  // In the basis of the decomposition the cycles are what follows the first `rank` vectors.
  const inBasis = Array.from({ length: above.columns }, (_, j) =>
    down.rightInverse.slice(rank).flatMap((row, i): MatrixEntry[] => {
      const x = above.column(j).reduce((sum, [r, value]) => sum + row[r]! * BigInt(value), 0n);
      return x === 0n ? [] : [[i, exact(x)]];
    }),
  );
  const up = smithDecomposition(SparseMatrix.fromColumns(cells - rank, inBasis), work.part());
  const cycles: bigint[][] = [];
  const orders: bigint[] = [];
  const fillings: bigint[][] = [];
  for (let i = 0; i < cells - rank; i++) {
    const order = up.invariantFactors[i] ?? 0n;
    if (order === 1n) continue;
    orders.push(order);
    cycles.push(down.right.map((row) => row.slice(rank).reduce((sum, x, k) => sum + x * up.leftInverse[k]![i]!, 0n)));
    fillings.push(order === 0n ? [] : up.right.map((row) => row[i]!));
  }
  return { cycles, orders, fillings };
}

/** The chains on all faces that belong to vectors on the critical faces of a level. */
function liftChains(
  table: FaceTable,
  { critical, matching }: MorseComplex,
  level: number,
  vectors: BigIntMatrix,
  vertices: readonly number[],
): Chain[] {
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
  return vectors.map((vector) => {
    const sum = new Map<number, bigint>();
    vector.forEach((x, i) => {
      if (x === 0n) return;
      for (const [face, y] of liftOf(critical[level]![i]!)) sum.set(face, (sum.get(face) ?? 0n) + x * y);
    });
    return [...sum]
      .filter(([, coefficient]) => coefficient !== 0n)
      .sort(([a], [b]) => a - b)
      .map(([face, coefficient]) => ({ face: verticesOfFace(face, table).map((v) => vertices[v]!), coefficient }));
  });
}

/** A big integer as a number. */
function exact(x: bigint): number {
  const value = Number(x);
  if (!Number.isSafeInteger(value))
    throw new LimitError('too-much-memory', 'homologyCycles: a coefficient exceeds 2^53; the limit is 2^53.', {
      hint: 'reducedHomology gives the groups without cycles.',
    });
  return value;
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
