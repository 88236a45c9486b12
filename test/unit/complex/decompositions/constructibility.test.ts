import { describe, expect, it } from 'vitest';
import {
  constructibility,
  type ConstructionNode,
  namedComplex,
  SimplicialComplex,
  verifyConstructibility,
} from 'spgames/complex';

const complexOf = (facets: number[][], n: number): SimplicialComplex => SimplicialComplex.fromFacets(facets, n);

describe('constructibility', () => {
  it('of degenerate complexes', () => {
    expect(constructibility(SimplicialComplex.void(1))).toEqual({ constructible: true, tree: [] });
    expect(constructibility(SimplicialComplex.irrelevant(1))).toMatchObject({ tree: [{ facets: [[]], order: [0] }] });
  });

  it('holds for shellable complexes, by the shelling', () => {
    const complex = namedComplex('barnette-sphere');
    const found = constructibility(complex);
    expect(found.constructible === true && verifyConstructibility(complex, found.tree)).toMatchObject({
      verified: true,
    });
  });

  it('knows why it does not hold', () => {
    expect(constructibility(complexOf([[0, 1], [2]], 3))).toEqual({ constructible: false, because: 'not-pure' });
    expect(constructibility(namedComplex('real-projective-plane'))).toMatchObject({ because: 'homology' });
    expect(constructibility(namedComplex('torus'))).toMatchObject({ because: 'h-vector' });
  });

  it('leaves what is cut off undecided', () => {
    expect(constructibility(namedComplex('dunce-hat'), { limit: 300 }).constructible).toBe('undecided');
    expect(constructibility(namedComplex('rudin-ball')).constructible).toBe('undecided');
  });
});

describe('verifyConstructibility', () => {
  const complex = complexOf(
    [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
    4,
  );
  const tree: ConstructionNode[] = [
    {
      facets: [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
      parts: [1, 2],
      intersection: 3,
    },
    { facets: [[0, 1]], order: [0] },
    {
      facets: [
        [1, 2],
        [2, 3],
      ],
      order: [0, 1],
    },
    { facets: [[1]], order: [0] },
  ];

  it('accepts constructions', () => {
    expect(verifyConstructibility(complex, tree)).toMatchObject({ verified: true });
  });

  it.each<[string, ConstructionNode[]]>([
    ['none', []],
    ['another complex', tree.slice(1)],
    ['parts that leave a facet out', tree.with(2, { facets: [[1, 2]], order: [0] })],
    ['another intersection', tree.with(3, { facets: [[2]], order: [0] })],
    [
      'a wrong shelling',
      tree.with(2, {
        facets: [
          [1, 2],
          [2, 3],
        ],
        order: [0, 0],
      }),
    ],
    [
      'a circle',
      tree.with(0, {
        facets: [
          [0, 1],
          [1, 2],
          [2, 3],
        ],
        parts: [0, 2],
        intersection: 3,
      }),
    ],
    ['a part that is missing', tree.slice(0, 3)],
  ])('refuses %s', (_, corrupted) => {
    expect(verifyConstructibility(complex, corrupted)).toMatchObject({ verified: false });
  });
});
