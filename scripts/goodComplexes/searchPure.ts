import { SimplicialComplex, vertexDecomposition } from '../../src/complex/index.js';
import type { Value, ValueStore } from '../../src/values/index.js';
import { randomNumbers } from '../../test/generators/randomNumbers.js';

/** A complex whose first vertices are a facet, each later one attached to what is there. */
export interface Attached {
  readonly sides: string;
  readonly facets: readonly (readonly number[])[];
}

/**
 * The fewest vertices, then facets, of vertex decomposable complexes of a size with values that are asked for, among
 * random ones: each vertex is attached over faces of what is there that hang together.
 * @param wanted the values
 */
export function searchPure(
  size: number,
  most: number,
  seed: number,
  rounds: number,
  wanted: ReadonlySet<Value>,
  store: ValueStore,
): Map<Value, Attached> {
  const random = randomNumbers(seed);
  const below = (n: number): number => Math.floor(random() * n);
  const best = new Map<Value, Attached>();
  const known = new Map<string, Value>();
  for (let round = 0; round < rounds; round++) {
    if (known.size > 3e5) known.clear();
    const n = size + 1 + below(most - size);
    const sides = Array.from({ length: n }, () => (below(2) === 0 ? 'L' : 'R')).join('');
    const facets = [Array.from({ length: size }, (_, v) => v)];
    for (let v = size; v < n; v++) {
      const link = hangingTogether(ridgesOf(facets), 1 + below(2 * size), below);
      facets.push(...link.map((face) => [...face, v]));
    }
    const value = valueOf(facets, sides, store, known);
    if (!wanted.has(value)) continue;
    const before = best.get(value);
    if (
      before !== undefined &&
      (before.sides.length < n || (before.sides.length === n && before.facets.length <= facets.length))
    )
      continue;
    if (vertexDecomposition(SimplicialComplex.fromFacets(facets, n)).vertexDecomposable === true)
      best.set(value, { sides, facets });
  }
  return best;
}

/** The value, by the links of all vertices. */
function valueOf(
  facets: readonly (readonly number[])[],
  sides: string,
  store: ValueStore,
  known: Map<string, Value>,
): Value {
  const key = facets
    .map((facet) =>
      facet
        .map((v) => `${v}${sides[v]!}`)
        .sort()
        .join('.'),
    )
    .sort()
    .join(' ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const options: Record<string, Value[]> = { L: [], R: [] };
  for (const v of new Set(facets.flat())) {
    const link = facets.filter((facet) => facet.includes(v)).map((facet) => facet.filter((u) => u !== v));
    options[sides[v]!]!.push(valueOf(link, sides, store, known));
  }
  const value = store.fromOptions(options['L']!, options['R']!);
  known.set(key, value);
  return value;
}

/** The faces with one vertex less than facets. */
function ridgesOf(facets: readonly (readonly number[])[]): number[][] {
  const ridges = new Map<string, number[]>();
  for (const facet of facets)
    for (const v of facet) {
      const ridge = facet.filter((u) => u !== v).sort((a, b) => a - b);
      ridges.set(ridge.join(), ridge);
    }
  return [...ridges.values()];
}

/** Some of the faces, at most so many; each but the first shares all but one vertex with an earlier one. */
function hangingTogether(faces: readonly number[][], count: number, below: (n: number) => number): number[][] {
  const some = [faces[below(faces.length)]!];
  while (some.length < count) {
    const next = faces.filter(
      (face) => !some.includes(face) && some.some((other) => face.filter((v) => !other.includes(v)).length === 1),
    );
    if (next.length === 0) break;
    some.push(next[below(next.length)]!);
  }
  return some;
}
