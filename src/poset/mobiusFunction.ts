import { aPoset } from './aPoset.js';
import { takes } from '../arguments.js';
import type { LabelledPoset } from './LabelledPoset.js';

const mobiusFunctionTakes = /* @__PURE__ */ takes('mobiusFunction', () => ({
  poset: aPoset,
}));

/**
 * The Möbius function: μ(a, a) = 1, and the sum of μ(a, x) over a ≤ x ≤ b is 0 for a < b; 0 where a ≤ b fails.
 * @returns a function that computes all μ(a, ·) at its first call for a
 * @complexity as many additions for each a as there are pairs b ≤ c above a with μ(a, b) ≠ 0
 */
export function mobiusFunction(poset: LabelledPoset): (a: number, b: number) => bigint {
  mobiusFunctionTakes(poset);
  const rows = new Map<number, bigint[]>();
  return (a, b) => {
    if (!poset.isLessOrEqual(a, b)) return 0n;
    let row = rows.get(a);
    if (row === undefined) rows.set(a, (row = mobiusRow(poset, a)));
    return row[b]!;
  };
}

/** Each value is added to the sums of all elements above at once: of most lattices most values are 0, and add nothing. */
function mobiusRow({ n, filters, linearOrder }: LabelledPoset, a: number): bigint[] {
  const sums = new Array<bigint>(n).fill(0n);
  const row = new Array<bigint>(n).fill(0n);
  for (const b of linearOrder) {
    const value = b === a ? 1n : -sums[b]!;
    if (value === 0n) continue;
    row[b] = value;
    for (const x of filters.list(b)) sums[x]! += value;
  }
  return row;
}
