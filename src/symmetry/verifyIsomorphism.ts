import type { SetFamily } from '../sets/index.js';
import { indexBelow, listOf } from '../shape.js';
import { refuse, VERIFIED, type Verification } from '../verification.js';
import type { IsomorphismOptions } from './findIsomorphism.js';
import { checkColours, checkFamily } from './Incidence.js';

/**
 * Is the map a bijection of the ground sets that keeps colours and maps the sets of the first family to those of the
 * second? The order and repetitions of sets do not count.
 * @param map the image of each element of the first family
 * @throws InputError `invalid-family`, `invalid-colours`
 */
export function verifyIsomorphism(
  a: SetFamily,
  b: SetFamily,
  map: readonly number[],
  given: Pick<IsomorphismOptions, 'colours'> = {},
): Verification {
  const { colours } = given;
  for (const [i, family] of [a, b].entries()) {
    checkFamily('verifyIsomorphism', family);
    checkColours('verifyIsomorphism', family.n, colours?.[i]);
  }
  if (a.n !== b.n) return refuse(`the ground sets have ${a.n} and ${b.n} elements`);
  const malformed = listOf(indexBelow(a.n), 'a list', { length: a.n }).flaw(map, 'map');
  if (malformed !== undefined) return refuse(malformed);
  const origin = new Map<number, number>();
  for (const [v, image] of map.entries()) {
    const other = origin.get(image);
    if (other !== undefined) return refuse(`${other} and ${v} both go to ${image}`);
    origin.set(image, v);
    if (colours !== undefined && colours[0][v] !== colours[1][image])
      return refuse(`${v} goes to ${image}, which has another colour`);
  }
  const images = a.relabel(map, b.n);
  if (images.equals(b)) return VERIFIED;
  const lost = [...images].findIndex((set) => !b.includes(set));
  if (lost !== -1)
    return refuse(`the set {${a.list(lost).join()}} goes to {${images.list(lost).join()}}, which is not a set`);
  const missed = [...b].find((set) => !images.includes(set))!;
  return refuse(`no set goes to {${missed.join()}}`);
}
