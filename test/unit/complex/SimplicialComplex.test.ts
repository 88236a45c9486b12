import { describe, expect, it } from 'vitest';
import { SetFamily } from 'spgames/sets';
import {
  barycentricSubdivision,
  components,
  disjointUnion,
  join,
  joinFactors,
  labelledApart,
  pureSkeleton,
  SimplicialComplex,
  skeleton,
  type Vertex,
  vertexFromLabel,
} from 'spgames/complex';
import { InputError, LimitError } from '../../../src/errors.js';
import { errorOf } from '../../helpers/codeOf.js';
import { range } from '../../helpers/range.js';
import chapter1 from '../../oracle/huntemann-chapter-1.json' with { type: 'json' };

describe('the examples of chapter 1', () => {
  /**
   * @source Huntemann 2018, Ex. 1.22
   * @source Huntemann 2018, Ex. 1.32
   * @source Huntemann 2018, Ex. 1.33
   * @source Huntemann 2018, Ex. 1.47
   */
  it.each(chapter1.examples)('$name', ({ vertices, facets, nonfaces }) => {
    const ground = vertices.map(vertexFromLabel);
    const sets = (lists: readonly string[]): number[][] =>
      lists.map((list) => list.split(' ').map((label) => vertices.indexOf(label)));
    const printed = (family: SetFamily): string[] =>
      family.toLists().map((set) => set.map((v) => vertices[v]).join(' '));
    const byFacets = SimplicialComplex.fromFacets(sets(facets), ground);
    expect(printed(byFacets.minimalNonfaces)).toEqual(nonfaces);
    const byNonfaces = SimplicialComplex.fromNonfaces(sets(nonfaces), ground);
    expect(printed(byNonfaces.facets)).toEqual(facets);
    expect(byNonfaces.equals(byFacets)).toBe(true);
  });
});

describe('SimplicialComplex refuses', () => {
  const path = SimplicialComplex.fromFacets(
    [
      [0, 1],
      [1, 2],
    ],
    3,
  );
  const twice: Vertex[] = [{ label: 'x1' }, { label: 'x1' }];
  it.each([
    ['an unknown vertex', () => SimplicialComplex.fromFacets([[3]], 3), 'invalid-vertex', 'contains 3'],
    [
      'a family on another ground set',
      () => SimplicialComplex.fromFacets(SetFamily.fromLists([], 2), 3),
      'not-the-same-ground-set',
      'SimplicialComplex.fromFacets: a family on 2 elements and 3 vertices',
    ],
    [
      'nonfaces on another ground set',
      () => SimplicialComplex.fromNonfaces(SetFamily.fromLists([], 4), 3),
      'not-the-same-ground-set',
      'SimplicialComplex.fromNonfaces',
    ],
    ['equal labels', () => SimplicialComplex.simplex(twice), 'not-distinct-labels', 'x1 occurs twice'],
    ['an empty label', () => SimplicialComplex.simplex([{ label: '' }]), 'invalid-label', '""'],
    ['a label with a space', () => SimplicialComplex.simplex([{ label: 'x 1' }]), 'invalid-label', 'x 1'],
    ['a strange side', () => SimplicialComplex.simplex([{ label: 'a', side: 'X' as 'L' }]), 'invalid-side', '"X"'],
    ['half a vertex', () => SimplicialComplex.simplex(1.5), 'invalid-ground-set', '1.5'],
    ['the link of an unknown vertex', () => path.link([3]), 'invalid-vertex', 'SimplicialComplex.link'],
    ['the star of an unknown vertex', () => path.star([-1]), 'invalid-vertex', 'SimplicialComplex.star'],
    ['the deletion of an unknown vertex', () => path.deletion([0.5]), 'invalid-vertex', 'SimplicialComplex.deletion'],
    ['the part on an unknown vertex', () => path.induced([0, 8]), 'invalid-vertex', 'SimplicialComplex.induced'],
    ['a query for an unknown vertex', () => path.isFace([8]), 'invalid-vertex', 'contains 8'],
    ['an unknown label', () => path.indices(['1', 'x9']), 'unknown-vertex', 'x9 is not a vertex'],
    [
      'too few new vertices',
      () => path.withVertices([{ label: 'a' }]),
      'not-the-same-ground-set',
      '1 vertices; expected 3',
    ],
    ['a join with common labels', () => join(path, path), 'not-distinct-labels', 'join'],
    ['a union with common labels', () => disjointUnion(path, path), 'not-distinct-labels', 'disjointUnion'],
  ])('%s', (_, call, code, message) => {
    const error = errorOf(call);
    expect(error).toBeInstanceOf(InputError);
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
  });

  it('labels that two complexes have in common are told apart where that is asked for', () => {
    const named = (labels: string[]): SimplicialComplex => SimplicialComplex.fromFacets([[0, 1], [2]], labels);
    const hint = errorOf(() => join(path, path)).hint;
    expect(hint).toContain('join(D, labelledApart(D, E))');
    const first = named(['x1', 'x3', 'a']);
    const apart = labelledApart(first, named(['x2', 'a', 'y1']));
    expect(apart.vertices).toEqual([{ label: 'x5', side: 'L' }, { label: "a'" }, { label: 'y1', side: 'R' }]);
    expect(join(first, apart).vertices.map(({ label }) => label)).toEqual(['x1', 'x3', 'a', 'x5', "a'", 'y1']);
    const other = named(['u', 'v', 'w']);
    expect(labelledApart(first, other)).toBe(other);
    expect(disjointUnion(path, labelledApart(path, path)).n).toBe(2 * path.n);
  });
});

describe('SimplicialComplex', () => {
  it('keeps its vertices when the list it was given changes', () => {
    const vertices: Vertex[] = [{ label: 'a' }, { label: 'b' }];
    const complex = SimplicialComplex.simplex(vertices);
    vertices.push({ label: 'c' });
    expect(complex.n).toBe(2);
    expect(complex.withVertices(complex.vertices).vertices).toBe(complex.vertices);
  });

  it('relabels', () => {
    const edge = SimplicialComplex.fromFacets(
      [[0, 1]],
      [
        { label: 'x1', side: 'L' },
        { label: 'y1', side: 'R' },
      ],
    );
    const named = edge.withLabels((label, i) => `${label}-${i}`);
    expect(named.vertices).toEqual([
      { label: 'x1-0', side: 'L' },
      { label: 'y1-1', side: 'R' },
    ]);
    expect(named.indices(['y1-1', 'x1-0'])).toEqual([1, 0]);
    expect(named.equals(edge)).toBe(false);
    expect(named.withVertices(edge.vertices).equals(edge)).toBe(true);
    expect(edge.equals(SimplicialComplex.fromFacets([[0, 1]], [{ label: 'x1', side: 'L' }, { label: 'y1' }]))).toBe(
      false,
    );
    expect(edge.equals(SimplicialComplex.fromFacets([[0, 1]], edge.vertices.slice(0, 2).concat({ label: 'z' })))).toBe(
      false,
    );
  });

  it('says which descriptions it has', () => {
    const complex = SimplicialComplex.fromFacets([[0]], 2);
    expect(complex.known.nonfaces).toBeUndefined();
    expect(complex.minimalNonfaces.toLists()).toEqual([[1]]);
    expect(complex.known.nonfaces).toBe(complex.minimalNonfaces);
    expect(complex.known.facets).toBe(complex.facets);
  });

  it('knows that isolated points are not a flag complex of a simplex, and loops do not count', () => {
    expect(
      SimplicialComplex.fromFacets(
        [
          [0, 1],
          [1, 2],
          [0, 2],
        ],
        4,
      ).isFlag(),
    ).toBe(false);
    expect(
      SimplicialComplex.fromFacets(
        [
          [0, 1],
          [1, 2],
        ],
        4,
      ).isFlag(),
    ).toBe(true);
    expect(SimplicialComplex.void(3).isFlag()).toBe(false);
  });
});

describe('bounds', () => {
  const triples = SimplicialComplex.fromNonfaces(
    range(5).map((i) => [3 * i, 3 * i + 1, 3 * i + 2]),
    15,
  );
  const fresh = (): SimplicialComplex => SimplicialComplex.fromNonfaces(triples.minimalNonfaces, 15);
  const byFacets = (): SimplicialComplex => SimplicialComplex.fromFacets(triples.complement().facets, 15);
  it.each([
    ['listFacets', () => fresh().listFacets({ limit: 242 })],
    [
      'listMinimalNonfaces',
      () => byFacets().alexanderDual().alexanderDual().complement().listMinimalNonfaces({ limit: 4 }),
    ],
    ['listMinimalVertexCovers', () => fresh().listMinimalVertexCovers({ limit: 4 })],
    ['listFaces', () => fresh().listFaces(2, { limit: 400 })],
    ['skeleton', () => skeleton(triples, 2, { limit: 400 })],
    ['pureSkeleton', () => pureSkeleton(triples, 2, { limit: 400 })],
    ['isPure', () => fresh().isPure({ limit: 242 })],
    ['joinFactors', () => joinFactors(byFacets(), { limit: 4 })],
    ['components', () => components(fresh(), { limit: 242 })],
    ['barycentricSubdivision', () => barycentricSubdivision(SimplicialComplex.simplex(30), { limit: 1000 })],
  ])('of %s', (_, call) => {
    const error = errorOf(call);
    expect(error).toBeInstanceOf(LimitError);
    expect(error.code).toBe('too-many-items');
  });

  it('are not reached by as many as are allowed', () => {
    expect(fresh().listFacets({ limit: 243 }).size).toBe(243);
    expect(fresh().listFaces(2, { limit: 450 }).size).toBe(450);
    expect(barycentricSubdivision(SimplicialComplex.simplex(4), { limit: 24 }).complex.facets.size).toBe(24);
    expect(skeleton(triples, 2, { limit: 450 }).facets.size).toBe(450);
  });

  it('a join with too many facets is refused', () => {
    const many = (prefix: string): SimplicialComplex =>
      SimplicialComplex.fromFacets(
        range(3000).map((v) => [v]),
        range(3000).map((v) => ({ label: `${prefix}${v}` })),
      );
    const first = many('a');
    expect(errorOf(() => join(first, many('b'))).code).toBe('too-much-memory');
  });
});

describe('large complexes', () => {
  it('faces of any size come one by one', () => {
    const n = 20_000;
    for (const complex of [SimplicialComplex.simplex(n), SimplicialComplex.fromFacets([range(n)], n)]) {
      const faces = complex.faces(n - 2);
      expect(faces.next().value).toEqual(range(n - 1));
      expect(faces.next().value).toEqual([...range(n - 2), n - 1]);
    }
  });

  it('cone points, loops and join factors by the thousand', () => {
    const n = 100_000;
    const simplex = SimplicialComplex.simplex(n);
    expect(simplex.dimension).toBe(n - 1);
    expect(simplex.facets.cardinality(0)).toBe(n);
    expect(joinFactors(simplex).length).toBe(n);
    expect(simplex.conePoints.length).toBe(n);
    expect(SimplicialComplex.irrelevant(n).fVector()).toEqual([1n]);
    expect(SimplicialComplex.irrelevant(n).loops.length).toBe(n);
  });

  it('disjoint facets', () => {
    const n = 20_000;
    const edges = range(n / 2).map((i) => [2 * i, 2 * i + 1]);
    const complex = SimplicialComplex.fromFacets(edges, n);
    expect(complex.facets.size).toBe(n / 2);
    expect(components(complex).length).toBe(n / 2);
    expect(complex.isConnected()).toBe(false);
    expect(complex.conePoints).toEqual([]);
    expect(complex.link([0]).facets.toLists()).toEqual([[1]]);
    expect(complex.isFace([n - 2, n - 1])).toBe(true);
    expect(complex.isFace([n - 3, n - 1])).toBe(false);
  });
});
