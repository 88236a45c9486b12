import { highestBit, lowestBit, popcount } from '../../../sets/internal.kernel.js';
import type { GraphKey } from '../keys/GraphKey.kernel.js';
import { listSymmetries } from './listSymmetries.kernel.js';
import { NarrowMaskTable } from '../tables/NarrowMaskTable.kernel.js';

/** The most vertices. */
export const NARROW = 64;

/** Symmetries are looked for when so many positions have been stored. */
const STORED_BEFORE_SYMMETRIES = 300;
/** The most symmetries that are used. */
const MOST_SYMMETRIES = 32;
/** Images are stored while the table has at most so many positions. */
const MOST_IMAGES = 1 << 22;
/** Words of the images of one symmetry: two for each of 16 values of each of 16 groups of 4 vertices. */
const IMAGE_WORDS = 2 * 16 * 16;

/**
 * `GraphSpace` for at most 64 vertices, where a mask is two words held in variables: 1.6 times as fast on DOMINEERING
 * 5 × 5. When a position is stored, so are its images under the symmetries of the whole graph: on the same board 3 of 5
 * descriptions are saved.
 */
export class NarrowGraphSpace {
  /** How many vertices were taken last. */
  size = 0;
  /** Whether the position found last is the image of one whose result is known with the players exchanged. */
  isNegated = false;
  readonly #sides: Uint8Array;
  /** Neighbours, two words for each vertex. */
  readonly #near: Int32Array;
  /** The vertices of Left, then those of Right; vertices for both are in either. */
  readonly #owned: Int32Array = new Int32Array(4);
  readonly #met: NarrowMaskTable;
  #words: Int32Array = new Int32Array(128);
  #stored = 0;
  #symmetries = 0;
  #exchanges: Uint8Array = new Uint8Array(0);
  #images: Int32Array = new Int32Array(0);

  /**
   * @param sides 1 Left, 2 Right, 3 both
   * @param edges pairs of different vertices, flat: u0, v0, u1, v1, …
   * @param mostBytes of the table of positions met
   */
  constructor(sides: Uint8Array, edges: ArrayLike<number>, mostBytes: number) {
    this.#sides = sides;
    this.#near = new Int32Array(2 * sides.length);
    for (let i = 0; i + 1 < edges.length; i += 2) {
      const u = edges[i]!;
      const v = edges[i + 1]!;
      this.#near[2 * u + (v >>> 5)]! |= 1 << (v & 31);
      this.#near[2 * v + (u >>> 5)]! |= 1 << (u & 31);
    }
    for (let v = 0; v < sides.length; v++)
      for (let player = 0; player < 2; player++)
        if ((sides[v]! & (1 << player)) !== 0) this.#owned[2 * player + (v >>> 5)]! |= 1 << (v & 31);
    this.#met = new NarrowMaskTable(mostBytes);
  }

  get bytes(): number {
    return this.#met.bytes;
  }

  writeStart(at: number): number {
    this.#reserve(at + 2);
    this.#words[at] = this.#owned[0]! | this.#owned[2]!;
    this.#words[at + 1] = this.#owned[1]! | this.#owned[3]!;
    return at + 2;
  }

  take(at: number, to: number, whole: boolean): number {
    this.#reserve(to + 2);
    const words = this.#words;
    const near = this.#near;
    let low = words[at]!;
    let high = words[at + 1]!;
    if ((low | high) === 0) return to;
    let todoLow = low & -low;
    let todoHigh = low === 0 ? high & -high : 0;
    if (whole) {
      todoLow = low;
      todoHigh = high;
    }
    let takenLow = todoLow;
    let takenHigh = todoHigh;
    low ^= todoLow;
    high ^= todoHigh;
    // Whatever is left when the last vertex is reached needs no look at its neighbours.
    while ((todoLow | todoHigh) !== 0 && (low | high) !== 0) {
      let v = highestBit(todoLow);
      if (v >= 0) todoLow ^= 1 << v;
      else {
        v = 32 + highestBit(todoHigh);
        todoHigh ^= 1 << (v & 31);
      }
      const freshLow = near[2 * v]! & low;
      const freshHigh = near[2 * v + 1]! & high;
      low ^= freshLow;
      high ^= freshHigh;
      todoLow |= freshLow;
      todoHigh |= freshHigh;
      takenLow |= freshLow;
      takenHigh |= freshHigh;
    }
    words[at] = low;
    words[at + 1] = high;
    words[to] = takenLow;
    words[to + 1] = takenHigh;
    this.size = popcount(takenLow) + popcount(takenHigh);
    return to + 2;
  }

  play(at: number, _end: number, v: number, to: number): number {
    this.#reserve(to + 2);
    const words = this.#words;
    words[to] = words[at]! & ~(this.#near[2 * v]! | (v < 32 ? 1 << v : 0));
    words[to + 1] = words[at + 1]! & ~(this.#near[2 * v + 1]! | (v < 32 ? 0 : 1 << (v & 31)));
    return to + 2;
  }

  sidesOf(at: number): number {
    const owned = this.#owned;
    const low = this.#words[at]!;
    const high = this.#words[at + 1]!;
    return (
      (((low & owned[0]!) | (high & owned[1]!)) !== 0 ? 1 : 0) +
      (((low & owned[2]!) | (high & owned[3]!)) !== 0 ? 2 : 0)
    );
  }

  isImpartial(at: number): boolean {
    const owned = this.#owned;
    const low = this.#words[at]! & ~(owned[0]! & owned[2]!);
    const high = this.#words[at + 1]! & ~(owned[1]! & owned[3]!);
    return (low | high) === 0;
  }

  /** O(moves²) comparisons. */
  listMoves(at: number, player: 0 | 1, dominated: boolean, moves: number[]): void {
    const begin = moves.length;
    let low = this.#words[at]! & this.#owned[2 * player]!;
    let high = this.#words[at + 1]! & this.#owned[2 * player + 1]!;
    for (; low !== 0; low &= low - 1) moves.push(lowestBit(low));
    for (; high !== 0; high &= high - 1) moves.push(32 + lowestBit(high));
    if (dominated && this.sidesOf(at) === 1 << player) this.#keepEnough(at, begin, moves);
    let kept = begin;
    for (let i = begin; i < moves.length; i++) {
      const v = moves[i]!;
      let j = begin;
      while (j < kept && !this.#isAtLeast(moves[j]!, v, at, player, dominated)) j++;
      if (j < kept) continue;
      let still = begin;
      // What is kept already may be worse than the new move.
      for (j = begin; j < kept; j++)
        if (!dominated || !this.#isAtLeast(v, moves[j]!, at, player, true)) moves[still++] = moves[j]!;
      moves[still++] = v;
      kept = still;
    }
    moves.length = kept;
  }

  /** A largest independent set meets the closed neighbourhood of every vertex: keeps the moves in a smallest one. */
  #keepEnough(at: number, begin: number, moves: number[]): void {
    const near = this.#near;
    let least = NARROW;
    let centre = -1;
    for (let i = begin; i < moves.length; i++) {
      const v = moves[i]!;
      const degree = popcount(near[2 * v]! & this.#words[at]!) + popcount(near[2 * v + 1]! & this.#words[at + 1]!);
      if (degree >= least) continue;
      least = degree;
      centre = v;
    }
    let kept = begin;
    for (let i = begin; i < moves.length; i++) {
      const v = moves[i]!;
      if (v === centre || (near[2 * centre + (v >>> 5)]! & (1 << (v & 31))) !== 0) moves[kept++] = v;
    }
    moves.length = kept;
  }

  /** As `GraphSpace.isAtLeast`, where the proof stands; vertices that are exchanged are not looked for. */
  #isAtLeast(u: number, v: number, at: number, player: 0 | 1, dominated: boolean): boolean {
    const near = this.#near;
    const owned = this.#owned;
    const sides = this.#sides;
    const own = 2 * player;
    const other = 2 - own;
    const uLow = near[2 * u]!;
    const vLow = near[2 * v]!;
    const uHigh = near[2 * u + 1]!;
    const vHigh = near[2 * v + 1]!;
    let badLow = uLow ^ vLow;
    let badHigh = uHigh ^ vHigh;
    if (dominated) {
      badLow &= (uLow & owned[own]!) | (vLow & owned[other]!);
      badHigh &= (uHigh & owned[own + 1]!) | (vHigh & owned[other + 1]!);
    }
    badLow &= this.#words[at]!;
    badHigh &= this.#words[at + 1]!;
    if ((badLow | badHigh) !== 0) {
      // Neighbours stand in each other's masks.
      if (u < 32) badLow &= ~(1 << u);
      else badHigh &= ~(1 << (u & 31));
      if (v < 32) badLow &= ~(1 << v);
      else badHigh &= ~(1 << (v & 31));
      if ((badLow | badHigh) !== 0) return false;
    }
    if (sides[u] === sides[v] || ((v < 32 ? uLow : uHigh) & (1 << (v & 31))) !== 0) return true;
    return dominated && sides[u] === 3;
  }

  find(at: number): number {
    const found = this.#met.find(this.#words[at]!, this.#words[at + 1]!);
    this.isNegated = found !== -1 && (found & 1) === 1;
    return found >> 1;
  }

  store(at: number, _end: number, result: number): void {
    const low = this.#words[at]!;
    const high = this.#words[at + 1]!;
    this.#met.store(low, high, 2 * result);
    if (++this.#stored === STORED_BEFORE_SYMMETRIES) this.#findSymmetries();
    if (this.#symmetries === 0 || this.#met.size > MOST_IMAGES) return;
    const images = this.#images;
    for (let s = 0; s < this.#symmetries; s++) {
      let imageLow = 0;
      let imageHigh = 0;
      let group = IMAGE_WORDS * s;
      for (let rest = low; rest !== 0; rest >>>= 4, group += 32) {
        const entry = group + 2 * (rest & 15);
        imageLow |= images[entry]!;
        imageHigh |= images[entry + 1]!;
      }
      group = IMAGE_WORDS * s + IMAGE_WORDS / 2;
      for (let rest = high; rest !== 0; rest >>>= 4, group += 32) {
        const entry = group + 2 * (rest & 15);
        imageLow |= images[entry]!;
        imageHigh |= images[entry + 1]!;
      }
      if (imageLow !== low || imageHigh !== high)
        this.#met.store(imageLow, imageHigh, 2 * result + this.#exchanges[s]!);
    }
  }

  #findSymmetries(): void {
    const symmetries = listSymmetries(this.#near, this.#sides, MOST_SYMMETRIES);
    this.#symmetries = symmetries.length;
    this.#exchanges = Uint8Array.from(symmetries, ({ exchanges }) => (exchanges ? 1 : 0));
    this.#images = new Int32Array(IMAGE_WORDS * symmetries.length);
    symmetries.forEach(({ images }, s) => {
      for (let v = 0; v < images.length; v++) {
        const image = images[v]!;
        const group = IMAGE_WORDS * s + 32 * (v >>> 2);
        for (let value = 0; value < 16; value++)
          if ((value & (1 << (v & 3))) !== 0) this.#images[group + 2 * value + (image >>> 5)]! |= 1 << (image & 31);
      }
    });
  }

  listVertices(at: number): number[] {
    return Array.from(this.#sides.keys()).filter((v) => (this.#words[at + (v >>> 5)]! & (1 << (v & 31))) !== 0);
  }

  describe(at: number, { graph }: { readonly graph: GraphKey }): GraphKey {
    graph.readMasks(this.#words[at]!, this.#words[at + 1]!, this.#near, this.#sides);
    graph.finish();
    return graph;
  }

  smaller(): undefined {
    return undefined;
  }

  #reserve(length: number): void {
    if (length <= this.#words.length) return;
    const longer = new Int32Array(2 * length);
    longer.set(this.#words);
    this.#words = longer;
  }
}
