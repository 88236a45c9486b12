import { LimitError } from '../../errors.js';
import { type MatrixEntry, smithDecomposition, SparseMatrix } from '../../linear/index.js';
import type { Work } from '../../run.js';
import type { MorseComplex } from './MorseComplex.js';

/** A basis of the cycles of a level in which the boundaries are multiples of its members, as vectors on the cells. */
export interface AdaptedBasis {
  /** For each member the least multiple that is a boundary; 0 if there is none. */
  readonly orders: readonly bigint[];
  readonly cycle: (member: number) => bigint[];
  /** Of a member of order 0: the cocycle that is 1 on its cycle and 0 on the others. */
  readonly cocycle: (member: number) => bigint[];
  /** Of a member of finite order: a chain whose boundary is the multiple. */
  readonly filling: (member: number) => bigint[];
}

/** So many entries in a square matrix at most. */
const MOST_ENTRIES = 2 ** 23;

/**
 * Adapted bases by Smith decompositions.
 * @param characteristic 0 for the integers; for a prime, all numbers stand for their residues
 */
export function adaptedBasis(morse: MorseComplex, level: number, characteristic: bigint, work: Work): AdaptedBasis {
  const cells = morse.critical[level]!.length;
  const boundary = morse.boundaries[level]!;
  const above = morse.boundaries[level + 1] ?? SparseMatrix.fromColumns(cells, []);
  const size = Math.max(cells, boundary.rows, above.columns);
  if (size ** 2 > MOST_ENTRIES)
    throw new LimitError(
      'too-much-memory',
      `${work.task}: ${size} faces of one dimension are left after reductions; at most 2^23 entries of a matrix can be kept.`,
      { hint: 'reducedHomology gives the groups without cycles.', details: { found: size } },
    );
  const down = smithDecomposition(boundary, work.part());
  const reduced = (x: bigint): bigint => (characteristic === 0n ? x : x % characteristic);
  const isZero = (x: bigint): boolean => reduced(x) === 0n;
  const rank = down.invariantFactors.filter((x) => !isZero(x)).length;
  // In the basis of the decomposition the cycles are what follows the first `rank` vectors.
  const rest = down.rightInverse.slice(rank);
  const inBasis = Array.from({ length: above.columns }, (_, j) => {
    work.tick(0);
    return rest.flatMap((row, i): MatrixEntry[] => {
      const x = reduced(above.column(j).reduce((sum, [r, value]) => sum + row[r]! * BigInt(value), 0n));
      return x === 0n ? [] : [[i, exact(x, work.task)]];
    });
  });
  const up = smithDecomposition(SparseMatrix.fromColumns(cells - rank, inBasis), work.part());
  const combined = (
    count: number,
    length: number,
    term: (k: number) => bigint,
    row: (k: number) => readonly bigint[],
  ) => {
    work.tick(0);
    const sum = new Array<bigint>(length).fill(0n);
    for (let k = 0; k < count; k++) {
      const x = term(k);
      if (x !== 0n) row(k).forEach((y, i) => (sum[i]! += x * y));
    }
    return sum;
  };
  const columns = down.right.length === 0 ? [] : down.right[0]!.map((_, j) => down.right.map((row) => row[j]!));
  return {
    orders: rest.map((_, i) => up.invariantFactors[i] ?? 0n).map((order) => (isZero(order) ? 0n : order)),
    cycle: (i) =>
      combined(
        rest.length,
        cells,
        (k) => up.leftInverse[k]![i]!,
        (k) => columns[rank + k]!,
      ),
    cocycle: (i) =>
      combined(
        rest.length,
        cells,
        (k) => up.left[i]![k]!,
        (k) => rest[k]!,
      ),
    filling: (i) => up.right.map((row) => row[i]!),
  };
}

/** A big integer as a number. */
function exact(x: bigint, task: string): number {
  const value = Number(x);
  if (!Number.isSafeInteger(value))
    throw new LimitError('too-much-memory', `${task}: a coefficient exceeds 2^53; the limit is 2^53.`, {
      hint: 'reducedHomology gives the groups without cycles.',
    });
  return value;
}
