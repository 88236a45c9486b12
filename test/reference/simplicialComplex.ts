import { range } from '../helpers/range.js';
import {
  ascending,
  compareSets,
  complementOf,
  connectedClasses,
  distinct,
  isSubset,
  maximal,
  minimal,
  subsets,
  transversals,
} from './setFamily.js';
import type { List } from './setFamily.js';

/**
 * Simplicial complexes as lists of all their faces, with every operation by its definition: slow and obvious.
 * The void complex is `[]`, the irrelevant one `[[]]`. `n` is the size of the ground set.
 */
export type Faces = readonly List[];

const has = (faces: Faces, set: List): boolean => faces.some((face) => compareSets(face, set) === 0);
const union = (a: List, b: List): number[] => ascending([...a, ...b]);
const meets = (a: List, b: List): boolean => a.some((v) => b.includes(v));

/** All subsets of some sets. */
export function closure(sets: Iterable<List>): number[][] {
  return distinct(Array.from(sets, (set) => subsets(ascending(set))).flat());
}

/** All subsets of 0…n−1 that contain none of some sets. */
export function avoiding(nonfaces: readonly List[], n: number): number[][] {
  return subsets(range(n)).filter((set) => !nonfaces.some((nonface) => isSubset(nonface, set)));
}

export function facets(faces: Faces): number[][] {
  return maximal(faces);
}

export function minimalNonfaces(faces: Faces, n: number): number[][] {
  return minimal(subsets(range(n)).filter((set) => !has(faces, set)));
}

export function minimalVertexCovers(faces: Faces): number[][] {
  return transversals(facets(faces));
}

export function dimension(faces: Faces): number {
  return faces.length === 0 ? -Infinity : Math.max(...faces.map((face) => face.length)) - 1;
}

export function link(faces: Faces, set: List): number[][] {
  return distinct(faces.filter((face) => !meets(face, set) && has(faces, union(face, set))));
}

export function star(faces: Faces, set: List): number[][] {
  return distinct(faces.filter((face) => has(faces, union(face, set))));
}

export function deletion(faces: Faces, set: List): number[][] {
  return distinct(faces.filter((face) => !isSubset(set, face)));
}

export function induced(faces: Faces, set: List): number[][] {
  return distinct(faces.filter((face) => isSubset(face, set)));
}

export function skeleton(faces: Faces, k: number): number[][] {
  return distinct(faces.filter((face) => face.length <= k + 1));
}

export function pureSkeleton(faces: Faces, k: number): number[][] {
  return closure(faces.filter((face) => face.length === k + 1));
}

export function coverDual(faces: Faces): number[][] {
  return closure(minimalVertexCovers(faces));
}

export function alexanderDual(faces: Faces, n: number): number[][] {
  return subsets(range(n)).filter((set) => !has(faces, complementOf(set, n)));
}

export function complement(faces: Faces, n: number): number[][] {
  return closure(facets(faces).map((facet) => complementOf(facet, n)));
}

/** The second complex on the vertices n, n + 1, … */
export function join(first: Faces, second: Faces, n: number): number[][] {
  return distinct(first.flatMap((a) => second.map((b) => [...a, ...b.map((v) => v + n)])));
}

export function disjointUnion(first: Faces, second: Faces, n: number): number[][] {
  return distinct([...first, ...second.map((b) => b.map((v) => v + n))]);
}

export function support(faces: Faces): number[] {
  return faces.filter((face) => face.length === 1).map((face) => face[0]!);
}

export function conePoints(faces: Faces, n: number): number[] {
  return faces.length === 0 ? [] : range(n).filter((v) => faces.every((face) => has(faces, union(face, [v]))));
}

/** The vertex sets of the connected components, by edges alone. */
export function components(faces: Faces): number[][] {
  return connectedClasses(
    faces.filter((face) => face.length === 2),
    support(faces),
  );
}

export function isFlag(faces: Faces): boolean {
  const cliques = subsets(support(faces)).filter((set) =>
    set.every((u) => set.every((v) => u === v || has(faces, ascending([u, v])))),
  );
  return faces.length > 0 && cliques.every((clique) => has(faces, clique));
}

export function haveOneSize(sets: readonly List[]): boolean {
  return new Set(sets.map((set) => set.length)).size <= 1;
}

export function fVector(faces: Faces): bigint[] {
  return range(Math.max(0, dimension(faces) + 2)).map((size) =>
    BigInt(faces.filter((face) => face.length === size).length),
  );
}

/** The coefficients of Σ fᵢ₋₁ tⁱ (1−t)^(d−i), multiplied out. */
export function hVector(faces: Faces): bigint[] {
  const f = fVector(faces);
  const d = f.length - 1;
  const h = f.map(() => 0n);
  f.forEach((count, i) => {
    let power = [1n];
    for (let j = 0; j < d - i; j++) power = [...power, 0n].map((c, e) => c - (power[e - 1] ?? 0n));
    power.forEach((c, e) => (h[i + e]! += count * c));
  });
  return h;
}

/** The chains of nonempty faces, as sets of positions in the list of nonempty faces in canonical order. */
export function barycentricSubdivision(faces: Faces): { faces: number[][]; chains: number[][] } {
  const nonempty = distinct(faces).filter((face) => face.length > 0);
  let chains: number[][] = faces.length === 0 ? [] : [[]];
  const all = [...chains];
  while (chains.length > 0) {
    chains = chains.flatMap((chain) =>
      range(nonempty.length)
        .filter((i) => chain.every((j) => j < i && isSubset(nonempty[j]!, nonempty[i]!)))
        .map((i) => [...chain, i]),
    );
    all.push(...chains);
  }
  return { faces: nonempty, chains: distinct(all) };
}
