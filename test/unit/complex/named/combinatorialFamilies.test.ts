import { describe, expect, it } from 'vitest';
import {
  eulerCharacteristic,
  fareyMap,
  isClosedPseudomanifold,
  multiAssociahedron,
  notConnectedGraphs,
  randomFacets,
  reducedHomology,
  shiftedComplex,
  SimplicialComplex,
  residueSumComplex,
} from 'spgames/complex';
import { asComplex, parseSource } from 'spgames/sources';
import { codeOf } from '../../../helpers/codeOf.js';
import { range } from '../../../helpers/range.js';

/** The complex of all subsets of the ground set that have a property, which subsets inherit. */
const byProperty = (labels: readonly string[], holds: (set: readonly number[]) => boolean): SimplicialComplex =>
  SimplicialComplex.fromFacets(
    range(2 ** labels.length)
      .map((mask) => range(labels.length).filter((i) => (mask >> i) & 1))
      .filter(holds),
    [...labels],
  );

const labelsOf = ({ vertices }: SimplicialComplex): string[] => vertices.map(({ label }) => label);
const pairs = (labels: readonly string[]): [number, number][] =>
  labels.map((label) => label.split('-').map(Number) as [number, number]);

describe('residueSumComplex', () => {
  it.each([
    [5, [0, 1]],
    [6, [0, 2, 5]],
    [7, [-1, 3, 1]],
    [4, [2]],
  ])('modulo %i of %j has the facets of its definition', (n, residues) => {
    const k = residues.length;
    const facets = range(2 ** n)
      .map((mask) => range(n).filter((i) => (mask >> i) & 1))
      .filter((set) => set.length === k)
      .filter((set) => residues.some((a) => (set.reduce((x, y) => x + y, 0) - a) % n === 0));
    const complex = residueSumComplex(n, residues);
    expect(complex.facets.toLists().map(String).sort()).toEqual(facets.map(String).sort());
    expect(labelsOf(complex)).toEqual(range(n).map(String));
  });

  it('has the torsion that Linial, Meshulam and Rosenthal found', () => {
    expect(reducedHomology(residueSumComplex(10, [0, 1, 2, 3, 6])).flatMap(({ torsion }) => torsion)).toEqual([2728n]);
    expect(reducedHomology(residueSumComplex(13, [0, 1, 3])).flatMap(({ torsion }) => torsion)).toEqual([159n]);
  });
});

describe('fareyMap', () => {
  it.each([5, 7, 11])('modulo %i has the triples with determinants ±1', (p) => {
    const complex = fareyMap(p);
    const points = labelsOf(complex).map((label) => label.split('.').map(Number) as [number, number]);
    const adjacent = (i: number, j: number): boolean => {
      const determinant = points[i]![0] * points[j]![1] - points[i]![1] * points[j]![0];
      return (determinant - 1) % p === 0 || (determinant + 1) % p === 0;
    };
    const facets: number[][] = [];
    for (const i of points.keys())
      for (let j = 0; j < i; j++)
        if (adjacent(i, j)) for (let k = 0; k < j; k++) if (adjacent(i, k) && adjacent(j, k)) facets.push([k, j, i]);
    expect(complex.facets.toLists().map(String).sort()).toEqual(facets.map(String).sort());
    expect(points).toHaveLength((p * p - 1) / 2);
    expect(isClosedPseudomanifold(complex)).toBe(true);
  });

  it('is the icosahedron for 5, and of genus 3 for 7', () => {
    expect([5, 7].map((p) => eulerCharacteristic(fareyMap(p)))).toEqual([2n, -4n]);
  });
});

describe('notConnectedGraphs', () => {
  it.each([
    [2, 1],
    [3, 2],
    [4, 1],
    [4, 2],
    [4, 3],
    [5, 1],
    [5, 3],
  ])('on %i vertices, not %i-connected', (n, i) => {
    const complex = notConnectedGraphs(n, i);
    const edges = pairs(labelsOf(complex));
    const isConnected = (kept: readonly number[], set: readonly number[]): boolean => {
      const reached = new Set([kept[0]!]);
      for (const _ of kept)
        for (const e of set) {
          const [u, v] = edges[e]!;
          if (kept.includes(u) && kept.includes(v) && (reached.has(u) || reached.has(v))) reached.add(u).add(v);
        }
      return reached.size === kept.length;
    };
    // i-connected: connected without any i − 1 vertices or fewer.
    const cuts = range(2 ** n)
      .map((mask) => range(n).filter((v) => (mask >> v) & 1))
      .filter((cut) => cut.length < i)
      .map((cut) => range(n).flatMap((v) => (cut.includes(v) ? [] : [v + 1])));
    const expected = byProperty(labelsOf(complex), (set) => cuts.some((kept) => !isConnected(kept, set)));
    expect(complex.equals(expected)).toBe(true);
  });
});

describe('multiAssociahedron', () => {
  it.each([
    [3, 1],
    [4, 1],
    [6, 1],
    [5, 2],
    [7, 2],
    [8, 3],
  ])('of a %i-gon has no %i + 1 diagonals that cross each other', (n, k) => {
    const complex = multiAssociahedron(n, k);
    const diagonals = pairs(labelsOf(complex));
    const cross = (i: number, j: number): boolean => {
      const [[a, b], [c, d]] = [diagonals[i]!, diagonals[j]!];
      return (a < c && c < b && b < d) || (c < a && a < d && d < b);
    };
    const largest = (set: readonly number[]): number =>
      set.length === 0
        ? 0
        : Math.max(largest(set.slice(1)), 1 + largest(set.slice(1).filter((j) => cross(set[0]!, j))));
    expect(complex.equals(byProperty(labelsOf(complex), (set) => largest(set) <= k))).toBe(true);
    expect(complex.dimension).toBe(k * (n - 2 * k - 1) - 1);
  });
});

describe('shiftedComplex', () => {
  it.each([
    [
      [
        [1, 6],
        [2, 4],
      ],
    ],
    [[[4, 2, 5]]],
    [[[3], [1, 2, 4], [2, 5]]],
    [[[]]],
    [[]],
  ])('of %j', (generators) => {
    const complex = shiftedComplex(generators);
    const isBelow = (set: readonly number[], generator: readonly number[]): boolean =>
      set.length === generator.length && [...generator].sort((a, b) => a - b).every((most, i) => set[i]! + 1 <= most);
    const sets = range(2 ** complex.n)
      .map((mask) => range(complex.n).filter((v) => (mask >> v) & 1))
      .filter((set) => generators.some((generator) => isBelow(set, generator)));
    expect(complex.equals(SimplicialComplex.fromFacets(sets, complex.n))).toBe(true);
  });

  it('refuses sets that are none of numbers from 1', () => {
    for (const wrong of [[[0, 1]], [[1, 1]], [[1.5]]]) expect(codeOf(() => shiftedComplex(wrong))).toBe('invalid-size');
  });
});

describe('randomFacets', () => {
  it('has exactly as many facets as asked for', () => {
    for (const m of [0, 1, 7, 34, 35]) {
      const complex = randomFacets(7, 2, m, { seed: m });
      expect([complex.n, m === 0 || complex.isPure()]).toEqual([7, true]);
      expect(complex.facets.toLists().filter((facet) => facet.length === 3)).toHaveLength(m);
      expect(complex.facets.size).toBe(Math.max(1, m));
    }
  });

  it('draws each set as often as any other, and the same with the same seed', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 600; seed++)
      for (const facet of randomFacets(4, 1, 2, { seed }).facets.toLists())
        counts.set(String(facet), (counts.get(String(facet)) ?? 0) + 1);
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
    expect(randomFacets(9, 2, 5, { seed: 4 }).equals(randomFacets(9, 2, 5, { seed: 4 }))).toBe(true);
  });

  it('refuses more facets than there are sets', () => {
    expect(codeOf(() => randomFacets(4, 1, 7))).toBe('invalid-size');
    expect(codeOf(() => randomFacets(4, 1, 2, { seed: -1 }))).toBe('invalid-seed');
  });
});

describe('as sources', () => {
  it.each([
    ['sum-complex:7,6,3,1', residueSumComplex(7, [6, 3, 1])],
    ['farey:5', fareyMap(5)],
    ['not-i-connected:4,2', notConnectedGraphs(4, 2)],
    ['multi-associahedron:7,2', multiAssociahedron(7, 2)],
    [
      'shifted:1 6, 2 4',
      shiftedComplex([
        [1, 6],
        [2, 4],
      ]),
    ],
    ['random-facets:n=9,d=2,m=7,seed=3', randomFacets(9, 2, 7, { seed: 3 })],
  ])('%s', (source, complex) => {
    expect(asComplex(parseSource(source)).equals(complex)).toBe(true);
  });

  it.each([
    ['lens:4,2', 'invalid-size'],
    ['lens:4', 'not-a-size'],
    ['farey:9', 'invalid-size'],
    ['farey:1009', 'too-large-ground-set'],
    ['rp:12', 'too-large-ground-set'],
    ['cube:30', 'too-large-ground-set'],
    ['moore:1', 'invalid-size'],
    ['nonorientable:0', 'invalid-size'],
    ['surface:1000000', 'too-large-ground-set'],
    ['not-i-connected:30,2', 'too-large-ground-set'],
    ['multi-associahedron:60,9', 'too-large-ground-set'],
    ['sum-complex:5,0,5', 'invalid-size'],
    ['sum-complex:60,0,1,2,3,4,5,6,7,8', 'too-large-ground-set'],
    ['shifted:1 x', 'not-a-number'],
    ['shifted:20 40 60 80 100', 'too-large-ground-set'],
    ['random-facets:n=9,d=2', 'invalid-parameter'],
    ['random-facets:n=9,d=2,m=7,p=1', 'invalid-parameter'],
  ])('%s is refused: %s', (source, code) => {
    expect(codeOf(() => parseSource(source))).toBe(code);
  });
});
