import { cardinality, compareLists, reverse16 } from './words.kernel.js';

/*
 * The canonical order of a family: by size, then lexicographically as sorted lists of elements.
 */

const DIGIT_BITS = 16;
export const DIGITS: number = 1 << DIGIT_BITS;
/** So many words are compared between two looks. */
const EFFORT = 1 << 22;

/** One stable pass of a radix sort of `from` into `to` by the digit of each set; `counts` has 2^16 + 1 entries. */
export function radixPass(from: Uint32Array, to: Uint32Array, digits: Uint16Array, counts: Uint32Array): void {
  counts.fill(0);
  for (let i = 0; i < digits.length; i++) counts[digits[i]! + 1]!++;
  for (let d = 0; d < DIGITS; d++) counts[d + 1]! += counts[d]!;
  for (let i = 0; i < from.length; i++) {
    const set = from[i]!;
    to[counts[digits[set]!]!++] = set;
  }
}

/**
 * Fills `order` (length size) with the indices of the sets in canonical order; equal sets keep their order.
 * What `look` throws, which is called now and then while large sets are compared, ends the sorting. Comparison sort
 * below 4096 sets, else a radix sort in 16-bit digits: O(size · (stride + 2^16 / size)).
 */
export function canonicalOrder(
  words: Uint32Array,
  stride: number,
  size: number,
  order: Uint32Array,
  look?: () => void,
): void {
  for (let i = 0; i < size; i++) order[i] = i;
  const sizes = new Uint32Array(size);
  for (let i = 0; i < size; i++) sizes[i] = cardinality(words, i * stride, stride);
  if (size < 4096 || stride > 64) {
    let effort = 0;
    order.sort((a, b) => {
      if ((effort += stride) > EFFORT) {
        effort = 0;
        look?.();
      }
      return sizes[a]! - sizes[b]! || compareLists(words, a * stride, b * stride, stride) || a - b;
    });
    return;
  }
  const digits = new Uint16Array(size);
  const counts = new Uint32Array(DIGITS + 1);
  let from: Uint32Array = order;
  let to: Uint32Array = new Uint32Array(size);
  for (let half = 2 * stride - 1; half >= 0; half--) {
    const k = half >>> 1;
    const shift = (half & 1) << 4;
    for (let i = 0; i < size; i++) digits[i] = ~reverse16((words[i * stride + k]! >>> shift) & 0xffff);
    radixPass(from, to, digits, counts);
    [from, to] = [to, from];
  }
  for (let i = 0; i < size; i++) digits[i] = sizes[i]!; // sizes are at most 64 · 32
  radixPass(from, to, digits, counts);
  if (to !== order) order.set(to);
}
