import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  barycentricSubdivision,
  components,
  disjointUnion,
  eulerCharacteristic,
  hVector,
  join,
  joinFactors,
  pureSkeleton,
  reducedEulerCharacteristic,
  SimplicialComplex,
  skeleton,
} from 'spgames/complex';
import * as reference from '../../reference/simplicialComplex.js';
import { gradedCount } from '../../reference/setFamily.js';
import { build, complexes, degenerateComplexes, type KnownComplex } from '../../generators/complexes.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

const parameters = { numRuns: runs(1000) };

/** The complex has these faces: by its facets, its nonfaces, and the lists of its faces. */
function expectFaces(actual: SimplicialComplex, faces: reference.Faces): void {
  expect(actual.facets.toLists()).toEqual(reference.facets(faces));
  expect(actual.minimalNonfaces.toLists()).toEqual(reference.minimalNonfaces(faces, actual.n));
  // A first antichain that is not one, or not in order, would show in what is built from it.
  expect(SimplicialComplex.fromFacets(actual.facets, actual.vertices).equals(actual)).toBe(true);
}

/** A complex and a set of its vertices, often a face. */
const withSet: fc.Arbitrary<{ known: KnownComplex; set: number[] }> = complexes().chain((known) =>
  fc
    .oneof(
      fc.subarray(known.vertices.map((_, v) => v)),
      fc.constantFrom(...(known.faces.length > 0 ? known.faces : [[]])).map((face) => [...face]),
    )
    .map((set) => ({ known, set })),
);

function expectEverything(known: KnownComplex): void {
  const { vertices, faces } = known;
  const n = vertices.length;
  const fresh = (): SimplicialComplex => build(known);
  const grading = vertices.map(({ side }) =>
    side === 'L' ? ('first' as const) : side === 'R' ? ('second' as const) : ('either' as const),
  );
  expectFaces(fresh(), faces);
  const all = range(n + 2).flatMap((size) => [...fresh().faces(size - 1)]);
  expect(all).toEqual(faces);
  expect([...fresh().faces(-2)]).toEqual([]);
  expect(fresh().isVoid).toBe(faces.length === 0);
  expect(fresh().dimension).toBe(reference.dimension(faces));
  expect(fresh().support).toEqual(reference.support(faces));
  expect(fresh().loops).toEqual(range(n).filter((v) => !reference.support(faces).includes(v)));
  expect(fresh().conePoints).toEqual(reference.conePoints(faces, n));
  expect(fresh().minimalVertexCovers.toLists()).toEqual(reference.minimalVertexCovers(faces));
  expect(fresh().isPure()).toBe(reference.haveOneSize(reference.facets(faces)));
  expect(fresh().isUnmixed()).toBe(reference.haveOneSize(reference.minimalVertexCovers(faces)));
  expect(fresh().isFlag()).toBe(reference.isFlag(faces));
  expect(fresh().isConnected()).toBe(reference.components(faces).length <= 1);
  expect(fresh().edges).toEqual(faces.filter((face) => face.length === 2));
  expect(fresh().fVector()).toEqual(reference.fVector(faces));
  expect(fresh().polynomialProfile()).toEqual(gradedCount(faces, grading));
  expect(hVector(fresh())).toEqual(reference.hVector(faces));
  const alternating = faces.reduce((sum, face) => sum + (face.length % 2 === 0 ? -1 : 1), 0);
  expect(reducedEulerCharacteristic(fresh())).toBe(BigInt(alternating));
  expect(eulerCharacteristic(fresh())).toBe(BigInt(faces.length === 0 ? 0 : alternating + 1));
  expectFaces(fresh().coverDual(), reference.coverDual(faces));
  expectFaces(fresh().alexanderDual(), reference.alexanderDual(faces, n));
  expectFaces(fresh().complement(), reference.complement(faces, n));
}

describe('SimplicialComplex agrees with its definitions', () => {
  it('on random labelled complexes', () => {
    fc.assert(fc.property(complexes(), expectEverything), { numRuns: runs(500) });
  });

  it.each([0, 1, 2, 5].flatMap(degenerateComplexes))('%s', (_, known) => {
    expectEverything(known);
  });

  it('isFace, link, star, deletion, induced, for faces and for other sets', () => {
    fc.assert(
      fc.property(withSet, fc.boolean(), ({ known, set }, both) => {
        const { faces } = known;
        const complex = build(known);
        if (both) void [complex.facets, complex.minimalNonfaces];
        expect(complex.isFace(set)).toBe(faces.some((face) => face.join() === [...set].sort((a, b) => a - b).join()));
        expectFaces(complex.link(set), reference.link(faces, set));
        expectFaces(complex.star(set), reference.star(faces, set));
        expectFaces(complex.deletion(set), reference.deletion(faces, set));
        expectFaces(complex.induced(set), reference.induced(faces, set));
      }),
      parameters,
    );
  });

  it('skeleton, pureSkeleton, listFaces', () => {
    fc.assert(
      fc.property(complexes(), fc.integer({ min: -2, max: 6 }), (known, k) => {
        const complex = build(known);
        expectFaces(skeleton(complex, k), reference.skeleton(known.faces, k));
        expectFaces(pureSkeleton(complex, k), reference.pureSkeleton(known.faces, k));
        expect(build(known).listFaces(k).toLists()).toEqual(known.faces.filter((face) => face.length === k + 1));
      }),
      parameters,
    );
  });

  it('join and disjointUnion, and nothing lost of the labels', () => {
    fc.assert(
      fc.property(complexes({ maxN: 4 }), complexes({ maxN: 4, prefix: 'second-' }), (a, b) => {
        const n = a.vertices.length;
        for (const [operation, faces] of [
          [join, reference.join(a.faces, b.faces, n)],
          [disjointUnion, reference.disjointUnion(a.faces, b.faces, n)],
        ] as const) {
          const result = operation(build(a), build(b));
          expect(result.vertices).toEqual([...a.vertices, ...b.vertices]);
          expectFaces(result, faces);
        }
      }),
      parameters,
    );
  });

  it('components, and join factors that cannot be parted', () => {
    fc.assert(
      fc.property(complexes(), (known) => {
        const parts = components(build(known));
        expect(parts.map(({ vertices }) => vertices)).toEqual(reference.components(known.faces));
        for (const { complex, vertices } of parts) {
          const own = reference.induced(known.faces, vertices);
          expect(complex.vertices).toEqual(vertices.map((v) => known.vertices[v]));
          expectFaces(
            complex,
            own.map((face) => face.map((v) => vertices.indexOf(v))),
          );
        }
        for (const { complex } of joinFactors(build(known))) expect(joinFactors(complex).length).toBe(1);
      }),
      parameters,
    );
  });

  it('barycentricSubdivision', () => {
    fc.assert(
      fc.property(complexes({ maxN: 4 }), (known) => {
        const { complex, faces } = barycentricSubdivision(build(known));
        const expected = reference.barycentricSubdivision(known.faces);
        expect(faces).toEqual(expected.faces);
        expect(complex.facets.toLists()).toEqual(reference.facets(expected.chains));
        expect(complex.vertices.map(({ label }) => label)).toEqual(
          faces.map((face) => face.map((v) => known.vertices[v]!.label).join('.')),
        );
        expect(reducedEulerCharacteristic(complex)).toBe(reducedEulerCharacteristic(build(known)));
      }),
      { numRuns: runs(300) },
    );
  });

  it('independence and clique complexes of graphs', () => {
    const graphs = fc.integer({ min: 0, max: 6 }).chain((n) =>
      fc.record({
        n: fc.constant(n),
        edges: fc.subarray(range(n).flatMap((v) => range(v).map((u): [number, number] => [u, v]))),
      }),
    );
    fc.assert(
      fc.property(graphs, ({ n, edges }) => {
        expectFaces(SimplicialComplex.independenceComplex(edges, n), reference.avoiding(edges, n));
        const others = range(n).flatMap((v) => range(v).map((u) => [u, v]));
        const missing = others.filter((pair) => !edges.some((edge) => edge.join() === pair.join()));
        expectFaces(SimplicialComplex.cliqueComplex(edges, n), reference.avoiding(missing, n));
      }),
      { numRuns: runs(300) },
    );
  });
});
