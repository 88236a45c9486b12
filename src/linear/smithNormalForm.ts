import type { SparseMatrix } from './SparseMatrix.js';
import { Work, type RunOptions } from '../run.js';
import { eliminateUnits, type EliminationBounds } from './eliminateUnits.js';
import { invariantFactorsOf } from './invariantFactorsOf.js';
import { smithByLifting } from './smithByLifting.js';

/** The diagonal of the Smith normal form of an integer matrix. */
export interface SmithNormalForm {
  readonly rank: number;
  /** As many as the rank, positive, each a divisor of the next. */
  readonly invariantFactors: readonly bigint[];
}

/**
 * The Smith normal form over the integers, exact at any size: sparse elimination of the entries ±1, then a largest
 * nonzero minor of what is left, then elimination modulo its last invariant factor.
 * @throws LimitError `too-long`
 * @complexity polynomial; the residual after unit pivots is dense, with integers below the square of Hadamard's bound
 */
export function smithNormalForm(matrix: SparseMatrix, options: RunOptions = {}): SmithNormalForm {
  const { pivots, factors } = smithFactors(matrix, new Work('smithNormalForm', options));
  const ones = new Array<bigint>(pivots).fill(1n);
  return { rank: pivots + factors.length, invariantFactors: [...ones, ...factors] };
}

/** From this size on a dense matrix is not eliminated over the integers; up to the other there is memory for it. */
const [LARGE, MOST_DENSE] = [400, 2 ** 20];

/**
 * As `smithNormalForm`, with the unit pivots apart.
 * @internal
 */
export function smithFactors(
  matrix: SparseMatrix,
  work: Work,
  bounds: EliminationBounds = {},
): { readonly pivots: number; readonly pivotRows: readonly number[]; readonly factors: readonly bigint[] } {
  // Units of large dense matrices would be eliminated with fill-in and large numbers.
  const size = Math.min(matrix.rows, matrix.columns);
  const isDense = 6 * matrix.values.length > matrix.rows * matrix.columns;
  const lifted = isDense && size >= LARGE && size * size <= MOST_DENSE ? smithByLifting(matrix, work) : undefined;
  if (lifted !== undefined) return { pivots: 0, pivotRows: [], factors: lifted };
  const { pivots, pivotRows, residual } = eliminateUnits(matrix, work, bounds);
  return { pivots, pivotRows, factors: invariantFactorsOf(residual, work) };
}
