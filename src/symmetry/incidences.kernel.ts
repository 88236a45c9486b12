import { equalsAt, hashAt, lowestBit } from '../sets/internal.kernel.js';

/** Adds to `degrees` in how many of the sets each element lies; returns the number of incidences. */
export function countIncidences(words: Uint32Array, stride: number, rows: Int32Array, degrees: Int32Array): number {
  let incidences = 0;
  for (let i = 0; i < rows.length; i++)
    for (let k = 0, at = rows[i]! * stride; k < stride; k++)
      for (let w = words[at + k]!; w !== 0; w &= w - 1) {
        degrees[(k << 5) + lowestBit(w)]!++;
        incidences++;
      }
  return incidences;
}

/**
 * Fills `elements` with the elements of each of the sets, which `rowEnds` delimits, and `columns` with the sets of each
 * element, ascending; `next` holds where each column begins and is moved to its end.
 */
export function listIncidences(
  words: Uint32Array,
  stride: number,
  rows: Int32Array,
  elements: Int32Array,
  rowEnds: Int32Array,
  columns: Int32Array,
  next: Int32Array,
): void {
  let at = 0;
  for (let i = 0; i < rows.length; i++) {
    for (let k = 0, row = rows[i]! * stride; k < stride; k++)
      for (let w = words[row + k]!; w !== 0; w &= w - 1) {
        const v = (k << 5) + lowestBit(w);
        elements[at++] = v;
        columns[next[v]!++] = i;
      }
    rowEnds[i] = at;
  }
}

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
