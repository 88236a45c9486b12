/*
 * An acyclic matching of the cells of a chain complex by coreductions (Mrozek and Batko 2009): a cell whose boundary
 * has shrunk to one cell is removed together with it; where there is none, the first cell is critical. Preconditions:
 * fewer than 2^30 cells, numbered by dimension; the signs in a boundary alternate; the absent cells make a subcomplex.
 * Cost: linear in the boundaries.
 */

/** What became of each cell. */
export const CRITICAL = 0;
/** Matched with a cell of the next dimension. */
export const LOWER = 1;
/** Matched with a cell of the dimension before. */
export const UPPER = 2;
/** Not in the complex. */
export const ABSENT = 3;

export interface Matching {
  /** CRITICAL, LOWER, UPPER or ABSENT for each cell. */
  readonly kind: Uint8Array;
  /** Of a LOWER or UPPER cell the cell matched with it. */
  readonly partner: Int32Array;
  /** Of a LOWER or UPPER cell the sign of the LOWER one in the boundary of the UPPER one. */
  readonly sign: Int8Array;
  /** Of a LOWER cell when it was matched: the boundary of its partner has no other LOWER cell with a later time. */
  readonly time: Int32Array;
  /** The LOWER cells by time. */
  readonly cellAt: Int32Array;
  /**
   * The cells with cell i in their boundary: `cofaces[coStarts[i] … coStarts[i + 1]]`, twice each, and one more for
   * sign −.
   */
  readonly coStarts: Int32Array;
  readonly cofaces: Int32Array;
}

/** Matches the cells; `starts` and `boundary` as in a face table; `absent` marks cells left out. */
export function coreduce(starts: Int32Array, boundary: Int32Array, absent?: Uint8Array): Matching {
  const total = starts.length - 1;
  const coStarts = new Int32Array(total + 1);
  for (let e = 0; e < boundary.length; e++) coStarts[boundary[e]! + 1]!++;
  for (let i = 0; i < total; i++) coStarts[i + 1]! += coStarts[i]!;
  const fill = coStarts.slice(0, total);
  const cofaces = new Int32Array(boundary.length);
  const alive = new Uint8Array(total).fill(1);
  const kind = new Uint8Array(total);
  const partner = new Int32Array(total);
  const sign = new Int8Array(total);
  const time = new Int32Array(total);
  const cellAt = new Int32Array(total >>> 1);
  const left = new Int32Array(total);
  const queue = new Int32Array(total);
  let head = 0;
  let tail = 0;
  if (absent !== undefined)
    for (let i = 0; i < total; i++)
      if (absent[i] !== 0) {
        alive[i] = 0;
        kind[i] = ABSENT;
      }
  for (let i = 0; i < total; i++) {
    let count = 0;
    for (let e = starts[i]!; e < starts[i + 1]!; e++) {
      const face = boundary[e]!;
      cofaces[fill[face]!++] = 2 * i + ((e - starts[i]!) & 1);
      count += alive[face]!;
    }
    left[i] = count;
    if (count === 1 && alive[i] === 1) queue[tail++] = i;
  }
  let clock = 0;
  let first = 0;
  for (;;) {
    while (head < tail) {
      const upper = queue[head++]!;
      if (alive[upper] === 0 || left[upper] !== 1) continue;
      let e = starts[upper]!;
      while (alive[boundary[e]!] === 0) e++;
      const lower = boundary[e]!;
      kind[lower] = LOWER;
      kind[upper] = UPPER;
      partner[lower] = upper;
      partner[upper] = lower;
      sign[lower] = sign[upper] = 1 - 2 * ((e - starts[upper]!) & 1);
      time[lower] = clock;
      cellAt[clock++] = lower;
      remove(lower);
      remove(upper);
    }
    while (first < total && alive[first] === 0) first++;
    if (first === total) return { kind, partner, sign, time, cellAt, coStarts, cofaces };
    remove(first); // critical: all of its boundary is gone
  }

  function remove(cell: number): void {
    alive[cell] = 0;
    for (let e = coStarts[cell]!; e < coStarts[cell + 1]!; e++) {
      const coface = cofaces[e]! >>> 1;
      // A cell reaches one boundary cell only once, so the queue has room.
      if (--left[coface]! === 1 && alive[coface] === 1) queue[tail++] = coface;
    }
  }
}
