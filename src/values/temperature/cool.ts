import type { Value } from '../Value.js';
import type { Dyadic } from '../Dyadic.js';
import { foldFollowers } from '../store/foldFollowers.js';
import { mean, temperature } from './temperature.js';
import { requireTemperature } from './Wall.js';

/**
 * The value cooled by t: every move in its canonical form costs its player t, until the temperature is passed and the
 * mean is left.
 * @param t at least −1
 * @throws InputError `too-cold`
 * @complexity one canonical form for each follower that is at least as hot as t, and its sums with multiples of t
 * @source Huntemann 2018, Def. 5.5
 * The printed third case leaves numbers m/2^k, k > 0, out for t > −1/2^k; here they are their own means.
 */
export function cool(value: Value, t: Dyadic): Value {
  requireTemperature('cool', t);
  const { store } = value;
  const fee = store.number(t);
  return foldFollowers<Value>(
    value,
    {
      known: (follower) => {
        if (follower.integer !== undefined) return follower;
        return temperature(follower).compare(t) < 0 ? store.number(mean(follower)) : undefined;
      },
      combine: (follower, of) =>
        store.fromOptions(
          follower.options('L').map((option) => of(option).minus(fee)),
          follower.options('R').map((option) => of(option).plus(fee)),
        ),
    },
    new Map(),
  );
}
