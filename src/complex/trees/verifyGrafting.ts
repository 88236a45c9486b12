import type { SimplicialComplex } from '../SimplicialComplex.js';
import type { Grafting } from './grafting.js';

/**
 * Does the witness of `grafting` prove what it says? For a grafted complex every facet is a leaf or in the base, the
 * leaves are disjoint, cover the vertices, and meet the base in chains; otherwise the failing condition is checked.
 */
export function verifyGrafting(complex: SimplicialComplex, claim: Grafting): boolean {
  const facets = complex.facets.toLists().map((list) => new Set(list));
  const meet = (i: number, j: number): number[] => [...facets[i]!].filter((v) => facets[j]!.has(v));
  const inside = (part: readonly number[], whole: readonly number[]): boolean => part.every((v) => whole.includes(v));
  const isLeaf = (i: number): boolean => {
    const common = [...facets.keys()].filter((j) => j !== i).map((j) => meet(i, j));
    return common.length === 0 || common.some((joint) => common.every((part) => inside(part, joint)));
  };
  const known = (...indices: readonly number[]): boolean => indices.every((i) => facets[i] !== undefined);
  const incomparable = (i: number, j: number, k: number): boolean =>
    !inside(meet(i, j), meet(i, k)) && !inside(meet(i, k), meet(i, j));

  if (claim.grafted) {
    const all = [...claim.leaves, ...claim.base];
    if (!known(...all) || all.length !== facets.length || new Set(all).size !== all.length) return false;
    const covered = claim.leaves.flatMap((i) => [...facets[i]!]);
    if (new Set(covered).size !== covered.length) return false;
    return (
      claim.base.every((i) => facets[i]!.size > 0 && inside([...facets[i]!], covered)) &&
      claim.leaves.every((i) => !claim.base.some((j) => claim.base.some((k) => incomparable(i, j, k))))
    );
  }
  switch (claim.because) {
    case 'overlapping-leaves': {
      const [i, j] = claim.leaves;
      return known(i, j) && i !== j && isLeaf(i) && isLeaf(j) && meet(i, j).length > 0;
    }
    case 'vertex-in-no-leaf': {
      const around = [...facets.keys()].filter((i) => facets[i]!.has(claim.vertex));
      return around.length > 0 && !around.some(isLeaf);
    }
    case 'leaf-not-good': {
      const [j, k] = claim.facets;
      return known(claim.leaf, j, k) && isLeaf(claim.leaf) && incomparable(claim.leaf, j, k);
    }
  }
}
