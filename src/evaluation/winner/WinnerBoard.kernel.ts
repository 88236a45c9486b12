import { lowestBit, popcount } from '../../sets/internal.kernel.js';
import { PartTable } from './PartTable.kernel.js';

/** The words of the images of a group of 4 vertices: 16 values. */
const VALUES = 16;

/**
 * A game on a complex by its minimal nonfaces, with the tricks that a search for the winner needs. A position is a mask of
 * the vertices that can still be played (`free`) and one of those that have been played and still matter (`placed`): those
 * in a nonface of which at least two vertices are free and the others placed. Such nonfaces are called active. These two
 * masks determine the rest of the game. Pairs are kept apart, as neighbours; so `placed` stays empty where only pairs are forbidden.
 */
export class WinnerBoard {
  readonly n: number;
  /** Words of a mask. */
  readonly stride: number;
  /** How many nonfaces have at least three vertices. */
  readonly large: number;
  /** Neighbours: the vertices that are forbidden together with one; a mask for each. */
  readonly near: Int32Array;
  /** The vertices of Left, then those of Right; vertices for both are in either. */
  readonly owned: readonly [Int32Array, Int32Array];
  /** The nonfaces with at least three vertices, a mask for each. */
  readonly #sets: Int32Array;
  /** For each symmetry the images of each value of each group of 4 vertices. */
  readonly #images: Int32Array;
  readonly #exchanges: Uint8Array;
  /** For each symmetry the images of the large nonfaces, by number. */
  readonly #setImages: Int32Array;
  /** The symmetry that `leastImage` used last. */
  #used = 0;
  readonly #image: Int32Array;
  readonly #best: Int32Array;

  /**
   * @param sides 1 Left, 2 Right, 3 both
   * @param sets minimal nonfaces with at least two vertices
   * @param symmetries the identity first
   * @param look is called now and then, and may throw
   */
  constructor(
    sides: Uint8Array,
    sets: readonly (readonly number[])[],
    symmetries: readonly { readonly images: Int32Array; readonly exchanges: boolean }[],
    look: () => void,
  ) {
    this.n = sides.length;
    const stride = (this.stride = Math.max(1, Math.ceil(this.n / 32)));
    this.near = new Int32Array(this.n * stride);
    this.owned = [new Int32Array(stride), new Int32Array(stride)];
    for (let v = 0; v < this.n; v++)
      for (const player of [0, 1] as const)
        if ((sides[v]! & (1 << player)) !== 0) this.owned[player][v >>> 5]! |= 1 << (v & 31);
    const large = sets.filter(({ length }) => length > 2);
    this.large = large.length;
    this.#sets = new Int32Array(large.length * stride);
    large.forEach((set, i) => {
      for (const v of set) this.#sets[i * stride + (v >>> 5)]! |= 1 << (v & 31);
    });
    for (const [u, v, more] of sets) {
      if (more !== undefined) continue;
      this.near[u! * stride + (v! >>> 5)]! |= 1 << (v! & 31);
      this.near[v! * stride + (u! >>> 5)]! |= 1 << (u! & 31);
    }
    this.#image = new Int32Array(2 * stride);
    this.#best = new Int32Array(2 * stride);
    this.#exchanges = Uint8Array.from(symmetries, ({ exchanges }) => (exchanges ? 1 : 0));
    this.#images = new Int32Array(symmetries.length * 8 * stride * VALUES * stride);
    symmetries.forEach(({ images }, s) => {
      for (let v = 0; v < this.n; v++) {
        const group = (s * 8 * stride + (v >>> 2)) * VALUES * stride;
        const image = images[v]!;
        for (let value = 0; value < VALUES; value++)
          if ((value & (1 << (v & 3))) !== 0)
            this.#images[group + value * stride + (image >>> 5)]! |= 1 << (image & 31);
      }
    });
    this.#setImages = this.#imagesOfAllSets(symmetries.length, look);
  }

  #imagesOfAllSets(symmetries: number, look: () => void): Int32Array {
    const { stride, large } = this;
    const sets = this.#sets;
    const numbers = new PartTable(stride, false);
    const nothing = new Int32Array(0);
    for (let i = 0; i < large; i++) if (numbers.find(sets, i * stride) === -1) numbers.add(sets, i * stride, nothing);
    const images = new Int32Array(symmetries * large);
    const image = this.#image;
    for (let s = 0; s < symmetries; s++) {
      look();
      for (let i = 0; i < large; i++) {
        for (let w = 0; w < stride; w++) image[w] = this.#imageWord(sets, i * stride, s, w);
        images[s * large + i] = numbers.find(image, 0);
      }
    }
    return images;
  }

  /** All nonfaces with at least three vertices, by number. */
  allLarge(): Int32Array {
    return Int32Array.from({ length: this.large }, (_, i) => i);
  }

  /** Writes the vertices of the mask at `at` that belong to a player. @returns the end of the list */
  listOwned(words: Int32Array, at: number, player: 0 | 1, list: Int32Array, from: number): number {
    const own = this.owned[player];
    let end = from;
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

  size(words: Int32Array, at: number): number {
    let count = 0;
    for (let w = 0; w < this.stride; w++) count += popcount(words[at + w]!);
    return count;
  }

  /**
   * The position after v: free at `to`, placed behind it.
   * @param active the active nonfaces of the position at `at`
   */
  play(words: Int32Array, at: number, active: Int32Array, v: number, to: number): void {
    const { stride, near } = this;
    for (let w = 0; w < stride; w++) words[to + w] = words[at + w]! & ~near[v * stride + w]!;
    words[to + (v >>> 5)]! &= ~(1 << (v & 31));
    for (let w = 0; w < stride; w++) words[to + stride + w] = words[at + stride + w]!;
    words[to + stride + (v >>> 5)]! |= 1 << (v & 31);
    const sets = this.#sets;
    for (const i of active) {
      const set = i * stride;
      if ((sets[set + (v >>> 5)]! & (1 << (v & 31))) === 0) continue;
      let free = 0;
      let isOpen = true;
      for (let w = 0; isOpen && w < stride; w++) {
        const bits = sets[set + w]!;
        isOpen = (bits & ~(words[to + w]! | words[to + stride + w]!)) === 0;
        free += popcount(bits & words[to + w]!);
      }
      if (isOpen && free === 1) for (let w = 0; w < stride; w++) words[to + w]! &= ~sets[set + w]!;
    }
  }

  /** Of some nonfaces those that are active in the position at `at`. */
  activeOf(words: Int32Array, at: number, some: Int32Array): Int32Array {
    const { stride } = this;
    const sets = this.#sets;
    const list = new Int32Array(some.length);
    let length = 0;
    for (const i of some) {
      let isOpen = true;
      for (let w = 0; isOpen && w < stride; w++)
        isOpen = (sets[i * stride + w]! & ~(words[at + w]! | words[at + stride + w]!)) === 0;
      if (isOpen) list[length++] = i;
    }
    return list.subarray(0, length);
  }

  /**
   * Moves a component of the position at `at` to `to`, with what was placed in its active nonfaces; only what is free is
   * taken out of the position.
   * @param active the active nonfaces of the position
   * @returns false if nothing is free
   */
  take(words: Int32Array, at: number, active: Int32Array, to: number): boolean {
    const { stride, near } = this;
    let first = 0;
    while (first < stride && words[at + first] === 0) first++;
    if (first === stride) return false;
    const todo = to + 2 * stride;
    for (let w = 0; w < 3 * stride; w++) words[to + w] = 0;
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
      if (active.length === 0 || !this.#addActive(words, at, active, to)) return true;
    }
  }

  /** Adds to the component at `to` the nonfaces that meet it. @returns whether it grew */
  #addActive(words: Int32Array, at: number, active: Int32Array, to: number): boolean {
    const { stride } = this;
    const sets = this.#sets;
    let grew = false;
    for (const i of active) {
      let meets = false;
      for (let w = 0; !meets && w < stride; w++) meets = (sets[i * stride + w]! & words[to + w]!) !== 0;
      if (!meets) continue;
      for (let w = 0; w < stride; w++) {
        const set = sets[i * stride + w]!;
        const fresh = set & words[at + w]!;
        if (fresh !== 0) {
          grew = true;
          words[at + w]! ^= fresh;
          words[to + w]! |= fresh;
          words[to + 2 * stride + w]! |= fresh;
        }
      }
    }
    return grew;
  }

  /** Leaves of what is placed in the component at `to` only what is in one of its active nonfaces. @returns these */
  keepPlaced(words: Int32Array, placed: number, active: Int32Array, to: number): Int32Array {
    const { stride } = this;
    const sets = this.#sets;
    for (let w = 0; w < stride; w++) words[to + stride + w] = 0;
    if (active.length === 0) return active;
    const list = new Int32Array(active.length);
    let length = 0;
    for (const i of active) {
      let meets = false;
      for (let w = 0; !meets && w < stride; w++) meets = (sets[i * stride + w]! & words[to + w]!) !== 0;
      if (!meets) continue;
      list[length++] = i;
      for (let w = 0; w < stride; w++) words[to + stride + w]! |= sets[i * stride + w]! & words[placed + w]!;
    }
    return list.subarray(0, length);
  }

  /** The vertices of active nonfaces, as a mask at `to`. */
  markActive(words: Int32Array, active: Int32Array, to: number): void {
    for (let w = 0; w < this.stride; w++) words[to + w] = 0;
    for (const i of active) for (let w = 0; w < this.stride; w++) words[to + w]! |= this.#sets[i * this.stride + w]!;
  }

  /**
   * Replaces the position at `at` by its least image under the symmetries.
   * @returns 0 if it is one with the players kept, 1 exchanged, 2 both: then it is its own negative
   */
  leastImage(words: Int32Array, at: number): 0 | 1 | 2 {
    const { stride } = this;
    const length = this.large === 0 ? stride : 2 * stride;
    const best = this.#best;
    const image = this.#image;
    for (let w = 0; w < length; w++) best[w] = words[at + w]!;
    let kept = true;
    let exchanged = false;
    this.#used = 0;
    for (let s = 1; s < this.#exchanges.length; s++) {
      // Word by word: most images are larger in the first one.
      let w = 0;
      while (w < length) {
        image[w] = this.#imageWord(words, w < stride ? at : at + stride, s, w < stride ? w : w - stride);
        if (image[w] !== best[w]) break;
        w++;
      }
      if (w < length && image[w]! > best[w]!) continue;
      if (w < length) {
        kept = exchanged = false;
        this.#used = s;
        best[w] = image[w]!;
        for (w++; w < length; w++)
          best[w] = this.#imageWord(words, w < stride ? at : at + stride, s, w < stride ? w : w - stride);
      }
      if (this.#exchanges[s] === 1) exchanged = true;
      else kept = true;
    }
    for (let w = 0; w < length; w++) words[at + w] = best[w]!;
    return kept ? (exchanged ? 2 : 0) : 1;
  }

  /** What `leastImage` made of some nonfaces. */
  imagesOfSets(active: Int32Array): Int32Array {
    const from = this.#used * this.large;
    return active.length === 0 || from === 0 ? active : active.map((i) => this.#setImages[from + i]!);
  }

  /** Word x of the image of the mask at `at` under a symmetry. */
  #imageWord(words: Int32Array, at: number, s: number, x: number): number {
    const { stride } = this;
    const images = this.#images;
    let image = 0;
    for (let w = 0; w < stride; w++) {
      let group = (s * stride + w) * 8 * VALUES * stride + x;
      for (let rest = words[at + w]!; rest !== 0; rest >>>= 4, group += VALUES * stride)
        image |= images[group + (rest & 15) * stride]!;
    }
    return image;
  }

  /**
   * Of the moves in the list leaves out those that another is at least as good as, and puts the others first.
   * A move u is at least as good as v for their player if neither is in an active nonface with three or more vertices,
   * every own vertex that u forbids is forbidden by v, every vertex of the opponent that v forbids is forbidden by u, and v is
   * the player's alone unless u is for both or they forbid each other (`GraphSpace.isAtLeast`, where the proof stands).
   * @returns how many are left
   */
  keepUndominated(
    words: Int32Array,
    at: number,
    marked: number,
    player: 0 | 1,
    list: Int32Array,
    length: number,
  ): number {
    let kept = 0;
    for (let i = 0; i < length; i++) {
      const v = list[i]!;
      let j = 0;
      while (j < kept && !this.#isAtLeast(words, at, marked, player, list[j]!, v)) j++;
      if (j < kept) continue;
      let still = 0;
      for (j = 0; j < kept; j++) if (!this.#isAtLeast(words, at, marked, player, v, list[j]!)) list[still++] = list[j]!;
      list[still++] = v;
      kept = still;
    }
    return kept;
  }

  #isAtLeast(words: Int32Array, at: number, marked: number, player: 0 | 1, u: number, v: number): boolean {
    const { stride, near } = this;
    const own = this.owned[player];
    const other = this.owned[(1 - player) as 0 | 1];
    for (let w = 0; w < stride; w++) {
      const nearU = near[u * stride + w]!;
      const nearV = near[v * stride + w]!;
      let bad = (nearU ^ nearV) & ((nearU & own[w]!) | (nearV & other[w]!)) & words[at + w]!;
      if (bad === 0) continue;
      if (u >>> 5 === w) bad &= ~(1 << (u & 31));
      if (v >>> 5 === w) bad &= ~(1 << (v & 31));
      if (bad !== 0) return false;
    }
    const [wordU, flagU] = [u >>> 5, 1 << (u & 31)];
    const [wordV, flagV] = [v >>> 5, 1 << (v & 31)];
    if (this.large > 0 && ((words[marked + wordU]! & flagU) | (words[marked + wordV]! & flagV)) !== 0) return false;
    if ((near[u * stride + wordV]! & flagV) !== 0) return true;
    return (other[wordU]! & flagU) !== 0 || (other[wordV]! & flagV) === 0;
  }
}
