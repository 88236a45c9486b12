import { countIndependentSets, type Grade, type SetFamily } from '../sets/index.js';

/**
 * The size of the largest faces, from the minimal nonfaces (without ∅): by counting faces, cone points set aside.
 * @complexity that of `countIndependentSets`
 */
export function largestFaceSize(nonfaces: SetFamily): number {
  const used = nonfaces.support();
  const position = new Int32Array(nonfaces.n);
  used.forEach((v, i) => (position[v] = i));
  const rest = nonfaces.relabel(position, used.length);
  const counts = countIndependentSets(rest, new Array<Grade>(used.length).fill('first'));
  return nonfaces.n - used.length + counts.length - 1;
}
