import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { largestFaceSize } from '../../../src/complex/largestFaceSize.js';
import { largestIndependentSet } from '../../../src/sets/largestIndependentSet.kernel.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

/** Nonfaces on n vertices, of at most `size` vertices each. */
const nonfaces = (size: number) =>
  fc
    .integer({ min: 1, max: 40 })
    .chain((n) =>
      fc
        .array(fc.array(fc.nat(n - 1), { minLength: 1, maxLength: size }), { maxLength: 60 })
        .map((sets) => ({ n, sets: sets.map((set) => [...new Set(set)]) })),
    );

describe('largestFaceSize', () => {
  it.each([2, 3])('agrees with the numbers of faces, nonfaces with at most %i vertices', (size) => {
    fc.assert(
      fc.property(nonfaces(size), ({ n, sets }) => {
        const complex = SimplicialComplex.fromNonfaces(sets, n);
        expect(largestFaceSize(complex.minimalNonfaces)).toBe(complex.fVector().length - 1);
      }),
      { numRuns: runs(300) },
    );
  });

  it('of large graphs', () => {
    const pairs = (n: number, gap: number): number[][] => Array.from({ length: n - gap }, (_, v) => [v, v + gap]);
    expect(largestFaceSize(SimplicialComplex.fromNonfaces(pairs(2000, 1), 2000).minimalNonfaces)).toBe(1000);
    expect(largestFaceSize(SimplicialComplex.fromNonfaces([], 2000).minimalNonfaces)).toBe(2000);
    const square = range(20 * 20);
    const grid = square.flatMap((v) => [...(v % 20 < 19 ? [[v, v + 1]] : []), ...(v < 380 ? [[v, v + 20]] : [])]);
    expect(largestFaceSize(SimplicialComplex.fromNonfaces(grid, 400).minimalNonfaces)).toBe(200);
  });
});

describe('largestIndependentSet', () => {
  it('gives up beyond its budget', () => {
    // Five cycles of five vertices: cliques cover them by 15, but 10 is the most.
    const adjacent = new Uint32Array(25);
    for (let v = 0; v < 25; v++) {
      const next = v - (v % 5) + ((v + 1) % 5);
      adjacent[v]! |= 1 << next;
      adjacent[next]! |= 1 << v;
    }
    expect(largestIndependentSet(adjacent, 25, 1, 10)).toBe(-1);
    expect(largestIndependentSet(adjacent, 25, 1, 1_000_000)).toBe(10);
  });
});
