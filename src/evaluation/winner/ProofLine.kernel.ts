/**
 * Words of a ply: two each of what is free, what is placed, and what is placed in nonfaces that can still be filled.
 */
const PLY = 6;

/**
 * A line of play for the verifier, on at most 62 vertices, by the definition: a vertex can be played if what is placed
 * with it contains no nonface. Along the line are kept the nonfaces of which nothing is lost and at least two vertices
 * are free.
 */
export class ProofLine {
  /** How many moves were made. */
  depth = 0;
  readonly #words: Int32Array;
  /** The nonfaces as masks of two words. */
  readonly #masks: Int32Array;
  /** The vertices of each player. */
  readonly #owned: readonly [Int32Array, Int32Array] = [new Int32Array(2), new Int32Array(2)];
  /** The nonfaces of all plies, by number, and where those of each ply end. */
  #lists: Int32Array;
  readonly #ends: Int32Array;

  /**
   * @param sides 1 Left, 2 Right, 3 both
   * @param nonfaces minimal ones, with at least two vertices
   */
  constructor(sides: ArrayLike<number>, nonfaces: readonly (readonly number[])[]) {
    const n = sides.length;
    this.#words = new Int32Array((n + 1) * PLY);
    this.#ends = new Int32Array(n + 1);
    this.#lists = Int32Array.from({ length: 2 * nonfaces.length + 16 }, (_, i) => i);
    this.#ends[0] = nonfaces.length;
    this.#masks = new Int32Array(2 * nonfaces.length);
    nonfaces.forEach((set, i) => {
      for (const v of set) this.#masks[2 * i + (v >>> 5)]! |= 1 << (v & 31);
    });
    for (let v = 0; v < n; v++) {
      this.#words[v >>> 5]! |= 1 << (v & 31);
      for (const player of [0, 1] as const)
        if ((sides[v]! & (1 << player)) !== 0) this.#owned[player][v >>> 5]! |= 1 << (v & 31);
    }
  }

  canPlay(player: 0 | 1, v: number): boolean {
    return (((this.#words[PLY * this.depth + (v >>> 5)]! & this.#owned[player][v >>> 5]!) >>> (v & 31)) & 1) === 1;
  }

  canMove(player: 0 | 1): boolean {
    const at = PLY * this.depth;
    const [low, high] = this.#owned[player];
    return ((this.#words[at]! & low!) | (this.#words[at + 1]! & high!)) !== 0;
  }

  /** Writes what determines the rest of the game: what is free, then what is placed and matters to it. */
  copyTo(words: Int32Array): void {
    const at = PLY * this.depth;
    words[0] = this.#words[at]!;
    words[1] = this.#words[at + 1]!;
    words[2] = this.#words[at + 4]!;
    words[3] = this.#words[at + 5]!;
  }

  takeBack(): void {
    this.depth--;
  }

  play(v: number): void {
    const words = this.#words;
    const masks = this.#masks;
    const at = PLY * this.depth;
    const from = this.depth === 0 ? 0 : this.#ends[this.depth - 1]!;
    const end = this.#ends[this.depth]!;
    if (2 * end - from > this.#lists.length) this.#lengthen();
    const lists = this.#lists;
    const flag0 = v < 32 ? 1 << v : 0;
    const flag1 = v < 32 ? 0 : 1 << (v & 31);
    const free0 = words[at]! & ~flag0;
    const free1 = words[at + 1]! & ~flag1;
    // What is the last vertex that a nonface lacks is forbidden now.
    let last0 = 0;
    let last1 = 0;
    for (let k = from; k < end; k++) {
      const left0 = masks[2 * lists[k]!]! & free0;
      const left1 = masks[2 * lists[k]! + 1]! & free1;
      if ((left0 === 0 || left1 === 0) && ((left0 & (left0 - 1)) | (left1 & (left1 - 1))) === 0) {
        last0 |= left0;
        last1 |= left1;
      }
    }
    const placed0 = words[at + 2]! | flag0;
    const placed1 = words[at + 3]! | flag1;
    let matters0 = 0;
    let matters1 = 0;
    let to = end;
    for (let k = from; k < end; k++) {
      const set = lists[k]!;
      if (((masks[2 * set]! & last0) | (masks[2 * set + 1]! & last1)) !== 0) continue;
      matters0 |= masks[2 * set]!;
      matters1 |= masks[2 * set + 1]!;
      lists[to++] = set;
    }
    this.#ends[++this.depth] = to;
    const next = at + PLY;
    words[next] = free0 & ~last0;
    words[next + 1] = free1 & ~last1;
    words[next + 2] = placed0;
    words[next + 3] = placed1;
    words[next + 4] = matters0 & placed0;
    words[next + 5] = matters1 & placed1;
  }

  #lengthen(): void {
    const longer = new Int32Array(2 * this.#lists.length);
    longer.set(this.#lists);
    this.#lists = longer;
  }
}
