import { GraphSpace } from './GraphSpace.kernel.js';
import { NARROW, NarrowGraphSpace } from './NarrowGraphSpace.kernel.js';

/**
 * The positions of a game in which only pairs are forbidden.
 * @param sides 1 Left, 2 Right, 3 both
 * @param edges pairs of different vertices, flat: u0, v0, u1, v1, …
 * @param mostBytes of the table of positions met
 */
export function chooseGraphSpace(
  sides: Uint8Array,
  edges: ArrayLike<number>,
  mostBytes: number,
): GraphSpace | NarrowGraphSpace {
  return new (sides.length <= NARROW ? NarrowGraphSpace : GraphSpace)(sides, edges, mostBytes);
}
