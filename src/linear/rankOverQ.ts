import type { SparseMatrix } from './SparseMatrix.js';
import { Work, type RunOptions } from '../run.js';
import { eliminateUnits } from './eliminateUnits.js';
import { denseRank } from './invariantFactorsOf.js';
import { type PivotBounds, pivotsModP } from './rankModP.js';

/** A prime whose residues have exact products, and many of them an exact sum. */
const PRIME = 2097143;

/**
 * The rank of an integer matrix over the rational numbers, exactly. The rank modulo a prime is a lower bound; where it
 * is no less than the number of rows or columns that are not 0, it is the rank. Else: sparse elimination of the entries
 * ±1, then fraction-free elimination of what is left.
 * @throws LimitError `too-long`
 */
export function rankOverQ(matrix: SparseMatrix, options: RunOptions = {}): number {
  return pivotsOverQ(matrix, new Work('rankOverQ', options)).rank;
}

/**
 * The rank over the rational numbers, and rows of a minor that is not 0, of this size or smaller.
 * @internal
 */
export function pivotsOverQ(
  matrix: SparseMatrix,
  work: Work,
  bounds: PivotBounds = {},
): { readonly rank: number; readonly rows: readonly number[] } {
  const { starts, columns, rowIndices } = matrix;
  let filled = 0;
  for (let j = 0; j < columns; j++) if (starts[j + 1]! > starts[j]! && bounds.skip?.[j] !== 1) filled++;
  const atMost = Math.min(new Set(rowIndices).size, filled, bounds.atMost ?? Infinity);
  const { rows } = pivotsModP(matrix, PRIME, work, { ...bounds, atMost });
  if (rows.length === atMost) return { rank: atMost, rows };
  const { pivots, pivotRows, residual } = eliminateUnits(matrix, work, { skip: bounds.skip });
  return { rank: pivots + denseRank(residual, work), rows: pivotRows };
}
