import type { SparseMatrix } from './SparseMatrix.js';
import { Work, type RunOptions } from '../run.js';
import { eliminateUnits } from './eliminateUnits.js';
import { denseRank } from './invariantFactorsOf.js';

/**
 * The rank of an integer matrix over the rational numbers, exactly: sparse elimination of the entries ±1, then
 * fraction-free elimination of what is left.
 * @throws LimitError `too-long`
 */
export function rankOverQ(matrix: SparseMatrix, options: RunOptions = {}): number {
  const work = new Work('rankOverQ', options);
  const { pivots, residual } = eliminateUnits(matrix, work);
  return pivots + denseRank(residual, work);
}
