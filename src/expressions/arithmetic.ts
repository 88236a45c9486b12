import type { BigNumber, MathJsInstance } from 'mathjs';
import { InputError } from '../errors.js';
import { requireModestPower } from './bounds.js';
import { COUNTS, type Count } from './counts.js';
import { fractionOf } from './kinds.js';
import { readNumber } from './readNumber.js';
import { languageOf } from './spgames.js';
import type { Conversion, Typed, TypedFunction } from './types.js';

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
  // One after the other: mathjs makes a function when it is first asked for, with those that it needs as they are then.
  const { mathWithTransform } = math.expression as unknown as { mathWithTransform: Record<string, unknown> };
  const extend = (name: string, signatures: Record<string, AnyFunction>): void => {
    const existing = instance[name] as TypedFunction;
    // What import would do, without making the function a second time.
    instance[name] = mathWithTransform[name] = instance.typed(name, { ...existing.signatures, ...signatures });
  };
  for (const name of MIXED) extend(name, mixed(instance, name));
  for (const count of COUNTS) extend(count.name, counting(instance, count));
  const { 'Fraction,Fraction': power } = (instance['pow'] as TypedFunction).signatures as unknown as Record<
    string,
    AnyFunction
  >;
  extend('pow', { 'Fraction,Fraction': (a, b) => (requireModestPower(a, b), power!(a, b)) });
  math.import({ ...constants(math), numeric: readingNumbers(instance) }, { override: true });
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

/** The constants of mathjs with 64 digits. */
function constants(math: MathJsInstance): Record<string, unknown> {
  const Decimal = (math as unknown as Instance)['BigNumber'] as new (x: number) => BigNumber;
  const [pi, e, ln2, ln10] = [new Decimal(-1).acos(), new Decimal(1).exp(), new Decimal(2).ln(), new Decimal(10).ln()];
  return {
    pi,
    e,
    PI: pi,
    E: e,
    tau: pi.times(2),
    phi: new Decimal(5).sqrt().plus(1).div(2),
    LN2: ln2,
    LN10: ln10,
    LOG2E: ln2.pow(-1),
    LOG10E: ln10.pow(-1),
    SQRT2: new Decimal(2).sqrt(),
    SQRT1_2: new Decimal(0.5).sqrt(),
  };
}

/** Numbers are read exactly, however they are written. */
function readingNumbers(instance: Instance): AnyFunction {
  const other = instance['numeric'] as AnyFunction;
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
function counting(instance: Instance, { name, arity, find }: Count): Record<string, AnyFunction> {
  const other = (instance[name] as TypedFunction).signatures as unknown as Record<string, AnyFunction>;
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
