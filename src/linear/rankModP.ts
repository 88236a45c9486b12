import type { SparseMatrix } from './SparseMatrix.js';
import { InputError } from '../errors.js';
import { Work, type RunOptions } from '../run.js';
import { PivotColumns, type Column } from './PivotColumns.kernel.js';
import { columnsByLength } from './eliminateUnits.js';
import { isPrime, residue } from './primes.kernel.js';

/**
 * The rank of an integer matrix over the field with p elements.
 * @param p a prime below 2^31
 * @throws InputError `not-a-prime`
 * @throws LimitError `too-long`
 * @complexity sparse elimination, short columns first; memory: the pivot columns, with fill-in
 */
export function rankModP(matrix: SparseMatrix, p: number, options: RunOptions = {}): number {
  checkPrime('rankModP', p);
  return pivotsModP(matrix, p, new Work('rankModP', options)).rows.length;
}

/**
 * Rows and columns of a largest minor that is not 0 modulo a prime.
 * @internal
 */
export function pivotsModP(
  matrix: SparseMatrix,
  p: number,
  work: Work,
): { readonly rows: readonly number[]; readonly columns: readonly number[] } {
  const { starts, rowIndices, values } = matrix;
  const residues = values.map((x) => residue(x, p));
  const weight = new Int32Array(matrix.rows);
  for (const row of rowIndices) weight[row]!++;
  const pivots = new PivotColumns(matrix.rows, p);
  const columns: number[] = [];
  const full = Math.min(matrix.rows, matrix.columns);
  let steps = 0;
  for (const j of columnsByLength(matrix)) {
    if (columns.length === full) break;
    if ((++steps & 63) === 0) work.tick(0);
    const column = pivots.reduce(rowIndices, residues, starts[j]!, starts[j + 1]!)!;
    if (column.rows.length === 0) continue;
    pivots.addPivot(column, lightestRow(column, weight));
    columns.push(j);
  }
  return { rows: pivots.pivotRows, columns };
}

/**
 * Refuses everything but primes below 2^31.
 * @throws InputError `not-a-prime`
 */
export function checkPrime(task: string, p: number): void {
  if (!Number.isInteger(p) || p >= 2 ** 31 || !isPrime(p))
    throw new InputError('not-a-prime', `${task}: p is ${String(p)}; expected a prime below 2^31.`, {
      details: { p },
    });
}

function lightestRow({ rows }: Column, weight: Int32Array): number {
  let best = 0;
  for (let i = 1; i < rows.length; i++) if (weight[rows[i]!]! < weight[rows[best]!]!) best = i;
  return best;
}
