import { InputError } from '../errors.js';
import { Dyadic } from './Dyadic.js';

/** Which of its bounds belong to an interval. */
export interface IntervalOptions {
  /** Whether the bounds themselves may be taken, `[low, high]`; by default neither. */
  readonly closed?: readonly [boolean, boolean];
}

/**
 * The simplest number between two bounds: the one with the least birthday; without bounds 0.
 * @param low undefined for −∞
 * @param high undefined for +∞
 * @throws InputError `invalid-interval`
 * @source Siegel 2011, Def. 1.2.48
 * @source Siegel 2011, Thm 1.2.49
 */
export function simplestNumber(low: Dyadic | undefined, high: Dyadic | undefined, given: IntervalOptions = {}): Dyadic {
  const { closed = [false, false] } = given;
  const above = (x: Dyadic): boolean => low === undefined || x.compare(low) > (closed[0] ? -1 : 0);
  const below = (x: Dyadic): boolean => high === undefined || x.compare(high) < (closed[1] ? 1 : 0);
  const order = low === undefined || high === undefined ? -1 : low.compare(high);
  if (order > 0 || (order === 0 && !(closed[0] && closed[1])))
    throw new InputError(
      'invalid-interval',
      `simplestNumber: no number between ${String(low)} and ${String(high)}; expected an interval that is not empty.`,
    );
  // Between two numbers lies a multiple of 1/2^e as soon as the interval is long enough: the least such e decides, and
  // among the multiples the one of least absolute value.
  for (let exponent = 0; ; exponent++) {
    const candidate = nearestToZero(low, high, closed, exponent);
    if (above(candidate) && below(candidate)) return candidate;
  }
}

/** The multiple of 1/2^exponent nearest to 0 that respects the bound on the side of 0. */
function nearestToZero(
  low: Dyadic | undefined,
  high: Dyadic | undefined,
  closed: readonly [boolean, boolean],
  exponent: number,
): Dyadic {
  const scaled = (x: Dyadic): Dyadic => Dyadic.of(x.numerator, x.exponent - exponent);
  if (low !== undefined && low.compare(Dyadic.zero) >= (closed[0] ? 1 : 0)) {
    const x = scaled(low);
    return Dyadic.of(closed[0] ? x.ceiling() : x.floor() + 1n, exponent);
  }
  if (high !== undefined && high.compare(Dyadic.zero) <= (closed[1] ? -1 : 0)) {
    const x = scaled(high);
    return Dyadic.of(closed[1] ? x.floor() : x.ceiling() - 1n, exponent);
  }
  return Dyadic.zero;
}
