import type { SetFamily } from '../sets/index.js';
import type { ElementColours } from './Incidence.js';

/**
 * Is the map a bijection of the ground sets that keeps colours and brings the sets of the first family to those of the
 * second? The order and repetitions of sets do not count.
 * @param map the image of each element of the first family
 */
export function verifyIsomorphism(
  a: SetFamily,
  b: SetFamily,
  map: readonly number[],
  colours?: readonly [ElementColours, ElementColours],
): boolean {
  if (a.n !== b.n || map.length !== a.n) return false;
  if (!map.every((v) => Number.isInteger(v) && v >= 0 && v < a.n) || new Set(map).size !== a.n) return false;
  if (colours !== undefined && !map.every((image, v) => colours[0][v] === colours[1][image])) return false;
  return a.relabel(map, b.n).equals(b);
}
