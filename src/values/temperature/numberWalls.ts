import type { Player } from '../../player.js';
import { Dyadic } from '../Dyadic.js';
import { Wall } from './Wall.js';
import type { Breakpoint, Slope } from './Wall.js';

/**
 * The walls of a number x = m/2^k in lowest terms. At t = −1/2^j, 0 ≤ j < k, they stand at the multiples of 1/2^j
 * next to x, and from t = −1/2^k on at x: the binary digits of x say which wall is oblique.
 * @complexity linear in the number of digits after the point, with a breakpoint where the digits change
 */
export function numberWalls(x: Dyadic): Readonly<Record<Player, Wall>> {
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
