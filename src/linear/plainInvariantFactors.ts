import { gcd } from './gcd.js';
import type { Work } from '../run.js';

/**
 * The invariant factors of an integer matrix, by row and column operations and nothing else: slow, for verifiers, which
 * have nothing in common with `smithNormalForm`.
 * @param rows the entries that are not 0, by column
 * @throws LimitError of the work
 * @returns positive, each a divisor of the next, as many as the rank
 * @complexity every pivot looks at all entries that are left
 */
export function plainInvariantFactors(rows: Iterable<ReadonlyMap<number, bigint>>, work?: Work): bigint[] {
  const left = Array.from(rows, (row) => new Map(row));
  const diagonal: bigint[] = [];
  for (let at = smallest(left); at !== undefined; at = smallest(left)) {
    work?.tick(diagonal.length);
    const [i, column] = at;
    const row = left[i]!;
    const pivot = row.get(column)!;
    // Remainders are less than the pivot: a pivot that leaves none is reached.
    if (clearColumn(left, i, column, pivot) || clearRow(row, column, pivot)) continue;
    diagonal.push(pivot < 0n ? -pivot : pivot);
    left.splice(i, 1);
  }
  return chainOfDivisors(diagonal);
}

/** A row in which a pivot ±1 is taken at once. */
const SHORT = 3;

/** Row and column of an entry of least absolute value, in a row that is as short as possible. */
function smallest(rows: readonly ReadonlyMap<number, bigint>[]): readonly [number, number] | undefined {
  let best: { readonly place: readonly [number, number]; readonly size: bigint; readonly length: number } | undefined;
  for (const [i, row] of rows.entries())
    for (const [column, value] of row) {
      const size = value < 0n ? -value : value;
      if (best === undefined || size < best.size || (size === best.size && row.size < best.length))
        best = { place: [i, column], size, length: row.size };
      if (best.size === 1n && best.length <= SHORT) return best.place;
    }
  return best?.place;
}

/** Subtracts multiples of row i from the others. @returns whether something is left in the column besides the pivot */
function clearColumn(rows: readonly Map<number, bigint>[], i: number, column: number, pivot: bigint): boolean {
  let isLeft = false;
  for (const [k, row] of rows.entries()) {
    const entry = row.get(column);
    if (k === i || entry === undefined) continue;
    const quotient = entry / pivot;
    for (const [j, x] of rows[i]!) {
      const next = (row.get(j) ?? 0n) - quotient * x;
      if (next === 0n) row.delete(j);
      else row.set(j, next);
    }
    if (row.has(column)) isLeft = true;
  }
  return isLeft;
}

/** Subtracts multiples of a column that has nothing but the pivot. @returns whether something is left in its row */
function clearRow(row: Map<number, bigint>, column: number, pivot: bigint): boolean {
  for (const [j, entry] of [...row])
    if (j !== column) {
      if (entry % pivot === 0n) row.delete(j);
      else row.set(j, entry % pivot);
    }
  return row.size > 1;
}

/** A diagonal matrix with the same cokernel in which each entry divides the next: (a, b) becomes (gcd, lcm). */
function chainOfDivisors(diagonal: readonly bigint[]): bigint[] {
  const ones = diagonal.filter((d) => d === 1n);
  const chain = diagonal.filter((d) => d !== 1n);
  for (let i = 0; i < chain.length; i++)
    for (let j = i + 1; j < chain.length; j++) {
      const [a, b] = [chain[i]!, chain[j]!];
      const common = gcd(a, b);
      chain[i] = common;
      chain[j] = (a / common) * b;
    }
  return [...ones, ...chain];
}
