import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTS } from '../../src/expressions/counts.js';
import { runs } from '../helpers/sampling.js';

/** Each by its recurrence. */
const binomial = (n: bigint, k: bigint): bigint =>
  k < 0n || k > n ? 0n : k === 0n || k === n ? 1n : binomial(n - 1n, k - 1n) + binomial(n - 1n, k);
const multisets = (n: bigint, k: bigint): bigint =>
  k === 0n ? 1n : n === 0n ? 0n : multisets(n - 1n, k) + multisets(n, k - 1n);
const partitions = (n: bigint, k: bigint): bigint =>
  n === 0n && k === 0n ? 1n : n === 0n || k === 0n ? 0n : k * partitions(n - 1n, k) + partitions(n - 1n, k - 1n);
const factorial = (n: bigint): bigint => (n === 0n ? 1n : n * factorial(n - 1n));
const sum = (n: bigint, term: (i: bigint) => bigint): bigint => (n < 0n ? 0n : sum(n - 1n, term) + term(n));
const catalan = (n: bigint): bigint => (n === 0n ? 1n : sum(n - 1n, (i) => catalan(i) * catalan(n - 1n - i)));

const TWINS: Readonly<Record<string, (n: bigint, k: bigint) => bigint>> = {
  'factorial/1': factorial,
  'gamma/1': (n) => factorial(n - 1n),
  'permutations/1': factorial,
  'permutations/2': (n, k) => factorial(n) / factorial(n - k),
  'combinations/2': binomial,
  'combinationsWithRep/2': multisets,
  'composition/2': (n, k) => (n === 0n ? 1n : binomial(n - 1n, k - 1n)),
  'catalan/1': catalan,
  'stirlingS2/2': partitions,
  'bellNumbers/1': (n) => sum(n, (k) => partitions(n, k)),
};

describe('functions that count', () => {
  it.each(COUNTS)('$name of $arity numbers agrees with its recurrence', ({ name, arity, find }) => {
    fc.assert(
      fc.property(fc.bigInt(0n, 9n), fc.bigInt(0n, 9n), (n, k) => {
        fc.pre(k <= n && (n > 0n || name !== 'gamma'));
        expect(find(n, k, undefined)).toBe(TWINS[`${name}/${arity}`]!(n, k));
      }),
      { numRuns: runs(500, 40) },
    );
  });
});
