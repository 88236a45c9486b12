import { Dyadic } from '../Dyadic.js';
import type { Value } from '../Value.js';
import { confusionMeasure } from './confusionInterval.js';

/**
 * Is the value infinitesimal: between −x and x for every positive number x?
 * @source Siegel 2011, Thm 1.2.64
 */
export function isInfinitesimal(value: Value): boolean {
  return value.leftStop.equals(Dyadic.zero) && value.rightStop.equals(Dyadic.zero);
}

/**
 * Is the value infinitesimally close to a number? The number is its stop.
 * @source Siegel 2011, Def. 1.2.70
 */
export function isNumberish(value: Value): boolean {
  return value.leftStop.equals(value.rightStop);
}

/**
 * Is a − b at most an infinitesimal, so that its Left stop is at most 0?
 * @throws InputError `other-store`
 * @source Siegel 2011, Def. 1.2.67
 */
export function isAtMostInfinitesimally(a: Value, b: Value): boolean {
  // The stops of a and b bound those of the difference, Huntemann 2018, Fact 5.2; the difference itself may be large.
  if (a.leftStop.isAtMost(b.rightStop)) return true;
  if (a.leftStop.compare(b.leftStop) > 0 || a.rightStop.compare(b.rightStop) > 0) return false;
  return a.isAtMost(b) || a.minus(b).leftStop.isAtMost(Dyadic.zero);
}

/**
 * Do two values differ by an infinitesimal?
 * @throws InputError `other-store`
 * @source Huntemann 2018, Def. 5.3
 */
export function isInfinitesimallyClose(a: Value, b: Value): boolean {
  if (a.equals(b)) return true;
  if (!a.leftStop.equals(b.leftStop) || !a.rightStop.equals(b.rightStop)) return false;
  return confusionMeasure(a).numerator === 0n || isInfinitesimal(a.minus(b));
}
