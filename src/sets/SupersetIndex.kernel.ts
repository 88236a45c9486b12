import { lowestBit } from './words.kernel.js';

/** Families of at most so many sets have one table of columns (bench: families). */
const ONE_TABLE = 4096;

/** The most words that the tables of a larger family may take all in all: 256 MB. */
const MOST_WORDS = 2 ** 26;

/**
 * Some members of a packed family, transposed: for each element the members that contain it, as a set of positions. A
 * set lies inside some member iff the columns of its elements have one in common.
 */
export class Columns {
  readonly #size: number;
  readonly #stride: number;
  /** The column of v at v · stride. */
  readonly #columns: Uint32Array;

  /** @param rows the indices of the members @param n the size of the ground set */
  constructor(words: Uint32Array, stride: number, rows: ArrayLike<number>, n: number) {
    const columnStride = (rows.length + 31) >>> 5;
    const columns = new Uint32Array(n * columnStride);
    for (let i = 0; i < rows.length; i++)
      for (let k = 0, at = rows[i]! * stride; k < stride; k++)
        for (let w = words[at + k]!; w !== 0; w &= w - 1)
          columns[((k << 5) + lowestBit(w)) * columnStride + (i >>> 5)]! |= 1 << (i & 31);
    this.#size = rows.length;
    this.#stride = columnStride;
    this.#columns = columns;
  }

  /**
   * Do the elements lie together in one of the first `size` members? Stops at the first 32 members with one.
   * @param elements from position `from` on, the rarest first
   */
  together(elements: Int32Array, from: number, length: number, size: number = this.#size): boolean {
    if (from === length) return size > 0;
    // Three columns at once: after them almost every word is zero, and the branch is foreseen.
    const columns = this.#columns;
    const stride = this.#stride;
    const first = elements[from]! * stride;
    const second = elements[Math.min(from + 1, length - 1)]! * stride;
    const third = elements[Math.min(from + 2, length - 1)]! * stride;
    const end = (size + 31) >>> 5;
    for (let k = 0; k < end; k++) {
      let common = columns[first + k]! & columns[second + k]! & columns[third + k]!;
      for (let i = from + 3; common !== 0 && i < length; i++) common &= columns[elements[i]! * stride + k]!;
      if (common !== 0 && (k < size >>> 5 || (common & ((1 << (size & 31)) - 1)) !== 0)) return true;
    }
    return false;
  }
}

/**
 * For each element v the members that contain it, `rows[starts[v] … starts[v+1])`, in the order given.
 * @param frequency in how many of the members in `order` each of 0…n−1 lies
 */
export function occurrences(
  words: Uint32Array,
  stride: number,
  order: ArrayLike<number>,
  frequency: ArrayLike<number>,
): { readonly starts: Uint32Array; readonly rows: Uint32Array } {
  const n = frequency.length;
  const starts = new Uint32Array(n + 1);
  for (let v = 0; v < n; v++) starts[v + 1] = starts[v]! + frequency[v]!;
  const rows = new Uint32Array(starts[n]!);
  const next = starts.slice();
  for (let i = 0; i < order.length; i++)
    for (let k = 0, at = order[i]! * stride; k < stride; k++)
      for (let w = words[at + k]!; w !== 0; w &= w - 1) rows[next[(k << 5) + lowestBit(w)]!++] = order[i]!;
  return { starts, rows };
}

/** Brings the rarest of the elements to the front, the next to its right, and so on, as many as `count`. */
export function bringRarest(elements: Int32Array, length: number, frequency: ArrayLike<number>, count: number): void {
  for (let to = 0; to < count && to < length; to++) {
    let rarest = to;
    for (let i = to + 1; i < length; i++) if (frequency[elements[i]!]! < frequency[elements[rarest]!]!) rarest = i;
    const element = elements[rarest]!;
    elements[rarest] = elements[to]!;
    elements[to] = element;
  }
}

/**
 * Is a set contained in some member? A small family is transposed as a whole; of a large one, the members with an
 * element are, once that is the rarest of a set that is asked for.
 */
export class SupersetIndex {
  readonly #words: Uint32Array;
  readonly #stride: number;
  readonly #size: number;
  readonly #frequency: ArrayLike<number>;
  readonly #all: Columns | undefined;
  readonly #occurrences: { readonly starts: Uint32Array; readonly rows: Uint32Array } | undefined;
  readonly #tables: (Columns | undefined)[] = [];

  /** @param frequency in how many members each of 0…n−1 lies */
  constructor(words: Uint32Array, stride: number, size: number, frequency: ArrayLike<number>) {
    this.#words = words;
    this.#stride = stride;
    this.#size = size;
    this.#frequency = frequency;
    const rows = Uint32Array.from({ length: size }, (_, i) => i);
    let perElement = 0;
    for (let v = 0; v < frequency.length; v++) perElement += ((frequency[v]! + 31) >>> 5) * frequency.length;
    if (size <= ONE_TABLE || perElement > MOST_WORDS) this.#all = new Columns(words, stride, rows, frequency.length);
    else this.#occurrences = occurrences(words, stride, rows, frequency);
  }

  /**
   * Is the set with these elements contained in some member? Stops at the first 32 members with one.
   * O(length · members with its rarest element / 32), in practice few columns more than the three rarest.
   * @param elements distinct; the four rarest are moved to the front
   */
  hasSupersetOf(elements: Int32Array, length: number): boolean {
    if (length === 0) return this.#size > 0;
    bringRarest(elements, length, this.#frequency, 4);
    const rarest = elements[0]!;
    if (this.#frequency[rarest] === 0) return false;
    if (this.#all !== undefined) return this.#all.together(elements, 0, length);
    const { starts, rows } = this.#occurrences!;
    this.#tables[rarest] ??= new Columns(
      this.#words,
      this.#stride,
      rows.subarray(starts[rarest], starts[rarest + 1]),
      this.#frequency.length,
    );
    return this.#tables[rarest].together(elements, 1, length);
  }
}
