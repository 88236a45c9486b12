import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  crossPolytopeBoundary,
  exteriorShifting,
  namedComplex,
  reducedHomologyOver,
  shiftedComplex,
  simplexBoundary,
  SimplicialComplex,
} from 'spgames/complex';
import { build, complexes } from '../../generators/complexes.js';
import { runs } from '../../helpers/sampling.js';

const isShifted = (complex: SimplicialComplex): boolean =>
  complex.facets
    .toLists()
    .every((facet) =>
      facet.every((v) => v === 0 || facet.includes(v - 1) || complex.isFace(facet.map((u) => (u === v ? v - 1 : u)))),
    );

/** By size the faces of a shifted complex without the first vertex that are not faces with it: its Betti numbers. */
const bettiNumbers = (complex: SimplicialComplex): number[] =>
  Array.from(
    { length: complex.dimension + 2 },
    (_, k) => [...complex.faces(k - 1)].filter((face) => face[0] !== 0 && !complex.isFace([0, ...face])).length,
  );

describe('exteriorShifting', () => {
  it('is shifted, and has the f-vector and the Betti numbers of the complex', () => {
    fc.assert(
      fc.property(complexes({ maxN: 6 }), (known) => {
        const complex = build(known);
        const shifted = exteriorShifting(complex);
        expect(shifted.vertices).toEqual(complex.vertices);
        expect(shifted.fVector()).toEqual(complex.fVector());
        if (complex.isVoid || complex.n === 0) return;
        expect(isShifted(shifted)).toBe(true);
        expect(bettiNumbers(shifted)).toEqual(reducedHomologyOver(complex, 0).map(({ rank }) => rank));
      }),
      { numRuns: runs(1000, 80) },
    );
  });

  it('leaves shifted complexes as they are, and does not depend on the labels', () => {
    const sets = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(sets, (generators) => {
        const complex = shiftedComplex(generators);
        expect(exteriorShifting(complex).equals(complex)).toBe(true);
      }),
      { numRuns: runs(300, 40) },
    );
    fc.assert(
      fc.property(complexes({ maxN: 5 }), (known) => {
        const complex = build(known);
        const backwards = SimplicialComplex.fromFacets(
          complex.facets.toLists().map((facet) => facet.map((v) => complex.n - 1 - v)),
          complex.n,
        );
        const own = SimplicialComplex.fromFacets(complex.facets.toLists(), complex.n);
        expect(exteriorShifting(backwards).equals(exteriorShifting(own))).toBe(true);
      }),
      { numRuns: runs(300, 40) },
    );
  });

  it('is known of surfaces and spheres', () => {
    expect(exteriorShifting(simplexBoundary(4)).toString()).toBe('facets:1 2 3, 1 2 4, 1 3 4, 2 3 4');
    expect(exteriorShifting(crossPolytopeBoundary(2)).toString()).toBe('facets:1 2, 1 3, 1 4, 2 3');
    // Over the rational numbers the projective plane has the homology of a point.
    const plane = exteriorShifting(namedComplex('real-projective-plane'));
    expect(plane.facets.toLists().every((facet) => facet[0] === 0)).toBe(true);
  });
});
