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

/**
 * Fills a row with the greatest common lower bounds of place a and all places: that with b is b if b ≤ a, else the
 * greatest of those with the lower covers of b, below which all the others must be.
 * Preconditions: row i of `words` holds i and the places below it, none of them after i, in `stride` words; the lower
 * covers of b are `covers[starts[b] … starts[b + 1])`; `row` has a number for each place. Cost: O(covers). Returns
 * whether there is one for every place; if not, the row is filled in part.
 */
export function fillBoundRow(
  words: Uint32Array,
  stride: number,
  starts: Uint32Array,
  covers: Uint32Array,
  a: number,
  row: Int32Array,
): boolean {
  for (let b = 0; b < row.length; b++) {
    if (((words[a * stride + (b >>> 5)]! >>> (b & 31)) & 1) !== 0) {
      row[b] = b;
      continue;
    }
    let best = -1;
    for (let i = starts[b]!; i < starts[b + 1]!; i++) if (row[covers[i]!]! > best) best = row[covers[i]!]!;
    if (best < 0) return false;
    for (let i = starts[b]!; i < starts[b + 1]!; i++) {
      const other = row[covers[i]!]!;
      if (((words[best * stride + (other >>> 5)]! >>> (other & 31)) & 1) === 0) return false;
    }
    row[b] = best;
  }
  return true;
}
