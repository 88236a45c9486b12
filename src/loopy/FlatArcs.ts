/**
 * The options of each position, by number, for one player, one after the other in a flat array: those of position p
 * from `starts[p]` up to `starts[p + 1]`.
 */
export class FlatArcs implements Iterable<Int32Array> {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  #reversed: FlatArcs | undefined;

  constructor(starts: Int32Array, ends: Int32Array) {
    this.starts = starts;
    this.ends = ends;
  }

  /** @param lists numbers that fit into 32 bits */
  static of(lists: readonly (readonly number[])[]): FlatArcs {
    const starts = new Int32Array(lists.length + 1);
    lists.forEach((list, p) => (starts[p + 1] = starts[p]! + list.length));
    const ends = new Int32Array(starts[lists.length]!);
    lists.forEach((list, p) => ends.set(list, starts[p]));
    return new FlatArcs(starts, ends);
  }

  /** The number of positions. */
  get n(): number {
    return this.starts.length - 1;
  }

  /** A view of the options of a position. */
  from(position: number): Int32Array {
    return this.ends.subarray(this.starts[position], this.starts[position + 1]);
  }

  /** The number of options of a position. */
  count(position: number): number {
    return this.starts[position + 1]! - this.starts[position]!;
  }

  *[Symbol.iterator](): Generator<Int32Array> {
    for (let p = 0; p < this.n; p++) yield this.from(p);
  }

  /** The arcs the other way round: from each position to those of which it is an option. */
  get reversed(): FlatArcs {
    return (this.#reversed ??= this.#reverse());
  }

  #reverse(): FlatArcs {
    const starts = new Int32Array(this.n + 1);
    for (const end of this.ends) starts[end + 1]!++;
    for (let p = 0; p < this.n; p++) starts[p + 1]! += starts[p]!;
    const free = starts.slice();
    const ends = new Int32Array(this.ends.length);
    for (let p = 0; p < this.n; p++)
      for (let i = this.starts[p]!; i < this.starts[p + 1]!; i++) ends[free[this.ends[i]!]!++] = p;
    return new FlatArcs(starts, ends);
  }

  /**
   * The arcs from some positions, renumbered, without repetition and ascending.
   * @param order the positions in their new order, all that arcs from them lead to among them
   * @param number the new number of each
   */
  renumbered(order: Int32Array, number: Int32Array): FlatArcs {
    const starts = new Int32Array(order.length + 1);
    const ends = new Int32Array(order.reduce((size, p) => size + this.count(p), 0));
    let size = 0;
    for (let p = 0; p < order.length; p++) {
      for (let i = this.starts[order[p]!]!; i < this.starts[order[p]! + 1]!; i++) ends[size++] = number[this.ends[i]!]!;
      size = sortedDistinct(ends, starts[p]!, size);
      starts[p + 1] = size;
    }
    return new FlatArcs(starts, size === ends.length ? ends : ends.slice(0, size));
  }
}

/** Sorts a part of an array and takes out what comes again. @returns where the part ends now */
function sortedDistinct(array: Int32Array, from: number, to: number): number {
  const part = array.subarray(from, to);
  if (part.length > 1) part.sort();
  let end = from;
  for (const item of part) if (end === from || array[end - 1] !== item) array[end++] = item;
  return end;
}
