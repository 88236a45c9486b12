import type { LabelledPoset } from './LabelledPoset.js';
import { fillMobiusRow } from './mobiusRow.kernel.js';

/**
 * The Möbius function: μ(a, a) = 1, and the sum of μ(a, x) over a ≤ x ≤ b is 0 for a < b; 0 where a ≤ b fails.
 * @returns a function that computes all μ(a, ·) at its first call for a
 * @complexity an addition for each pair b ≤ c with μ(a, b) ≠ 0, for each a
 */
export function mobiusFunction(poset: LabelledPoset): (a: number, b: number) => bigint {
  const rows = new Map<number, ArrayLike<number | bigint>>();
  return (a, b) => {
    for (const x of [a, b]) poset.lowerCovers(x);
    let row = rows.get(a);
    if (row === undefined) rows.set(a, (row = mobiusRow(poset, a)));
    return BigInt(row[b]!);
  };
}

function mobiusRow(poset: LabelledPoset, a: number): ArrayLike<number | bigint> {
  const { n, filters, linearOrder } = poset;
  const row = new Float64Array(n);
  return fillMobiusRow(linearOrder, filters.words, filters.stride, a, row) ? row : largeMobiusRow(poset, a);
}

/** The same in integers of any size. */
function largeMobiusRow({ n, filters, linearOrder }: LabelledPoset, a: number): bigint[] {
  const row = new Array<bigint>(n).fill(0n);
  row[a] = 1n;
  for (const b of linearOrder) {
    const value = row[b]!;
    if (value !== 0n) for (const x of filters.list(b)) if (x !== b) row[x]! -= value;
  }
  return row;
}
