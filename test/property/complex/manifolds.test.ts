import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  balancedColouring,
  barycentricSubdivision,
  boundaryComplex,
  isClosedPseudomanifold,
  orientation,
  pseudomanifold,
  ridges,
  SimplicialComplex,
  strongComponents,
  verifyBalancedColouring,
  verifyOrientation,
} from 'spgames/complex';
import * as reference from '../../reference/manifolds.js';
import { families } from '../../generators/families.js';
import { runs } from '../../helpers/sampling.js';
import { isOrientable, isStronglyConnected } from '../../helpers/decisions.js';

const complexes = families({ elements: 6, maxSets: 6 }).map(({ n, sets }) => SimplicialComplex.fromFacets(sets, n));

/** Pure complexes whose ridges lie in at most two facets: facets are taken as long as that remains so. */
const thin = fc
  .record({
    n: fc.integer({ min: 1, max: 7 }),
    size: fc.integer({ min: 1, max: 3 }),
    seed: fc.array(fc.nat(200), { maxLength: 40 }),
  })
  .map(({ n, size, seed }) => {
    const all = [...SimplicialComplex.simplex(n).faces(Math.min(size, n) - 1)];
    let facets: number[][] = [];
    for (const i of seed) {
      const more = SimplicialComplex.fromFacets([...facets, all[i % all.length]!], n);
      if (more.facets.size <= 10 && ridges(more).every((ridge) => ridge.facets.length <= 2))
        facets = more.facets.toLists();
    }
    return SimplicialComplex.fromFacets(facets, n);
  });
const parameters = { numRuns: runs(400) };

describe('pseudomanifolds', () => {
  it('pseudomanifold and strong components agree with their definitions', () => {
    fc.assert(
      fc.property(fc.oneof(complexes, thin), (complex) => {
        const facets = complex.facets.toLists();
        const expected = reference.pseudomanifold(facets);
        const answer = pseudomanifold(complex);
        expect(answer.pseudomanifold).toBe(expected.holds);
        if (answer.pseudomanifold) expect(answer.closed).toBe(expected.free === 0);
        expect(strongComponents(complex)).toEqual(reference.strongComponents(facets));
        expect(isStronglyConnected(complex)).toBe(reference.strongComponents(facets).length <= 1);
        if (!complex.isPure()) return;
        const boundary = boundaryComplex(complex);
        expect(boundary.facets.size).toBe(expected.free);
        if (answer.pseudomanifold && isOrientable(complex))
          expect(boundary.isVoid).toBe(isClosedPseudomanifold(complex));
      }),
      parameters,
    );
  });

  it('orientation agrees with trying all signs, with its witness', () => {
    fc.assert(
      fc.property(thin, (complex) => {
        const answer = orientation(complex);
        expect(answer.orientable).toBe(reference.isOrientable(complex.facets.toLists()));
        expect(verifyOrientation(complex, answer)).toMatchObject({ verified: true });
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('balanced colourings', () => {
  it('agree with trying all colourings', () => {
    fc.assert(
      fc.property(complexes, (complex) => {
        const answer = balancedColouring(complex);
        expect(answer.balanced).toBe(reference.isBalanced(complex.facets.toLists()));
        if (answer.balanced === true)
          expect(verifyBalancedColouring(complex, answer)).toMatchObject({ verified: true });
      }),
      { numRuns: runs(200) },
    );
  });

  it('exist for every barycentric subdivision', () => {
    fc.assert(
      fc.property(complexes, (complex) => {
        fc.pre(complex.facets.cardinalities().every((size) => size <= 4));
        const { complex: subdivided } = barycentricSubdivision(complex);
        const answer = balancedColouring(subdivided);
        expect(verifyBalancedColouring(subdivided, answer)).toMatchObject({ verified: true });
      }),
      { numRuns: runs(60) },
    );
  });
});
