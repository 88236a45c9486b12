import { describe, expect, it } from 'vitest';
import { LimitError } from '../../../../src/errors.js';
import { isCertainlyPrime } from '../../../../src/ideal/cohenMacaulay/isCertainlyPrime.js';

describe('isCertainlyPrime', () => {
  it('agrees with trial division', () => {
    const isPrime = (n: number): boolean => {
      for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
      return n > 1;
    };
    for (let n = -3; n < 5000; n++) expect([n, isCertainlyPrime(BigInt(n))]).toEqual([n, isPrime(n)]);
  });

  it.each([
    ['a Carmichael number', 561n, false],
    ['strong pseudoprimes to the bases 2, 3, 5, 7', 3215031751n, false],
    ['and to all up to 37', 318665857834031151167461n, false],
    ['a square of a prime', 2147483647n ** 2n, false],
    ['a Mersenne prime', 2n ** 61n - 1n, true],
    ['the product of two large primes', (2n ** 31n - 1n) * (2n ** 19n - 1n), false],
    ['a large composite number', 2n ** 101n - 1n, false],
  ] as const)('%s', (_, n, answer) => {
    expect(isCertainlyPrime(n)).toBe(answer);
  });

  it('does not guess', () => {
    expect(() => isCertainlyPrime(2n ** 89n - 1n)).toThrow(LimitError);
  });
});
