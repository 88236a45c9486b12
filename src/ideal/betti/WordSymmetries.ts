import { SetFamily } from '../../sets/index.js';
import { lowestBit } from '../../sets/internal.js';
import { automorphismGroup } from '../../symmetry/index.js';
import type { Work } from '../../run.js';

/** More automorphisms than these are not used. */
const MOST = 64;

/** Permutations of variables that keep an ideal, as maps of sets in words. */
export class WordSymmetries {
  /** For each permutation and each byte of a word the image of the byte. */
  readonly #images: Int32Array;
  readonly #bytes: number;
  readonly #size: number;

  /** @param permutations of 0 … m − 1 with m ≤ 31 */
  constructor(m: number, permutations: readonly (readonly number[])[]) {
    this.#bytes = (m + 7) >>> 3;
    this.#size = permutations.length;
    this.#images = new Int32Array(this.#size * this.#bytes * 256);
    permutations.forEach((permutation, g) => {
      for (let byte = 0; byte < this.#bytes; byte++)
        for (let x = 1; x < 256; x++) {
          const at = (g * this.#bytes + byte) * 256;
          const image = permutation[8 * byte + lowestBit(x)] ?? 0;
          this.#images[at + x] = this.#images[at + (x & (x - 1))]! | (1 << image);
        }
    });
  }

  /**
   * Automorphisms of an ideal, some of them if there are many.
   * @param generators as ascending lists of variables below m
   */
  static of(generators: readonly (readonly number[])[], m: number, work: Work): WordSymmetries {
    const group = automorphismGroup(SetFamily.fromLists(generators, m), work.part());
    const identity = Array.from({ length: m }, (_, v) => v);
    const found = [identity];
    const known = new Set([identity.join()]);
    for (let next = 0; next < found.length && found.length < MOST; next++)
      for (const generator of group.generators) {
        const product = found[next]!.map((v) => generator[v]!);
        const key = product.join();
        if (known.has(key) || found.length === MOST) continue;
        known.add(key);
        found.push(product);
      }
    return new WordSymmetries(m, found.slice(1));
  }

  /** The least image of a set; sets with the same one differ by automorphisms. */
  least(W: number): number {
    const images = this.#images;
    let best = W;
    for (let g = 0, at = 0; g < this.#size; g++) {
      let image = 0;
      for (let byte = 0; byte < this.#bytes; byte++, at += 256) image |= images[at + ((W >>> (8 * byte)) & 255)]!;
      if (image < best) best = image;
    }
    return best;
  }
}
