/*
 * Boundaries between levels in the complex of critical cells of an acyclic matching, for eight critical cells at a
 * time. The LOWER cells of a level stand in the order in which they are rewritten, the critical cells that are reached
 * behind them; a set of bits says which have a coefficient, so that one sweep over it replaces a heap: see
 * `npm run bench -- homology`, chessboard complex 7 × 7. Preconditions: those of `coreduce`, and fewer than 2^21 cells
 * around a cell. Cost: the arcs between LOWER cells that are reached, once for every eight cells; memory: 64 bytes for
 * a cell of the level.
 */
import { lowestBit } from '../../sets/internal.kernel.js';
import { CRITICAL, LOWER, UPPER, type Matching } from './coreduce.kernel.js';

/** So many cells are swept together. */
const LANES = 8;

/** While coefficients that are rewritten stay below this, all sums are exact doubles. */
const MAX_EXACT: number = 2 ** 31;

/** The entries of a matrix, in no order. */
export interface MatrixEntries {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly values: readonly number[];
}

/** Rewrites the boundaries of whole levels; keeps scratch space between them. */
export class MorseSweep {
  readonly #starts: Int32Array;
  readonly #boundary: Int32Array;
  readonly #matching: Matching;
  readonly #bound: number;
  /** Of LOWER cells and of critical cells that are reached: where they stand. */
  readonly #placeOf: Int32Array;
  // The arcs of one cell: twice the place at the end, and one more for sign −.
  #arcs: Int32Array = new Int32Array(1024);
  #size = 0;

  /** @param bound larger coefficients count as overflow */
  constructor(starts: Int32Array, boundary: Int32Array, matching: Matching, bound: number = MAX_EXACT) {
    this.#starts = starts;
    this.#boundary = boundary;
    this.#matching = matching;
    this.#bound = bound;
    this.#placeOf = new Int32Array(starts.length - 1);
  }

  /**
   * The entries of the boundary from the critical cells of a level to those of the level before, by their positions.
   * @param above the critical cells of the level
   * @param below those of the level before, which is first … last
   * @param look called now and then
   * @returns `undefined` if a coefficient outgrows the bound
   */
  boundaryOf(
    above: Int32Array,
    below: Int32Array,
    first: number,
    last: number,
    look: () => void,
  ): MatrixEntries | undefined {
    if (above.length === 0 || below.length === 0) return { rows: [], columns: [], values: [] };
    // From the side with fewer cells: for the matching complex of 12 points 111 coboundaries, not 12,551 boundaries.
    const isBackwards = below.length < above.length;
    const [sources, targets] = isBackwards ? [below, above] : [above, below];
    const lowers = this.#place(first, last, targets, isBackwards);
    const arcStarts = this.#arcsOf(lowers, isBackwards);
    const size = lowers.length + targets.length;
    const sums = new Float64Array(size * LANES);
    const touched = new Int32Array((size + 31) >>> 5);
    const arcs = this.#arcs;
    const [from, to, values]: [number[], number[], number[]] = [[], [], []];
    for (let begin = 0; begin < sources.length; begin += LANES) {
      look();
      for (let lane = 0; lane < LANES && begin + lane < sources.length; lane++) {
        this.#size = arcStarts[lowers.length]!;
        this.#addArcs(sources[begin + lane]!, -1, isBackwards, 0);
        for (let e = arcStarts[lowers.length]!; e < this.#size; e++) {
          const place = this.#arcs[e]! >>> 1;
          sums[place * LANES + lane]! += 1 - 2 * (this.#arcs[e]! & 1);
          touched[place >>> 5]! |= 1 << (place & 31);
        }
      }
      if (!rewrite(arcs, arcStarts, lowers.length, sums, touched, this.#bound)) return undefined;
      for (let t = 0, at = lowers.length * LANES; t < targets.length; t++)
        for (let lane = 0; lane < LANES; lane++, at++) {
          const x = sums[at]!;
          if (x === 0) continue;
          sums[at] = 0;
          from.push(begin + lane);
          to.push(t);
          values.push(x);
        }
    }
    return isBackwards ? { rows: from, columns: to, values } : { rows: to, columns: from, values };
  }

  /** Gives the cells of a level and the targets their places, and returns the LOWER cells by place. */
  #place(first: number, last: number, targets: Int32Array, isBackwards: boolean): Int32Array {
    const { kind, time, cellAt } = this.#matching;
    let count = 0;
    for (let i = first; i < last; i++) if (kind[i] === LOWER) count++;
    const lowers = new Int32Array(count);
    for (let i = first, k = 0; i < last; i++) if (kind[i] === LOWER) lowers[k++] = time[i]!;
    lowers.sort();
    if (!isBackwards) lowers.reverse();
    for (let k = 0; k < count; k++) {
      lowers[k] = cellAt[lowers[k]!]!;
      this.#placeOf[lowers[k]!] = k;
    }
    for (let t = 0; t < targets.length; t++) this.#placeOf[targets[t]!] = count + t;
    return lowers;
  }

  /** Lists the arcs of all LOWER cells, one after another; returns where those of each begin. */
  #arcsOf(lowers: Int32Array, isBackwards: boolean): Int32Array {
    const { partner, sign } = this.#matching;
    const arcStarts = new Int32Array(lowers.length + 1);
    this.#size = 0;
    for (let k = 0; k < lowers.length; k++) {
      const lower = lowers[k]!;
      if (isBackwards) this.#addArcs(lower, lower, true, 0);
      else this.#addArcs(partner[lower]!, lower, false, sign[lower]! > 0 ? 1 : 0);
      arcStarts[k + 1] = this.#size;
    }
    // Room for those of a source.
    this.#reserve(this.#size + this.#starts.length);
    return arcStarts;
  }

  /**
   * The arcs of a cell: to its boundary without one cell, or to its coboundary, with the partners of UPPER cells in
   * place of these.
   */
  #addArcs(cell: number, without: number, isBackwards: boolean, negative: 0 | 1): void {
    const { kind, partner, sign, coStarts, cofaces } = this.#matching;
    if (!isBackwards) {
      const start = this.#starts[cell]!;
      const end = this.#starts[cell + 1]!;
      this.#reserve(this.#size + end - start);
      for (let e = start; e < end; e++) {
        const face = this.#boundary[e]!;
        if (kind[face]! > LOWER || face === without) continue;
        this.#arcs[this.#size++] = 2 * this.#placeOf[face]! + (((e - start) & 1) ^ negative);
      }
      return;
    }
    const end = coStarts[cell + 1]!;
    this.#reserve(this.#size + end - coStarts[cell]!);
    for (let e = coStarts[cell]!; e < end; e++) {
      const coface = cofaces[e]! >>> 1;
      const minus = cofaces[e]! & 1;
      const what = kind[coface]!;
      if (what === CRITICAL) this.#arcs[this.#size++] = 2 * this.#placeOf[coface]! + minus;
      else if (what === UPPER && partner[coface] !== without)
        this.#arcs[this.#size++] = 2 * this.#placeOf[partner[coface]!]! + (sign[coface]! > 0 ? 1 - minus : minus);
    }
  }

  #reserve(size: number): void {
    if (size <= this.#arcs.length) return;
    const larger = new Int32Array(Math.max(size, 2 * this.#arcs.length));
    larger.set(this.#arcs.subarray(0, this.#size));
    this.#arcs = larger;
  }
}

/** Moves the sums at the first `lowers` places along their arcs, which lead to later places. */
function rewrite(
  arcs: Int32Array,
  arcStarts: Int32Array,
  lowers: number,
  sums: Float64Array,
  touched: Int32Array,
  bound: number,
): boolean {
  let isExact = true;
  for (let word = 0; word < touched.length; word++)
    while (touched[word] !== 0) {
      const place = 32 * word + lowestBit(touched[word]!);
      touched[word]! &= touched[word]! - 1;
      if (place >= lowers) continue;
      const at = place * LANES;
      const a = sums[at]!;
      const b = sums[at + 1]!;
      const c = sums[at + 2]!;
      const d = sums[at + 3]!;
      const e = sums[at + 4]!;
      const f = sums[at + 5]!;
      const g = sums[at + 6]!;
      const h = sums[at + 7]!;
      let most = 0;
      for (let i = at; i < at + LANES; i++) {
        most = Math.max(most, Math.abs(sums[i]!));
        sums[i] = 0;
      }
      if (most === 0) continue;
      if (most > bound) isExact = false;
      for (let i = arcStarts[place]!; i < arcStarts[place + 1]!; i++) {
        const end = arcs[i]! >>> 1;
        touched[end >>> 5]! |= 1 << (end & 31);
        const to = end * LANES;
        const s = 1 - 2 * (arcs[i]! & 1);
        sums[to]! += s * a;
        sums[to + 1]! += s * b;
        sums[to + 2]! += s * c;
        sums[to + 3]! += s * d;
        sums[to + 4]! += s * e;
        sums[to + 5]! += s * f;
        sums[to + 6]! += s * g;
        sums[to + 7]! += s * h;
      }
    }
  return isExact;
}
