import { popcount } from '../../sets/internal.kernel.js';

/**
 * Counts the faces of facets that are packed into one word each: entry `f·33 + s` of the result is the number of faces
 * of size s that lie in facet f and in no earlier one.
 * @param facets words; the subsets of all together, `subsets` at least, are visited once each
 */
export function countNewFaces(facets: ArrayLike<number>, subsets: number): Uint32Array {
  let capacity = 64;
  while (capacity < 2 * subsets) capacity *= 2;
  const mask = capacity - 1;
  const table = new Uint32Array(capacity); // 0 is empty; ∅ is counted apart
  const counts = new Uint32Array(facets.length * 33);
  for (let f = 0; f < facets.length; f++) {
    const facet = facets[f]! >>> 0;
    for (let face = facet; face !== 0; face = ((face - 1) & facet) >>> 0) {
      let at = (Math.imul(face, 0x9e3779b1) >>> 7) & mask;
      while (table[at] !== 0 && table[at] !== face) at = (at + 1) & mask;
      if (table[at] === face) continue;
      table[at] = face;
      counts[f * 33 + popcount(face)]!++;
    }
  }
  if (facets.length > 0) counts[0] = 1;
  return counts;
}
