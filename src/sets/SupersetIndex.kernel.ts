import { lowestBit } from './words.kernel.js';

/**
 * The transposed family: for each element the members that contain it, as a set of member indices. A set lies inside
 * some member iff the columns of its elements have one in common. As many bits as the family itself.
 */
export class SupersetIndex {
  readonly #size: number;
  readonly #columnStride: number;
  /** The column of v at v · columnStride. */
  readonly #columns: Uint32Array;
  readonly #frequency: ArrayLike<number>;

  /** @param frequency in how many members each of 0…n−1 lies */
  constructor(words: Uint32Array, stride: number, size: number, frequency: ArrayLike<number>) {
    const columnStride = (size + 31) >>> 5;
    const columns = new Uint32Array(frequency.length * columnStride);
    for (let i = 0; i < size; i++)
      for (let k = 0; k < stride; k++)
        for (let w = words[i * stride + k]!; w !== 0; w &= w - 1)
          columns[((k << 5) + lowestBit(w)) * columnStride + (i >>> 5)]! |= 1 << (i & 31);
    this.#size = size;
    this.#columnStride = columnStride;
    this.#columns = columns;
    this.#frequency = frequency;
  }

  /**
   * Is the set with these elements contained in some member? Stops at the first 32 members with one.
   * O(length · size / 32), in practice few columns more than the three rarest.
   * @param elements distinct; the three rarest are moved to the front
   */
  hasSupersetOf(elements: Int32Array, length: number): boolean {
    if (length === 0) return this.#size > 0;
    this.#bringRarest(elements, length, 0);
    if (this.#frequency[elements[0]!] === 0) return false;
    for (let i = 1; i < length && i < 3; i++) this.#bringRarest(elements, length, i);
    // Three columns at once: after them almost every word is zero, and the branch is foreseen.
    const columns = this.#columns;
    const stride = this.#columnStride;
    const first = elements[0]! * stride;
    const second = elements[Math.min(1, length - 1)]! * stride;
    const third = elements[Math.min(2, length - 1)]! * stride;
    for (let k = 0; k < stride; k++) {
      let common = columns[first + k]! & columns[second + k]! & columns[third + k]!;
      for (let i = 3; common !== 0 && i < length; i++) common &= columns[elements[i]! * stride + k]!;
      if (common !== 0) return true;
    }
    return false;
  }

  /** Swaps the rarest of the elements from position `to` on to that position. */
  #bringRarest(elements: Int32Array, length: number, to: number): void {
    let rarest = to;
    for (let i = to + 1; i < length; i++)
      if (this.#frequency[elements[i]!]! < this.#frequency[elements[rarest]!]!) rarest = i;
    const element = elements[rarest]!;
    elements[rarest] = elements[to]!;
    elements[to] = element;
  }
}
