import { LimitError } from '../../errors.js';

/** No composite number below is a strong pseudoprime to all of the bases. */
const PROVEN = 3317044064679887385961981n;
const BASES: readonly bigint[] = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];

/**
 * Is it a prime, for certain? By Miller's test to thirteen bases.
 * @throws LimitError `too-large` where that is not a proof, above 3·10²⁴
 * @source Sorenson and Webster 2017
 */
export function isCertainlyPrime(n: bigint): boolean {
  if (n < 2n) return false;
  const divisor = BASES.find((p) => n % p === 0n);
  if (divisor !== undefined) return n === divisor;
  let odd = n - 1n;
  let twos = 0;
  for (; odd % 2n === 0n; odd /= 2n) twos++;
  if (!BASES.every((base) => isStrongProbablePrime(n, base, odd, twos))) return false;
  if (n < PROVEN) return true;
  throw new LimitError('too-large', `isCertainlyPrime: ${n} is probably a prime; expected at most ${PROVEN - 1n}.`);
}

/** @param odd and `twos`: n − 1 is odd · 2^twos */
function isStrongProbablePrime(n: bigint, base: bigint, odd: bigint, twos: number): boolean {
  let x = power(base, odd, n);
  if (x === 1n) return true;
  for (let i = 0; i < twos; i++) {
    if (x === n - 1n) return true;
    x = (x * x) % n;
  }
  return false;
}

function power(base: bigint, exponent: bigint, n: bigint): bigint {
  let result = 1n;
  let square = base % n;
  for (let rest = exponent; rest > 0n; rest /= 2n) {
    if (rest % 2n === 1n) result = (result * square) % n;
    square = (square * square) % n;
  }
  return result;
}
