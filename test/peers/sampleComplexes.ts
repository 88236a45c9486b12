import fc from 'fast-check';
import { namedComplex, SimplicialComplex, skeleton } from 'spgames/complex';
import { complexes } from '../generators/ideals.js';
import { range } from '../helpers/range.js';

/** Void, {∅} and the simplex on 0 to 3 vertices. */
function degenerate(): SimplicialComplex[] {
  return [0, 1, 2, 3].flatMap((n) => [
    SimplicialComplex.void(n),
    SimplicialComplex.irrelevant(n),
    SimplicialComplex.simplex(n),
  ]);
}

/** Given by facets or nonfaces of 2 to 5 elements, or a skeleton; some elements are loops. */
function sized(): fc.Arbitrary<SimplicialComplex> {
  return fc
    .record({
      n: fc.integer({ min: 5, max: 9 }),
      size: fc.integer({ min: 2, max: 4 }),
      spread: fc.integer({ min: 0, max: 1 }),
      loops: fc.integer({ min: 0, max: 2 }),
      byFacets: fc.boolean(),
      cut: fc.integer({ min: 0, max: 6 }),
      few: fc.integer({ min: 0, max: 2 }),
    })
    .chain(({ n, size, spread, loops, byFacets, cut, few }) => {
      const elements = range(n - loops);
      const most = elements.length;
      const maxLength = few > 0 ? 7 : 14;
      const set = fc.subarray(elements, { minLength: Math.min(size, most), maxLength: Math.min(size + spread, most) });
      return fc.array(set, { minLength: 4, maxLength, size: 'max' }).map((sets) => {
        if (byFacets) return SimplicialComplex.fromFacets(sets, n);
        const singletons = Array.from({ length: loops }, (_, i) => [n - 1 - i]);
        const complex = SimplicialComplex.fromNonfaces([...sets, ...singletons], n);
        return cut === 0 ? skeleton(complex, Math.max(0, complex.dimension - 1)) : complex;
      });
    });
}

/** Complexes whose homology has torsion: a projective plane, as it is or changed, with cones, suspensions and loops. */
function withTorsion(): SimplicialComplex[] {
  const plane = namedComplex('real-projective-plane').facets.toLists();
  const [cone, suspension] = [
    plane.map((f) => [...f, 6]),
    plane.flatMap((f) => [
      [...f, 6],
      [...f, 7],
    ]),
  ];
  return [
    ...[6, 7, 9].map((n) => SimplicialComplex.fromFacets(plane, n)),
    SimplicialComplex.fromFacets(cone, 7),
    SimplicialComplex.fromFacets(suspension, 8),
    SimplicialComplex.fromFacets([...plane, [0, 6], [1, 7], [6, 7]], 8),
    SimplicialComplex.fromFacets([...plane, [0, 1, 2]], 6),
    SimplicialComplex.fromFacets([...plane, [6, 7, 8]], 9),
    ...plane.slice(0, 4).map((facet) => SimplicialComplex.fromFacets([...plane, [...facet, 6]], 8)),
    ...['torus', 'klein-bottle', 'dunce-hat'].map((name) => namedComplex(name)),
  ];
}

/**
 * More than 400 complexes on at most 9 vertices: degenerate ones, with torsion, and random ones with and without loops.
 */
export function sampleComplexes(): SimplicialComplex[] {
  return [
    ...degenerate(),
    ...withTorsion(),
    ...fc.sample(complexes(6), { seed: 3, numRuns: 40 }),
    ...fc.sample(fc.noBias(sized()), { seed: 5, numRuns: 370 }),
  ];
}
