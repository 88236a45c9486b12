import type { Value } from '../Value.js';
import { InputError } from '../../errors.js';
import type { Player } from '../../player.js';
import { foldFollowers } from '../store/foldFollowers.js';
import { incentives } from './incentives.js';

/**
 * The Norton product of a value with a positive unit U: the multiple for integers, else every move gains U and an
 * incentive of U. With U = ↑ the product has the given value as its atomic weight.
 * @param options `unit` is U, by default ↑
 * @throws InputError `not-positive`, `not-the-same-store`
 * @complexity one canonical form for each follower
 * @source Siegel 2011, Def. 1.2.78
 */
export function nortonProduct(value: Value, options: { readonly unit?: Value } = {}): Value {
  const { store } = value;
  const { unit = store.closed({ ups: 1 }) } = options;
  if (store.zero.isAtMost(unit) === false || unit.equals(store.zero))
    throw new InputError('not-positive', 'nortonProduct: a unit that is not positive; expected one greater than 0.');
  const gains = [...new Set([...incentives(unit, 'L'), ...incentives(unit, 'R')])].map((gain) => unit.plus(gain));
  const moved = (options: readonly Value[], of: (option: Value) => Value, player: Player): Value[] =>
    options.flatMap((option) => gains.map((gain) => (player === 'L' ? of(option).plus(gain) : of(option).minus(gain))));
  return foldFollowers<Value>(
    value,
    {
      known: ({ integer }) => (integer === undefined ? undefined : unit.times(integer)),
      combine: (follower, of) =>
        store.fromOptions(moved(follower.options('L'), of, 'L'), moved(follower.options('R'), of, 'R')),
    },
    new Map(),
  );
}
