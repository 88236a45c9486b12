import { InputError, LimitError } from '../../../errors.js';
import { SetFamily } from '../../../sets/index.js';
import { strideOf } from '../../../sets/internal.js';
import { groupRows } from './groupRows.kernel.js';

/** What a cell of a truth column is, unless it is 0, false. */
const TRUE = 1;
const UNKNOWN = 2;

/** The different rows of truth columns, each with the number of items that have it. */
export interface TruthTable {
  readonly names: readonly string[];
  /** How many items there are. */
  readonly items: number;
  /** The columns that are known to be true in each different row. */
  readonly truths: SetFamily;
  /** The columns that are unknown in each different row. */
  readonly unknowns: SetFamily;
  /** How many items have each row. */
  readonly counts: Float64Array;
  /** For each row that was given, which of the different ones it is. */
  readonly groupOf: Uint32Array;
}

/** Rows more than these do not fit into one table. */
const MOST_WORDS = 2 ** 28;

/**
 * Groups the items by their rows: the different rows are what matters for implications.
 * @param columns a cell (0 false, 1 true, 2 unknown) for each item, in each column
 * @param weights how many items a row stands for; default 1
 * @throws InputError `invalid-length`; LimitError `too-many-items`
 * @complexity O(items · columns)
 */
export function truthTable(
  names: readonly string[],
  columns: readonly Uint8Array[],
  weights?: ArrayLike<number>,
): TruthTable {
  const n = names.length;
  const rows = columns[0]?.length ?? weights?.length ?? 0;
  const lengths = [...columns.map(({ length }) => length), ...(weights === undefined ? [] : [weights.length])];
  if (columns.length !== n || lengths.some((length) => length !== rows))
    throw new InputError(
      'invalid-length',
      `truthTable: ${columns.length} columns of ${lengths.join(', ')} rows; expected ${n} columns of equal lengths.`,
    );
  const stride = strideOf(n);
  if (rows * 2 * stride > MOST_WORDS)
    throw new LimitError('too-many-items', `truthTable: ${rows} rows of ${n} columns; at most 2^28 words fit.`);
  const words = new Uint32Array(rows * 2 * stride);
  for (const [column, cells] of columns.entries()) {
    const [word, bit] = [column >>> 5, 1 << (column & 31)];
    for (let row = 0; row < rows; row++) {
      if (cells[row] === TRUE) words[row * 2 * stride + word]! |= bit;
      else if (cells[row] === UNKNOWN) words[(row * 2 + 1) * stride + word]! |= bit;
    }
  }
  return { names, ...grouped(words, rows, n, weights) };
}

function grouped(
  words: Uint32Array,
  rows: number,
  n: number,
  weights: ArrayLike<number> | undefined,
): Omit<TruthTable, 'names'> {
  const stride = strideOf(n);
  const table = new Uint32Array(2 ** Math.ceil(Math.log2(2 * rows + 2)));
  const first = new Uint32Array(rows);
  const sums = new Float64Array(rows);
  const groupOf = new Uint32Array(rows);
  const groups = groupRows(words, 2 * stride, weights, table, first, sums, groupOf);
  const truths = new Uint32Array(groups * stride);
  const unknowns = new Uint32Array(groups * stride);
  for (let group = 0; group < groups; group++) {
    const row = first[group]! * 2 * stride;
    truths.set(words.subarray(row, row + stride), group * stride);
    unknowns.set(words.subarray(row + stride, row + 2 * stride), group * stride);
  }
  const counts = sums.slice(0, groups);
  return {
    items: counts.reduce((sum, count) => sum + count, 0),
    truths: SetFamily.fromWords(truths, n),
    unknowns: SetFamily.fromWords(unknowns, n),
    counts,
    groupOf,
  };
}
