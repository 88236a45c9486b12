import { InputError } from '../errors.js';
import type { Work } from '../run.js';
import { requireDigits } from './bounds.js';

/** A function of mathjs that counts: with exact integers of any size, where mathjs rounds to 64 digits. */
export interface Count {
  readonly name: string;
  /** How many arguments it has. */
  readonly arity: 1 | 2;
  readonly find: (n: bigint, k: bigint, work: Work | undefined) => bigint;
}

/** The functions that count, by Graham, Knuth and Patashnik, Concrete Mathematics, chapters 5 and 6. */
export const COUNTS: readonly Count[] = [
  { name: 'factorial', arity: 1, find: (n) => falling('factorial', n, n) },
  { name: 'gamma', arity: 1, find: (n) => falling('gamma', n - 1n, n - 1n) },
  { name: 'permutations', arity: 1, find: (n) => falling('permutations', n, n) },
  { name: 'permutations', arity: 2, find: (n, k) => falling('permutations', ...within('permutations', n, k)) },
  { name: 'combinations', arity: 2, find: (n, k) => binomial('combinations', ...within('combinations', n, k)) },
  { name: 'combinationsWithRep', arity: 2, find: multisets },
  { name: 'composition', arity: 2, find: (n, k) => compositions(...within('composition', n, k)) },
  { name: 'catalan', arity: 1, find: (n) => binomial('catalan', 2n * n, n) / (n + 1n) },
  { name: 'stirlingS2', arity: 2, find: (n, k, work) => stirling(...within('stirlingS2', n, k), work) },
  { name: 'bellNumbers', arity: 1, find: bell },
];

function within(name: string, n: bigint, k: bigint): [n: bigint, k: bigint] {
  if (k > n) throw new InputError('invalid-argument', `${name}: found n = ${n}, k = ${k}; expected k at most n.`);
  return [n, k];
}

function bits(n: bigint): number {
  return n.toString(2).length;
}

/** n (n - 1) … (n - k + 1) */
function falling(name: string, n: bigint, k: bigint): bigint {
  requireDigits(name, Number(k) * bits(n));
  return product(n - k + 1n, n);
}

/** The product of the integers from the first to the last: both halves, so that factors have like sizes. */
function product(first: bigint, last: bigint): bigint {
  if (first > last) return 1n;
  if (last - first < 16n) {
    let whole = first;
    for (let next = first + 1n; next <= last; next++) whole *= next;
    return whole;
  }
  const middle = (first + last) / 2n;
  return product(first, middle) * product(middle + 1n, last);
}

function binomial(name: string, n: bigint, k: bigint): bigint {
  if (k < 0n || k > n) return 0n;
  const least = 2n * k > n ? n - k : k;
  requireDigits(name, Math.min(Number(n), Number(least) * bits(n)));
  return product(n - least + 1n, n) / product(1n, least);
}

/** How many multisets have k of n elements. */
function multisets(n: bigint, k: bigint): bigint {
  return k === 0n ? 1n : binomial('combinationsWithRep', n + k - 1n, k);
}

/** In how many ways n is a sum of k positive integers in a row. */
function compositions(n: bigint, k: bigint): bigint {
  return n === 0n ? 1n : binomial('composition', n - 1n, k - 1n);
}

/** Row after row of S(n, k) = k S(n - 1, k) + S(n - 1, k - 1). */
function stirling(n: bigint, k: bigint, work: Work | undefined): bigint {
  requireDigits('stirlingS2', Number(n) * bits(k));
  if (k === n || k === 0n) return k === n ? 1n : 0n;
  const row = [1n, ...Array.from({ length: Number(k) }, () => 0n)];
  for (let i = 1n; i <= n; i++) {
    work?.tick(0);
    for (let j = Number(i < k ? i : k); j > 0; j--) row[j] = BigInt(j) * row[j]! + row[j - 1]!;
    row[0] = 0n;
  }
  return row[Number(k)]!;
}

/** Row after row of the Bell triangle: each begins with the last of the row before. */
function bell(n: bigint, _: bigint, work: Work | undefined): bigint {
  requireDigits('bellNumbers', Number(n) * bits(n));
  let row = [1n];
  for (let i = 0n; i < n; i++) {
    work?.tick(0);
    const next = [row.at(-1)!];
    for (const entry of row) next.push(next.at(-1)! + entry);
    row = next;
  }
  return row[0]!;
}
