import type { SparseMatrix } from './SparseMatrix.js';
import { InputError } from '../errors.js';
import { Work, type RunOptions } from '../run.js';
import { PivotColumns, type Column } from './PivotColumns.kernel.js';
import { DenseColumns } from './DenseColumns.kernel.js';
import { columnsByLength } from './eliminateUnits.js';
import { DIRECT, isPrime, residue } from './primes.kernel.js';

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

/** What is known of a matrix before its rank is found. */
export interface PivotBounds {
  /** Columns known to be combinations of the others: they are left out. */
  readonly skip?: Uint8Array | undefined;
  /** The rank is known to be no larger. */
  readonly atMost?: number;
}

/** Rows and columns of a largest minor that is not 0 modulo a prime, in no order. */
export interface Pivots {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/**
 * Rows and columns of a largest minor that is not 0 modulo a prime.
 * @internal
 */
export function pivotsModP(matrix: SparseMatrix, p: number, work: Work, bounds: PivotBounds = {}): Pivots {
  const { starts, rowIndices, values } = matrix;
  const order = columnsByLength(matrix, bounds.skip);
  const full = Math.min(matrix.rows, order.length, bounds.atMost ?? Infinity);
  const isDense = values.length * DENSE > matrix.rows * matrix.columns && matrix.rows * full <= MOST_DENSE;
  if (isDense && full > 1 && p <= DIRECT) return densePivotsModP(matrix, order, full, p, work);
  const residues = values.map((x) => residue(x, p));
  const weight = new Int32Array(matrix.rows);
  for (const row of rowIndices) weight[row]!++;
  const pivots = new PivotColumns(matrix.rows, p);
  const columns: number[] = [];
  let steps = 0;
  for (const j of order) {
    if (columns.length === full) break;
    if ((++steps & 63) === 0) work.tick(0);
    const column = pivots.reduce(rowIndices, residues, starts[j]!, starts[j + 1]!)!;
    if (column.rows.length === 0) continue;
    pivots.addPivot(column, lightestRow(column, weight));
    columns.push(j);
  }
  return { rows: pivots.pivotRows, columns };
}

/** With one entry in so many, a matrix is dense. */
const DENSE = 6;
/** A dense matrix has at most so many entries. */
const MOST_DENSE = 2 ** 24;

function densePivotsModP(matrix: SparseMatrix, order: Int32Array, full: number, p: number, work: Work): Pivots {
  const { starts, rowIndices, values, rows } = matrix;
  const pivots = new DenseColumns(rows, full, p);
  const columns: number[] = [];
  for (const j of order) {
    if (columns.length === full) break;
    work.tick(0);
    if (pivots.add(rowIndices, values, starts[j]!, starts[j + 1]!)) columns.push(j);
  }
  return { rows: Array.from(pivots.pivotRows.subarray(0, columns.length)), columns };
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
