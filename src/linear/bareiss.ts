import type { Work } from '../run.js';

/** The rank of an integer matrix, and a largest minor that is not 0. */
export interface RankWithMinor {
  readonly rank: number;
  /** Its absolute value; 1 for rank 0. */
  readonly minor: bigint;
  /** Its rows and columns, in no order. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/**
 * Fraction-free elimination with full pivoting: all divisions are exact, and the last pivot is a minor.
 * @param matrix rows of equal length; not changed
 * @complexity O(rows · columns · rank) operations on integers below Hadamard's bound
 * @source Bareiss 1968
 */
export function bareiss(matrix: readonly (readonly bigint[])[], work: Work): RankWithMinor {
  const rows = matrix.map((row) => [...row]);
  const width = rows[0]?.length ?? 0;
  const rowOrder = rows.map((_, i) => i);
  const columnOrder = Array.from({ length: width }, (_, j) => j);
  let previous = 1n;
  let rank = 0;
  for (; rank < rows.length && rank < width; rank++) {
    const found = smallestEntry(rows, rank, rank);
    if (found === undefined) break;
    exchange(rows, found.row, rank);
    exchange(rowOrder, found.row, rank);
    exchange(columnOrder, found.column, rank);
    for (const row of rows) exchange(row, found.column, rank);
    const top = rows[rank]!;
    const pivot = top[rank]!;
    for (let i = rank + 1; i < rows.length; i++) {
      work.tick(0);
      const row = rows[i]!;
      const factor = row[rank]!;
      for (let j = rank + 1; j < width; j++) row[j] = (row[j]! * pivot - factor * top[j]!) / previous;
      row[rank] = 0n;
    }
    previous = pivot;
  }
  return { rank, minor: absolute(previous), rows: rowOrder.slice(0, rank), columns: columnOrder.slice(0, rank) };
}

/** The place of a nonzero entry of least absolute value in the rows from `firstRow` and columns from `firstColumn`. */
export function smallestEntry(
  rows: readonly (readonly bigint[])[],
  firstRow: number,
  firstColumn: number,
): { readonly row: number; readonly column: number } | undefined {
  let best: { row: number; column: number } | undefined;
  let least = 0n;
  for (let i = firstRow; i < rows.length; i++)
    for (let j = firstColumn; j < rows[i]!.length; j++) {
      const size = absolute(rows[i]![j]!);
      if (size !== 0n && (best === undefined || size < least)) {
        best = { row: i, column: j };
        least = size;
        if (size === 1n) return best;
      }
    }
  return best;
}

/** |x|. */
export function absolute(x: bigint): bigint {
  return x < 0n ? -x : x;
}

/** Exchanges two items of a list. */
export function exchange<T>(list: T[], i: number, j: number): void {
  if (i === j) return;
  const kept = list[i]!;
  list[i] = list[j]!;
  list[j] = kept;
}
