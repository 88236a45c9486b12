/*
 * Left-looking sparse elimination by unit pivots, over the integers or modulo a prime. Precondition: the columns
 * are those of a valid sparse matrix, over a prime with residues 0 < value < p. Cost: one heap operation and one
 * pass over a pivot column for every entry eliminated; memory: the pivot columns and one dense column.
 */
import { MinHeap } from './MinHeap.kernel.js';
import { inverseMod, multiplyMod } from './primes.kernel.js';

/** The largest absolute value that a double holds exactly together with all smaller ones. */
const MAX_EXACT: number = 2 ** 53 - 1;

/** A sparse column: parallel rows and values. */
export interface Column {
  readonly rows: Int32Array;
  readonly values: Float64Array;
}

/**
 * Pivot columns, and the reduction of further columns by them. Pivot column i has a unit in its pivot row and no entry
 * in the pivot rows of the columns before it; so entries are eliminated in the order of the pivots.
 */
export class PivotColumns {
  /** Of each row the index of its pivot column, or −1. */
  readonly pivotOf: Int32Array;
  readonly columns: Column[] = [];
  readonly pivotRows: number[] = [];
  /** For integers the pivot ±1, for a prime its inverse. */
  readonly #inverses: number[] = [];
  readonly #modulus: number;
  readonly #bound: number;
  readonly #sum: Float64Array;
  readonly #marked: Uint8Array;
  readonly #heap = new MinHeap();
  #touched: Int32Array;
  #touchedCount = 0;

  /**
   * @param modulus a prime below 2^31, or 0 for the integers
   * @param bound over the integers, larger absolute values count as overflow
   */
  constructor(rows: number, modulus: number, bound: number = MAX_EXACT) {
    this.#modulus = modulus;
    this.#bound = bound;
    this.pivotOf = new Int32Array(rows).fill(-1);
    this.#sum = new Float64Array(rows);
    this.#marked = new Uint8Array(rows);
    this.#touched = new Int32Array(rows);
  }

  /** The column without its entries in pivot rows, rows in no order; `undefined` when an integer overflows. */
  reduce(rows: Int32Array, values: Float64Array, start: number, end: number): Column | undefined {
    const sum = this.#sum;
    const marked = this.#marked;
    const heap = this.#heap;
    const modulus = this.#modulus;
    this.#touchedCount = 0;
    if (!this.#add(rows, values, start, end, 1)) {
      this.#reset();
      return undefined;
    }
    while (heap.size > 0) {
      const index = heap.pop();
      const row = this.pivotRows[index]!;
      const x = sum[row]!;
      marked[row] = 0;
      sum[row] = 0;
      if (x === 0) continue;
      const { rows: pivotRows, values: pivotValues } = this.columns[index]!;
      const inverse = this.#inverses[index]!;
      const factor = modulus === 0 ? -x * inverse : modulus - multiplyMod(x, inverse, modulus);
      if (!this.#add(pivotRows, pivotValues, 0, pivotRows.length, factor)) {
        this.#reset();
        return undefined;
      }
    }
    let count = 0;
    for (let i = 0; i < this.#touchedCount; i++) if (sum[this.#touched[i]!] !== 0) count++;
    const outRows = new Int32Array(count);
    const outValues = new Float64Array(count);
    count = 0;
    for (let i = 0; i < this.#touchedCount; i++) {
      const row = this.#touched[i]!;
      marked[row] = 0;
      if (sum[row] !== 0) {
        outRows[count] = row;
        outValues[count++] = sum[row]!;
        sum[row] = 0;
      }
    }
    return { rows: outRows, values: outValues };
  }

  /** Makes a reduced column a pivot column; `at` is the position of its unit, which is kept out of the column. */
  addPivot(column: Column, at: number): void {
    const row = column.rows[at]!;
    this.pivotOf[row] = this.columns.length;
    this.pivotRows.push(row);
    const pivot = column.values[at]!;
    this.#inverses.push(this.#modulus === 0 ? pivot : inverseMod(pivot, this.#modulus));
    const last = column.rows.length - 1;
    column.rows[at] = column.rows[last]!;
    column.values[at] = column.values[last]!;
    this.columns.push({ rows: column.rows.subarray(0, last), values: column.values.subarray(0, last) });
  }

  /** The pivot ±1 of a pivot column over the integers. */
  pivot(index: number): number {
    return this.#inverses[index]!;
  }

  #add(rows: Int32Array, values: Float64Array, start: number, end: number, factor: number): boolean {
    const sum = this.#sum;
    const marked = this.#marked;
    const modulus = this.#modulus;
    const bound = this.#bound;
    for (let i = start; i < end; i++) {
      const row = rows[i]!;
      let x: number;
      if (modulus === 0) {
        const product = factor * values[i]!; // checked by itself: a rounded product could hide in the sum
        x = sum[row]! + product;
        if (product > bound || product < -bound || x > bound || x < -bound) return false;
      } else {
        x = sum[row]! + multiplyMod(factor, values[i]!, modulus);
        if (x >= modulus) x -= modulus;
      }
      sum[row] = x;
      if (marked[row] !== 0) continue;
      marked[row] = 1;
      const pivot = this.pivotOf[row]!;
      if (pivot === -1) this.#touched[this.#touchedCount++] = row;
      else this.#heap.push(pivot);
    }
    return true;
  }

  #reset(): void {
    this.#heap.clear();
    this.#sum.fill(0);
    this.#marked.fill(0);
  }
}
