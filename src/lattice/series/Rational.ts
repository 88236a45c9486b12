import { gcd } from '../../linear/internal.js';
import { wrongArgument } from '../../arguments.js';
import { InputError } from '../../errors.js';
import { showAs } from '../../inspect.js';

/** A rational number in lowest terms. Immutable. */
export class Rational {
  static readonly zero: Rational = /* @__PURE__ */ new Rational(0n, 1n);
  static readonly one: Rational = /* @__PURE__ */ new Rational(1n, 1n);
  readonly numerator: bigint;
  /** At least 1. */
  readonly denominator: bigint;

  private constructor(numerator: bigint, denominator: bigint) {
    this.numerator = numerator;
    this.denominator = denominator;
    Object.freeze(this);
  }

  /**
   * A quotient of two integers.
   * @throws InputError `invalid-argument`, `not-a-number` for the denominator 0
   * @example Rational.of(6n, 4n).toString() // '3/2'
   */
  static of(numerator: number | bigint, denominator: number | bigint = 1n): Rational {
    const [above, below] = [integerOf(numerator), integerOf(denominator)];
    if (below === 0n)
      throw new InputError('not-a-number', `Rational.of: ${above}/0; expected a denominator other than 0.`);
    const divisor = gcd(above, below) * (below < 0n ? -1n : 1n);
    return new Rational(above / divisor, below / divisor);
  }

  get isZero(): boolean {
    return this.numerator === 0n;
  }

  get isInteger(): boolean {
    return this.denominator === 1n;
  }

  /** @throws InputError `invalid-argument` */
  plus(other: Rational): Rational {
    const { numerator, denominator } = requireRational('Rational.plus', other);
    if (denominator === 1n && this.denominator === 1n) return new Rational(this.numerator + numerator, 1n);
    return Rational.of(this.numerator * denominator + numerator * this.denominator, this.denominator * denominator);
  }

  /** @throws InputError `invalid-argument` */
  times(other: Rational): Rational {
    const { numerator, denominator } = requireRational('Rational.times', other);
    return Rational.of(this.numerator * numerator, this.denominator * denominator);
  }

  negative(): Rational {
    return new Rational(-this.numerator, this.denominator);
  }

  /** @throws InputError `invalid-argument` */
  equals(other: Rational): boolean {
    const { numerator, denominator } = requireRational('Rational.equals', other);
    return this.numerator === numerator && this.denominator === denominator;
  }

  /** The text, as in `-3/4`. */
  toJSON(): string {
    return this.toString();
  }

  toString(): string {
    return this.denominator === 1n ? String(this.numerator) : `${this.numerator}/${this.denominator}`;
  }
}

showAs(Rational);

function integerOf(given: unknown): bigint {
  if (typeof given === 'bigint') return given;
  if (!Number.isSafeInteger(given)) throw wrongArgument('Rational.of', given, 'an integer');
  return BigInt(given as number);
}

function requireRational(task: string, given: unknown): Rational {
  if (!(given instanceof Rational)) throw wrongArgument(task, given, 'a Rational, such as Rational.of(3, 4)');
  return given;
}
