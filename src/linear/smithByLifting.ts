import { gcd } from './gcd.js';
import type { Work } from '../run.js';
import { absolute } from './bareiss.js';
import { determinantModP, inverseModP, liftRow } from './ModularMatrix.kernel.js';
import { isPrime } from './primes.kernel.js';
import { pivotsModP } from './rankModP.js';
import { SparseMatrix } from './SparseMatrix.js';

/** The largest prime below 2^20. */
const PRIME = 1048573;
/** More rows or columns, or larger entries, could leave the exact doubles. */
const MOST = 8192;
const MOST_ENTRY = 2 ** 20;

/**
 * The nonzero invariant factors of a dense integer matrix A whose rank is nearly the number of its rows or columns;
 * undefined where this way does not lead to them.
 *
 * The rank modulo a prime p gives a minor B of that size r. Lifted modulo a power of p above Hadamard's bound, the
 * other rows are combinations of those of B: so all minors of size r + 1 are 0, and the rank is r. A combination c of
 * the columns outside of B has an order d in ℤ^r / Bℤ^r, a common denominator of B⁻¹c; so the product of all invariant
 * factors divides k = det B / d. As d is known, and divides det B, k is found modulo primes whose product exceeds twice
 * Hadamard's bound over d. Modulo the primes of k ranks tell the factors, unless a square of one of these divides k and
 * the rank falls.
 * @complexity r³ operations for each 20 bits of k, and 20⁻¹ r² operations for each bit of Hadamard's bound
 * @source Dixon 1982
 */
export function smithByLifting(matrix: SparseMatrix, work: Work): bigint[] | undefined {
  const rows = distinctRows(matrix);
  const width = rows[0]?.length ?? 0;
  if (rows.length > MOST || width > MOST || rows.some((row) => row.some((x) => Math.abs(x) > MOST_ENTRY)))
    return undefined;
  const reduced = SparseMatrix.fromDense(rows);
  const pivots = pivotsModP(reduced, PRIME, work);
  const rank = pivots.rows.length;
  if (rank === width || 8 * (Math.min(rows.length, width) - rank) > rank) return undefined;
  const top = Float64Array.from(pivots.rows.flatMap((i) => [...rows[i]!]));
  const places = Int32Array.from(pivots.columns);
  const minor = Float64Array.from(pivots.rows.flatMap((i) => pivots.columns.map((j) => rows[i]![j]!)));
  const look = (): void => {
    work.tick(0);
  };
  const inverse = inverseModP(minor, rank, PRIME, look)!;
  const digit = new Float64Array(rank);
  const isPivot = new Set(pivots.rows);
  const bound = hadamard(rows);
  for (const [i, row] of rows.entries()) {
    if (isPivot.has(i)) continue;
    const rest = Float64Array.from(row);
    for (let power = 1n; power <= bound; power *= BigInt(PRIME)) {
      work.tick(0);
      if (!liftRow(top, width, inverse, places, rest, digit, PRIME)) return undefined;
    }
  }
  const isPlace = new Set(pivots.columns);
  const others = Array.from({ length: width }, (_, j) => j).filter((j) => !isPlace.has(j));
  // Coefficients that do not agree with each other.
  const c = pivots.rows.map((i) => others.reduce((sum, j, t) => sum + (((t * t + 3 * t) % 7) - 3) * rows[i]![j]!, 0));
  const d = orderOf(minor, rank, inverse, c, work);
  const k = cofactor(minor, rank, d, bound, look);
  const factors = new Array<bigint>(rank).fill(1n);
  let left = k;
  for (let p = 2; p < LARGEST_PRIME && left > 1n; p++) {
    const prime = BigInt(p);
    if (left % prime !== 0n) continue;
    const units = pivotsModP(reduced, p, work).rows.length;
    // Where p² divides k and the rank falls, the factor may be a multiple of p².
    if (units < rank && k % (prime * prime) === 0n) return undefined;
    for (let i = units; i < rank; i++) factors[i] = factors[i]! * prime;
    while (left % prime === 0n) left /= prime;
  }
  return left === 1n ? factors : undefined;
}

/** Larger primes are not looked for. */
const LARGEST_PRIME = 2 ** 16;

/** The rows that are not 0, each once up to sign, without columns of zeros. */
function distinctRows(matrix: SparseMatrix): number[][] {
  const { starts, columns } = matrix;
  const filled = Array.from({ length: columns }, (_, j) => j).filter((j) => starts[j + 1]! > starts[j]!);
  const rows = new Map<string, number[]>();
  for (const row of matrix.toDense()) {
    const first = row.find((x) => x !== 0);
    if (first === undefined) continue;
    const signed = filled.map((j) => (first < 0 ? 0 - row[j]! : row[j]!));
    rows.set(signed.join(), signed);
  }
  return [...rows.values()];
}

/** A bound on all minors: the product of the lengths of the rows, which are at least 1, rounded up. */
function hadamard(rows: readonly (readonly number[])[]): bigint {
  const square = rows.reduce((product, row) => product * row.reduce((sum, x) => sum + BigInt(x) * BigInt(x), 0n), 1n);
  return 1n << BigInt((square.toString(2).length >>> 1) + 1);
}

/** A divisor of the least d > 0 for which d·B⁻¹c is integral, nearly always d itself. */
function orderOf(minor: Float64Array, size: number, inverse: Float64Array, c: readonly number[], work: Work): bigint {
  // The column c as a row, and the matrices transposed.
  const [b, inverted] = [transposed(minor, size), transposed(inverse, size)];
  const rows = c.map((x, i) => [...minor.subarray(i * size, (i + 1) * size), x]);
  const bound = hadamard(rows);
  const places = Int32Array.from({ length: size }, (_, i) => i);
  const rest = Float64Array.from(c);
  const digit = new Float64Array(size);
  // Sums of the coordinates with small weights have their common denominator unless it cancels.
  const weights = [5, 11].map((q) => Int32Array.from({ length: size }, (_, j) => ((j * j + j) % q) - (q >> 1)));
  const sums: number[][] = [];
  const above = bound * BigInt(8 * size);
  let modulus = 1n;
  for (; modulus <= 2n * bound * above; modulus *= BigInt(PRIME)) {
    work.tick(0);
    liftRow(b, size, inverted, places, rest, digit, PRIME);
    sums.push(weights.map((weight) => weight.reduce((sum, w, j) => sum + w * digit[j]!, 0)));
  }
  return weights.reduce((order, _, t) => {
    let x = 0n;
    for (let i = sums.length - 1; i >= 0; i--) x = x * BigInt(PRIME) + BigInt(sums[i]![t]!);
    const denominator = denominatorOf(((x % modulus) + modulus) % modulus, modulus, above);
    return (order / gcd(order, denominator)) * denominator;
  }, 1n);
}

/** The denominator of the fraction that is x modulo the modulus, with a numerator of at most `bound`. */
function denominatorOf(x: bigint, modulus: bigint, bound: bigint): bigint {
  let [r, s, a, b] = [modulus, x, 0n, 1n];
  while (s > bound) {
    const q = r / s;
    [r, s, a, b] = [s, r - q * s, b, a - q * b];
  }
  return absolute(b) / gcd(absolute(b), s === 0n ? absolute(b) : s);
}

function transposed(a: Float64Array, size: number): Float64Array {
  return a.map((_, at) => a[(at % size) * size + Math.floor(at / size)]!);
}

/** |det B| / d for a divisor d, found modulo primes with a product above twice the bound over d. */
function cofactor(minor: Float64Array, size: number, d: bigint, bound: bigint, look: () => void): bigint {
  let [k, modulus] = [0n, 1n];
  for (let q = PRIME - 1; modulus <= (2n * bound) / d + 1n; q--) {
    if (!isPrime(q) || d % BigInt(q) === 0n) continue;
    const p = BigInt(q);
    const wanted = (BigInt(determinantModP(minor.slice(), size, q, look)) * invert(d % p, p)) % p;
    const step = ((((wanted - k) % p) + p) * invert(modulus % p, p)) % p;
    k += modulus * step;
    modulus *= p;
  }
  return 2n * k > modulus ? modulus - k : k;
}

function invert(a: bigint, p: bigint): bigint {
  let [r, s, x, y] = [p, a, 0n, 1n];
  while (s !== 0n) {
    const q = r / s;
    [r, s, x, y] = [s, r - q * s, y, x - q * y];
  }
  return ((x % p) + p) % p;
}
