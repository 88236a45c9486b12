import type { Work } from '../run.js';
import { PivotColumns, type Column } from './PivotColumns.kernel.js';
import type { SparseMatrix } from './SparseMatrix.js';

/** A matrix over the integers, equivalent to an identity matrix of size `pivots` beside `residual`. */
export interface UnitElimination {
  readonly pivots: number;
  /** The rows of the pivots. */
  readonly pivotRows: readonly number[];
  /** What is left, by rows, without rows and columns of zeros. */
  readonly residual: bigint[][];
}

export interface EliminationBounds {
  /** Columns known to be combinations of the others: they are left out. */
  readonly skip?: Uint8Array | undefined;
  /** Larger absolute values go to big integers; for tests. */
  readonly bound?: number;
}

/**
 * Eliminates the entries ±1 of an integer matrix, exactly: the Smith normal form is that of the residual with `pivots`
 * ones before it. Short columns come first; of the units of a column the one in the emptiest row is the pivot.
 * Columns whose entries outgrow doubles are reduced with big integers at the end.
 * @complexity memory: the pivot columns, with fill-in
 */
export function eliminateUnits(matrix: SparseMatrix, work: Work, bounds: EliminationBounds = {}): UnitElimination {
  const { starts, rowIndices, values } = matrix;
  const pivots = new PivotColumns(matrix.rows, 0, bounds.bound);
  const weight = new Int32Array(matrix.rows);
  for (const row of rowIndices) weight[row]!++;
  const large: number[] = [];
  let waiting: { readonly index: number; readonly column: Column }[] = [];
  const reduce = (index: number, rows: Int32Array, from: Float64Array, start: number, end: number): void => {
    const column = pivots.reduce(rows, from, start, end);
    if (column === undefined) {
      large.push(index);
      return;
    }
    const at = lightestUnit(column, weight);
    if (at !== -1) pivots.addPivot(column, at);
    else if (column.rows.length > 0) waiting.push({ index, column });
  };
  let steps = 0;
  for (const j of columnsByLength(matrix, bounds.skip)) {
    if ((++steps & 63) === 0) work.tick(0);
    reduce(j, rowIndices, values, starts[j]!, starts[j + 1]!);
  }
  for (let known = -1; known < pivots.columns.length;) {
    known = pivots.columns.length;
    const again = waiting;
    waiting = [];
    for (const { index, column } of again) {
      if ((++steps & 63) === 0) work.tick(0);
      reduce(index, column.rows, column.values, 0, column.rows.length);
    }
  }
  const left = waiting.map(
    ({ column }) => new Map(Array.from(column.rows, (row, i) => [row, BigInt(column.values[i]!)])),
  );
  for (const j of large) {
    work.tick(0);
    left.push(reduceExactly(matrix, j, pivots));
  }
  return { pivots: pivots.columns.length, pivotRows: pivots.pivotRows, residual: denseRows(left) };
}

/** The columns that are not empty and not skipped, shortest first. */
export function columnsByLength(matrix: SparseMatrix, skip?: Uint8Array): Int32Array {
  const { starts, columns } = matrix;
  const length = (j: number): number => starts[j + 1]! - starts[j]!;
  const order: number[] = [];
  for (let j = 0; j < columns; j++) if (length(j) > 0 && (skip === undefined || skip[j] === 0)) order.push(j);
  return Int32Array.from(order).sort((a, b) => length(a) - length(b) || a - b);
}

/** The position of an entry ±1 in the row of least weight, or −1. */
function lightestUnit({ rows, values }: Column, weight: Int32Array): number {
  let best = -1;
  for (let i = 0; i < rows.length; i++)
    if ((values[i] === 1 || values[i] === -1) && (best === -1 || weight[rows[i]!]! < weight[rows[best]!]!)) best = i;
  return best;
}

/** Column j without its entries in pivot rows, with big integers. */
function reduceExactly(matrix: SparseMatrix, j: number, pivots: PivotColumns): Map<number, bigint> {
  const sum = new Map<number, bigint>(matrix.column(j).map(([row, value]) => [row, BigInt(value)]));
  pivots.columns.forEach(({ rows, values }, index) => {
    const row = pivots.pivotRows[index]!;
    const x = sum.get(row);
    if (x === undefined) return;
    sum.delete(row);
    if (x === 0n) return;
    const factor = -x * BigInt(pivots.pivot(index));
    rows.forEach((r, i) => sum.set(r, (sum.get(r) ?? 0n) + factor * BigInt(values[i]!)));
  });
  return sum;
}

/** Sparse columns as dense rows, without rows and columns of zeros. */
function denseRows(columns: readonly Map<number, bigint>[]): bigint[][] {
  const filled = columns.filter((column) => [...column.values()].some((x) => x !== 0n));
  const rows = new Set(filled.flatMap((column) => [...column].filter(([, x]) => x !== 0n).map(([row]) => row)));
  return [...rows].sort((a, b) => a - b).map((row) => filled.map((column) => column.get(row) ?? 0n));
}
