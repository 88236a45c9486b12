import { aDyadic } from '../aDyadic.js';
import { aValue } from '../aValue.js';
import { takes } from '../../arguments.js';
import type { Value } from '../Value.js';
import { InputError } from '../../errors.js';
import { Dyadic } from '../Dyadic.js';
import { foldFollowers } from '../store/foldFollowers.js';

const heatTakes = /* @__PURE__ */ takes('heat', () => ({
  value: aValue,
  t: aDyadic,
}));

/**
 * The value heated by t: every move in its canonical form earns its player t; numbers stay as they are. Cooling by t
 * undoes it. Sums and order are kept only while t is less than what moves in the numbers lose that are reached.
 * @param t at least 0
 * @throws InputError `invalid-heat`
 * @complexity one canonical form for each follower, and its sums with multiples of t
 * @source Siegel 2013
 */
export function heat(value: Value, t: Dyadic): Value {
  heatTakes(value, t);
  if (t.compare(Dyadic.zero) < 0)
    throw new InputError('invalid-heat', `heat: the temperature ${t.toString()}; expected t ≥ 0.`, {
      hint: 'To take away heat, cool by a positive number.',
      details: { t: t.toString() },
    });
  const { store } = value;
  const prize = store.number(t);
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
