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
   * O(length · size / 32), in practice few columns more than the rarest.
   * @param elements distinct; the rarest is moved to the front
   */
  hasSupersetOf(elements: Int32Array, length: number): boolean {
    if (length === 0) return this.#size > 0;
    let rarest = 0;
    for (let i = 1; i < length; i++)
      if (this.#frequency[elements[i]!]! < this.#frequency[elements[rarest]!]!) rarest = i;
    const first = elements[rarest]!;
    elements[rarest] = elements[0]!;
    elements[0] = first;
    if (this.#frequency[first] === 0) return false;
    const columns = this.#columns;
    const stride = this.#columnStride;
    for (let k = 0; k < stride; k++) {
      let common = columns[first * stride + k]!;
      for (let i = 1; common !== 0 && i < length; i++) common &= columns[elements[i]! * stride + k]!;
      if (common !== 0) return true;
    }
    return false;
  }
}
