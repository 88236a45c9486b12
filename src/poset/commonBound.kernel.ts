import { highestBit } from '../sets/internal.kernel.js';

/**
 * The largest place that two rows of a matrix of bits have in common, if its own row holds all such places; else −1.
 * Preconditions: row i of `words` holds i and only places up to i, in `stride` words. Cost: O(stride).
 */
export function commonBound(words: Uint32Array, stride: number, a: number, b: number): number {
  let k = Math.min(a, b) >>> 5;
  while (k >= 0 && (words[a * stride + k]! & words[b * stride + k]!) === 0) k--;
  if (k < 0) return -1;
  const place = 32 * k + highestBit(words[a * stride + k]! & words[b * stride + k]!);
  for (; k >= 0; k--)
    if ((words[a * stride + k]! & words[b * stride + k]! & ~words[place * stride + k]!) !== 0) return -1;
  return place;
}
