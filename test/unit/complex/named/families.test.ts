import { describe, expect, it } from 'vitest';
import {
  balancedColouring,
  chessboardComplex,
  completeSkeleton,
  crossPolytopeBoundary,
  cyclicPolytopeBoundary,
  eulerCharacteristic,
  hVector,
  isClosedPseudomanifold,
  matchingComplex,
  simplexBoundary,
  SimplicialComplex,
} from 'spgames/complex';
import { range } from '../../../helpers/range.js';
import { isOrientable } from '../../../helpers/decisions.js';

const binomial = (n: number, k: number): number =>
  k < 0 || k > n ? 0 : range(k).reduce((b, i) => (b * (n - i)) / (i + 1), 1);
const numbers = (counts: readonly bigint[]): number[] => counts.map(Number);

describe('matchingComplex', () => {
  it('has the matchings of the complete graph as faces', () => {
    expect(matchingComplex(4).facets.toLists()).toEqual([
      [0, 5],
      [1, 4],
      [2, 3],
    ]);
    expect(matchingComplex(4).vertices.map(({ label }) => label)).toEqual(['1-2', '1-3', '1-4', '2-3', '2-4', '3-4']);
    // n! / (2^k k! (n−2k)!) matchings with k edges.
    expect(numbers(matchingComplex(7).fVector())).toEqual([1, 21, 105, 105]);
    expect(matchingComplex(0).equals(SimplicialComplex.irrelevant(0))).toBe(true);
    expect(matchingComplex(1).equals(SimplicialComplex.irrelevant(0))).toBe(true);
  });
});

describe('chessboardComplex', () => {
  it('has the sets of rooks that do not attack each other as faces', () => {
    expect(chessboardComplex(2, 3).vertices.map(({ label }) => label)).toEqual([
      'r1c1',
      'r1c2',
      'r1c3',
      'r2c1',
      'r2c2',
      'r2c3',
    ]);
    for (const [m, n] of [
      [0, 0],
      [0, 3],
      [1, 4],
      [3, 4],
      [4, 4],
      [5, 3],
    ] as const) {
      const counts = Array.from(
        { length: Math.min(m, n) + 1 },
        (_, k) => binomial(m, k) * binomial(n, k) * [1, 1, 2, 6, 24][k]!,
      );
      expect(numbers(chessboardComplex(m, n).fVector())).toEqual(counts);
    }
  });

  it('is a torus on the 3×4 board', () => {
    const torus = chessboardComplex(3, 4);
    expect(isClosedPseudomanifold(torus)).toBe(true);
    expect(isOrientable(torus)).toBe(true);
    expect(eulerCharacteristic(torus)).toBe(0n);
  });
});

describe('boundaries of polytopes', () => {
  it('simplex', () => {
    expect(simplexBoundary(0).isVoid).toBe(true);
    expect(simplexBoundary(1).equals(SimplicialComplex.irrelevant(1))).toBe(true);
    expect(numbers(simplexBoundary(5).fVector())).toEqual([1, 5, 10, 10, 5]);
  });

  it('cross-polytope: a balanced sphere', () => {
    expect(crossPolytopeBoundary(0).equals(SimplicialComplex.irrelevant(0))).toBe(true);
    for (let d = 1; d < 6; d++) {
      const sphere = crossPolytopeBoundary(d);
      const h = Array.from({ length: d + 1 }, (_, i) => binomial(d, i));
      expect(numbers(hVector(sphere))).toEqual(h);
      expect(isClosedPseudomanifold(sphere) && isOrientable(sphere)).toBe(true);
      expect(balancedColouring(sphere).balanced).toBe(true);
    }
  });

  it('cyclic polytope: Gale’s evenness, the h-vector of neighbourly spheres', () => {
    for (let n = 1; n <= 9; n++)
      for (let d = 0; d < n; d++) {
        const sphere = cyclicPolytopeBoundary(n, d);
        const byGale = [...SimplicialComplex.simplex(n).faces(d - 1)].filter((set) => {
          const outside = range(n).filter((v) => !set.includes(v));
          return outside.every((j, k) => k === 0 || (j - outside[k - 1]! - 1) % 2 === 0);
        });
        expect(sphere.facets.toLists()).toEqual(byGale);
        const h = Array.from({ length: d + 1 }, (_, i) => binomial(n - d - 1 + Math.min(i, d - i), Math.min(i, d - i)));
        expect(numbers(hVector(sphere))).toEqual(h);
        expect(isClosedPseudomanifold(sphere) && isOrientable(sphere)).toBe(true);
      }
  });

  it('complete skeleton', () => {
    for (let n = 0; n <= 6; n++)
      for (let k = -1; k <= n; k++)
        expect(numbers(completeSkeleton(n, k).fVector())).toEqual(
          Array.from({ length: Math.min(n, k + 1) + 1 }, (_, i) => binomial(n, i)),
        );
    expect(() => completeSkeleton(10, 4, { limit: 200 })).toThrow(expect.objectContaining({ code: 'too-many-items' }));
  });

  it('refuses sizes that make no sense', () => {
    for (const call of [
      () => matchingComplex(-1),
      () => chessboardComplex(2, 0.5),
      () => simplexBoundary(NaN),
      () => crossPolytopeBoundary(-2),
      () => cyclicPolytopeBoundary(4, 4),
      () => cyclicPolytopeBoundary(4, -1),
      () => completeSkeleton(3, -2),
    ])
      expect(call).toThrow(expect.objectContaining({ code: 'invalid-size' }));
    expect(() => cyclicPolytopeBoundary(4, 4)).toThrow(
      'cyclicPolytopeBoundary: n = 4, d = 4; expected integers with 0 ≤ d < n.',
    );
  });
});
