/** The images of a group of 4 vertices: 16 values. */
const VALUES = 16;
const BITS = 4;

/** The images of positions under the symmetries of a board. */
export class BoardImages {
  readonly #stride: number;
  /** For each symmetry the images of each value of each group of vertices. */
  readonly #images: Int32Array;
  readonly #exchanges: Uint8Array;
  readonly #image: Int32Array;
  readonly #best: Int32Array;

  /** @param symmetries the identity first */
  constructor(stride: number, symmetries: readonly { readonly images: Int32Array; readonly exchanges: boolean }[]) {
    this.#stride = stride;
    this.#image = new Int32Array(2 * stride);
    this.#best = new Int32Array(2 * stride);
    this.#exchanges = Uint8Array.from(symmetries, ({ exchanges }) => (exchanges ? 1 : 0));
    this.#images = new Int32Array(symmetries.length === 1 ? 0 : (symmetries.length * bytesOfImage(stride)) / 4);
    if (symmetries.length === 1) return;
    symmetries.forEach(({ images }, s) => {
      images.forEach((image, v) => {
        const group = ((s * stride * 32) / BITS + Math.floor(v / BITS)) * VALUES * stride;
        for (let value = 0; value < VALUES; value++)
          if ((value & (1 << (v % BITS))) !== 0)
            this.#images[group + value * stride + (image >>> 5)]! |= 1 << (image & 31);
      });
    });
  }

  /**
   * Replaces the position at `at` by its least image under the symmetries.
   * @param length words of the position: one mask, or two
   * @returns 0 if it is one with the players kept, 1 exchanged, 2 both: then it is its own negative
   */
  toLeast(words: Int32Array, at: number, length: number): 0 | 1 | 2 {
    if (this.#exchanges.length === 1) return 0;
    const best = this.#best;
    const image = this.#image;
    for (let w = 0; w < length; w++) best[w] = words[at + w]!;
    let kept = true;
    let exchanged = false;
    for (let s = 1; s < this.#exchanges.length; s++) {
      // Word by word: most images are larger in the first one.
      let w = 0;
      while (w < length) {
        image[w] = this.#word(words, at, s, w);
        if (image[w] !== best[w]) break;
        w++;
      }
      if (w < length && image[w]! > best[w]!) continue;
      if (w < length) {
        kept = exchanged = false;
        best[w] = image[w]!;
        for (w++; w < length; w++) best[w] = this.#word(words, at, s, w);
      }
      if (this.#exchanges[s] === 1) exchanged = true;
      else kept = true;
    }
    for (let w = 0; w < length; w++) words[at + w] = best[w]!;
    return kept ? (exchanged ? 2 : 0) : 1;
  }

  /** A word of the image under a symmetry. */
  #word(words: Int32Array, at: number, s: number, index: number): number {
    const stride = this.#stride;
    const images = this.#images;
    const mask = index < stride ? at : at + stride;
    const x = index < stride ? index : index - stride;
    let image = 0;
    for (let w = 0; w < stride; w++) {
      let group = ((s * stride + w) * 32 * VALUES * stride) / BITS + x;
      for (let rest = words[mask + w]!; rest !== 0; rest >>>= BITS, group += VALUES * stride)
        image |= images[group + (rest & (VALUES - 1)) * stride]!;
    }
    return image;
  }
}

/** Bytes of the table of one symmetry. */
function bytesOfImage(stride: number): number {
  return 4 * ((32 * stride) / BITS) * VALUES * stride;
}
