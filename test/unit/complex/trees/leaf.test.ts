import { describe, expect, it } from 'vitest';
import { goodLeaf, goodLeaves, isLeaf, leaf, leaves, SimplicialComplex } from 'spgames/complex';

describe('leaf', () => {
  // 012, 123, 34 (in canonical order 34, 012, 123) in a row: the triangles overlap in an edge.
  const row = SimplicialComplex.fromFacets(
    [
      [0, 1, 2],
      [1, 2, 3],
      [3, 4],
    ],
    6,
  );

  it('names the joints', () => {
    expect(leaf(row, 0)).toEqual({ leaf: true, joints: [2] });
    expect(leaf(row, 1)).toEqual({ leaf: true, joints: [2] });
  });

  it('names two facets that no one contains', () => {
    expect(leaf(row, 2)).toEqual({ leaf: false, facets: [1, 0] });
    expect(isLeaf(row, 2)).toBe(false);
    expect(leaves(row)).toEqual([0, 1]);
  });

  it('is true of the only facet and of one disjoint from all others, without joints', () => {
    expect(leaf(SimplicialComplex.simplex(3), 0)).toEqual({ leaf: true, joints: [] });
    expect(leaf(SimplicialComplex.irrelevant(2), 0)).toEqual({ leaf: true, joints: [] });
    expect(leaf(SimplicialComplex.fromFacets([[0], [1]], 2), 1)).toEqual({ leaf: true, joints: [] });
    expect(leaves(SimplicialComplex.void(3))).toEqual([]);
  });

  it('may have several joints', () => {
    const fan = SimplicialComplex.fromFacets(
      [
        [0, 1],
        [0, 2],
        [0, 3],
      ],
      4,
    );
    expect(leaf(fan, 1)).toEqual({ leaf: true, joints: [0, 2] });
  });

  it('refuses what is not a facet', () => {
    for (const wrong of [-1, 3, 0.5, NaN])
      for (const call of [leaf, goodLeaf])
        expect(() => call(row, wrong)).toThrow(expect.objectContaining({ code: 'invalid-facet' }));
    expect(() => leaf(SimplicialComplex.void(3), 0)).toThrow('0 is not a facet');
  });
});

describe('goodLeaf', () => {
  // The triangle 012 is a leaf with the joint 0123's neighbour 1 2 3 4, but 1 5 and 2 6 meet it in different vertices.
  const notGood = SimplicialComplex.fromFacets(
    [
      [0, 1, 2],
      [1, 2, 3],
      [1, 4],
      [2, 5],
    ],
    6,
  );

  it('tells a leaf that is not good from a good one', () => {
    const facets = notGood.facets.toLists();
    const triangle = facets.findIndex((list) => list.join() === '0,1,2');
    expect(isLeaf(notGood, triangle)).toBe(true);
    expect(goodLeaf(notGood, triangle)).toEqual({ good: false, facets: [0, 1] });
    expect(goodLeaves(notGood)).toEqual([0, 1]);
    expect(goodLeaf(notGood, 0)).toEqual({ good: true });
  });
});
