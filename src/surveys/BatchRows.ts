import type { AnswerCell } from './Questions.js';

export type { AnswerCell } from './Questions.js';

/** What became of an item. */
export type RowStatus = 'done' | 'undecided' | 'failed';

/** The rows of a part of a batch, by columns, as a thread or another machine sends them. */
export interface BatchRows {
  /** The numbers of the items, ascending; those without a row are left out. */
  readonly item: number[];
  /** As the items are written. */
  readonly board: string[];
  readonly status: RowStatus[];
  /** What each took. */
  readonly seconds: number[];
  /** Why something is not known; null where all is. */
  readonly because: (string | null)[];
  /** What is asked, column by column. */
  readonly values: AnswerCell[][];
}

/** No rows. @param columns how many things are asked */
export function noRows(columns: number): BatchRows {
  return {
    item: [],
    board: [],
    status: [],
    seconds: [],
    because: [],
    values: Array.from({ length: columns }, () => []),
  };
}

/** One item's row. */
export interface BatchRow {
  readonly item: number;
  readonly board: string;
  readonly status: RowStatus;
  readonly seconds: number;
  readonly because: string | null;
  readonly values: readonly AnswerCell[];
}

/** Adds a row at the end. */
export function addRow(rows: BatchRows, { item, board, status, seconds, because, values }: BatchRow): void {
  rows.item.push(item);
  rows.board.push(board);
  rows.status.push(status);
  rows.seconds.push(seconds);
  rows.because.push(because);
  rows.values.forEach((column, i) => column.push(values[i] ?? null));
}

/** The i-th row. */
function rowAt(rows: BatchRows, i: number): BatchRow {
  return {
    item: rows.item[i]!,
    board: rows.board[i]!,
    status: rows.status[i]!,
    seconds: rows.seconds[i]!,
    because: rows.because[i]!,
    values: rows.values.map((column) => column[i]!),
  };
}

/** The rows of several parts, in their order. @param columns how many things are asked */
export function joinedRows(parts: readonly BatchRows[], columns: number): BatchRows {
  const all = noRows(columns);
  for (const part of parts) for (let i = 0; i < part.item.length; i++) addRow(all, rowAt(part, i));
  return all;
}

/**
 * The rows of a batch that was computed twice: what is done stays, else the second counts.
 * @param first and `second`: rows in the order of their items
 */
export function mergedRows(first: BatchRows, second: BatchRows): BatchRows {
  const found = new Map<number, BatchRow>();
  for (const rows of [first, second])
    for (let i = 0; i < rows.item.length; i++) {
      const row = rowAt(rows, i);
      if (found.get(row.item)?.status !== 'done') found.set(row.item, row);
    }
  const all = noRows(Math.max(first.values.length, second.values.length));
  for (const item of [...found.keys()].sort((a, b) => a - b)) addRow(all, found.get(item)!);
  return all;
}
