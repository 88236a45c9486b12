import { Dyadic } from '../Dyadic.js';
import type { ClosedForm } from '../Value.js';
import { numberWalls } from './numberWalls.js';
import { Thermograph } from './Thermograph.js';

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
