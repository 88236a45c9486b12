/*
 * Single boundaries in the complex of critical cells of an acyclic matching, with the chains that they bound; whole
 * levels are swept by `MorseSweep`. The boundary of a critical cell is rewritten: a LOWER cell is replaced by the rest
 * of the boundary of its partner, latest first, until only critical cells are left; UPPER cells drop out. Cost: one
 * heap operation for every cell rewritten.
 */
import { MinHeap } from '../../linear/internal.kernel.js';
import { CRITICAL, LOWER, type Matching } from './coreduce.kernel.js';

/** The largest absolute value for which all integers are exact doubles. */
const MAX_EXACT = 2 ** 53 - 1;

/** Rewrites boundaries of critical cells; keeps its scratch space between calls. */
export class MorseRewriting {
  readonly #starts: Int32Array;
  readonly #boundary: Int32Array;
  readonly #matching: Matching;
  readonly #bound: number;
  readonly #sum: Float64Array;
  readonly #marked: Uint8Array;
  /** LOWER cells still to be rewritten: by their time, negative. */
  readonly #heap = new MinHeap();
  #exact = true;
  /** The critical cells of the last boundary, in no order, and their coefficients. */
  readonly cells: Int32Array;
  readonly coefficients: Float64Array;
  /** How many of them there are. */
  size = 0;

  /** @param bound larger coefficients count as overflow */
  constructor(starts: Int32Array, boundary: Int32Array, matching: Matching, bound: number = MAX_EXACT) {
    const total = starts.length - 1;
    this.#starts = starts;
    this.#boundary = boundary;
    this.#matching = matching;
    this.#bound = bound;
    this.#sum = new Float64Array(total);
    this.#marked = new Uint8Array(total);
    this.cells = new Int32Array(total);
    this.coefficients = new Float64Array(total);
  }

  /**
   * Puts the boundary of a critical cell into `cells` and `coefficients`.
   * @param lift when given, receives each cell added to the critical one, with its coefficient: together they make the
   * chain whose boundary this is
   * @returns whether all coefficients stayed within the bound
   */
  rewriteBoundary(cell: number, lift?: (cell: number, coefficient: number) => void): boolean {
    const { partner, sign, cellAt } = this.#matching;
    this.size = 0;
    this.#exact = true;
    this.#addBoundary(cell, 1, -1);
    while (this.#heap.size > 0) {
      const lower = cellAt[-this.#heap.pop()]!;
      const x = this.#take(lower);
      if (x === 0 || !this.#exact) continue;
      const coefficient = -x * sign[lower]!;
      lift?.(partner[lower]!, coefficient);
      this.#addBoundary(partner[lower]!, coefficient, lower);
    }
    return this.#collect();
  }

  /** Adds a multiple of the boundary of a cell, without one cell of it. */
  #addBoundary(cell: number, factor: number, without: number): void {
    const { kind, time } = this.#matching;
    let signed = factor;
    for (let e = this.#starts[cell]!; e < this.#starts[cell + 1]!; e++, signed = -signed) {
      const face = this.#boundary[e]!;
      const what = kind[face]!;
      if (what > LOWER || face === without) continue;
      if (this.#add(face, signed)) continue;
      if (what === CRITICAL) this.cells[this.size++] = face;
      else this.#heap.push(-time[face]!);
    }
  }

  /** Adds to the coefficient of a cell; was the cell met before? */
  #add(cell: number, value: number): boolean {
    const x = this.#sum[cell]! + value;
    if (x > this.#bound || x < -this.#bound) this.#exact = false;
    this.#sum[cell] = x;
    if (this.#marked[cell] !== 0) return true;
    this.#marked[cell] = 1;
    return false;
  }

  /** The coefficient of a cell, which is forgotten. */
  #take(cell: number): number {
    const x = this.#sum[cell]!;
    this.#sum[cell] = 0;
    this.#marked[cell] = 0;
    return x;
  }

  /** Keeps the cells with a coefficient that is not 0. */
  #collect(): boolean {
    let kept = 0;
    for (let i = 0; i < this.size; i++) {
      const cell = this.cells[i]!;
      const x = this.#take(cell);
      if (x === 0) continue;
      this.cells[kept] = cell;
      this.coefficients[kept++] = x;
    }
    this.size = kept;
    return this.#exact;
  }
}
