import { Dyadic } from '../Dyadic.js';

const SMALL = 1 << 10;
const SAFE = Number.MAX_SAFE_INTEGER;

/**
 * Dyadic rationals as small indices: equal numbers have equal indices, index 0 is the number 0. Numbers whose numerator
 * is a safe integer are compared and added on machine integers, exactly; all others on bigints.
 */
export class DyadicTable {
  /** The numerator, or NaN where it is not a safe integer. */
  readonly #numerators: number[] = [];
  readonly #exponents: number[] = [];
  readonly #exact: (Dyadic | undefined)[] = [];
  readonly #smallIntegers: Int32Array = new Int32Array(2 * SMALL + 1).fill(-1);
  readonly #safe: Map<number, number>[] = [];
  readonly #large = new Map<string, number>();

  constructor() {
    this.#ofSafe(0, 0);
  }

  /** The index of a number. */
  indexOf(x: Dyadic): number {
    const numerator = Number(x.numerator);
    if (Number.isSafeInteger(numerator)) return this.#ofSafe(numerator, x.exponent);
    const key = x.toString();
    let index = this.#large.get(key);
    if (index === undefined) {
      index = this.#push(NaN, x.exponent, x);
      this.#large.set(key, index);
    }
    return index;
  }

  /** The index of a safe integer. */
  integer(n: number): number {
    return this.#ofSafe(n, 0);
  }

  /** The number with an index. */
  at(index: number): Dyadic {
    return (this.#exact[index] ??= Dyadic.of(this.#numerators[index]!, this.#exponents[index]));
  }

  isInteger(index: number): boolean {
    return this.#exponents[index] === 0;
  }

  /** Less than, equal to or greater than 0 as the first number is less than, equal to or greater than the second. */
  compare(a: number, b: number): number {
    if (a === b) return 0;
    const x = this.#numerators[a]!;
    const y = this.#numerators[b]!;
    const shift = this.#exponents[a]! - this.#exponents[b]!;
    if (shift === 0 && x === x && y === y) return x - y;
    if (shift < 0 && shift > -31) {
      const scaled = x * (1 << -shift);
      if (scaled <= SAFE && scaled >= -SAFE && y === y) return scaled - y;
    } else if (shift > 0 && shift < 31) {
      const scaled = y * (1 << shift);
      if (scaled <= SAFE && scaled >= -SAFE && x === x) return x - scaled;
    }
    return this.at(a).compare(this.at(b));
  }

  add(a: number, b: number): number {
    if (a === 0 || b === 0) return a + b;
    const shift = this.#exponents[a]! - this.#exponents[b]!;
    if (shift > -31 && shift < 31) {
      const x = shift < 0 ? this.#numerators[a]! * (1 << -shift) : this.#numerators[a]!;
      const y = shift > 0 ? this.#numerators[b]! * (1 << shift) : this.#numerators[b]!;
      // A sum of two safe integers is exact where it is safe itself; NaN is not.
      if (x <= SAFE && x >= -SAFE && y <= SAFE && y >= -SAFE && x + y <= SAFE && x + y >= -SAFE)
        return this.quotient(x + y, Math.max(this.#exponents[a]!, this.#exponents[b]!));
    }
    return this.indexOf(this.at(a).plus(this.at(b)));
  }

  negative(a: number): number {
    const x = this.#numerators[a]!;
    return x === x ? this.#ofSafe(x === 0 ? 0 : -x, this.#exponents[a]!) : this.indexOf(this.at(a).negative());
  }

  /** The index of numerator / 2^exponent, a safe integer, perhaps not in lowest terms. */
  quotient(numerator: number, exponent: number): number {
    while (exponent > 0 && numerator % 2 === 0) {
      numerator /= 2;
      exponent = numerator === 0 ? 0 : exponent - 1;
    }
    return this.#ofSafe(numerator === 0 ? 0 : numerator, exponent);
  }

  #ofSafe(numerator: number, exponent: number): number {
    if (exponent === 0 && numerator <= SMALL && numerator >= -SMALL) {
      const known = this.#smallIntegers[numerator + SMALL]!;
      if (known !== -1) return known;
      return (this.#smallIntegers[numerator + SMALL] = this.#push(numerator, 0, undefined));
    }
    const known = (this.#safe[exponent] ??= new Map<number, number>());
    let index = known.get(numerator);
    if (index === undefined) {
      index = this.#push(numerator, exponent, undefined);
      known.set(numerator, index);
    }
    return index;
  }

  #push(numerator: number, exponent: number, exact: Dyadic | undefined): number {
    this.#exact.push(exact);
    this.#exponents.push(exponent);
    return this.#numerators.push(numerator) - 1;
  }
}
