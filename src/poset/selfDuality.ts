import type { VertexIsomorphism } from '../symmetry/index.js';
import type { LabelledPoset } from './LabelledPoset.js';
import { posetIsomorphism, type PosetIsomorphismOptions } from './posetIsomorphism.js';

/**
 * An isomorphism of a poset with its dual: a map that reverses the order, or how the two differ. Whether a known
 * map, such as negation in a poset of games, is one is told by `verifyPosetIsomorphism(poset, poset.dual(), map)`.
 * @param given when they cut the search off, the answer is undecided; `limit` counts nodes of the search
 * @source Siegel 2011, Def. 1.3.13
 * @example selfDuality(LabelledPoset.fromCovers(2, [[0, 1]])) // { isomorphic: true, map: [1, 0] }
 */
export function selfDuality(poset: LabelledPoset, given: PosetIsomorphismOptions = {}): VertexIsomorphism {
  return posetIsomorphism(poset, poset.dual(), given);
}
