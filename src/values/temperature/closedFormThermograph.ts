import type { Player } from '../../player.js';
import { Dyadic } from '../Dyadic.js';
import type { ClosedForm } from '../Value.js';
import { Thermograph } from './Thermograph.js';
import { type Breakpoint, type Slope, Wall } from './Wall.js';

/**
 * The thermograph of number + ups·↑ + *nimber. Below t = 0 Left may move to the number, or nearly so, and pay t; so may
 * Right if there are no ups or if the value is number + ↑ + *, and else Right's wall is that of the number.
 */
export function closedFormThermograph({ number, ups, nimber }: ClosedForm): Thermograph {
  const { L: left, R: right } = numberWalls(number);
  if (ups === 0 && nimber === 0) return new Thermograph(left, right, numberTemperature(number), number);
  const both = ups === 0 || (Math.abs(ups) === 1 && nimber === 1);
  const leftWall = both || ups > 0 ? right.sheared(-1).withMast(Dyadic.zero) : left;
  const rightWall = both || ups < 0 ? left.sheared(1).withMast(Dyadic.zero) : right;
  return new Thermograph(leftWall, rightWall, Dyadic.zero, number);
}

/**
 * The temperature of a number: −1 for integers, −1/2^k for m/2^k in lowest terms.
 * @source Huntemann 2018, Ex. 5.8
 */
export function numberTemperature(x: Dyadic): Dyadic {
  return Dyadic.of(-1, x.exponent);
}

/**
 * The walls of a number x = m/2^k in lowest terms. At t = −1/2^j, 0 ≤ j < k, they stand at the multiples of 1/2^j
 * next to x, and from t = −1/2^k on at x: the binary digits of x say which wall is oblique.
 * @complexity linear in the number of digits after the point, with a breakpoint where the digits change
 */
function numberWalls(x: Dyadic): Readonly<Record<Player, Wall>> {
  if (x.isInteger) return { L: Wall.vertical(x), R: Wall.vertical(x) };
  const floor = Dyadic.of(x.floor());
  const digits = x.minus(floor).numerator.toString(2).padStart(x.exponent, '0');
  return { L: numberWall(floor, digits, 'L'), R: numberWall(floor, digits, 'R') };
}

/** @param digits the binary digits after the point; the last is 1 */
function numberWall(floor: Dyadic, digits: string, player: Player): Wall {
  const top = digits.length;
  const points: Breakpoint[] = [];
  const add = (j: number): void => {
    const above = player === 'L' && j < top ? 1n : 0n;
    points.push([Dyadic.of(-1, j), floor.plus(Dyadic.of(BigInt(`0b0${digits.slice(0, j)}`) + above, j))]);
  };
  let slope: Slope | undefined;
  for (let j = 0; j < top; j++) {
    const vertical = j < top - 1 && (digits[j] === '1') === (player === 'L');
    const next: Slope = vertical ? 0 : player === 'L' ? -1 : 1;
    if (next !== slope) add(j);
    slope = next;
  }
  add(top);
  return new Wall(points, 0);
}
