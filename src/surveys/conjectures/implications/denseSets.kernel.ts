import { lowestBit } from '../../../sets/internal.kernel.js';

/*
 * Sets of n columns as bits of a table: set S has the bit S & 31 of the word S >>> 5. With fewer than five columns only
 * the lowest 2^n bits of the one word mean something.
 */

/** Where column j < 5 is missing, among the 32 sets of a word. */
function withoutColumn(j: number): number {
  if (j === 0) return 0x55555555;
  if (j === 1) return 0x33333333;
  if (j === 2) return 0x0f0f0f0f;
  return j === 3 ? 0x00ff00ff : 0x0000ffff;
}

/** Adds all subsets of the sets in a table. @complexity O(n · 2^n / 32) */
export function addSubsets(table: Uint32Array, n: number): void {
  for (let j = 0; j < n; j++) {
    if (j < 5) {
      const missing = withoutColumn(j);
      for (let i = 0; i < table.length; i++) table[i]! |= (table[i]! >>> (1 << j)) & missing;
      continue;
    }
    const step = 1 << (j - 5);
    for (let block = 0; block < table.length; block += 2 * step)
      for (let i = block; i < block + step; i++) table[i]! |= table[i + step]!;
  }
}

/**
 * The minimal sets without a column that are not in a table which has all subsets of its sets.
 * @param found becomes their table
 * @complexity O(n · 2^n / 32)
 */
export function minimalOutside(table: Uint32Array, n: number, column: number, found: Uint32Array): void {
  const valid = n < 5 ? 2 ** (1 << n) - 1 : 0xffffffff;
  for (let i = 0; i < found.length; i++) found[i] = ~table[i]! & valid;
  for (let j = 0; j < n; j++) {
    if (j < 5) {
      const missing = withoutColumn(j);
      // Sets with the column stay if it may be left out into the table.
      for (let i = 0; i < found.length; i++)
        found[i]! &= j === column ? missing : missing | ((table[i]! & missing) << (1 << j));
      continue;
    }
    const step = 1 << (j - 5);
    for (let block = 0; block < found.length; block += 2 * step)
      for (let i = block + step; i < block + 2 * step; i++) found[i]! &= j === column ? 0 : table[i - step]!;
  }
}

/** Adds the counts of the rows of which a column is known to be false to those of the sets of their true columns. */
export function sumLacking(
  truths: Uint32Array,
  unknowns: Uint32Array,
  counts: Float64Array,
  column: number,
  sums: Float64Array,
): void {
  for (let i = 0; i < counts.length; i++)
    if ((((truths[i]! | unknowns[i]!) >>> column) & 1) === 0) sums[truths[i]!]! += counts[i]!;
}

/** Replaces the count of each set by the sum of those of its supersets. @complexity O(n · 2^n) */
export function sumOverSupersets(counts: Float64Array, n: number): void {
  for (let j = 0; j < n; j++) {
    const step = 1 << j;
    for (let block = 0; block < counts.length; block += 2 * step)
      for (let i = block; i < block + step; i++) counts[i]! += counts[i + step]!;
  }
}

/** The table of the sets whose count is above a bound. */
export function setsAbove(counts: Float64Array, bound: number, table: Uint32Array): void {
  table.fill(0);
  for (let set = 0; set < counts.length; set++) if (counts[set]! > bound) table[set >>> 5]! |= 1 << (set & 31);
}

/** Lists the sets in a table, ascending, as long as they fit; returns how many there are. */
export function listSets(table: Uint32Array, list: Uint32Array): number {
  let size = 0;
  for (let i = 0; i < table.length; i++)
    for (let word = table[i]!; word !== 0; word &= word - 1) {
      if (size < list.length) list[size] = i * 32 + lowestBit(word);
      size++;
    }
  return size;
}
