import type { Value } from '../Value.js';
import { Dyadic } from '../Dyadic.js';
import { foldFollowers } from '../store/foldFollowers.js';

/**
 * The value heated by t: every move in its canonical form earns its player t; numbers stay as they are. Cooling by t ≥
 * 0 undoes it. Sums and order are kept only while t is less than what moves in the numbers lose that are reached.
 * @param t a number, also a negative one, or a game, which Left gets with each move and Right gives
 * @complexity one canonical form for each follower, and its sums with multiples of t
 * @source Siegel 2013
 */
export function heat(value: Value, t: Dyadic | Value): Value {
  const { store } = value;
  const prize = t instanceof Dyadic ? store.number(t) : t;
  return foldFollowers<Value>(
    value,
    {
      known: (follower) => (follower.number === undefined ? undefined : follower),
      combine: (follower, of) =>
        store.fromOptions(
          follower.options('L').map((option) => of(option).plus(prize)),
          follower.options('R').map((option) => of(option).minus(prize)),
        ),
    },
    new Map(),
  );
}
