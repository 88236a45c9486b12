import { equalsAt, hashAt } from '../sets/internal.kernel.js';

/** The indices of the sets that equal no earlier one, ascending. Expected time O(size · stride). */
export function distinctSets(words: Uint32Array, stride: number, size: number): Int32Array {
  let capacity = 4;
  while (capacity < 2 * size) capacity *= 2;
  const table = new Int32Array(capacity).fill(-1);
  const distinct = new Int32Array(size);
  let count = 0;
  for (let i = 0; i < size; i++) {
    let slot = hashAt(words, i * stride, stride) & (capacity - 1);
    while (table[slot]! >= 0 && !equalsAt(words, table[slot]! * stride, words, i * stride, stride))
      slot = (slot + 1) & (capacity - 1);
    if (table[slot]! >= 0) continue;
    table[slot] = i;
    distinct[count++] = i;
  }
  return count === size ? distinct : distinct.slice(0, count);
}
