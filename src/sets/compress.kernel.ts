import { lowestBit } from './words.kernel.js';
/*
 * Families moved to a smaller ground set and back: element i of the small one is `elements[i]` of the large one.
 */

/** Writes the sets on the small ground set to `out` (zero before); elements not listed are dropped. */
export function compress(
  words: Uint32Array,
  stride: number,
  size: number,
  elements: ArrayLike<number>,
  out: Uint32Array,
  outStride: number,
): void {
  for (let v = 0; v < elements.length; v++) {
    const k = elements[v]! >>> 5;
    const bit = 1 << (elements[v]! & 31);
    const to = v >>> 5;
    const outBit = 1 << (v & 31);
    for (let i = 0; i < size; i++) if ((words[i * stride + k]! & bit) !== 0) out[i * outStride + to]! |= outBit;
  }
}

/** Writes the sets on the large ground set to `out`, each together with the elements of `always`. */
export function expand(
  words: Uint32Array,
  stride: number,
  size: number,
  elements: ArrayLike<number>,
  always: Uint32Array,
  out: Uint32Array,
  outStride: number,
): void {
  for (let i = 0; i < size; i++) {
    out.set(always, i * outStride);
    for (let k = 0; k < stride; k++)
      for (let w = words[i * stride + k]!; w !== 0; w &= w - 1) {
        const v = elements[(k << 5) + lowestBit(w)]!;
        out[i * outStride + (v >>> 5)]! |= 1 << (v & 31);
      }
  }
}
