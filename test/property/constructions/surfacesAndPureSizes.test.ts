import { describe, expect, it } from 'vitest';
import { namedComplex, SimplicialComplex, type Vertex } from 'spgames/complex';
import { whiskeredParity } from 'spgames/constructions';
import { placementPoset } from 'spgames/days';
import { Evaluator } from 'spgames/evaluation';
import { birthday, standardStore as store, valuesBornBy, type Value } from 'spgames/values';
import { SetFamily } from 'spgames/sets';
import { isomorphismRepresentatives } from 'spgames/symmetry';
import { inFull, sampled } from '../../helpers/sampling.js';

const evaluator = new Evaluator();

/** The triangulations with one vertex more: a vertex in a triangle, and then all that flips of edges make of these. */
function oneVertexMore(triangulations: readonly number[][][], n: number): number[][][] {
  const seen = new Map<string, number[][]>();
  const open: number[][][] = [];
  const add = (triangles: number[][]): void => {
    const [representative] = isomorphismRepresentatives([SetFamily.fromLists(triangles, n + 1)]);
    const key = JSON.stringify(canonical(representative!));
    if (seen.has(key)) return;
    seen.set(key, triangles);
    open.push(triangles);
  };
  for (const triangles of triangulations)
    for (const [a, b, c] of triangles)
      add([
        ...triangles.filter((each) => each[0] !== a || each[1] !== b || each[2] !== c),
        [a!, b!, n],
        [a!, c!, n],
        [b!, c!, n],
      ]);
  for (let triangles = open.pop(); triangles !== undefined; triangles = open.pop())
    for (const flipped of flips(triangles)) add(flipped);
  return [...seen.values()];
}

/**
 * A form that is the same for isomorphic triangulations: the least of the lists by which walks around can number it.
 */
function canonical(family: SetFamily): number[][] {
  const triangles = family.toLists();
  let best: number[][] | undefined;
  for (const [a, b, c] of triangles)
    for (const start of [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ] as number[][]) {
      const found = numbered(triangles, start);
      if (best === undefined || JSON.stringify(found) < JSON.stringify(best)) best = found;
    }
  return best!;
}

function numbered(triangles: readonly number[][], start: readonly number[]): number[][] {
  const number = new Map(start.map((v, i) => [v, i]));
  const queue: [number, number, number][] = [[start[0]!, start[1]!, start[2]!]];
  const seen = new Set([start.toSorted((x, y) => x - y).join()]);
  while (queue.length > 0) {
    const [p, q, r] = queue.shift()!;
    for (const [u, v, w] of [
      [p, q, r],
      [q, r, p],
      [r, p, q],
    ] as const) {
      const next = triangles.find((t) => t.includes(u) && t.includes(v) && !t.includes(w))!;
      const key = next.toSorted((x, y) => x - y).join();
      if (seen.has(key)) continue;
      seen.add(key);
      const x = next.find((z) => z !== u && z !== v)!;
      if (!number.has(x)) number.set(x, number.size);
      queue.push([v, u, x]);
    }
  }
  return triangles
    .map((t) => t.map((v) => number.get(v)!).sort((x, y) => x - y))
    .sort((s, t) => s[0]! - t[0]! || s[1]! - t[1]! || s[2]! - t[2]!);
}

function flips(triangles: readonly number[][]): number[][][] {
  const isEdge = (v: number, w: number): boolean => triangles.some((t) => t.includes(v) && t.includes(w));
  return triangles.flatMap((s, i) =>
    triangles.slice(i + 1).flatMap((t) => {
      const common = s.filter((v) => t.includes(v));
      if (common.length !== 2) return [];
      const [x, y] = [s.find((v) => !t.includes(v))!, t.find((v) => !s.includes(v))!];
      if (isEdge(x, y)) return [];
      const rest = triangles.filter((each) => each !== s && each !== t);
      return [[...rest, ...common.map((v) => [v, x, y].sort((a, b) => a - b))]];
    }),
  );
}

function valueWithSides(facets: readonly (readonly number[])[], n: number, sides: number): Value {
  const vertices = Array.from({ length: n }, (_, v): Vertex => ({
    label: `v${v}`,
    side: ((sides >> v) & 1) !== 0 ? 'L' : 'R',
  }));
  return evaluator.value(SimplicialComplex.fromFacets(facets, vertices));
}

describe('triangulated surfaces', () => {
  it('of the sphere never have the value 0', () => {
    let triangulations: number[][][] = [
      [
        [0, 1, 2],
        [0, 1, 3],
        [0, 2, 3],
        [1, 2, 3],
      ],
    ];
    const counts = [1];
    for (let n = 4; n <= (inFull ? 9 : 7); n++) {
      for (const triangles of triangulations)
        for (const sides of sampled(
          Array.from({ length: 2 ** n }, (_, i) => i),
          40,
        ))
          expect(valueWithSides(triangles, n, sides)).not.toBe(store.zero);
      if (n === (inFull ? 9 : 7)) break;
      triangulations = oneVertexMore(triangulations, n);
      counts.push(triangulations.length);
    }
    // The numbers of triangulations of the sphere with 4, 5, … vertices, A000109.
    expect(counts).toEqual([1, 1, 2, 5, 14, 50].slice(0, counts.length));
  });

  it('of the projective plane with six vertices never have the value 0', () => {
    const plane = namedComplex('real-projective-plane').facets.toLists();
    for (let sides = 0; sides < 64; sides++) expect(valueWithSides(plane, 6, sides)).not.toBe(store.zero);
  });
});

describe('sizes of pure complexes', () => {
  /** The values {L | R} with options from a set; sets of options without dominated ones are enough. */
  function valuesOf(options: readonly Value[]): Set<Value> {
    const antichains = options.reduce<Value[][]>(
      (chains, value) => [
        ...chains,
        ...chains
          .filter((chain) => chain.every((other) => !other.isAtMost(value) && !value.isAtMost(other)))
          .map((chain) => [...chain, value]),
      ],
      [[]],
    );
    const found = new Set<Value>();
    for (const left of antichains)
      for (const right of antichains) if (left.length + right.length > 0) found.add(store.fromOptions(left, right));
    return found;
  }

  it('are b + 2 at least for eleven values of day 2', () => {
    const bySize = [new Set([store.zero])];
    while (bySize.length < 4) bySize.push(valuesOf([...bySize.at(-1)!]));
    expect(bySize.map(({ size }) => size)).toEqual([1, 3, 8, 28]);
    const day2 = valuesBornBy(2);
    const late = day2.filter((value) => !bySize.some((values) => values.has(value)));
    expect(late.length).toBe(11);
    // They are the values that whiskered complexes cannot have.
    expect(late.every((value) => birthday(value) === 2n && whiskeredParity(value).excluded)).toBe(true);
    expect(day2.filter((value) => whiskeredParity(value).excluded).length).toBe(11);
    // The values of pure complexes of size at most 3, by a search: those that the sizes allow, and no others.
    const allowed = new Set(bySize.flatMap((values) => [...values].map(String)));
    const pure = placementPoset(3, { complexes: 'pure' }).elements.map(String);
    expect(new Set(pure)).toEqual(allowed);
  });
});
