import type { Work } from '../run.js';
import { bareiss, type RankWithMinor } from './bareiss.js';
import { isPrime } from './primes.kernel.js';
import { pivotsModP } from './rankModP.js';
import { smithModulo } from './smithModulo.js';
import { SparseMatrix, type MatrixEntry } from './SparseMatrix.js';

type DenseMatrix = readonly (readonly bigint[])[];

/** A prime whose residues have exact products. */
const PRIME = 94906249;
/** Primes above this are not looked for in the modulus. */
const SMALL_PRIMES = 2 ** 16;

/**
 * The nonzero invariant factors of a dense integer matrix, each a divisor of the next: a largest nonzero minor, the
 * last invariant factor of its submatrix, and elimination modulo this factor (ranks modulo its primes if it is
 * squarefree).
 */
export function invariantFactorsOf(matrix: DenseMatrix, work: Work): bigint[] {
  const { rank, minor, rows, columns } = largestMinor(matrix, work);
  // The invariant factors of a submatrix of the same rank are multiples of those of the matrix; its last one is a much
  // smaller modulus than the minor: 36 s became 5 s for the matching complex of 11 points.
  const modulus = smithModulo(submatrix(matrix, rows, columns), rank, minor, work).at(-1) ?? 1n;
  const primes = squarefreeFactors(modulus);
  if (primes === undefined) return smithModulo(matrix, rank, modulus, work);
  const factors = new Array<bigint>(rank).fill(1n);
  for (const p of primes) {
    const units = pivotsModP(modulo(matrix, p), p, work).rows.length;
    for (let i = units; i < rank; i++) factors[i] = factors[i]! * BigInt(p);
  }
  return factors;
}

/** The rank of a dense integer matrix over the rational numbers. */
export function denseRank(matrix: DenseMatrix, work: Work): number {
  return fullMinor(matrix, work)?.rows.length ?? bareiss(matrix, work).rank;
}

function largestMinor(matrix: DenseMatrix, work: Work): RankWithMinor {
  const place = fullMinor(matrix, work);
  if (place === undefined) return bareiss(matrix, work);
  const { rows, columns } = place;
  return { rank: rows.length, minor: bareiss(submatrix(matrix, rows, columns), work).minor, rows, columns };
}

/** A minor of full size that is not 0 modulo a prime, so not 0: it proves the rank. A smaller one would not. */
function fullMinor(matrix: DenseMatrix, work: Work): ReturnType<typeof pivotsModP> | undefined {
  const found = pivotsModP(modulo(matrix, PRIME), PRIME, work);
  return found.rows.length === Math.min(matrix.length, matrix[0]?.length ?? 0) ? found : undefined;
}

function submatrix(matrix: DenseMatrix, rows: readonly number[], columns: readonly number[]): bigint[][] {
  return rows.map((i) => columns.map((j) => matrix[i]![j]!));
}

/** The matrix modulo p, sparse. */
function modulo(matrix: DenseMatrix, p: number): SparseMatrix {
  const width = matrix[0]?.length ?? 0;
  const modulus = BigInt(p);
  const columns = Array.from({ length: width }, (): MatrixEntry[] => []);
  matrix.forEach((row, i) => {
    row.forEach((x, j) => {
      const r = x === 0n ? 0 : Number(x % modulus);
      if (r !== 0) columns[j]!.push([i, r]);
    });
  });
  return SparseMatrix.fromColumns(matrix.length, columns);
}

/** The primes of a squarefree number; undefined if it is not squarefree or has two large primes. */
function squarefreeFactors(n: bigint): number[] | undefined {
  const primes: number[] = [];
  let rest = n;
  for (let d = 2; d < SMALL_PRIMES && rest > 1n; d++) {
    if (rest % BigInt(d) !== 0n) continue;
    primes.push(d);
    rest /= BigInt(d);
    if (rest % BigInt(d) === 0n) return undefined;
  }
  if (rest === 1n) return primes;
  return rest < 2n ** 31n && isPrime(Number(rest)) ? [...primes, Number(rest)] : undefined;
}
