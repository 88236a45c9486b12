const VALUES = 256;
/** In the second word: Right is to move. */
const RIGHT = 1 << 31;

/**
 * Positions with a player to move that a proof has come to, each once up to symmetries: masks of two words on at most
 * 62 vertices.
 */
export class ProofTable {
  size = 0;
  readonly #groups: number;
  readonly #exchanges: Uint8Array;
  /** For each symmetry the images of each value of each 8 vertices. */
  readonly #images: Int32Array;
  /** Four words each, the first two 0 where the place is empty: there is no position without free vertices. */
  #slots: Int32Array = new Int32Array(1 << 12);
  readonly #least = new Int32Array(4);
  readonly #image = new Int32Array(4);

  /** @param symmetries permutations of the vertices; whether they exchange the players */
  constructor(n: number, symmetries: readonly { readonly images: ArrayLike<number>; readonly exchanges: boolean }[]) {
    this.#groups = Math.ceil(n / 8);
    this.#exchanges = Uint8Array.from(symmetries, ({ exchanges }) => (exchanges ? 1 : 0));
    this.#images = new Int32Array(symmetries.length * this.#groups * VALUES * 2);
    symmetries.forEach(({ images }, s) => {
      for (let v = 0; v < n; v++)
        for (let value = 0; value < VALUES; value++)
          if ((value & (1 << (v & 7))) !== 0)
            this.#images[2 * ((s * this.#groups + (v >>> 3)) * VALUES + value) + (images[v]! >>> 5)]! |=
              1 << (images[v]! & 31);
    });
  }

  /**
   * Adds a position, unless it is there.
   * @param words what is free, and what is placed
   * @returns whether it was added
   */
  add(words: Int32Array, player: 0 | 1): boolean {
    this.#findLeast(words, player);
    const slot = this.#slotOf(this.#least, 0);
    if ((this.#slots[slot]! | this.#slots[slot + 1]!) !== 0) return false;
    this.#slots.set(this.#least, slot);
    if (8 * ++this.size > this.#slots.length) this.#enlarge();
    return true;
  }

  #findLeast(words: Int32Array, player: 0 | 1): void {
    this.#takeImage(words, 0, player, this.#least);
    for (let s = 1; s < this.#exchanges.length; s++) {
      this.#takeImage(words, s, player, this.#image);
      let w = 0;
      while (w < 4 && this.#image[w] === this.#least[w]) w++;
      if (w < 4 && this.#image[w]! < this.#least[w]!) this.#least.set(this.#image);
    }
  }

  #takeImage(words: Int32Array, s: number, player: 0 | 1, to: Int32Array): void {
    const images = this.#images;
    for (let mask = 0; mask < 4; mask += 2) {
      let low = 0;
      let high = 0;
      for (let group = 0; group < this.#groups; group++) {
        const value = (words[mask + (group >>> 2)]! >>> (8 * (group & 3))) & (VALUES - 1);
        const at = 2 * ((s * this.#groups + group) * VALUES + value);
        low |= images[at]!;
        high |= images[at + 1]!;
      }
      to[mask] = low;
      to[mask + 1] = high;
    }
    if ((player ^ this.#exchanges[s]!) === 1) to[1]! |= RIGHT;
  }

  /** Where a position is, or would be. */
  #slotOf(words: Int32Array, at: number): number {
    const slots = this.#slots;
    let hash = 0;
    for (let w = 0; w < 4; w++) {
      hash = Math.imul(hash ^ words[at + w]!, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    for (let slot = (4 * hash) & (slots.length - 4); ; slot = (slot + 4) & (slots.length - 4)) {
      if ((slots[slot]! | slots[slot + 1]!) === 0) return slot;
      let w = 0;
      while (w < 4 && slots[slot + w] === words[at + w]) w++;
      if (w === 4) return slot;
    }
  }

  #enlarge(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(2 * old.length);
    for (let at = 0; at < old.length; at += 4)
      if ((old[at]! | old[at + 1]!) !== 0) {
        const slot = this.#slotOf(old, at);
        for (let w = 0; w < 4; w++) this.#slots[slot + w] = old[at + w]!;
      }
  }
}
