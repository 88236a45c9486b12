import { describe, expect, it } from 'vitest';
import { graft, grafting, SimplicialComplex, verifyGrafting, type Vertex, whisker } from 'spgames/complex';
import { isGrafted } from '../../../helpers/decisions.js';

const labelled = (text: string): Vertex[] =>
  text.split(' ').map((label) => {
    if (label.startsWith('x')) return { label, side: 'L' };
    return label.startsWith('y') ? { label, side: 'R' } : { label };
  });
const triangleWithTail = SimplicialComplex.fromFacets(
  [
    [0, 1, 2],
    [2, 3],
  ],
  labelled('x1 y1 z1 x2 x3'),
);

describe('whisker', () => {
  it('adds a vertex of the other side to each vertex, not to loops', () => {
    const result = whisker(triangleWithTail);
    expect(result.vertices.map(({ label, side }) => `${label} ${side ?? '-'}`)).toEqual([
      'x1 L',
      'y1 R',
      'z1 -',
      'x2 L',
      'x3 L',
      'yw1 R',
      'xw1 L',
      'w1 -',
      'yw2 R',
    ]);
    expect(result.facets.toLists()).toEqual([
      [0, 5],
      [1, 6],
      [2, 3],
      [2, 7],
      [3, 8],
      [0, 1, 2],
    ]);
    expect(result.loops).toEqual([4]);
    expect(grafting(result)).toEqual({ grafted: true, leaves: [0, 1, 3, 4], base: [2, 5] });
  });

  it('gives the sides and labels that are asked for', () => {
    const sidesOf = (complex: SimplicialComplex): string =>
      complex.vertices
        .slice(5)
        .map(({ side }) => side ?? '-')
        .join('');
    expect(sidesOf(whisker(triangleWithTail, { sides: 'same' }))).toBe('LR-L');
    expect(sidesOf(whisker(triangleWithTail, { sides: 'none' }))).toBe('----');
    expect(sidesOf(whisker(triangleWithTail, { sides: () => ['L', 'R'] }))).toBe('LRLRLRLR');
    const named = whisker(triangleWithTail, { label: (i, side) => `new${i}${side ?? ''}` });
    expect(named.vertices.slice(5).map(({ label }) => label)).toEqual(['new0R', 'new1L', 'new2', 'new3R']);
    expect(() => whisker(triangleWithTail, { label: () => 'x1' })).toThrow(
      expect.objectContaining({ code: 'not-distinct-labels' }),
    );
  });

  it('finds free labels when it is repeated', () => {
    const twice = whisker(whisker(SimplicialComplex.simplex(1)));
    expect(twice.vertices.map(({ label }) => label)).toEqual(['1', 'w1', 'w2', 'w3']);
    expect(twice.facets.toLists()).toEqual([
      [0, 1],
      [0, 2],
      [1, 3],
    ]);
  });

  it('leaves complexes without vertices as they are', () => {
    for (const complex of [SimplicialComplex.void(2), SimplicialComplex.irrelevant(2)])
      expect(whisker(complex).equals(complex)).toBe(true);
  });
});

describe('graft', () => {
  it('puts a leaf on each cell', () => {
    const result = graft(triangleWithTail, { cells: [[0, 1], [3], [2], []], sides: 'none' });
    expect(result.facets.toLists()).toEqual([[8], [2, 3], [2, 7], [3, 6], [0, 1, 2], [0, 1, 5]]);
    expect(grafting(result)).toEqual({ grafted: true, leaves: [0, 2, 3, 5], base: [1, 4] });
  });

  it('takes a facet inside a cell into the leaf', () => {
    const result = graft(triangleWithTail, { cells: [[2, 3], [0], [1]], sides: 'none' });
    expect(result.facets.includes([2, 3])).toBe(false);
    expect(isGrafted(result)).toBe(true);
  });

  it.each([
    ['not-disjoint-cells', [[0, 1], [1, 2], [3]]],
    ['not-covered-by-cells', [[0, 1], [2]]],
    ['not-a-vertex', [[0], [1], [2], [3, 4]]],
    ['not-a-vertex', [[0], [1], [2], [3], [-1]]],
    ['invalid-cell', [[0, 3], [1], [2]]],
    ['not-a-new-vertex', [[0], [1], [2], [3], []]],
  ])('refuses cells: %s', (code, cells) => {
    expect(() => graft(triangleWithTail, { cells })).toThrow(expect.objectContaining({ code }));
  });
});

describe('grafting', () => {
  it('takes disjoint simplices and the degenerate complexes for grafted', () => {
    for (const complex of [
      SimplicialComplex.void(2),
      SimplicialComplex.irrelevant(2),
      SimplicialComplex.simplex(3),
      SimplicialComplex.fromFacets([[0, 1], [2]], 4),
    ]) {
      expect(grafting(complex)).toMatchObject({ grafted: true, base: [] });
      expect(verifyGrafting(complex, grafting(complex))).toMatchObject({ verified: true });
    }
  });

  it('names overlapping leaves', () => {
    const path = SimplicialComplex.fromFacets(
      [
        [0, 1],
        [1, 2],
      ],
      3,
    );
    expect(grafting(path)).toEqual({ grafted: false, because: 'overlapping-leaves', leaves: [0, 1] });
  });

  it('names a vertex that no leaf covers', () => {
    const cycle = SimplicialComplex.independenceComplex(
      [
        [0, 2],
        [1, 3],
      ],
      4,
    );
    expect(grafting(cycle)).toEqual({ grafted: false, because: 'vertex-in-no-leaf', vertex: 0 });
  });

  // As in Example 7.25: without the joint 1 2 3 of the leaf 0 1 2 there is no grafted complex left.
  const notGood = SimplicialComplex.fromFacets(
    [
      [0, 1, 2],
      [1, 2, 3],
      [1, 4],
      [2, 5],
      [3, 6],
      [4, 7],
      [5, 8],
    ],
    9,
  );

  it('names a leaf that is not good', () => {
    const answer = grafting(notGood);
    expect(answer).toEqual({ grafted: false, because: 'leaf-not-good', leaf: 5, facets: [0, 1] });
    expect(verifyGrafting(notGood, answer)).toMatchObject({ verified: true });
  });

  it('has its witnesses refused when they are corrupted', () => {
    const complex = whisker(SimplicialComplex.simplex(2));
    expect(grafting(complex)).toEqual({ grafted: true, leaves: [1, 2], base: [0] });
    expect(verifyGrafting(complex, { grafted: true, leaves: [1, 2], base: [] })).toMatchObject({ verified: false });
    expect(verifyGrafting(complex, { grafted: true, leaves: [0, 2], base: [1] })).toMatchObject({ verified: false });
    expect(verifyGrafting(complex, { grafted: true, leaves: [1, 2], base: [7] })).toMatchObject({ verified: false });
    expect(verifyGrafting(complex, { grafted: true, leaves: [1], base: [0, 2] })).toMatchObject({ verified: false });
    expect(verifyGrafting(complex, { grafted: false, because: 'overlapping-leaves', leaves: [1, 2] })).toMatchObject({
      verified: false,
    });
    expect(verifyGrafting(complex, { grafted: false, because: 'overlapping-leaves', leaves: [0, 1] })).toMatchObject({
      verified: false,
    });
    expect(verifyGrafting(complex, { grafted: false, because: 'vertex-in-no-leaf', vertex: 0 })).toMatchObject({
      verified: false,
    });
    expect(
      verifyGrafting(complex, { grafted: false, because: 'leaf-not-good', leaf: 1, facets: [0, 2] }),
    ).toMatchObject({ verified: false });
    expect(verifyGrafting(notGood, { grafted: true, leaves: [2, 3, 4, 5], base: [0, 1, 6] })).toMatchObject({
      verified: false,
    });
  });
});
