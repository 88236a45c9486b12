import type { Value } from '../Value.js';
import { InputError } from '../../errors.js';
import { integerFloor } from '../integerFloor.js';
import { farStar } from './farStar.js';
import { overFollowers } from '../store/foldFollowers.js';

/**
 * The atomic weight of a value: how many ups it is worth in the presence of the far star. All-small values have one,
 * and some others: tiny(2) is worth 0.
 * @throws InputError `not-atomic` if there is none
 * @source Siegel 2011, Def. 1.2.83
 * @source Siegel 2011, Thm 1.2.86
 * @example atomicWeight(parseValue('^^*')).toString() // '2'
 */
export function atomicWeight(value: Value): Value {
  const weight = weightOf(value);
  if (weight === undefined)
    throw new InputError(
      'not-atomic',
      'atomicWeight: a value that no multiple of ^ is equivalent to under the far star; expected one that has an atomic weight.',
      { hint: 'hasAtomicWeight tells; all-small values have one.' },
    );
  return weight;
}

/**
 * Is the value equivalent, under the far star, to a multiple of ^, so that it has an atomic weight?
 * @source Siegel 2011, Def. 1.2.83
 * @example hasAtomicWeight(parseValue('{1|^^||^}')) // true
 */
export function hasAtomicWeight(value: Value): boolean {
  return weightOf(value) !== undefined;
}

/**
 * In a sum with an all-small game, a follower whose Right stop is positive is won by Left, and as good as n·^ for any
 * large n; so for Right. With these in their place the game is all-small, and it compares with all-small games as the
 * value does. So an atomic weight of the value is that of this game for all large n, and if that depends on n, there is
 * none.
 */
function weightOf(value: Value): Value | undefined {
  const weight = weighWithMany(value);
  return weight.equals(weighWithMore(value)) ? weight : undefined;
}

/** More ups than anything has that is written down. */
const MANY = 2n ** 64n;

const weighWithMany = /* @__PURE__ */ weigh(MANY);
const weighWithMore = /* @__PURE__ */ weigh(2n * MANY);

/** The atomic weight where winning a number is worth `many` ups. */
function weigh(many: bigint): (value: Value) => Value {
  return overFollowers<Value>({
    known: ({ closedForm, leftStop, rightStop, store }) => {
      if (closedForm?.number.numerator === 0n) return store.number(closedForm.ups);
      if (rightStop.numerator > 0n) return store.number(many);
      return leftStop.numerator < 0n ? store.number(-many) : undefined;
    },
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
}

/** The least integer that is greater than or confused with all of the values. */
function leastAbove(values: readonly Value[]): bigint {
  return values.map((value) => integerFloor(value) + 1n).reduce((x, y) => (x > y ? x : y));
}
