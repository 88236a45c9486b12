import { membersOfElements, type PackedFamily } from './PackedFamily.kernel.js';
import { fillAll, lowestBit, popcount } from './words.kernel.js';

/**
 * All minimal transversals of a family, one by one: depth-first, always branching on the uncovered set with the fewest
 * candidates, and giving up a branch as soon as a chosen element has no critical set (one that it alone meets).
 *
 * For each set the number of chosen elements in it and their sum are kept: where the number is 1, the sum is the
 * element for which the set is critical. Adding or taking back an element costs its degree.
 * Memory O(n · (n + sets) / 32 + total size of the sets).
 * @source Murakami and Uno 2014
 */
export class TransversalSearch {
  readonly #stride: number;
  readonly #setStride: number;
  readonly #sets: Uint32Array;
  /** The sets that contain v: indices `#in[#inStart[v] … #inStart[v + 1])`, and as a bitset at v · setStride. */
  readonly #inStart: Uint32Array;
  readonly #in: Uint32Array;
  readonly #inBits: Uint32Array;
  readonly #hits: Uint32Array;
  readonly #hitSum: Uint32Array;
  /** Number of critical sets of each chosen element. */
  readonly #critical: Uint32Array;
  readonly #candidates: Uint32Array;
  readonly #branch: Uint32Array;
  readonly #uncovered: Uint32Array;
  readonly #picked: Int32Array;
  readonly #chosen: Uint32Array;
  #depth: number;

  /** @param family inclusion-minimal, no empty set, at least one set */
  constructor(family: PackedFamily) {
    const { n, size, stride, words } = family;
    const setStride = (size + 31) >>> 5;
    this.#stride = stride;
    this.#setStride = setStride;
    this.#sets = words;
    const { first, sets } = membersOfElements(family);
    this.#inStart = first;
    this.#in = sets;
    this.#inBits = new Uint32Array(n * setStride);
    for (let v = 0; v < n; v++)
      for (let i = first[v]!; i < first[v + 1]!; i++)
        this.#inBits[v * setStride + (sets[i]! >>> 5)]! |= 1 << (sets[i]! & 31);
    this.#hits = new Uint32Array(size);
    this.#hitSum = new Uint32Array(size);
    this.#critical = new Uint32Array(n);
    const levels = Math.min(n, size) + 2; // every chosen element has a critical set of its own
    this.#candidates = new Uint32Array(levels * stride);
    this.#branch = new Uint32Array(levels * stride);
    this.#uncovered = new Uint32Array(levels * setStride);
    this.#picked = new Int32Array(levels).fill(-1);
    this.#chosen = new Uint32Array(stride);
    fillAll(this.#uncovered, 0, setStride, size);
    for (let o = 0; o < size * stride; o++) this.#candidates[o % stride]! |= words[o]!;
    this.#depth = 0;
    this.#setBranch(0);
  }

  /**
   * Goes on until `room` transversals were written to `out` or `budget` nodes were visited.
   * @param flip the whole ground set, to write complements in it; all zero to write the transversals themselves
   * @returns how many sets were written, or −1 − that number when the search is complete
   */
  step(out: Uint32Array, room: number, budget: number, flip: Uint32Array): number {
    const s = this.#stride;
    const branch = this.#branch;
    const candidates = this.#candidates;
    const picked = this.#picked;
    const chosen = this.#chosen;
    const setStride = this.#setStride;
    const uncovered = this.#uncovered;
    const inBits = this.#inBits;
    let depth = this.#depth;
    let written = 0;
    while (depth >= 0 && written < room && budget-- > 0) {
      const at = depth * s;
      const last = picked[depth]!;
      if (last >= 0) {
        // Back from the branch of `last`: take it out, and let its later siblings use it.
        this.#remove(last);
        chosen[last >>> 5]! &= ~(1 << (last & 31));
        candidates[at + (last >>> 5)]! |= 1 << (last & 31);
        picked[depth] = -1;
      }
      let k = 0;
      while (k < s && branch[at + k] === 0) k++;
      if (k === s) {
        depth--;
        continue;
      }
      const word = branch[at + k]!;
      branch[at + k] = word & (word - 1);
      const v = (k << 5) + lowestBit(word);
      // Where some element would lose its last critical set, v is of no use in the siblings' branches either.
      if (!this.#add(v)) continue;
      chosen[k]! |= word & -word;
      picked[depth] = v;
      const from = depth * setStride;
      const to = from + setStride;
      let open = 0;
      for (let j = 0; j < setStride; j++)
        open |= uncovered[to + j] = uncovered[from + j]! & ~inBits[v * setStride + j]!;
      if (open === 0) {
        const o = written++ * s;
        for (let j = 0; j < s; j++) out[o + j] = chosen[j]! ^ flip[j]!;
        continue;
      }
      for (let j = 0; j < s; j++) candidates[at + s + j] = candidates[at + j]!;
      if (this.#setBranch(depth + 1)) depth++;
    }
    this.#depth = depth;
    return depth < 0 ? -1 - written : written;
  }

  /** Counts v in; false (and nothing changed) when some chosen element would lose its last critical set. */
  #add(v: number): boolean {
    const hits = this.#hits;
    const sum = this.#hitSum;
    const critical = this.#critical;
    const list = this.#in;
    const end = this.#inStart[v + 1]!;
    let own = 0;
    for (let i = this.#inStart[v]!; i < end; i++) {
      const e = list[i]!;
      const h = hits[e]!;
      if (h === 0) own++;
      else if (h === 1 && --critical[sum[e]!]! === 0) {
        critical[sum[e]!]!++;
        this.#undo(v, i);
        return false;
      }
      hits[e] = h + 1;
      sum[e]! += v;
    }
    critical[v] = own;
    return true;
  }

  #remove(v: number): void {
    this.#undo(v, this.#inStart[v + 1]!);
  }

  /** Takes v out of the sets that contain it, up to position `end` of its list. */
  #undo(v: number, end: number): void {
    const hits = this.#hits;
    const sum = this.#hitSum;
    const list = this.#in;
    for (let i = this.#inStart[v]!; i < end; i++) {
      const e = list[i]!;
      const h = --hits[e]!;
      sum[e]! -= v;
      if (h === 1) this.#critical[sum[e]!]!++;
    }
  }

  /** Branches at this depth on the uncovered set with the fewest candidates; false if one has none left. */
  #setBranch(depth: number): boolean {
    const s = this.#stride;
    const at = depth * s;
    const from = depth * this.#setStride;
    const sets = this.#sets;
    const candidates = this.#candidates;
    let fewest = 0x7fffffff;
    let best = -1;
    for (let j = 0; j < this.#setStride; j++)
      for (let w = this.#uncovered[from + j]!; w !== 0; w &= w - 1) {
        const e = ((j << 5) + lowestBit(w)) * s;
        let count = 0;
        for (let k = 0; k < s && count < fewest; k++) count += popcount(sets[e + k]! & candidates[at + k]!);
        if (count === 0) return false;
        if (count < fewest) {
          fewest = count;
          best = e;
        }
      }
    for (let k = 0; k < s; k++) {
      const x = sets[best + k]! & candidates[at + k]!;
      this.#branch[at + k] = x;
      candidates[at + k]! &= ~x;
    }
    return true;
  }
}
