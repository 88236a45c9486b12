import { equalsAt, hashAt } from '../../../sets/internal.kernel.js';

/**
 * Groups equal rows: `first[g]` becomes the first row of group g, `counts[g]` the sum of the weights of its rows, in
 * the order of first rows, `groupOf[row]` the group of each row; returns how many groups there are.
 * @param words rows of `stride` words each
 * @param table scratch, zero everywhere; a power of two above twice the number of rows
 * @complexity O(rows · stride) expected
 */
export function groupRows(
  words: Uint32Array,
  stride: number,
  weights: ArrayLike<number> | undefined,
  table: Uint32Array,
  first: Uint32Array,
  counts: Float64Array,
  groupOf: Uint32Array,
): number {
  const rows = words.length / stride;
  const mask = table.length - 1;
  let groups = 0;
  for (let row = 0; row < rows; row++) {
    let place = hashAt(words, row * stride, stride) & mask;
    let group = table[place]! - 1;
    while (group >= 0 && !equalsAt(words, first[group]! * stride, words, row * stride, stride)) {
      place = (place + 1) & mask;
      group = table[place]! - 1;
    }
    if (group < 0) {
      group = groups++;
      table[place] = groups;
      first[group] = row;
    }
    groupOf[row] = group;
    counts[group]! += weights === undefined ? 1 : weights[row]!;
  }
  return groups;
}
