import { wrongArgument } from '../arguments.js';
import { InputError, LimitError, ParseError } from '../errors.js';
import { showAs } from '../inspect.js';
import { shown } from '../shape.js';

/**
 * A dyadic rational, exact at any size: numerator / 2^exponent in lowest terms. Immutable.
 * @source Siegel 2011, Def. 1.2.42
 * @example Dyadic.of(3, 4).toString() // '3/16'
 */
export class Dyadic {
  /** Odd if the exponent is positive. */
  readonly numerator: bigint;
  /** At least 0. */
  readonly exponent: number;

  static readonly zero: Dyadic = new Dyadic(0n, 0);
  static readonly one: Dyadic = new Dyadic(1n, 0);

  private constructor(numerator: bigint, exponent: number) {
    this.numerator = numerator;
    this.exponent = exponent;
    Object.freeze(this);
  }

  /**
   * The number numerator / 2^exponent.
   * @param numerator an integer; of type number only if it is safe
   * @param exponent an integer, negative ones multiply
   * @throws InputError `not-an-integer`
   */
  static of(numerator: bigint | number, exponent: number = 0): Dyadic {
    if (!(typeof numerator === 'bigint' || Number.isSafeInteger(numerator)) || !Number.isSafeInteger(exponent))
      throw new InputError(
        'not-an-integer',
        `Dyadic.of: ${shown(numerator)}, ${shown(exponent)}; expected an integer and the exponent of a power of two.`,
        { hint: 'Pass a bigint for an integer beyond 2^53.', details: { numerator, exponent } },
      );
    if (Math.abs(exponent) > MOST_BITS)
      throw new LimitError('too-large-exponent', `Dyadic.of: the exponent ${exponent}; the limit is ${MOST_BITS}.`, {
        details: { exponent, limit: MOST_BITS },
      });
    let n = BigInt(numerator);
    let e = exponent;
    if (n === 0n) return Dyadic.zero;
    if (e < 0) {
      n <<= BigInt(-e);
      e = 0;
    }
    if (e > 0 && (n & 1n) === 0n) {
      const shift = Math.min(e, trailingZeros(n));
      n >>= BigInt(shift);
      e -= shift;
    }
    return new Dyadic(n, e);
  }

  /**
   * Reads `3`, `-5/8`, `+1/2`: an integer, or a fraction whose denominator is a power of two.
   * @throws ParseError `not-a-dyadic`
   */
  static parse(text: string): Dyadic {
    if (typeof text !== 'string') throw wrongArgument('Dyadic.parse', text, 'a text such as "-5/8"');
    const [, sign, digits, denominator] = /^\s*([+-]?)(\d+)(?:\/(\d+))?\s*$/.exec(text) ?? [];
    const below = denominator === undefined ? 1n : BigInt(denominator);
    if (digits === undefined || below === 0n || (below & (below - 1n)) !== 0n)
      throw new ParseError(
        'not-a-dyadic',
        `Dyadic.parse: ${JSON.stringify(text)}; expected an integer or a fraction with a power of two below, such as -5/8.`,
        { line: 1, column: 1 },
      );
    const above = BigInt(digits);
    return Dyadic.of(sign === '-' ? -above : above, trailingZeros(below));
  }

  /** @throws InputError `invalid-argument` */
  plus(other: Dyadic): Dyadic {
    requireDyadic('plus', other);
    if (this.exponent === 0 && other.exponent === 0) return new Dyadic(this.numerator + other.numerator, 0);
    const e = Math.max(this.exponent, other.exponent);
    return Dyadic.of(this.#over(e) + other.#over(e), e);
  }

  /** @throws InputError `invalid-argument` */
  minus(other: Dyadic): Dyadic {
    requireDyadic('minus', other);
    if (this.exponent === 0 && other.exponent === 0) return new Dyadic(this.numerator - other.numerator, 0);
    return this.plus(other.negative());
  }

  negative(): Dyadic {
    return new Dyadic(-this.numerator, this.exponent);
  }

  /** The integer multiple. @throws InputError `not-an-integer` */
  times(factor: bigint | number): Dyadic {
    if (typeof factor !== 'bigint' && !Number.isSafeInteger(factor))
      throw new InputError('not-an-integer', `Dyadic.times: ${shown(factor)}; expected an integer.`);
    return Dyadic.of(this.numerator * BigInt(factor), this.exponent);
  }

  half(): Dyadic {
    return Dyadic.of(this.numerator, this.exponent + 1);
  }

  double(): Dyadic {
    return Dyadic.of(this.numerator, this.exponent - 1);
  }

  /**
   * −1, 0 or 1 as this number is less than, equal to, or greater than the other.
   * @throws InputError `invalid-argument`
   */
  compare(other: Dyadic): -1 | 0 | 1 {
    requireDyadic('compare', other);
    const e = Math.max(this.exponent, other.exponent);
    const a = this.#over(e);
    const b = other.#over(e);
    return a < b ? -1 : a > b ? 1 : 0;
  }

  /** @throws InputError `invalid-argument` */
  equals(other: Dyadic): boolean {
    requireDyadic('equals', other);
    return this.numerator === other.numerator && this.exponent === other.exponent;
  }

  /** Is this number ≤ the other? */
  isAtMost(other: Dyadic): boolean {
    return this.compare(other) <= 0;
  }

  get isInteger(): boolean {
    return this.exponent === 0;
  }

  /** The greatest integer that is at most this number. */
  floor(): bigint {
    return this.numerator >> BigInt(this.exponent);
  }

  /** The least integer that is at least this number. */
  ceiling(): bigint {
    return -(-this.numerator >> BigInt(this.exponent));
  }

  static max(a: Dyadic, b: Dyadic): Dyadic {
    return dyadicOf(a, 'Dyadic.max').compare(dyadicOf(b, 'Dyadic.max')) >= 0 ? a : b;
  }

  static min(a: Dyadic, b: Dyadic): Dyadic {
    return dyadicOf(a, 'Dyadic.min').compare(dyadicOf(b, 'Dyadic.min')) <= 0 ? a : b;
  }

  /** As `a.compare(b)`, for sorting: `list.sort(Dyadic.compare)`. */
  static compare(this: void, a: Dyadic, b: Dyadic): -1 | 0 | 1 {
    return dyadicOf(a, 'Dyadic.compare').compare(dyadicOf(b, 'Dyadic.compare'));
  }

  /**
   * The number of type number, if there is one that is equal; undefined for more than 53 digits or a large exponent.
   */
  toNumber(): number | undefined {
    const digits = Number(this.numerator);
    const isExact = Number.isFinite(digits) && BigInt(digits) === this.numerator && this.exponent <= LARGEST_EXPONENT;
    return isExact ? digits / 2 ** this.exponent : undefined;
  }

  /**
   * What operators of JavaScript see: the number, so that `a < b`, `a + b` and `Math.max(a, b)` are right; in templates
   * the text.
   * @throws InputError `not-exact` for a number that the type number does not have
   */
  [Symbol.toPrimitive](hint: string): number | string {
    if (hint === 'string') return this.toString();
    const number = this.toNumber();
    if (number !== undefined) return number;
    throw new InputError(
      'not-exact',
      'Dyadic: a number with more than 53 binary digits in an operator of JavaScript; expected a method.',
      {
        hint: 'a.compare(b), a.plus(b), a.minus(b), a.times(n), Dyadic.max(a, b) are exact at any size.',
      },
    );
  }

  /** The text in lowest terms; `Dyadic.fromJson` reads it. */
  toJSON(): string {
    return this.toString();
  }

  /**
   * The number of a text such as `-5/8`, or of a safe integer.
   * @throws ParseError `not-a-dyadic`, InputError `not-an-integer`
   */
  static fromJson(value: unknown): Dyadic {
    return typeof value === 'number' ? Dyadic.of(value) : Dyadic.parse(value as string);
  }

  /** In lowest terms: `3`, `-5/8`. */
  toString(): string {
    return this.exponent === 0 ? String(this.numerator) : `${this.numerator}/${1n << BigInt(this.exponent)}`;
  }

  #over(exponent: number): bigint {
    return exponent === this.exponent ? this.numerator : this.numerator << BigInt(exponent - this.exponent);
  }
}

showAs(Dyadic);

/** The largest exponent of two in either direction. */
const MOST_BITS = 2 ** 24;

/** 2^−1022 is the least number of full precision. */
const LARGEST_EXPONENT = 1022;

function dyadicOf(x: unknown, task: string): Dyadic {
  if (x instanceof Dyadic) return x;
  throw wrongArgument(task, x, 'a Dyadic, as of Dyadic.of(3, 2)');
}

/** How often 2 divides a number that is not 0. */
function trailingZeros(n: bigint): number {
  const binary = (n < 0n ? -n : n).toString(2);
  return binary.length - 1 - binary.lastIndexOf('1');
}

function requireDyadic(method: string, other: Dyadic): void {
  if (other instanceof Dyadic) return;
  const call =
    typeof other === 'number' && Number.isSafeInteger(other) ? `Dyadic.of(${other as number})` : 'Dyadic.of(3, 4)';
  throw wrongArgument(`Dyadic.${method}`, other, `a Dyadic, such as ${call}`);
}
