import { shown } from '../shape.js';
import { aNumber, givenItems, listOf, manyOf, requireIndex } from '../arguments.js';
import { InputError } from '../errors.js';

/** An entry of a column: the row and an integer. */
export type MatrixEntry = readonly [row: number, value: number];

/** An immutable sparse matrix of integers by columns; entries with value 0 are left out. */
export class SparseMatrix {
  readonly rows: number;
  readonly columns: number;
  /** Column j has the entries `starts[j] … starts[j + 1]`. */
  readonly starts: Int32Array;
  /** The rows of the entries, ascending in every column. Not to be written to. */
  readonly rowIndices: Int32Array;
  /** The values of the entries: safe integers, none 0. Not to be written to. */
  readonly values: Float64Array;

  private constructor(rows: number, starts: Int32Array, rowIndices: Int32Array, values: Float64Array) {
    this.rows = rows;
    this.columns = starts.length - 1;
    this.starts = starts;
    this.rowIndices = rowIndices;
    this.values = values;
  }

  /**
   * A matrix from its columns, each a list of (row, value) in any order.
   * @throws InputError `invalid-matrix` for a number of rows that is none, a row out of range, a row given twice in a
   * column, or a value that is not a safe integer
   */
  static fromColumns(rows: number, columns: Iterable<Iterable<MatrixEntry>>): SparseMatrix {
    const refuse = (found: string, expected: string): never => {
      throw new InputError('invalid-matrix', `SparseMatrix.fromColumns: ${found}; expected ${expected}.`);
    };
    if (!Number.isInteger(rows) || rows < 0 || rows >= 2 ** 31)
      refuse(`${shown(rows)} rows`, 'an integer between 0 and 2^31 − 1');
    const entries = manyOf(manyOf(listOf(aNumber, 'a list', { length: 2 })));
    const given = Array.isArray(columns)
      ? columns
      : [...(givenItems(columns, 'SparseMatrix.fromColumns', 'a list of columns') as typeof columns)];
    const flaw = entries.flaw(given, 'columns');
    if (flaw !== undefined) refuse(flaw, 'lists of entries [row, value]');
    const lists = Array.from(given as readonly (readonly MatrixEntry[])[], (column) =>
      [...column].sort(([a], [b]) => a - b),
    );
    const starts = new Int32Array(lists.length + 1);
    const rowIndices: number[] = [];
    const values: number[] = [];
    lists.forEach((list, j) => {
      list.forEach(([row, value], i) => {
        if (!Number.isInteger(row) || row < 0 || row >= rows)
          refuse(`column ${j} has an entry in row ${shown(row)}`, `rows r with 0 ≤ r < ${rows}`);
        if (i > 0 && list[i - 1]![0] === row) refuse(`column ${j} has two entries in row ${row}`, 'one for each row');
        if (!Number.isSafeInteger(value))
          refuse(`column ${j} has the entry ${shown(value)}`, 'integers of absolute value below 2^53');
        if (value === 0) return;
        rowIndices.push(row);
        values.push(value);
      });
      starts[j + 1] = values.length;
    });
    return new SparseMatrix(rows, starts, Int32Array.from(rowIndices), Float64Array.from(values));
  }

  /**
   * A matrix from its parts, which it then owns, unchecked: for the library's own algorithms.
   * @internal
   */
  static ofParts(rows: number, starts: Int32Array, rowIndices: Int32Array, values: Float64Array): SparseMatrix {
    return new SparseMatrix(rows, starts, rowIndices, values);
  }

  /** A matrix from its rows, all of the same length. @throws InputError `invalid-matrix` */
  static fromDense(rows: readonly (readonly number[])[]): SparseMatrix {
    const flaw = listOf(listOf(aNumber)).flaw(rows, 'rows');
    if (flaw !== undefined) throw new InputError('invalid-matrix', `SparseMatrix.fromDense: ${flaw}.`);
    const width = rows[0]?.length ?? 0;
    const ragged = rows.findIndex((row) => row.length !== width);
    if (ragged !== -1)
      throw new InputError(
        'invalid-matrix',
        `SparseMatrix.fromDense: row ${ragged} has ${rows[ragged]!.length} entries; expected ${width} as in row 0.`,
      );
    const columns = Array.from({ length: width }, (_, j) => rows.map((row, i): MatrixEntry => [i, row[j]!]));
    return SparseMatrix.fromColumns(rows.length, columns);
  }

  /** The entries of column j by ascending row. */
  column(j: number): MatrixEntry[] {
    requireIndex('SparseMatrix.column', j, this.columns);
    const entries: MatrixEntry[] = [];
    for (let e = this.starts[j]!; e < this.starts[j + 1]!; e++) entries.push([this.rowIndices[e]!, this.values[e]!]);
    return entries;
  }

  /** The matrix as rows of numbers. */
  toDense(): number[][] {
    const rows = Array.from({ length: this.rows }, () => new Array<number>(this.columns).fill(0));
    for (let j = 0; j < this.columns; j++) for (const [i, value] of this.column(j)) rows[i]![j] = value;
    return rows;
  }
}
