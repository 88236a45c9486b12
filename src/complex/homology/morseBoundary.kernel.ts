/*
 * Boundaries in the complex of critical cells of an acyclic matching. The boundary of a critical cell is rewritten: a
 * LOWER cell is replaced by the rest of the boundary of its partner, latest first, until only critical cells are left;
 * UPPER cells drop out. Cost: one heap operation for every cell rewritten.
 */
import { CRITICAL, LOWER, type Matching } from './coreduce.kernel.js';

/** The largest absolute value for which all integers are exact doubles. */
const MAX_EXACT = 2 ** 53 - 1;

/** Rewrites boundaries of critical cells; keeps its scratch space between calls. */
export class MorseBoundary {
  readonly #starts: Int32Array;
  readonly #boundary: Int32Array;
  readonly #matching: Matching;
  readonly #bound: number;
  readonly #sum: Float64Array;
  readonly #marked: Uint8Array;
  readonly #heap: Int32Array;
  #heapSize = 0;
  /** The critical cells of the last boundary, in no order, and their coefficients. */
  readonly cells: Int32Array;
  readonly coefficients: Float64Array;
  /** How many of them there are. */
  size = 0;
  /** How many cells were rewritten since the construction. */
  steps = 0;

  /** @param bound larger coefficients count as overflow */
  constructor(starts: Int32Array, boundary: Int32Array, matching: Matching, bound: number = MAX_EXACT) {
    const total = starts.length - 1;
    this.#starts = starts;
    this.#boundary = boundary;
    this.#matching = matching;
    this.#bound = bound;
    this.#sum = new Float64Array(total);
    this.#marked = new Uint8Array(total);
    this.#heap = new Int32Array(total);
    this.cells = new Int32Array(total);
    this.coefficients = new Float64Array(total);
  }

  /**
   * Puts the boundary of a critical cell into `cells` and `coefficients`.
   * @param lift when given, receives each cell added to the critical one, with its coefficient: together they make the
   * chain whose boundary this is
   * @returns whether all coefficients stayed within the bound
   */
  compute(cell: number, lift?: (cell: number, coefficient: number) => void): boolean {
    const { partner, cellAt } = this.#matching;
    const sum = this.#sum;
    const marked = this.#marked;
    this.size = 0;
    let exact = this.#add(cell, 1, -1);
    while (this.#heapSize > 0) {
      const lower = cellAt[this.#pop()]!;
      const x = sum[lower]!;
      sum[lower] = 0;
      marked[lower] = 0;
      if (x === 0 || !exact) continue;
      this.steps++;
      const upper = partner[lower]!;
      const at = this.#boundary.indexOf(lower, this.#starts[upper]) - this.#starts[upper]!;
      const coefficient = (at & 1) === 0 ? -x : x;
      lift?.(upper, coefficient);
      exact = this.#add(upper, coefficient, lower);
    }
    let kept = 0;
    for (let i = 0; i < this.size; i++) {
      const critical = this.cells[i]!;
      const x = sum[critical]!;
      sum[critical] = 0;
      marked[critical] = 0;
      if (x === 0) continue;
      this.cells[kept] = critical;
      this.coefficients[kept++] = x;
    }
    this.size = kept;
    return exact;
  }

  /** Adds a multiple of the boundary of a cell, without one cell of it. */
  #add(cell: number, factor: number, without: number): boolean {
    const { kind, time } = this.#matching;
    const sum = this.#sum;
    let signed = factor;
    let exact = true;
    for (let e = this.#starts[cell]!; e < this.#starts[cell + 1]!; e++, signed = -signed) {
      const face = this.#boundary[e]!;
      const what = kind[face]!;
      if (what > LOWER || face === without) continue;
      const x = sum[face]! + signed;
      if (x > this.#bound || x < -this.#bound) exact = false;
      sum[face] = x;
      if (this.#marked[face] !== 0) continue;
      this.#marked[face] = 1;
      if (what === CRITICAL) this.cells[this.size++] = face;
      else this.#push(time[face]!);
    }
    return exact;
  }

  #push(x: number): void {
    const heap = this.#heap;
    let i = this.#heapSize++;
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (heap[up]! >= x) break;
      heap[i] = heap[up]!;
      i = up;
    }
    heap[i] = x;
  }

  /** Removes and returns the largest item. */
  #pop(): number {
    const heap = this.#heap;
    const top = heap[0]!;
    const x = heap[--this.#heapSize]!;
    const size = this.#heapSize;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= size) break;
      if (child + 1 < size && heap[child + 1]! > heap[child]!) child++;
      if (heap[child]! <= x) break;
      heap[i] = heap[child]!;
      i = child;
    }
    heap[i] = x;
    return top;
  }
}
