import { idealOf, type IdealSource } from './idealOf.js';
import type { FoundMap, HomomorphismOptions } from '../complex/index.js';
import { findVertexMap, isOnto, requireMap } from '../complex/internal.js';

/** Whether a map of variables brings one ideal into another; if not, a variable whose side is lost, or a generator. */
export type IdealHomomorphismCheck =
  | { readonly homomorphism: true; readonly isomorphism: boolean }
  | { readonly homomorphism: false; readonly because: 'side'; readonly variable: number }
  | {
      readonly homomorphism: false;
      readonly because: 'generator';
      /** The variables of a minimal generator whose image lies outside the ideal, and those of the image. */
      readonly generator: readonly number[];
      readonly image: readonly number[];
    };

/**
 * Does the homomorphism of rings that a map of variables gives take one ideal into the other, variables of Left
 * to those of Left, Right to Right, and those without a side to such? It is an isomorphism if it is a bijection of the
 * variables and of the minimal generators.
 * @param map the image of each variable
 * @throws InputError `invalid-vertex`, `not-the-same-ground-set`
 * @source Huntemann 2018, Def. 1.49
 * Printed for maps that are linear over the ring; such a map fixes r in φ(r x), so it cannot move variables.
 */
export function checkIdealHomomorphism(
  from: IdealSource,
  to: IdealSource,
  map: readonly number[],
): IdealHomomorphismCheck {
  from = idealOf(from, 'checkIdealHomomorphism');
  to = idealOf(to, 'checkIdealHomomorphism');
  const sizes = { from: from.ring.n, to: to.ring.n };
  const imageOf = requireMap('checkIdealHomomorphism', 'variable', map, sizes, map.keys());
  const lost = map.findIndex((w, v) => from.ring.variables[v]!.side !== to.ring.variables[w]!.side);
  if (lost !== -1) return { homomorphism: false, because: 'side', variable: lost };
  // A power of a variable lies in a square-free ideal iff the variable does, so that only the support counts.
  for (const generator of from.generators)
    if (!to.generators.hasSubsetOf(imageOf(generator)))
      return { homomorphism: false, because: 'generator', generator, image: imageOf(generator) };
  const isomorphism =
    from.ring.n === to.ring.n && new Set(map).size === map.length && isOnto(from.generators, to.generators, imageOf);
  return { homomorphism: true, isomorphism };
}

/**
 * Looks for a map of variables that preserves sides and takes one ideal into the other.
 * @param given when they cut the search off, the answer is undecided; `limit` counts assignments
 * @complexity exponential in the number of variables
 * @source Huntemann 2018, Def. 1.49
 */
export function findIdealHomomorphism(from: IdealSource, to: IdealSource, given: HomomorphismOptions = {}): FoundMap {
  from = idealOf(from, 'findIdealHomomorphism');
  to = idealOf(to, 'findIdealHomomorphism');
  const { injective = false, ...options } = given;
  const candidates = from.ring.variables.map(({ side }) => to.ring.variablesOf(side));
  if (candidates.some((list) => list.length === 0)) return { found: false };
  return findVertexMap(
    {
      task: 'findIdealHomomorphism',
      candidates,
      sets: from.generators.toLists(),
      injective,
      admissible: (image, complete) => !complete || to.generators.hasSubsetOf(image),
    },
    options,
  );
}
