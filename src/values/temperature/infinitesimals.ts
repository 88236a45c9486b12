import { aValue } from '../aValue.js';
import { takes } from '../../arguments.js';
import type { Value } from '../Value.js';
import { Dyadic } from '../Dyadic.js';
import type { ValueStore } from '../ValueStore.js';
import { InfinitesimalOrder } from './InfinitesimalOrder.js';

const isInfinitesimalTakes = /* @__PURE__ */ takes('isInfinitesimal', () => ({
  value: aValue,
}));

/**
 * Is the value infinitesimal: between −x and x for every positive number x?
 * @source Siegel 2011, Thm 1.2.64
 */
export function isInfinitesimal(value: Value): boolean {
  isInfinitesimalTakes(value);
  return value.leftStop.equals(Dyadic.zero) && value.rightStop.equals(Dyadic.zero);
}

const isNumberishTakes = /* @__PURE__ */ takes('isNumberish', () => ({
  value: aValue,
}));

/**
 * Is the value infinitesimally close to a number? The number is its stop.
 * @source Siegel 2011, Def. 1.2.70
 */
export function isNumberish(value: Value): boolean {
  isNumberishTakes(value);
  return value.leftStop.equals(value.rightStop);
}

const isAtMostInfinitesimallyTakes = /* @__PURE__ */ takes('isAtMostInfinitesimally', () => ({
  a: aValue,
  b: aValue,
}));

/**
 * Is a ≤ b up to an infinitesimal, so that the Left stop of a − b is at most 0?
 * @throws InputError `not-the-same-store`
 * @complexity at worst one step for each pair of a follower of a and one of b
 * @source Siegel 2011, Def. 1.2.67
 */
export function isAtMostInfinitesimally(a: Value, b: Value): boolean {
  isAtMostInfinitesimallyTakes(a, b);
  if (a.equals(b)) return true;
  let order = orders.get(a.store);
  if (order === undefined) orders.set(a.store, (order = new InfinitesimalOrder()));
  return order.stopIsAtMostZero(a, b, 'L');
}

const isInfinitesimallyCloseTakes = /* @__PURE__ */ takes('isInfinitesimallyClose', () => ({
  a: aValue,
  b: aValue,
}));

/**
 * Do two values differ by an infinitesimal?
 * @throws InputError `not-the-same-store`
 * @source Huntemann 2018, Def. 5.3
 */
export function isInfinitesimallyClose(a: Value, b: Value): boolean {
  isInfinitesimallyCloseTakes(a, b);
  return isAtMostInfinitesimally(a, b) && isAtMostInfinitesimally(b, a);
}

const orders = new WeakMap<ValueStore, InfinitesimalOrder>();
