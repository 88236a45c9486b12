import { aPoset } from './aPoset.js';
import { takes } from '../arguments.js';
import type { LabelledPoset } from './LabelledPoset.js';

const mobiusFunctionTakes = /* @__PURE__ */ takes('mobiusFunction', () => ({
  poset: aPoset,
}));

/**
 * The Möbius function: μ(a, a) = 1, and the sum of μ(a, x) over a ≤ x ≤ b is 0 for a < b; 0 where a ≤ b fails.
 * @returns a function that computes all μ(a, ·) at its first call for a
 * @complexity O(pairs in the filter of a) additions for each a
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

function mobiusRow(poset: LabelledPoset, a: number): bigint[] {
  const row = new Array<bigint>(poset.n).fill(0n);
  row[a] = 1n;
  for (const b of poset.linearOrder) {
    if (b === a || !poset.ideals.has(b, a)) continue;
    let sum = 0n;
    for (const x of poset.ideals.list(b)) if (x !== b) sum += row[x]!;
    row[b] = -sum;
  }
  return row;
}
