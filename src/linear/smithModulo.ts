import { gcd } from './gcd.js';
import type { Work } from '../run.js';
import { exchange } from './bareiss.js';

/**
 * The first `rank` invariant factors of an integer matrix of that rank, found modulo a number that all of them divide:
 * no integer outgrows its square.
 * @param matrix rows of equal length; not changed
 * @param modulus a positive multiple of the last invariant factor, such as a nonzero minor of size `rank`
 */
export function smithModulo(
  matrix: readonly (readonly bigint[])[],
  rank: number,
  modulus: bigint,
  work: Work,
): bigint[] {
  const factors: bigint[] = [];
  if (modulus === 1n) return new Array<bigint>(rank).fill(1n);
  const rows = matrix.map((row) => row.map((x) => mod(x, modulus)));
  while (factors.length < rank) {
    const g = isolateFactor(rows, factors.length, factors.at(-1) ?? 1n, modulus, work);
    if (g === modulus) break;
    factors.push(g);
  }
  while (factors.length < rank) factors.push(modulus);
  return factors;
}

/**
 * Brings the greatest common divisor of the entries from (at, at) on to that place and clears its column, modulo the
 * modulus; the rest of its row counts as cleared. Returns it. All entries are known to be multiples of `known`.
 */
function isolateFactor(rows: bigint[][], at: number, known: bigint, modulus: bigint, work: Work): bigint {
  for (;;) {
    work.tick(0);
    let best = modulus;
    let place: readonly [number, number] | undefined;
    for (let i = at; i < rows.length && best !== known; i++)
      for (let j = at; j < rows[i]!.length && best !== known; j++) {
        if (rows[i]![j] === 0n) continue;
        const g = gcd(rows[i]![j]!, modulus);
        if (g < best) {
          best = g;
          place = [i, j];
        }
      }
    if (place === undefined) return modulus;
    exchange(rows, place[0], at);
    for (const row of rows) exchange(row, place[1], at);
    normalise(rows[at]!, at, best, modulus);
    clearColumn(rows, at, modulus);
    if (best === known) return best;
    const odd = rows.findIndex((row, i) => i >= at && row.some((x, j) => j >= at && x % best !== 0n));
    if (odd === -1) return best;
    if (rows[odd]![at] !== 0n && odd !== at) continue; // a remainder below the divisor
    if (odd !== at) rows[at] = rows[at]!.map((x, j) => mod(x + rows[odd]![j]!, modulus));
    reduceRow(rows, at, modulus);
  }
}

/** Multiplies a row by a unit that turns its entry at `at` into g, its greatest common divisor with the modulus. */
function normalise(row: bigint[], at: number, g: bigint, modulus: bigint): void {
  const reduced = modulus / g;
  let unit = inverse(mod(row[at]! / g, reduced), reduced);
  while (gcd(unit, modulus) !== 1n) unit += reduced;
  for (let j = 0; j < row.length; j++) row[j] = mod(row[j]! * unit, modulus);
}

/** Subtracts multiples of row `at` from those below: the entries of its column become remainders. */
function clearColumn(rows: bigint[][], at: number, modulus: bigint): void {
  const top = rows[at]!;
  for (let i = at + 1; i < rows.length; i++) {
    const row = rows[i]!;
    const q = row[at]! / top[at]!;
    if (q !== 0n) for (let j = at; j < row.length; j++) row[j] = mod(row[j]! - q * top[j]!, modulus);
  }
}

/** Subtracts multiples of column `at` from the later ones: the entries of row `at` become remainders. */
function reduceRow(rows: bigint[][], at: number, modulus: bigint): void {
  const top = rows[at]!;
  for (let j = at + 1; j < top.length; j++) {
    const q = top[j]! / top[at]!;
    if (q === 0n) continue;
    for (let i = at; i < rows.length; i++) rows[i]![j] = mod(rows[i]![j]! - q * rows[i]![at]!, modulus);
  }
}

function mod(a: bigint, m: bigint): bigint {
  const r = a % m;
  return r < 0n ? r + m : r;
}

/** The inverse of a unit modulo m; 0 for m = 1. */
function inverse(a: bigint, m: bigint): bigint {
  let [r, s, x, y] = [m, a, 0n, 1n];
  while (s !== 0n) {
    const q = r / s;
    [r, s] = [s, r - q * s];
    [x, y] = [y, x - q * y];
  }
  return mod(x, m);
}
