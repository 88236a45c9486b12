import type { Value } from '../Value.js';
import { InvariantError } from '../../errors.js';
import { opponent, type Player } from '../../player.js';
import { Dyadic } from '../Dyadic.js';
import { closedFormThermograph, numberTemperature } from './closedFormThermograph.js';
import { overFollowers } from '../store/foldFollowers.js';
import { smallThermograph } from './smallThermograph.js';
import { Thermograph } from './Thermograph.js';
import { firstMeeting, type Wall } from './Wall.js';

/**
 * The thermograph of a value: exact walls from t = −1 on, temperature and mean. Each follower is visited once and
 * remembered as long as its store lives.
 * @complexity for each follower linear in the breakpoints of the walls of its options
 * @source Huntemann 2018, Def. 5.10
 * @example thermograph(parseValue('{3|-1}')).temperature.toString() // '2'
 */
export function thermograph(value: Value): Thermograph {
  return smallThermograph(value) ?? exactThermograph(value);
}

/** The thermograph with fractions of any size; `thermograph` finds the same. */
export const exactThermograph: (value: Value) => Thermograph = overFollowers<Thermograph>({
  known: ({ closedForm }) => (closedForm === undefined ? undefined : closedFormThermograph(closedForm)),
  combine: (value, of) => {
    const left = scaffold(value.options('L').map(of), 'L')!;
    const right = scaffold(value.options('R').map(of), 'R')!;
    const meeting = firstMeeting(left, right);
    if (meeting === undefined)
      throw new InvariantError('not-meeting-walls', `thermograph: the walls of value ${value.id} do not meet.`);
    const [temperature, mean] = meeting;
    return new Thermograph(left.withMast(temperature), right.withMast(temperature), temperature, mean);
  },
});

/**
 * The wall that the options of a player give before there is a mast: the best of their walls of the other player, each
 * sheared by t.
 * @returns undefined if there are no options
 */
export function scaffold(options: readonly Thermograph[], player: Player): Wall | undefined {
  const walls = options.map((option) => option.wall(opponent(player)));
  if (walls.length === 0) return undefined;
  return walls.reduce((best, wall) => best.envelope(wall, player)).sheared(player === 'L' ? -1 : 1);
}

/**
 * The temperature: the least t ≥ −1 at which the cooled game is infinitesimally close to a number. It is −1 for
 * integers, −1/2^k for other numbers m/2^k in lowest terms, and at least 0 for all else.
 * @source Huntemann 2018, Def. 5.6
 * @example temperature(parseValue('{3|-1}')).toString() // '2'
 */
export function temperature(value: Value): Dyadic {
  const form = value.closedForm;
  if (form === undefined) return thermograph(value).temperature;
  return value.number === undefined ? Dyadic.zero : numberTemperature(form.number);
}

/**
 * The mean: the number to which the game cooled by its temperature is infinitesimally close.
 * @source Huntemann 2018, Def. 5.6
 * @example mean(parseValue('{3|-1}')).toString() // '1'
 */
export function mean(value: Value): Dyadic {
  return value.closedForm?.number ?? thermograph(value).mean;
}
