import { Ticker, type RunOptions } from '../run.js';
import { bareiss } from './bareiss.js';
import { eliminateUnits, type EliminationBounds } from './eliminateUnits.js';
import { smithModulo } from './smithModulo.js';
import type { SparseMatrix } from './SparseMatrix.js';

/** The diagonal of the Smith normal form of an integer matrix. */
export interface SmithNormalForm {
  readonly rank: number;
  /** As many as the rank, positive, each a divisor of the next. */
  readonly invariantFactors: readonly bigint[];
}

/**
 * The Smith normal form over the integers, exact at any size: sparse elimination of the entries ±1, then a largest
 * nonzero minor of what is left, then elimination modulo its last invariant factor.
 * @throws LimitError `timeout`
 * @complexity polynomial; the residual after unit pivots is dense, with integers below the square of Hadamard's bound
 */
export function smithNormalForm(matrix: SparseMatrix, options: RunOptions = {}): SmithNormalForm {
  const { pivots, factors } = smithFactors(matrix, new Ticker('smithNormalForm', options));
  const ones = new Array<bigint>(pivots).fill(1n);
  return { rank: pivots + factors.length, invariantFactors: [...ones, ...factors] };
}

/**
 * As `smithNormalForm`, with the unit pivots apart.
 * @internal
 */
export function smithFactors(
  matrix: SparseMatrix,
  ticker: Ticker,
  bounds: EliminationBounds = {},
): { readonly pivots: number; readonly pivotRows: readonly number[]; readonly factors: readonly bigint[] } {
  const { pivots, pivotRows, residual } = eliminateUnits(matrix, ticker, bounds);
  return { pivots, pivotRows, factors: denseFactors(residual, ticker) };
}

/** The invariant factors of a dense matrix. */
function denseFactors(matrix: readonly (readonly bigint[])[], ticker: Ticker): bigint[] {
  const { rank, minor, rows, columns } = bareiss(matrix, ticker);
  // The invariant factors of a submatrix of the same rank are multiples of those of the matrix; its last one is a much
  // smaller modulus than the minor: 34 s became 1 s for the matching complex of 11 points.
  const regular = rows.map((i) => columns.map((j) => matrix[i]![j]!));
  const modulus = smithModulo(regular, rank, minor, ticker).at(-1) ?? 1n;
  return smithModulo(matrix, rank, modulus, ticker);
}
