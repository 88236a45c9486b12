import { gcd } from '../../linear/internal.js';
/** More numbers are not looked at. */
const MOST_NUMBERS = 2 ** 22;

/**
 * The sums of some positive integers. From the conductor on they are all multiples of their greatest common divisor; it
 * is at most the product of the smallest and the largest over the divisor (Schur's bound).
 */
export class NumericalSemigroup {
  /** The greatest common divisor of the generators; 0 if there are none. */
  readonly divisor: number;
  /** The least sum from which on all multiples of the divisor are sums. */
  readonly conductor: number;
  /** 1 for the sums up to the conductor. */
  readonly #sums: Uint8Array;

  private constructor(divisor: number, conductor: number, sums: Uint8Array) {
    this.divisor = divisor;
    this.conductor = conductor;
    this.#sums = sums;
  }

  /** @param generators positive integers @returns undefined if the conductor may be too large */
  static of(generators: readonly number[]): NumericalSemigroup | undefined {
    const divisor = generators.reduce(gcd, 0);
    if (divisor === 0) return new NumericalSemigroup(0, 0, Uint8Array.of(1));
    const least = Math.min(...generators);
    // Where all are multiples of the least one, there are no gaps.
    const bound = divisor === least ? 0 : (least / divisor) * Math.max(...generators);
    if (bound > MOST_NUMBERS) return undefined;
    const sums = new Uint8Array(bound + 1);
    sums[0] = 1;
    for (let n = 1; n <= bound; n++) if (generators.some((each) => each <= n && sums[n - each] === 1)) sums[n] = 1;
    let conductor = bound - (bound % divisor);
    while (conductor > 0 && sums[conductor - divisor] === 1) conductor -= divisor;
    return new NumericalSemigroup(divisor, conductor, sums.slice(0, conductor + 1));
  }

  /** Is an integer ≥ 0 a sum? */
  has(n: number): boolean {
    if (n < this.conductor) return this.#sums[n] === 1;
    return this.divisor === 0 ? n === 0 : n % this.divisor === 0;
  }

  /** The sums below a bound, in order. */
  *below(bound: number): Generator<number> {
    for (let n = 0; n < bound; n += Math.max(this.divisor, 1)) {
      if (this.has(n)) yield n;
      if (this.divisor === 0) return;
    }
  }
}
