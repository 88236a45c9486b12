import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ball,
  boundaryComplex,
  cone,
  connectedSum,
  crossPolytopeBoundary,
  eulerCharacteristic,
  manifold,
  namedComplex,
  orientation,
  product,
  pseudomanifold,
  removeFaces,
  simplexBoundary,
  SimplicialComplex,
  sphere,
  stellarSubdivision,
  surface,
  suspension,
  verifyBall,
  verifyManifold,
  verifySphere,
  verifySurface,
} from 'spgames/complex';
import { build, complexes, degenerateComplexes } from '../../generators/complexes.js';
import { runs } from '../../helpers/sampling.js';
import { isManifold, isSphereOrBall } from '../../reference/smallManifolds.js';

const verified = { verified: true };

/** All answers are proved; in small dimensions they are those of the definition. */
function check(complex: SimplicialComplex): void {
  const facets = complex.facets.toLists();
  const [m, s, b, f] = [manifold(complex), sphere(complex), ball(complex), surface(complex)];
  if (m.manifold !== 'undecided') expect(verifyManifold(complex, m)).toEqual(verified);
  if (s.sphere !== 'undecided') expect(verifySphere(complex, s)).toEqual(verified);
  if (b.ball !== 'undecided') expect(verifyBall(complex, b)).toEqual(verified);
  expect(verifySurface(complex, f)).toEqual(verified);
  if (complex.dimension <= 3) expect(m.manifold).toBe(isManifold(facets));
  if (complex.dimension <= 2) {
    expect([s.sphere, b.ball]).toEqual([isSphereOrBall(facets) === 'sphere', isSphereOrBall(facets) === 'ball']);
    const isConnected = complex.isConnected() && complex.dimension === 2;
    expect(f.surface).toBe(isManifold(facets) && isConnected);
  }
  if (!f.surface) return;
  const boundary = boundaryComplex(complex);
  expect(f.eulerCharacteristic).toBe(Number(eulerCharacteristic(complex)));
  expect(f.orientable).toBe(orientation(complex).orientable);
  expect(f.boundary.flat().sort((u, v) => u - v)).toEqual(boundary.support);
  expect(f.boundaryComponents === 0).toBe((pseudomanifold(complex) as { closed: boolean }).closed);
}

const closed = fc.constantFrom(
  simplexBoundary(4),
  crossPolytopeBoundary(3),
  namedComplex('torus'),
  namedComplex('klein-bottle'),
  namedComplex('real-projective-plane'),
);

describe('manifolds', () => {
  it('are decided by definition, with proofs', () => {
    for (const n of [0, 1, 2]) for (const [, known] of degenerateComplexes(n)) check(build(known));
    fc.assert(
      fc.property(complexes({ maxN: 6 }), (known) => check(build(known))),
      { numRuns: runs(400) },
    );
  });

  it('stay what they are when subdivided, with holes too', () => {
    fc.assert(
      fc.property(closed, closed, fc.array(fc.nat(30), { maxLength: 3 }), fc.nat(2), (D, E, places, holes) => {
        const sum = connectedSum(D, E);
        let made = sum;
        for (const place of places) made = stellarSubdivision(made, made.facets.list(place % made.facets.size));
        for (let i = 0; i < holes; i++) made = removeFaces(made, [made.facets.list(0)]);
        check(made);
        const found = surface(made);
        const parts = [surface(D), surface(E)];
        const orientable = parts.every((part) => part.surface && part.orientable);
        expect(found).toMatchObject({ surface: holes < 2 || found.surface, ...(holes < 2 && { orientable }) });
        if (holes === 0)
          expect(found).toMatchObject({
            eulerCharacteristic: Number(eulerCharacteristic(D) + eulerCharacteristic(E)) - 2,
          });
        expect(manifold(cone(sum)).manifold).toBe((surface(sum) as { name: string }).name === 'sphere');
      }),
      { numRuns: runs(60) },
    );
  });

  it('of higher dimensions are products and suspensions of spheres', () => {
    const circle = simplexBoundary(3);
    for (const made of [product(circle, simplexBoundary(4)), product(circle, product(circle, circle))]) {
      const found = manifold(made);
      expect(found).toMatchObject({ manifold: true, closed: true });
      expect(verifyManifold(made, found)).toEqual(verified);
      expect(sphere(made).sphere).toBe(false);
    }
    const thick = product(namedComplex('torus'), SimplicialComplex.simplex(2));
    expect(manifold(thick)).toMatchObject({ manifold: true, closed: false });
    expect(verifyManifold(thick, manifold(thick))).toEqual(verified);
    const poincare = namedComplex('poincare-sphere');
    expect(manifold(poincare).manifold).toBe(true);
    for (const [made, answers] of [
      [poincare, { because: 'covering', face: [] }],
      [suspension(poincare, 1), { because: 'covering', face: [16] }],
      [cone(poincare), { because: 'covering' }],
    ] as const) {
      const found = [sphere(made), ball(made), manifold(made)] as const;
      if (made === poincare) expect(found[0]).toMatchObject(answers);
      else expect(found[2]).toMatchObject(answers);
      expect(verifySphere(made, found[0])).toEqual(verified);
      expect(verifyBall(made, found[1])).toEqual(verified);
      expect(verifyManifold(made, found[2])).toEqual(verified);
    }
    for (const name of ['rudin-ball', 'ziegler-ball', 'grunbaum-ball'])
      expect(manifold(namedComplex(name)).manifold).toBe(true);
    expect(sphere(namedComplex('barnette-sphere')).sphere).toBe(true);
  });

  it('are named', () => {
    const names = ['torus', 'klein-bottle', 'real-projective-plane', 'poincare-sphere'] as const;
    const found = names.map((name) => surface(namedComplex(name)));
    expect(found.map((answer) => ('name' in answer ? answer.name : answer.because))).toEqual([
      'torus',
      'Klein bottle',
      'projective plane',
      'not-a-triangle',
    ]);
    const band = (triangles: string): unknown =>
      (surface(SimplicialComplex.fromFacets(triangles.split(' ').map((word) => [...word]))) as { name?: string }).name;
    expect(band('abc')).toBe('disc');
    expect(band('abd bde bce cef acf adf')).toBe('annulus');
    expect(band('abc bcd cde dea eab')).toBe('Möbius strip');
  });

  it('have certificates in which nothing may be changed', () => {
    const torus = namedComplex('torus');
    const yes = manifold(torus);
    if (yes.manifold !== true) throw new Error('the torus is a manifold');
    const [first, ...rest] = yes.links;
    const shelling = first!.shelling.toSpliced(1, 1, first!.shelling.at(-1)!);
    for (const claim of [
      { ...yes, closed: false },
      { ...yes, links: rest },
      { ...yes, links: [...yes.links, first!] },
      { ...yes, links: [{ vertex: first!.vertex, shelling }, ...rest] },
      { manifold: false, because: 'homology', face: [0], homology: [] },
      { manifold: false, because: 'not-pure', facets: [0, 1] },
      { manifold: false, because: 'void' },
      { manifold: 'undecided', explored: 1 },
    ] as const)
      expect(verifyManifold(torus, claim).verified).toBe(false);
    const found = surface(torus);
    if (!found.surface) throw new Error('the torus is a surface');
    for (const claim of [
      { ...found, genus: 2 },
      { ...found, name: 'sphere' },
      { ...found, eulerCharacteristic: 2 },
      { ...found, boundary: [[0, 1, 2]] },
      { surface: false, because: 'link', vertex: 0 },
      { surface: false, because: 'not-connected', component: [0, 1] },
      { surface: false, because: 'not-a-triangle', facet: 0 },
    ] as const)
      expect(verifySurface(torus, claim).verified).toBe(false);
    expect(verifySphere(torus, { sphere: true, shelling: torus.facets.toLists() }).verified).toBe(false);
    expect(verifySphere(torus, { sphere: false, because: 'boundary', ridge: [0, 1] }).verified).toBe(false);
    expect(verifyBall(torus, { ball: true, shelling: torus.facets.toLists() }).verified).toBe(false);
    const disc = SimplicialComplex.simplex(3);
    expect(verifyBall(disc, { ball: false, because: 'no-boundary' }).verified).toBe(false);
    expect(verifySphere(disc, { sphere: true, shelling: [[0, 1, 2]] }).verified).toBe(false);
  });
});
