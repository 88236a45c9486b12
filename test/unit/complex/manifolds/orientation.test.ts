import { describe, expect, it } from 'vitest';
import {
  cyclicPolytopeBoundary,
  orientation,
  simplexBoundary,
  SimplicialComplex,
  verifyOrientation,
} from 'spgames/complex';
import { inFull } from '../../../helpers/sampling.js';
import { isOrientable } from '../../../helpers/decisions.js';

/** Triangles i, i+1, i+2 around n vertices: a strip that is twisted for odd n. */
const strip = (n: number): SimplicialComplex =>
  SimplicialComplex.fromFacets(
    Array.from({ length: n }, (_, i) => [i, (i + 1) % n, (i + 2) % n]),
    n,
  );

describe('orientation', () => {
  it('gives the signs of the boundary of a simplex', () => {
    // In canonical order facet k leaves out the vertex n−1−k.
    expect(orientation(simplexBoundary(4))).toEqual({ orientable: true, signs: [1, -1, 1, -1] });
    expect(orientation(SimplicialComplex.fromFacets([[0], [1]], 2))).toEqual({ orientable: true, signs: [1, -1] });
    expect(orientation(SimplicialComplex.irrelevant(2))).toEqual({ orientable: true, signs: [1] });
    expect(orientation(SimplicialComplex.void(2))).toEqual({ orientable: true, signs: [] });
  });

  it('finds a cycle that turns round in a Möbius strip', () => {
    expect(isOrientable(strip(6))).toBe(true);
    const moebius = strip(7);
    const answer = orientation(moebius);
    expect(answer.orientable).toBe(false);
    if (answer.orientable) return;
    expect(answer.cycle).toHaveLength(7);
    expect(verifyOrientation(moebius, answer)).toMatchObject({ verified: true });
    expect(verifyOrientation(moebius, { orientable: false, cycle: answer.cycle.slice(1) })).toMatchObject({
      verified: false,
    });
    expect(verifyOrientation(strip(6), { orientable: false, cycle: [0, 1, 2, 3, 4, 5] })).toMatchObject({
      verified: false,
    });
    expect(verifyOrientation(moebius, { orientable: false, cycle: [] })).toMatchObject({ verified: false });
    expect(verifyOrientation(moebius, { orientable: false, cycle: [0, 99] })).toMatchObject({ verified: false });
    expect(verifyOrientation(moebius, { orientable: true, signs: new Array<1>(7).fill(1) })).toMatchObject({
      verified: false,
    });
  });

  it('refuses signs with one changed', () => {
    const sphere = cyclicPolytopeBoundary(7, 4);
    const answer = orientation(sphere);
    expect(verifyOrientation(sphere, answer)).toMatchObject({ verified: true });
    if (!answer.orientable) return;
    const signs = answer.signs.map((sign, i) => (i === 5 ? (-sign as 1 | -1) : sign));
    expect(verifyOrientation(sphere, { orientable: true, signs })).toMatchObject({ verified: false });
    expect(verifyOrientation(sphere, { orientable: true, signs: signs.slice(1) })).toMatchObject({ verified: false });
  });

  it.skipIf(!inFull)('does not overflow on a long strip', () => {
    const n = inFull ? 20_001 : 12_001;
    expect(isOrientable(strip(n))).toBe(false);
    expect(isOrientable(strip(n + 1))).toBe(true);
  });

  it('wants a pure complex without branching', () => {
    expect(() => orientation(SimplicialComplex.fromFacets([[0, 1], [2]], 3))).toThrow(
      expect.objectContaining({ code: 'not-pure' }),
    );
    expect(() => orientation(SimplicialComplex.fromFacets([[0], [1], [2]], 3))).toThrow(
      expect.objectContaining({ code: 'not-a-pseudomanifold' }),
    );
  });
});
