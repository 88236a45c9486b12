/** Faridi's notions on lists of facets, by their definitions and without any speed. */

type Facets = readonly (readonly number[])[];

const common = (a: readonly number[], b: readonly number[]): number[] => a.filter((v) => b.includes(v));
const isSubset = (a: readonly number[], b: readonly number[]): boolean => a.every((v) => b.includes(v));

/** Does facet g meet facet f in a set that contains what every other facet has in common with f? */
function holds(facets: Facets, f: number, g: number): boolean {
  return facets.every((other, h) => h === f || isSubset(common(facets[f]!, other), common(facets[f]!, facets[g]!)));
}

export function joints(facets: Facets, f: number): number[] {
  return [...facets.keys()].filter((g) => g !== f && common(facets[f]!, facets[g]!).length > 0 && holds(facets, f, g));
}

export function isLeaf(facets: Facets, f: number): boolean {
  return facets.length === 1 || [...facets.keys()].some((g) => g !== f && holds(facets, f, g));
}

/** All sublists, the empty one first. */
function subcollections(facets: Facets): Facets[] {
  return facets.reduce<Facets[]>((all, facet) => [...all, ...all.map((some) => [...some, facet])], [[]]);
}

export function isGoodLeaf(facets: Facets, f: number): boolean {
  const others = facets.filter((_, i) => i !== f);
  return subcollections(others).every((some) => isLeaf([...some, facets[f]!], some.length));
}

export function isForest(facets: Facets): boolean {
  return subcollections(facets).every((some) => some.length === 0 || some.some((_, i) => isLeaf(some, i)));
}

/** The five conditions of a grafting, the last by recursion; the leaves are G₁, …, G_ℓ. */
export function isGrafted(facets: Facets): boolean {
  const leaves = [...facets.keys()].filter((i) => isLeaf(facets, i));
  const base = [...facets.keys()].filter((i) => !leaves.includes(i));
  const disjoint = leaves.every((i) => leaves.every((j) => i === j || common(facets[i]!, facets[j]!).length === 0));
  const covered = base.every((i) => facets[i]!.every((v) => leaves.some((j) => facets[j]!.includes(v))));
  if (!disjoint || !covered) return false;
  const removable = base.filter((i) => leaves.some((j) => joints(facets, j).includes(i)));
  return removable.every((i) => isGrafted(facets.filter((_, k) => k !== i)));
}
