/*
 * Left-looking dense elimination modulo a prime p ≤ 94906265. Residues are reduced only where they are read, and all
 * of them before a sum of products of residues could leave the exact doubles. Cost: one pass over a pivot column for
 * every entry eliminated, a multiplication and an addition each; memory: 8 bytes an entry of the pivot columns.
 */
import { inverseMod, residue } from './primes.kernel.js';

/** Pivot columns modulo a prime: column i is 1 in its pivot row and 0 in those of the columns before it. */
export class DenseColumns {
  readonly pivotRows: Int32Array;
  /** How many pivot columns there are. */
  size = 0;
  readonly #rows: number;
  readonly #p: number;
  readonly #inverse: number;
  readonly #room: number;
  readonly #columns: Float64Array;
  readonly #column: Float64Array;

  /** @param most so many pivot columns are found at most */
  constructor(rows: number, most: number, p: number) {
    this.#rows = rows;
    this.#p = p;
    this.#inverse = 1 / p;
    // A residue and so many products of two residues are below 2^53.
    this.#room = Math.max(1, Math.floor((2 ** 53 - p) / (p * p)));
    this.#columns = new Float64Array(rows * most);
    this.#column = new Float64Array(rows);
    this.pivotRows = new Int32Array(most);
  }

  /** Reduces a sparse column of integers, and keeps it as a pivot column unless nothing is left of it. */
  add(rowIndices: Int32Array, values: Float64Array, start: number, end: number): boolean {
    const x = this.#column;
    const p = this.#p;
    x.fill(0);
    for (let e = start; e < end; e++) x[rowIndices[e]!] = residue(values[e]!, p);
    let room = this.#room;
    for (let i = 0; i < this.size; i++) {
      const factor = residue(x[this.pivotRows[i]!]!, p);
      if (factor === 0) continue;
      if (room === 0) {
        this.#reduce();
        room = this.#room;
      }
      room--;
      addMultiple(x, this.#columns, i * this.#rows, p - factor);
    }
    this.#reduce();
    const row = x.findIndex((value) => value !== 0);
    if (row === -1) return false;
    const inverse = inverseMod(x[row]!, p);
    const at = this.size * this.#rows;
    for (let r = 0; r < this.#rows; r++) this.#columns[at + r] = residue(x[r]! * inverse, p);
    this.pivotRows[this.size++] = row;
    return true;
  }

  #reduce(): void {
    const x = this.#column;
    const p = this.#p;
    for (let r = 0; r < x.length; r++) {
      const rest = x[r]! - Math.floor(x[r]! * this.#inverse) * p; // the quotient may be off by 1
      x[r] = rest < 0 ? rest + p : rest >= p ? rest - p : rest;
    }
  }
}

function addMultiple(x: Float64Array, columns: Float64Array, at: number, factor: number): void {
  for (let r = 0; r < x.length; r++) x[r]! += factor * columns[at + r]!;
}
