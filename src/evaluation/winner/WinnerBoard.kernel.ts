import { lowestBit, popcount, strideOf } from '../../sets/internal.kernel.js';
import { BoardImages } from './BoardImages.kernel.js';
import { LargeSets } from './LargeSets.kernel.js';

/**
 * A game on a complex by its minimal nonfaces, for a search for the winner. A position is a mask of the vertices that
 * can still be played (`free`) and behind it one of those that have been played and still matter (`placed`): those in
 * active nonfaces. These two masks determine the rest of the game. Pairs are kept apart, as neighbours; so `placed`
 * stays empty where only pairs are forbidden.
 */
export class WinnerBoard {
  readonly n: number;
  /** Words of a mask. */
  readonly stride: number;
  /** Words of a position. */
  readonly length: number;
  readonly large: LargeSets;
  /** Neighbours: the vertices that are forbidden together with one; a mask for each. */
  readonly near: Int32Array;
  /** The vertices of Left, then those of Right; vertices for both are in either. */
  readonly owned: readonly [Int32Array, Int32Array];
  readonly images: BoardImages;

  /**
   * @param sides 1 Left, 2 Right, 3 both
   * @param sets minimal nonfaces with at least two vertices, ascending
   * @param symmetries the identity first
   */
  constructor(
    sides: Uint8Array,
    sets: readonly (readonly number[])[],
    symmetries: readonly { readonly images: Int32Array; readonly exchanges: boolean }[],
  ) {
    this.n = sides.length;
    const stride = (this.stride = strideOf(this.n));
    this.near = new Int32Array(this.n * stride);
    this.owned = [new Int32Array(stride), new Int32Array(stride)];
    for (let v = 0; v < this.n; v++)
      for (const player of [0, 1] as const)
        if ((sides[v]! & (1 << player)) !== 0) this.owned[player][v >>> 5]! |= 1 << (v & 31);
    for (const [u, v, more] of sets) {
      if (more !== undefined) continue;
      this.near[u! * stride + (v! >>> 5)]! |= 1 << (v! & 31);
      this.near[v! * stride + (u! >>> 5)]! |= 1 << (u! & 31);
    }
    const large = sets.filter(({ length }) => length > 2);
    this.large = new LargeSets(large, stride, this.#besideNeighbours());
    this.length = this.large.size === 0 ? stride : 2 * stride;
    this.images = new BoardImages(stride, symmetries);
  }

  /** The vertices in an order in which neighbours stand behind each other. */
  #besideNeighbours(): number[] {
    const order = new Set<number>();
    for (let v = 0; v < this.n; v++) {
      order.add(v);
      for (let w = 0; w < this.stride; w++)
        for (let bits = this.near[v * this.stride + w]!; bits !== 0; bits &= bits - 1)
          order.add(32 * w + lowestBit(bits));
    }
    return [...order];
  }

  /** Writes the vertices of the mask at `at` that belong to a player. @returns how many */
  listOwned(words: Int32Array, at: number, player: 0 | 1, list: Int32Array): number {
    const own = this.owned[player];
    let end = 0;
    for (let w = 0; w < this.stride; w++)
      for (let bits = words[at + w]! & own[w]!; bits !== 0; bits &= bits - 1) list[end++] = 32 * w + lowestBit(bits);
    return end;
  }

  countOwned(words: Int32Array, at: number, player: 0 | 1): number {
    const own = this.owned[player];
    let count = 0;
    for (let w = 0; w < this.stride; w++) count += popcount(words[at + w]! & own[w]!);
    return count;
  }

  /** How many vertices of a player have no free neighbour of the other one. */
  countExclusive(words: Int32Array, at: number, player: 0 | 1): number {
    const { stride, near } = this;
    const own = this.owned[player];
    const other = this.owned[(1 - player) as 0 | 1];
    let count = 0;
    for (let word = 0; word < stride; word++)
      for (let bits = words[at + word]! & own[word]!; bits !== 0; bits &= bits - 1) {
        const v = (32 * word + lowestBit(bits)) * stride;
        let w = 0;
        while (w < stride && (near[v + w]! & words[at + w]! & other[w]!) === 0) w++;
        if (w === stride) count++;
      }
    return count;
  }

  size(words: Int32Array, at: number): number {
    let count = 0;
    for (let w = 0; w < this.stride; w++) count += popcount(words[at + w]!);
    return count;
  }

  /**
   * The position after v: free at `to`, placed behind it.
   * @param near the neighbours in the position at `at`, with the pairs that are left of larger nonfaces
   */
  play(words: Int32Array, at: number, near: Int32Array, v: number, to: number): void {
    const { stride } = this;
    for (let w = 0; w < stride; w++) {
      words[to + w] = words[at + w]! & ~near[v * stride + w]!;
      words[to + stride + w] = words[at + stride + w]!;
    }
    words[to + (v >>> 5)]! &= ~(1 << (v & 31));
    words[to + stride + (v >>> 5)]! |= 1 << (v & 31);
  }

  /**
   * Moves what is free of a component of the position at `at` to `to`.
   * @param list its active nonfaces, from `from` to `end`
   * @returns false if nothing is free
   */
  take(words: Int32Array, at: number, list: Int32Array, from: number, end: number, to: number): boolean {
    const { stride, near, large } = this;
    let first = 0;
    while (first < stride && words[at + first] === 0) first++;
    if (first === stride) return false;
    const todo = to + stride;
    for (let w = 0; w < 2 * stride; w++) words[to + w] = 0;
    words[todo + first] = words[to + first] = words[at + first]! & -words[at + first]!;
    words[at + first]! &= words[at + first]! - 1;
    for (;;) {
      for (let w = 0; w < stride;) {
        if (words[todo + w] === 0) {
          w++;
          continue;
        }
        const bit = lowestBit(words[todo + w]!);
        words[todo + w]! ^= 1 << bit;
        const v = (32 * w + bit) * stride;
        for (let x = 0; x < stride; x++) {
          const fresh = near[v + x]! & words[at + x]!;
          words[at + x]! ^= fresh;
          words[to + x]! |= fresh;
          words[todo + x]! |= fresh;
        }
        w = 0;
      }
      let grew = false;
      for (let k = end - 1; k >= from && !this.isEmpty(words, at); k--) {
        const set = list[k]!;
        if (!large.meets(set, words, to)) continue;
        for (let w = 0; w < stride; w++) {
          const fresh = large.word(set, w) & words[at + w]!;
          if (fresh === 0) continue;
          grew = true;
          words[at + w]! ^= fresh;
          words[to + w]! |= fresh;
          words[todo + w]! |= fresh;
        }
      }
      if (!grew) return true;
    }
  }

  isEmpty(words: Int32Array, at: number): boolean {
    for (let w = 0; w < this.stride; w++) if (words[at + w] !== 0) return false;
    return true;
  }

  /** Of the mask at `placed` what is in some nonfaces, as a mask at `to`. */
  keepPlaced(words: Int32Array, placed: number, list: Int32Array, from: number, end: number, to: number): void {
    const { stride, large } = this;
    for (let w = 0; w < stride; w++) words[to + w] = 0;
    for (let k = from; k < end; k++)
      for (let w = 0; w < stride; w++) words[to + w]! |= large.word(list[k]!, w) & words[placed + w]!;
  }
}
