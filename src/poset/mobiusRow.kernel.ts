import { lowestBit } from '../sets/internal.kernel.js';

/**
 * Fills the row of the Möbius values μ(a, ·): each is taken from those of all elements above at once, so that zeros
 * cost nothing. Preconditions: `order` lists every element after those below it; row x of `filters` holds x and what is
 * above it, in `stride` words; `row` is zero. Cost: a step for each pair b ≤ c with μ(a, b) ≠ 0.
 * Returns whether the values are exact: so are all sums of values that add up to at most 2⁵³.
 */
export function fillMobiusRow(
  order: ArrayLike<number>,
  filters: Uint32Array,
  stride: number,
  a: number,
  row: Float64Array,
): boolean {
  let total = 0;
  row[a] = 1;
  for (let i = 0; i < order.length; i++) {
    const b = order[i]!;
    const value = row[b]!;
    if (value === 0) continue;
    total += Math.abs(value);
    if (total > Number.MAX_SAFE_INTEGER) return false;
    for (let k = 0; k < stride; k++)
      for (let word = filters[b * stride + k]!; word !== 0; word &= word - 1) row[32 * k + lowestBit(word)]! -= value;
    row[b] = value;
  }
  return true;
}
