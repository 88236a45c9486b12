import fc from 'fast-check';
import { SimplicialComplex, type Vertex } from 'spgames/complex';
import { range } from '../helpers/range.js';
import * as reference from '../reference/simplicialComplex.js';

/** A complex together with all its faces, which the tests know from the lists it was made from. */
export interface KnownComplex {
  readonly vertices: readonly Vertex[];
  /** How it was made, and of what: `facets` from faces, `nonfaces` from nonfaces. */
  readonly made: 'facets' | 'nonfaces';
  readonly lists: readonly (readonly number[])[];
  readonly faces: readonly (readonly number[])[];
}

/** A new complex; nothing is computed or remembered yet. */
export function build({ vertices, made, lists }: KnownComplex): SimplicialComplex {
  return made === 'facets'
    ? SimplicialComplex.fromFacets(lists, vertices)
    : SimplicialComplex.fromNonfaces(lists, vertices);
}

/** Vertices of mixed sides, of one side only, or without sides; labels do not follow the order. */
function groundSets(n: number, prefix: string): fc.Arbitrary<Vertex[]> {
  const sides = fc.oneof(
    { weight: 4, arbitrary: fc.array(fc.constantFrom('L', 'R', ''), { minLength: n, maxLength: n }) },
    { weight: 1, arbitrary: fc.constantFrom('L', 'R', '').map((side) => new Array<string>(n).fill(side)) },
  );
  return fc.tuple(sides, fc.nat({ max: 6 })).map(([chosen, turn]) =>
    chosen.map((side, i): Vertex => {
      const label = `${prefix}${(side === 'L' ? 'x' : side === 'R' ? 'y' : 'z') + String(((i + turn) % n) + 1)}`;
      return side === '' ? { label } : { label, side: side as 'L' | 'R' };
    }),
  );
}

/** Labelled complexes on at most 6 vertices: all degenerate ones, cones, loops, and random facets or nonfaces. */
export function complexes({
  maxN = 6,
  prefix = '',
}: { maxN?: number; prefix?: string } = {}): fc.Arbitrary<KnownComplex> {
  return fc.integer({ min: 0, max: maxN }).chain((n) => {
    const all = range(n);
    const set = fc.oneof(
      { weight: 4, arbitrary: fc.subarray(all) },
      { weight: 1, arbitrary: fc.shuffledSubarray(all).map((list) => [...list, ...list.slice(0, 1)]) },
    );
    const nonempty = n === 0 ? set : fc.shuffledSubarray(all, { minLength: 1 });
    const lists = fc.oneof(
      {
        weight: 1,
        arbitrary: fc.constantFrom<number[][]>(
          [],
          [[]],
          [all],
          all.map((v) => [v]),
          all.slice(1).map((v) => [0, v]),
        ),
      },
      { weight: 2, arbitrary: fc.array(set, { maxLength: 5 }) },
      { weight: 6, arbitrary: fc.array(nonempty, { maxLength: 7 }) },
    );
    return fc
      .record({ vertices: groundSets(n, prefix), made: fc.constantFrom('facets' as const, 'nonfaces' as const), lists })
      .map((known): KnownComplex => ({
        ...known,
        faces: known.made === 'facets' ? reference.closure(known.lists) : reference.avoiding(known.lists, n),
      }));
  });
}

/** The degenerate complexes of every kind on n vertices, each made in both ways. */
export function degenerateComplexes(n: number): [string, KnownComplex][] {
  const vertices = Array.from({ length: n }, (_, i): Vertex =>
    i % 2 === 0 ? { label: `x${i}`, side: 'L' } : { label: `y${i}`, side: 'R' },
  );
  const all = vertices.map((_, v) => v);
  const kinds: [string, number[][], number[][]][] = [
    ['void', [], [[]]],
    ['irrelevant', [[]], all.map((v) => [v])],
    ['simplex', [all], []],
    ['points', all.map((v) => [v]), all.flatMap((v) => all.slice(0, v).map((u) => [u, v]))],
    ['boundary', all.map((v) => all.filter((u) => u !== v)), [all]],
    ['simplex beside a loop', [all.slice(1)], n === 0 ? [] : [[0]]],
  ];
  return kinds.flatMap(([name, facets, nonfaces]): [string, KnownComplex][] => {
    const possible = name !== 'boundary' && name !== 'points' ? true : n > 0;
    if (!possible) return [];
    return [
      [
        `${name} on ${n} vertices, by facets`,
        { vertices, made: 'facets', lists: facets, faces: reference.closure(facets) },
      ],
      [
        `${name} on ${n} vertices, by nonfaces`,
        { vertices, made: 'nonfaces', lists: nonfaces, faces: reference.avoiding(nonfaces, n) },
      ],
    ];
  });
}
