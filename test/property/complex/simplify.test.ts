import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  barycentricSubdivision,
  bistellarFlip,
  crossPolytopeBoundary,
  cyclicPolytopeBoundary,
  complexIsomorphism,
  connectedSum,
  namedComplex,
  prune,
  pureSkeleton,
  reducedHomology,
  simplexBoundary,
  SimplicialComplex,
  simplify,
  stellarSubdivision,
  surface,
} from 'spgames/complex';
import { build, complexes } from '../../generators/complexes.js';
import { runs } from '../../helpers/sampling.js';

/** The flips lead to the complex, by `bistellarFlip`. */
function replay(complex: SimplicialComplex, seed: number, attempts = 5): SimplicialComplex {
  const { complex: made, flips } = simplify(complex, { seed, attempts });
  let at = complex;
  for (const { face, other } of flips) at = bistellarFlip(at, face, other);
  expect(prune(at).equals(made)).toBe(true);
  expect(simplify(complex, { seed, attempts }).flips).toEqual(flips);
  return made;
}

const groups = (complex: SimplicialComplex): unknown =>
  reducedHomology(complex).filter(({ rank, torsion }) => rank > 0 || torsion.length > 0);

const subdivided = (complex: SimplicialComplex, places: readonly number[]): SimplicialComplex =>
  places.reduce((made, place) => {
    const facet = made.facets.list(place % made.facets.size);
    return stellarSubdivision(made, facet.slice(0, 2 + (place % (facet.length - 1))));
  }, complex);

const places = fc.array(fc.nat(1000), { maxLength: 12 });
const seeds = fc.nat(100);

describe('simplify', () => {
  it('makes boundaries of simplices of spheres to dimension 2, and smaller spheres of others', () => {
    const spheres = [2, 3, 4, 5].flatMap((d) => [simplexBoundary(d + 1), crossPolytopeBoundary(d)]);
    spheres.push(cyclicPolytopeBoundary(8, 4));
    fc.assert(
      fc.property(fc.constantFrom(...spheres), places, seeds, (sphere, at, seed) => {
        const start = subdivided(sphere, at);
        const made = replay(start, seed, sphere.dimension <= 2 ? 100 : 5);
        if (sphere.dimension <= 2)
          expect(complexIsomorphism(made, simplexBoundary(made.n), { sides: 'ignore' }).isomorphic).toBe(true);
        expect([made.n <= start.n, made.dimension, groups(made)]).toEqual([true, sphere.dimension, groups(sphere)]);
      }),
      { numRuns: runs(100) },
    );
  });

  it('keeps surfaces, on no more vertices', () => {
    const known = ['torus', 'klein-bottle', 'real-projective-plane'].map((name) => namedComplex(name));
    const sums = known.flatMap((D) => known.map((E) => connectedSum(D, E)));
    fc.assert(
      fc.property(fc.constantFrom(...known, ...sums), places, seeds, (first, at, seed) => {
        const start = subdivided(first, at);
        const made = replay(start, seed);
        expect((surface(made) as { name: string }).name).toBe((surface(first) as { name: string }).name);
        expect(made.n).toBeLessThanOrEqual(start.n);
      }),
      { numRuns: runs(60) },
    );
  });

  it('keeps the homology of any pure complex', () => {
    fc.assert(
      fc.property(complexes({ maxN: 6 }), fc.nat(3), seeds, (known, k, seed) => {
        const complex = pureSkeleton(build(known), k);
        expect(groups(replay(complex, seed))).toEqual(groups(complex));
      }),
      { numRuns: runs(300) },
    );
  });

  it('knows smallest triangulations, and that the Poincaré sphere is not a sphere', () => {
    const barycentric = barycentricSubdivision(namedComplex('torus')).complex;
    expect(simplify(barycentric).complex.n).toBe(7);
    expect(simplify(barycentricSubdivision(namedComplex('real-projective-plane')).complex).complex.n).toBe(6);
    expect(simplify(namedComplex('barnette-sphere')).complex.n).toBe(5);
    expect(simplify(namedComplex('poincare-sphere'), { attempts: 1 }).complex.n).toBe(16);
  });

  it('refuses what is not pure, and wrong seeds', () => {
    expect(() => simplify(SimplicialComplex.fromFacets([[0, 1], [2]], 3))).toThrow('pure');
    expect(() => simplify(simplexBoundary(3), { seed: -1 })).toThrow('seed');
    expect(() => simplify(simplexBoundary(3), { attempts: 0.5 })).toThrow('attempts');
    expect(() => simplify(SimplicialComplex.simplex(23))).toThrow('at most');
    expect(() => simplify(crossPolytopeBoundary(4), { limit: 1 })).toThrow('limit');
  });
});
