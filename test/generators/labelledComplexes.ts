import { SimplicialComplex, type Vertex } from 'spgames/complex';

/** The player of each vertex, `.` for a vertex without side. */
export type SidePattern = readonly ('L' | 'R' | '.')[];

/** A complex as the masks of its facets, ascending, with the players of its vertices. */
export interface FacetMasks {
  readonly facets: readonly number[];
  readonly sides: SidePattern;
}

/** All antichains of subsets of n points: the facets of every complex, the void one and those with loops too. */
export function antichains(n: number): number[][] {
  let all: number[][] = [[]];
  for (let set = 0; set < 2 ** n; set++)
    all = all.flatMap((chain) => (chain.some((other) => (other & set) === other) ? [chain] : [chain, [...chain, set]]));
  return all;
}

/** L … L R … R . … . in all numbers. */
export function sidePatterns(n: number): SidePattern[] {
  const patterns: SidePattern[] = [];
  for (let left = n; left >= 0; left--)
    for (let right = n - left; right >= 0; right--)
      patterns.push([
        ...'L'.repeat(left),
        ...'R'.repeat(right),
        ...'.'.repeat(n - left - right),
      ] as SidePattern[number][]);
  return patterns;
}

/** All permutations of 0 … n − 1. */
export function permutations(n: number): number[][] {
  if (n === 0) return [[]];
  return permutations(n - 1).flatMap((rest) => Array.from({ length: n }, (_, i) => rest.toSpliced(i, 0, n - 1)));
}

/** The image of a set under a permutation. */
export function imageOf(set: number, permutation: readonly number[]): number {
  return permutation.reduce((image, to, v) => (((set >> v) & 1) === 0 ? image : image | (1 << to)), 0);
}

/** Every labelled complex on n vertices up to isomorphism that keeps the players: of each class one. */
export function labelledComplexes(n: number): FacetMasks[] {
  const all = antichains(n);
  return sidePatterns(n).flatMap((sides) => {
    const symmetries = permutations(n).filter((to) => to.every((w, v) => sides[v] === sides[w]));
    const seen = new Set<string>();
    return all.flatMap((facets): FacetMasks[] => {
      if (seen.has(key(facets))) return [];
      for (const symmetry of symmetries) seen.add(key(facets.map((set) => imageOf(set, symmetry))));
      return [{ facets, sides }];
    });
  });
}

function key(facets: readonly number[]): string {
  return [...facets].sort((a, b) => a - b).join();
}

/** The complex, with vertices x1, x2, … of Left, y1, … of Right and 1, 2, … without side. */
export function complexOfMasks({ facets, sides }: FacetMasks): SimplicialComplex {
  const count = { L: 0, R: 0, '.': 0 };
  const vertices = sides.map((side): Vertex => {
    const label = `${{ L: 'x', R: 'y', '.': '' }[side]}${++count[side]}`;
    return side === '.' ? { label } : { label, side };
  });
  return SimplicialComplex.fromFacets(
    facets.map((set) => vertices.flatMap((_, v) => (((set >> v) & 1) === 0 ? [] : [v]))),
    vertices,
  );
}
