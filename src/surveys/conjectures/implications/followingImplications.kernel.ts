/** Does implication `one` follow from `other`, by packed sets of `stride` words? */
function followsFrom(
  premises: Uint32Array,
  closures: Uint32Array,
  after: Uint32Array,
  columns: Uint32Array,
  stride: number,
  one: number,
  other: number,
): boolean {
  const column = columns[other]!;
  if ((after[one * stride + (column >>> 5)]! & (1 << (column & 31))) === 0) return false;
  for (let j = 0; j < stride; j++)
    if ((premises[other * stride + j]! & ~closures[one * stride + j]!) !== 0) return false;
  return true;
}

/**
 * Sets `follows[one]` to 1 if implication `one` follows from another one, unless the other follows from it and comes
 * after it.
 * @param closures for each what holds where its premise does
 * @param after for each the columns with which its own follows from its premise
 * @param columns for each its own column
 * @complexity O(implications · words of a set)
 */
export function markFollowing(
  premises: Uint32Array,
  closures: Uint32Array,
  after: Uint32Array,
  columns: Uint32Array,
  one: number,
  follows: Uint8Array,
): void {
  const stride = premises.length / columns.length;
  for (let other = 0; other < columns.length; other++) {
    if (other === one || !followsFrom(premises, closures, after, columns, stride, one, other)) continue;
    if (other > one && followsFrom(premises, closures, after, columns, stride, other, one)) continue;
    follows[one] = 1;
    return;
  }
}
