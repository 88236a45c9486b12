import { highestBit } from '../../sets/internal.js';

/**
 * The rows of bits of some numbers over 𝔽₂ in reduced echelon form, without those that are 0: row b has at i the bit b
 * of number i before it is reduced.
 * @param numbers integers from 0 to 2³¹ − 1
 * @returns the rows, each with the place of its first 1
 */
export function reducedRows(numbers: readonly number[]): { rows: readonly number[][]; pivots: readonly number[] } {
  const width = 1 + highestBit(numbers.reduce((all, number) => all | number, 0));
  const rest = Array.from({ length: width }, (_, b) => numbers.map((number) => (number >>> b) & 1));
  const rows: number[][] = [];
  const pivots: number[] = [];
  for (let column = 0; column < numbers.length && rest.length > 0; column++) {
    const at = rest.findIndex((row) => row[column] === 1);
    if (at === -1) continue;
    const [row] = rest.splice(at, 1) as [number[]];
    for (const other of [...rows, ...rest])
      if (other[column] === 1) for (let i = column; i < row.length; i++) other[i]! ^= row[i]!;
    rows.push(row);
    pivots.push(column);
  }
  return { rows: Object.freeze(rows), pivots: Object.freeze(pivots) };
}
