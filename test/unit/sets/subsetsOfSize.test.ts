import { expect, it } from 'vitest';
import { subsetsOfSize } from '../../../src/sets/internal.js';

it('lists the sets of a size in lexicographic order', () => {
  expect([...subsetsOfSize('abcd'.split(''), 2)].map((set) => set.join(''))).toEqual('ab ac ad bc bd cd'.split(' '));
  expect([...subsetsOfSize([1, 2], 0)]).toEqual([[]]);
  expect([...subsetsOfSize([1, 2], 3)]).toEqual([]);
  expect([
    ...subsetsOfSize(
      Array.from({ length: 12 }, (_, i) => i),
      5,
    ),
  ]).toHaveLength(792);
});
