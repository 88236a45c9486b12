import type { SimplicialComplex } from '../SimplicialComplex.js';
import type { SimplicialForest } from './simplicialForest.js';

/**
 * Does the witness of `simplicialForest` prove what it says? Checked by the definitions: intersections that form a
 * chain for each facet of the order, or no leaf among the facets of the other witness.
 * @complexity cubic in the number of facets
 */
export function verifySimplicialForest(complex: SimplicialComplex, claim: SimplicialForest): boolean {
  const facets = complex.facets.toLists().map((list) => new Set(list));
  const indices = claim.forest ? claim.order : claim.leafless;
  const chosen = indices.map((i) => facets[i]);
  if (new Set(indices).size !== indices.length || chosen.includes(undefined)) return false;
  const sets = chosen as Set<number>[];
  if (!claim.forest) return sets.length > 0 && !sets.some((_, i) => isLeafAmong(sets, i));
  return sets.length === facets.length && sets.every((set, i) => meetsInChain(set, sets.slice(0, i)));
}

function intersection(a: ReadonlySet<number>, b: ReadonlySet<number>): Set<number> {
  return new Set([...a].filter((v) => b.has(v)));
}

function isSubset(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  return [...a].every((v) => b.has(v));
}

function meetsInChain(set: ReadonlySet<number>, others: readonly ReadonlySet<number>[]): boolean {
  const common = others.map((other) => intersection(set, other)).sort((a, b) => a.size - b.size);
  return common.every((part, i) => i === 0 || isSubset(common[i - 1]!, part));
}

function isLeafAmong(sets: readonly ReadonlySet<number>[], i: number): boolean {
  const common = sets.filter((_, j) => j !== i).map((other) => intersection(sets[i]!, other));
  return common.length === 0 || common.some((joint) => common.every((part) => isSubset(part, joint)));
}
