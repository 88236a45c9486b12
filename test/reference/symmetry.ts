/** Isomorphisms by their definition: every permutation is tried. */

type Sets = readonly (readonly number[])[];

/** All permutations of 0…n−1, as lists of images. */
export function* permutations(n: number, begun: readonly number[] = []): Generator<readonly number[]> {
  if (begun.length === n) yield begun;
  for (let v = 0; v < n; v++) if (!begun.includes(v)) yield* permutations(n, [...begun, v]);
}

function named(sets: Sets, map: readonly number[]): string {
  const lists = sets.map((set) => [...new Set(set)].map((v) => map[v]!).sort((u, v) => u - v));
  return [...new Set(lists.map((list) => list.join()))].sort().join(' | ');
}

/** All bijections that bring the sets of one family to those of the other and keep colours. */
export function isomorphisms(
  a: Sets,
  b: Sets,
  coloursA: readonly number[],
  coloursB: readonly number[],
): (readonly number[])[] {
  const n = coloursA.length;
  if (n !== coloursB.length) return [];
  const identity = coloursA.map((_, v) => v);
  const wanted = `${new Set(b.map((set) => named([set], identity))).size} ${named(b, identity)}`;
  const count = new Set(a.map((set) => named([set], identity))).size;
  return [...permutations(n)].filter(
    (map) => coloursA.every((colour, v) => colour === coloursB[map[v]!]) && `${count} ${named(a, map)}` === wanted,
  );
}

/** The orbits of a list of all elements of a group. */
export function orbitsOf(group: readonly (readonly number[])[], n: number): number[][] {
  const orbits = Array.from({ length: n }, (_, v) => [...new Set(group.map((g) => g[v]!))].sort((x, y) => x - y));
  return orbits.filter((orbit, v) => orbit[0] === v);
}
