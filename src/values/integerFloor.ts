import type { Value } from './Value.js';

/**
 * The greatest integer that is at most a value: for an integer n, n ≤ value iff n ≤ ⌊value⌋.
 * @complexity one comparison at most: it is the floor of the right stop, or one less when the stop is an integer that
 * the value is not at least
 */
export function integerFloor(value: Value): bigint {
  const stop = value.rightStop;
  const isBelow = !stop.isInteger || value.store.number(stop).isAtMost(value);
  return isBelow ? stop.floor() : stop.floor() - 1n;
}

/**
 * The least integer that is at least a value: for an integer n, value ≤ n iff ⌈value⌉ ≤ n.
 * @complexity one comparison at most, by the left stop
 */
export function integerCeiling(value: Value): bigint {
  const stop = value.leftStop;
  const isAbove = !stop.isInteger || value.isAtMost(value.store.number(stop));
  return isAbove ? stop.ceiling() : stop.ceiling() + 1n;
}
