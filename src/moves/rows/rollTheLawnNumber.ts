import type { RollerPosition } from './RollerPosition.js';

/**
 * The integer that a position of ROLL THE LAWN is worth: the number of odd bumps to the west of the roller, less that
 * to the east.
 * @complexity linear
 * @source Siegel 2011, Thm 4.4.6
 * @example rollTheLawnNumber({ west: [7], east: [1, 4] }) // 0
 */
export function rollTheLawnNumber(position: RollerPosition): number {
  const odd = (bumps: readonly number[]): number => bumps.filter((bump) => bump % 2 === 1).length;
  return odd(position.west) - odd(position.east);
}
