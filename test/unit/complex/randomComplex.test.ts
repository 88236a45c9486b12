import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeSkeleton, randomComplex, skeleton } from 'spgames/complex';
import { thrownBy } from '../../helpers/thrownBy.js';
import { runs } from '../../helpers/sampling.js';

describe('randomComplex', () => {
  it('has all faces of smaller dimension, and none of larger', () => {
    fc.assert(
      fc.property(fc.nat(7), fc.nat(4), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(1000), (n, d, p, seed) => {
        const complex = randomComplex(n, d, { probability: p, seed });
        expect(skeleton(complex, d - 1).equals(completeSkeleton(n, d - 1))).toBe(true);
        expect(complex.dimension).toBeLessThanOrEqual(d);
        expect(randomComplex(n, d, { probability: p, seed }).equals(complex)).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  it('has all or no faces of dimension d where the probability is 1 or 0', () => {
    expect(randomComplex(6, 2, { probability: 1 }).equals(completeSkeleton(6, 2))).toBe(true);
    expect(randomComplex(6, 2, { probability: 0 }).equals(completeSkeleton(6, 1))).toBe(true);
    expect(randomComplex(3, 0, { probability: 0 }).fVector()).toEqual([1n]);
    expect(randomComplex(2, 5).fVector()).toEqual([1n, 2n, 1n]);
  });

  it('has about the expected number of faces, and other faces for other seeds', () => {
    const counts = Array.from({ length: 20 }, (_, seed) =>
      Number(randomComplex(20, 2, { probability: 0.25, seed }).fVector()[3] ?? 0n),
    );
    const sum = counts.reduce((a, b) => a + b);
    // 20 · 1140 / 4 = 5700, with a standard deviation of 65.
    expect(Math.abs(sum - 5700)).toBeLessThan(400);
    expect(new Set(counts).size).toBeGreaterThan(10);
  });

  it.each([
    [() => randomComplex(-1, 2), 'invalid-size'],
    [() => randomComplex(5, 1.5), 'invalid-size'],
    [() => randomComplex(5, 2, { probability: NaN }), 'invalid-probability'],
    [() => randomComplex(5, 2, { seed: -1 }), 'invalid-seed'],
    [() => randomComplex(1000, 5), 'too-many-faces'],
    [() => randomComplex(1e9, 0), 'too-many-faces'],
    [() => randomComplex(1e9, 1e9), 'too-many-faces'],
    [() => randomComplex(1e9, 1e9 + 1), 'too-many-faces'],
    [() => randomComplex(1e6, 1e6), 'too-many-faces'],
  ])('%s is refused', (call, code) => {
    expect(thrownBy(call)).toMatchObject({ code });
  });
});
