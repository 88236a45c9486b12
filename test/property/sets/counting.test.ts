import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countIndependentSets, countSubsets, dualize, type Grade, SetFamily } from 'spgames/sets';
import { countListedSubsets, subsetBound } from '../../../src/sets/internal.js';
import * as reference from '../../reference/setFamily.js';
import { families } from '../../generators/families.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

/** Small ground sets: the twins try all subsets. */
const small = families({ elements: 9, maxSets: 14 }).filter(({ n }) => n <= 9);
const grades = fc.array(fc.constantFrom<Grade>('first', 'second', 'either'), { minLength: 9, maxLength: 9 });

describe('graded counts', () => {
  it('countIndependentSets counts the sets without a member inside', () => {
    fc.assert(
      fc.property(small, grades, ({ n, sets }, grading) => {
        const good = reference.subsets(range(n)).filter((s) => !sets.some((set) => reference.isSubset(set, s)));
        const own = grading.slice(0, n);
        expect(countIndependentSets(SetFamily.fromLists(sets, n), own)).toEqual(reference.gradedCount(good, own));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('countSubsets counts the sets inside some member', () => {
    fc.assert(
      fc.property(small, grades, ({ n, sets }, grading) => {
        const good = reference.subsets(range(n)).filter((s) => sets.some((set) => reference.isSubset(s, set)));
        const own = grading.slice(0, n);
        const family = SetFamily.fromLists(sets, n);
        expect(countSubsets(family, own)).toEqual(reference.gradedCount(good, own));
        expect(countListedSubsets(family, own)).toEqual(reference.gradedCount(good, own));
        expect(subsetBound(family)).toBeGreaterThanOrEqual(good.length);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('agree with one another on dual families, on more than one word too', () => {
    fc.assert(
      fc.property(families({ elements: 10, maxSets: 12 }), fc.nat({ max: 2 }), ({ n, sets }, shift) => {
        const family = SetFamily.fromLists(sets, n);
        const grading = range(n).map((v): Grade => (['first', 'second', 'either'] as const)[(v + shift) % 3]!);
        expect(countSubsets(family.maximalIndependentSets(), grading)).toEqual(countIndependentSets(family, grading));
      }),
      { numRuns: runs(200) },
    );
  });

  it('of long paths and cycles are the Fibonacci and Lucas numbers', () => {
    const total = (table: bigint[][]): bigint => table.flat().reduce((sum, count) => sum + count, 0n);
    const fibonacci = [1n, 2n];
    while (fibonacci.length <= 100) fibonacci.push(fibonacci.at(-1)! + fibonacci.at(-2)!);
    for (const n of [2, 31, 32, 33, 64, 65, 100]) {
      const path = range(n - 1).map((v) => [v, v + 1]);
      const grading = new Array<Grade>(n).fill('first');
      expect(total(countIndependentSets(SetFamily.fromLists(path, n), grading))).toBe(fibonacci[n]);
      if (n < 3) continue;
      const cycle = SetFamily.fromLists([...path, [0, n - 1]], n);
      expect(total(countIndependentSets(cycle, grading))).toBe(fibonacci[n - 1]! + fibonacci[n - 3]!);
    }
  });
});

describe('dualize', () => {
  it('finds both borders of a family given by an oracle, whatever is known beforehand', () => {
    fc.assert(
      fc.property(small, fc.nat({ max: 3 }), ({ n, sets }, told) => {
        const isLegal = (s: readonly number[]): boolean => !sets.some((set) => reference.isSubset(set, s));
        const { maximalLegal, minimalIllegal } = dualize(n, isLegal, {
          known: sets.slice(0, told).map(reference.ascending),
        });
        expect(minimalIllegal.toLists()).toEqual(reference.minimal(sets));
        expect(maximalLegal.toLists()).toEqual(reference.maximalIndependentSets(sets, n));
      }),
      { numRuns: runs(500) },
    );
  });
});
