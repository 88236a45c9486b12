import { LimitError } from '../errors.js';
import { fractionOf } from './kinds.js';

/** The most binary digits of a number that is computed. */
const MOST_DIGITS = 2 ** 20;

/** @throws LimitError `too-large-power`, before anything is multiplied */
export function requireDigits(name: string, digits: number): void {
  if (digits > MOST_DIGITS)
    throw new LimitError(
      'too-large-power',
      `${name}: a number with about ${digits.toPrecision(3).replace(/\.?0+(?=e|$)/, '')} binary digits; the limit is ${MOST_DIGITS}.`,
    );
}

/** @throws LimitError `too-large-power`, before anything is multiplied */
export function requireModestPower(base: unknown, exponent: unknown): void {
  const [a, b] = [fractionOf(base), fractionOf(exponent)];
  if (a === undefined || b?.d !== 1n) return;
  if (a.d === 1n && (a.n === 0n || a.n === 1n || a.n === -1n)) return;
  requireDigits('pow', Math.max(String(a.n).length, String(a.d).length) * 4 * Math.abs(Number(b.n)));
}

/** The most numbers of a range. */
const LONGEST_RANGE = 2 ** 20;

/** @throws LimitError `too-many-items`, before a range is written out */
export function requireShortRange(given: readonly unknown[]): void {
  const parts = typeof given[0] === 'string' ? given[0].split(':').map(Number) : undefined;
  const [start, end, step] = parts === undefined ? given : parts.length === 3 ? [parts[0], parts[2], parts[1]] : parts;
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

/** @throws LimitError `too-many-items`, before a list is made */
export function requireFewItems(name: string, items: number): void {
  if (items > LONGEST_RANGE)
    throw new LimitError('too-many-items', `${name}: more than ${LONGEST_RANGE} items; expected a smaller list.`);
}

/** The largest argument of a hyperbolic function: mathjs adds about as many terms, and cannot be interrupted. */
const LARGEST_HYPERBOLIC = 10_000;

/** @throws LimitError `too-large-argument`, before a series is added up */
export function requireModestArgument(name: string, given: unknown): void {
  const isDecimal = (given as { isBigNumber?: boolean } | null)?.isBigNumber === true;
  const size = Math.abs(isDecimal ? Number(given) : (rounded(given) ?? 0));
  if (size > LARGEST_HYPERBOLIC)
    throw new LimitError(
      'too-large-argument',
      `${name}: found ${String(given).slice(0, 20)}; expected a number from -${LARGEST_HYPERBOLIC} to ${LARGEST_HYPERBOLIC}.`,
    );
}
