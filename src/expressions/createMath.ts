import { all, create, type ConfigOptions, type MathJsInstance } from 'mathjs';
import { options, takes } from '../arguments.js';
import { InputError, LimitError } from '../errors.js';
import { fractionOf, listOf } from './kinds.js';
import { spgames } from './spgames.js';
import type { Typed, TypedFunction } from './types.js';

const createMathTakes = /* @__PURE__ */ takes('createMath', () => ({ config: options }));

/**
 * An instance of mathjs with the functions of the library, in which numbers are exact fractions.
 * @param config as `create` of mathjs takes it; by default `{ number: 'Fraction' }`
 * @example String(createMath().evaluate('temperature(snort(path(5)))')) // '1'
 */
export function createMath(config: ConfigOptions = { number: 'Fraction' }): MathJsInstance {
  createMathTakes(config);
  const math = create(all!, config);
  if (config.number === 'Fraction') calculateWithFractions(math);
  math.import(spgames, { override: true });
  math.import(REFUSED, { override: true });
  return math;
}

/** What is not for expressions: it changes the language itself. */
const REFUSED = Object.fromEntries(
  ['import', 'createUnit', 'config'].map((name) => [
    name,
    () => {
      throw new InputError('not-in-expressions', `${name}: is not for expressions.`);
    },
  ]),
);

interface Conversions {
  addConversion(
    this: void,
    conversion: { readonly from: string; readonly to: string; readonly convert: (found: unknown) => unknown },
    options: { readonly override: boolean },
  ): void;
}

/** What mathjs has no exact fractions for, as roots, it does with decimal numbers of 64 digits; and fractions may be indices. */
function calculateWithFractions(math: MathJsInstance): void {
  const conversions = (math as unknown as { typed: Conversions }).typed;
  const decimal = (found: unknown): unknown => {
    const { n, d } = fractionOf(found)!;
    const numerator = math.bignumber(String(n));
    return numerator.div(String(d));
  };
  conversions.addConversion({ from: 'Fraction', to: 'BigNumber', convert: decimal }, { override: true });
  const { mathWithTransform } = math.expression as unknown as { mathWithTransform: Record<string, (...given: unknown[]) => unknown> }; // prettier-ignore
  const index = mathWithTransform['index']!;
  const { typed, pow } = math as unknown as { typed: Typed; pow: TypedFunction };
  const { 'Fraction,Fraction': exact } = pow.signatures as unknown as Record<
    string,
    (a: unknown, b: unknown) => unknown
  >;
  const bounded = (base: unknown, exponent: unknown): unknown => {
    requireModest(base, exponent);
    return exact!(base, exponent);
  };
  math.import({ pow: typed('pow', { ...pow.signatures, 'Fraction,Fraction': bounded }) }, { override: true });
  const range = mathWithTransform['range']!;
  mathWithTransform['range'] = (...given) => {
    requireShort(given);
    return range(...given);
  };
  mathWithTransform['index'] = (...given) => index(...given.map(asIndex));
}

/** An integer, or a list of integers, as numbers of the machine. */
function asIndex(given: unknown): unknown {
  const items =
    Array.isArray(given) || (given as { isMatrix?: boolean } | null)?.isMatrix === true ? listOf(given) : undefined;
  if (items !== undefined) return items.map(asIndex);
  const fraction = fractionOf(given);
  return fraction?.d === 1n ? Number(fraction.n) : given;
}

/** The most binary digits of a power. */
const MOST_DIGITS = 2 ** 20;

/** @throws LimitError `too-large-power`, before anything is multiplied */
function requireModest(base: unknown, exponent: unknown): void {
  const [a, b] = [fractionOf(base), fractionOf(exponent)];
  if (a === undefined || b?.d !== 1n) return;
  const digits = Math.max(String(a.n).length, String(a.d).length) * 4 * Math.abs(Number(b.n));
  if (digits > MOST_DIGITS && !(a.d === 1n && (a.n === 0n || a.n === 1n || a.n === -1n)))
    throw new LimitError(
      'too-large-power',
      `pow: a number with about ${digits} binary digits; the limit is ${MOST_DIGITS}.`,
    );
}

/** The most numbers of a range. */
const LONGEST_RANGE = 2 ** 20;

/** @throws LimitError `too-many-items`, before a range is written out */
function requireShort([start, end, step]: readonly unknown[]): void {
  const [from, to, by] = [start, end, typeof step === 'boolean' ? undefined : step].map((each) =>
    Number(rounded(each)),
  );
  if (Math.abs(to! - from!) / (Number.isNaN(by!) || by === 0 ? 1 : Math.abs(by!)) > LONGEST_RANGE)
    throw new LimitError('too-many-items', `range: more than ${LONGEST_RANGE} numbers; expected a shorter range.`);
}

function rounded(given: unknown): number | undefined {
  const fraction = fractionOf(given);
  return fraction === undefined ? undefined : Number(fraction.n) / Number(fraction.d);
}
