import { aValue } from '../aValue.js';
import { takes } from '../../arguments.js';
import type { Value } from '../Value.js';
import { InputError } from '../../errors.js';
import { integerFloor } from '../integerFloor.js';
import { farStar } from './farStar.js';
import { overFollowers } from '../store/foldFollowers.js';
import { isAllSmall } from './isAllSmall.js';

const atomicWeightTakes = /* @__PURE__ */ takes('atomicWeight', () => ({
  value: aValue,
}));

/**
 * The atomic weight of an all-small value: how many ups it is worth.
 * @throws InputError `not-all-small`
 * @source Siegel 2011, Thm 1.2.86
 * @example atomicWeight(parseValue('^^*')).toString() // '2'
 */
export function atomicWeight(value: Value): Value {
  atomicWeightTakes(value);
  if (!isAllSmall(value))
    throw new InputError(
      'not-all-small',
      'atomicWeight: a value that is not all-small; expected one in which, at every position, both players have a move or neither has.',
      { hint: 'isAllSmall tells.' },
    );
  return weigh(value);
}

const weigh: (value: Value) => Value = overFollowers<Value>({
  known: ({ closedForm, store }) => (closedForm === undefined ? undefined : store.number(closedForm.ups)),
  combine: (value, of) => {
    const { store } = value;
    const two = store.number(2);
    const left = value.options('L').map((option) => of(option).minus(two));
    const right = value.options('R').map((option) => of(option).plus(two));
    const weight = store.fromOptions(left, right);
    if (weight.integer === undefined) return weight;
    const order = value.compare(farStar(value));
    if (order === '||') return store.zero;
    return store.number(order === '<' ? leastAbove(left) : -leastAbove(right.map((option) => option.negative())));
  },
});

/** The least integer that is greater than or confused with all of the values. */
function leastAbove(values: readonly Value[]): bigint {
  return values.map((value) => integerFloor(value) + 1n).reduce((x, y) => (x > y ? x : y));
}
