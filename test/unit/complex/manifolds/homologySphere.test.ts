import { describe, expect, it } from 'vitest';
import {
  barycentricSubdivision,
  boundaryComplex,
  crossPolytopeBoundary,
  cyclicPolytopeBoundary,
  homologyBall,
  homologySphere,
  namedComplex,
  simplexBoundary,
  SimplicialComplex,
} from 'spgames/complex';

/** The cone over a complex. */
const cone = (base: SimplicialComplex): SimplicialComplex =>
  SimplicialComplex.fromFacets(
    [...base.facets].map((facet) => [...facet, base.n]),
    base.n + 1,
  );

describe('homologySphere', () => {
  it('is true of boundaries of polytopes and their subdivisions', () => {
    for (let n = 1; n < 6; n++) expect(homologySphere(simplexBoundary(n))).toEqual({ sphere: true });
    expect(homologySphere(crossPolytopeBoundary(4))).toEqual({ sphere: true });
    expect(homologySphere(cyclicPolytopeBoundary(8, 5))).toEqual({ sphere: true });
    expect(homologySphere(barycentricSubdivision(simplexBoundary(4)).complex)).toEqual({ sphere: true });
    expect(homologySphere(namedComplex('barnette-sphere'))).toEqual({ sphere: true });
  });

  it('is true of the Poincaré sphere, which is no sphere', () => {
    expect(homologySphere(namedComplex('poincare-sphere'))).toEqual({ sphere: true });
  });

  it('says what fails', () => {
    expect(homologySphere(SimplicialComplex.void(2))).toEqual({ sphere: false, because: 'void' });
    expect(homologySphere(SimplicialComplex.simplex(2))).toMatchObject({ because: 'no-closed-pseudomanifold' });
    expect(homologySphere(namedComplex('torus'))).toMatchObject({ because: 'link', link: { face: [] } });
    expect(homologySphere(namedComplex('real-projective-plane'))).toMatchObject({
      because: 'link',
      link: { face: [], homology: [{ torsion: [] }, { torsion: [] }, { degree: 1, torsion: [2n] }, { torsion: [] }] },
    });
  });

  it('looks into the links: a suspended torus, a sphere with two points identified', () => {
    const torus = namedComplex('torus');
    const suspension = SimplicialComplex.fromFacets(
      [...torus.facets].flatMap((facet) => [
        [...facet, 7],
        [...facet, 8],
      ]),
      9,
    );
    expect(homologySphere(suspension)).toMatchObject({ because: 'link', link: { face: [7] } });
    // Two poles of a subdivided octahedron made one: the link of the new vertex is two circles.
    const { complex } = barycentricSubdivision(crossPolytopeBoundary(3));
    const rename = Array.from({ length: complex.n }, (_, v) => (v === 1 ? 0 : v));
    const pinched = SimplicialComplex.fromFacets(complex.facets.relabel(rename, complex.n), complex.n);
    expect(homologySphere(pinched)).toMatchObject({
      because: 'link',
      link: { face: [0], homology: [{}, { rank: 1 }, {}] },
    });
  });

  it('is undecided when it is cut off', () => {
    expect(homologySphere(namedComplex('poincare-sphere'), { limit: 5 })).toEqual({ sphere: 'undecided', explored: 6 });
  });
});

describe('homologyBall', () => {
  it('is true of simplices, cones over spheres and the balls without a shelling', () => {
    for (let n = 1; n < 5; n++) {
      const answer = homologyBall(SimplicialComplex.simplex(n));
      expect(answer.ball === true && answer.boundary.equals(simplexBoundary(n))).toBe(true);
    }
    for (const name of ['rudin-ball', 'ziegler-ball', 'grunbaum-ball']) {
      const answer = homologyBall(namedComplex(name));
      expect(answer.ball === true && answer.boundary.equals(boundaryComplex(namedComplex(name)))).toBe(true);
    }
    expect(homologyBall(cone(crossPolytopeBoundary(3))).ball).toBe(true);
  });

  it('says what fails', () => {
    expect(homologyBall(SimplicialComplex.void(2))).toEqual({ ball: false, because: 'void' });
    expect(homologyBall(simplexBoundary(3))).toMatchObject({ because: 'no-pseudomanifold-with-boundary' });
    // An annulus: the boundary is two circles.
    const annulus = SimplicialComplex.fromFacets(
      Array.from({ length: 6 }, (_, i) => [i, (i + 1) % 6, (i + 2) % 6]),
      6,
    );
    expect(homologyBall(annulus)).toMatchObject({ because: 'boundary', boundary: { sphere: false } });
    // A torus with a hole has a circle as boundary.
    const torus = namedComplex('torus').facets;
    expect(
      homologyBall(
        SimplicialComplex.fromFacets(
          torus.filter((i) => i > 0),
          7,
        ),
      ),
    ).toMatchObject({
      because: 'link',
      link: { face: [] },
    });
    expect(homologyBall(cone(namedComplex('torus')))).toMatchObject({ because: 'boundary' });
    expect(homologyBall(namedComplex('rudin-ball'), { limit: 9 })).toEqual({ ball: 'undecided', explored: 10 });
  });
});
