import { describe, expect, it } from 'vitest';
import { dualGraph, ridges, SimplicialComplex, strongComponents } from 'spgames/complex';
import { isStronglyConnected } from '../../../helpers/decisions.js';

const bowtie = SimplicialComplex.fromFacets(
  [
    [0, 1, 2],
    [0, 1, 3],
    [3, 4, 5],
    [4, 6],
    [5, 6],
  ],
  8,
);

describe('ridges', () => {
  it('lists each once, with its facets', () => {
    expect(ridges(SimplicialComplex.fromFacets([[0, 1, 2], [0, 1, 3], [3]], 4))).toEqual([
      { ridge: [0, 1], facets: [0, 1] },
      { ridge: [0, 2], facets: [0] },
      { ridge: [1, 2], facets: [0] },
      { ridge: [0, 3], facets: [1] },
      { ridge: [1, 3], facets: [1] },
    ]);
    expect(ridges(SimplicialComplex.fromFacets([[0], [1]], 3))).toEqual([{ ridge: [], facets: [0, 1] }]);
    expect(ridges(SimplicialComplex.irrelevant(2))).toEqual([]);
    expect(ridges(SimplicialComplex.void(2))).toEqual([]);
  });

  it('keeps to the limit', () => {
    const sphere = SimplicialComplex.fromNonfaces([[0, 1, 2, 3]], 4);
    expect(ridges(sphere, { limit: 6 })).toHaveLength(6);
    expect(() => ridges(sphere, { limit: 5 })).toThrow(expect.objectContaining({ code: 'too-many-items' }));
  });
});

describe('the dual graph', () => {
  it('joins facets of the same size', () => {
    expect(bowtie.facets.toLists().map((list) => list.join(''))).toEqual(['46', '56', '012', '013', '345']);
    expect(dualGraph(bowtie)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(strongComponents(bowtie)).toEqual([[0, 1], [2, 3], [4]]);
    expect(isStronglyConnected(bowtie)).toBe(false);
  });

  it('joins all facets around a ridge', () => {
    const book = SimplicialComplex.fromFacets(
      [0, 1, 2].map((page) => [page, 3, 4]),
      5,
    );
    expect(dualGraph(book)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(isStronglyConnected(book)).toBe(true);
  });

  it('is connected for void and {∅}', () => {
    expect(isStronglyConnected(SimplicialComplex.void(1))).toBe(true);
    expect(isStronglyConnected(SimplicialComplex.irrelevant(1))).toBe(true);
  });
});
