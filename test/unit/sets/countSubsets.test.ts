import { describe, expect, it } from 'vitest';
import { countSubsets, SetFamily } from 'spgames/sets';
import { LimitError } from '../../../src/errors.js';
import { randomSets } from '../../generators/families.js';

describe('countSubsets', () => {
  it('counts what lies inside each member when no member is left in the race everywhere', () => {
    expect(countSubsets(SetFamily.fromLists([[0], [1]], 2), ['first', 'first'])).toEqual([[1n], [2n]]);
    const edges = SetFamily.fromLists([[0, 1], [2, 3], [1, 2], [4]], 5);
    expect(countSubsets(edges, ['first', 'first', 'first', 'first', 'second'])).toEqual([
      [1n, 1n],
      [4n, 0n],
      [3n, 0n],
    ]);
  });

  it('knows the degenerate families', () => {
    expect(countSubsets(SetFamily.fromLists([], 3), ['first', 'first', 'first'])).toEqual([]);
    expect(countSubsets(SetFamily.fromLists([[]], 0), [])).toEqual([[1n]]);
    expect(countSubsets(SetFamily.fromLists([[0]], 1), ['either'])).toEqual([
      [1n, 1n],
      [1n, 0n],
    ]);
  });

  it('stops at the limit, which counts states and not the members', () => {
    const family = SetFamily.fromLists(randomSets(1, 20, 12, 0.5), 20);
    const grading = new Array<'first'>(20).fill('first');
    expect(() => countSubsets(family, grading, { limit: 3 })).toThrow(LimitError);
    const pairs = SetFamily.fromLists(
      [0, 1, 2, 3, 4].map((v) => [v]),
      5,
    );
    expect(countSubsets(pairs, grading.slice(0, 5), { limit: 4 })).toEqual([[1n], [5n]]);
  });
});
