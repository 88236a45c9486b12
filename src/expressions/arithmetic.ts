import type { BigNumber, MathJsInstance } from 'mathjs';
import { InputError } from '../errors.js';
import { requireModestPower } from './bounds.js';
import { COUNTS, type Count } from './counts.js';
import { fractionOf } from './kinds.js';
import { readNumber } from './readNumber.js';
import { languageOf } from './spgames.js';
import type { Conversion, Typed, TypedFunction } from './types.js';
import { replaceFunction } from './whenNamed.js';

type AnyFunction = (...given: unknown[]) => unknown;

/** What is used of an instance of mathjs. */
interface Instance {
  readonly typed: Typed;
  [name: string]: unknown;
}

/**
 * Numbers are exact fractions; what has no exact result, as a root, is a decimal number of 64 digits. Whatever meets a
 * decimal number becomes one. The conversions are those of `convertToDecimals`.
 */
export function calculateWithFractions(math: MathJsInstance): void {
  const instance = math as unknown as Instance;
  const extend = (name: string, signatures: (existing: TypedFunction) => Record<string, AnyFunction>): void =>
    replaceFunction(math, name, (existing) => {
      const known = existing as TypedFunction;
      return instance.typed(name, { ...known.signatures, ...signatures(known) });
    });
  for (const name of MIXED) extend(name, () => mixed(instance, name));
  for (const count of COUNTS) extend(count.name, (existing) => counting(instance, count, existing));
  extend('pow', ({ signatures }) => {
    const { 'Fraction,Fraction': power } = signatures as unknown as Record<string, AnyFunction>;
    return { 'Fraction,Fraction': (a, b) => (requireModestPower(a, b), power!(a, b)) };
  });
  for (const [name, find] of Object.entries(CONSTANTS))
    replaceFunction(math, name, () => find(instance['BigNumber'] as NewDecimal));
  replaceFunction(math, 'numeric', (existing) => readingNumbers(instance, existing as AnyFunction));
}

/** Fractions become decimal numbers before complex ones, and numbers of the machine where nothing else is taken. */
export function convertToDecimals(math: MathJsInstance): void {
  const decimal = (found: number): unknown => math.bignumber(String(found));
  const divided = (found: unknown): unknown => {
    const { n, d } = fractionOf(found)!;
    const numerator = math.bignumber(String(n));
    return d === 1n ? numerator : numerator.div(String(d));
  };
  const real = (found: number | { valueOf(): number }): unknown => math.complex(Number(found.valueOf()), 0);
  const inOrder: Conversion[] = [
    { from: 'number', to: 'BigNumber', convert: decimal },
    { from: 'Fraction', to: 'BigNumber', convert: divided },
    { from: 'Fraction', to: 'number', convert: (found: { valueOf(): number }) => found.valueOf() },
    { from: 'number', to: 'Complex', convert: real },
    { from: 'BigNumber', to: 'Complex', convert: real },
    { from: 'Fraction', to: 'Complex', convert: real },
    { from: 'number', to: 'Fraction', convert: (found: number) => math.fraction(found) },
  ];
  (math as unknown as Instance).typed.addConversions(inOrder, { override: true });
}

type NewDecimal = new (x: number) => BigNumber;

const pi = (Decimal: NewDecimal): BigNumber => new Decimal(-1).acos();
const e = (Decimal: NewDecimal): BigNumber => new Decimal(1).exp();
const ln =
  (x: number) =>
  (Decimal: NewDecimal): BigNumber =>
    new Decimal(x).ln();

/** The constants of mathjs with 64 digits. */
const CONSTANTS: Readonly<Record<string, (Decimal: NewDecimal) => BigNumber>> = {
  pi,
  e,
  PI: pi,
  E: e,
  tau: (Decimal) => pi(Decimal).times(2),
  phi: (Decimal) => new Decimal(5).sqrt().plus(1).div(2),
  LN2: ln(2),
  LN10: ln(10),
  LOG2E: (Decimal) => ln(2)(Decimal).pow(-1),
  LOG10E: (Decimal) => ln(10)(Decimal).pow(-1),
  SQRT2: (Decimal) => new Decimal(2).sqrt(),
  SQRT1_2: (Decimal) => new Decimal(0.5).sqrt(),
};

/** Numbers are read exactly, however they are written. */
function readingNumbers(instance: Instance, other: AnyFunction): AnyFunction {
  return (found, type, ...more) => {
    const read = type === 'Fraction' && typeof found === 'string' ? readNumber(found) : undefined;
    return read === undefined ? other(found, type, ...more) : (instance['fraction'] as AnyFunction)(read.n, read.d);
  };
}

/** The functions of two numbers that mathjs has for two fractions and for two decimal numbers. */
const MIXED = [
  'addScalar',
  'subtractScalar',
  'multiplyScalar',
  'divideScalar',
  'equalScalar',
  'smaller',
  'smallerEq',
  'larger',
  'largerEq',
  'unequal',
  'compare',
  'mod',
  'pow',
];

/** A number of the machine is an exact integer, or a decimal number. */
function mixed(instance: Instance, name: string): Record<string, AnyFunction> {
  const { fraction, bignumber } = instance as Readonly<Record<string, AnyFunction>>;
  const apply = (a: unknown, b: unknown): unknown => (instance[name] as AnyFunction)(a, b);
  const read = (given: unknown): unknown => (Number.isSafeInteger(given) ? fraction! : bignumber!)(String(given));
  return {
    'number,Fraction': (a, b) => apply(read(a), b),
    'Fraction,number': (a, b) => apply(a, read(b)),
  };
}

/** A function that counts, on integers that are not negative; what it is elsewhere is left to mathjs. */
function counting(
  instance: Instance,
  { name, arity, find }: Count,
  { signatures }: TypedFunction,
): Record<string, AnyFunction> {
  const other = signatures as unknown as Record<string, AnyFunction>;
  const language = languageOf(instance);
  return {
    [Array.from({ length: arity }, () => 'Fraction').join(',')]: (...given) => {
      const [n, k = { n: 0n, d: 1n }] = given.map((each) => fractionOf(each)!);
      const least = name === 'gamma' ? 1n : 0n;
      if (n!.d === 1n && k.d === 1n && n!.n >= least && k.n >= 0n)
        return (instance['fraction'] as AnyFunction)(find(n!.n, k.n, language.work), 1n);
      const elsewhere = /^(?:gamma|factorial)$/.test(name) ? other['number'] : undefined;
      if (elsewhere !== undefined) return elsewhere(Number(n!.n) / Number(n!.d));
      throw new InputError(
        'not-an-integer',
        `${name}: found ${given.map(String).join(', ')}; expected integers that are not negative.`,
      );
    },
  };
}
