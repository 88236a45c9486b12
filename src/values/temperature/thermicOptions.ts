import type { Value } from '../Value.js';
import { InputError } from '../../errors.js';
import { Dyadic } from '../Dyadic.js';
import { scaffold, temperature, thermograph } from './temperature.js';
import { firstMeeting } from './Wall.js';

/** A Left option and a Right option of a hot game G with t({left | right}) = t(G). */
export interface ThermicOptions {
  readonly left: Value;
  readonly right: Value;
}

/**
 * All pairs of thermic options of a hot value; there is at least one.
 * @throws InputError `not-hot`
 * @complexity linear in the breakpoints of the walls of the options, for each pair
 * @source Huntemann 2018, Def. 5.16
 */
export function thermicOptions(value: Value): ThermicOptions[] {
  requireHot('thermicOptions', value);
  const heat = temperature(value);
  const [lefts, rights] = [value.options('L'), value.options('R')];
  const rightScaffolds = rights.map((right) => ({ right, wall: scaffold([thermograph(right)], 'R')! }));
  return lefts.flatMap((left) => {
    const wall = scaffold([thermograph(left)], 'L')!;
    return rightScaffolds
      .filter((other) => firstMeeting(wall, other.wall)?.[0].equals(heat) === true)
      .map(({ right }) => ({ left, right }));
  });
}

/**
 * A thermic version {G^L | G^R} of a hot value: the value of its first pair of thermic options, or of the one given.
 * @throws InputError `not-hot`
 * @source Huntemann 2018, Thm 5.15
 */
export function thermicVersion(value: Value, options: ThermicOptions = thermicOptions(value)[0]!): Value {
  return value.store.fromOptions([options.left], [options.right]);
}

/** @throws InputError `not-hot` unless the Left stop is greater than the Right stop */
export function requireHot(task: string, value: Value): void {
  if (temperature(value).compare(Dyadic.zero) <= 0)
    throw new InputError(
      'not-hot',
      `${task}: a value of temperature ${temperature(value).toString()}; expected a hot one.`,
      { hint: 'A value is hot if its Left stop is greater than its Right stop.' },
    );
}
