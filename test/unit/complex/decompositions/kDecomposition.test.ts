import { describe, expect, it } from 'vitest';
import {
  chessboardComplex,
  completeSkeleton,
  type DecompositionNode,
  kDecomposition,
  matchingComplex,
  namedComplex,
  shelling,
  shellingOfDecomposition,
  simplexBoundary,
  SimplicialComplex,
  verifyDecomposition,
  verifyShelling,
  vertexDecomposition,
} from 'spgames/complex';
import { thrownBy } from '../../../helpers/thrownBy.js';

describe('vertexDecomposition', () => {
  it('of simplices and degenerate complexes', () => {
    expect(vertexDecomposition(SimplicialComplex.void(2))).toEqual({
      vertexDecomposable: true,
      tree: [],
      by: 'search',
    });
    expect(vertexDecomposition(SimplicialComplex.irrelevant(2))).toMatchObject({ tree: [{ facet: 0 }] });
    expect(vertexDecomposition(SimplicialComplex.simplex(3))).toMatchObject({ tree: [{ facet: 0 }] });
  });

  it.each([
    ['skeletons', completeSkeleton(6, 2)],
    ['boundaries of simplices', simplexBoundary(5)],
    ['the chessboard 3×5', chessboardComplex(3, 5)],
    ['Barnette’s sphere', namedComplex('barnette-sphere')],
  ])('of %s, and the shelling it gives', (_, complex) => {
    const found = vertexDecomposition(complex);
    expect(found.vertexDecomposable).toBe(true);
    if (found.vertexDecomposable !== true) return;
    expect(verifyDecomposition(complex, found.tree, 0)).toMatchObject({ verified: true });
    expect(verifyShelling(complex, shellingOfDecomposition(found.tree))).toMatchObject({ verified: true });
  });

  it('knows why there is none', () => {
    expect(vertexDecomposition(namedComplex('torus'))).toMatchObject({
      vertexDecomposable: false,
      because: 'not-shellable',
      reason: { because: 'h-vector' },
    });
    expect(vertexDecomposition(matchingComplex(7))).toMatchObject({ reason: { because: 'homology' } });
    expect(vertexDecomposition(namedComplex('rudin-ball'))).toMatchObject({ because: 'exhausted' });
  });

  it('stops at the limit', () => {
    expect(vertexDecomposition(chessboardComplex(3, 5), { limit: 10 }).vertexDecomposable).toBe('undecided');
  });
});

describe('kDecomposition', () => {
  it('grows with k, up to shellability', () => {
    const word = '012 015 023 024 045 134 135 145 234 235';
    const facets = word.split(' ').map((digits) => Array.from(digits, Number));
    const complex = SimplicialComplex.fromFacets(facets, 6);
    expect(vertexDecomposition(complex)).toMatchObject({ vertexDecomposable: false, because: 'exhausted' });
    for (const k of [1, 2]) {
      const found = kDecomposition(complex, k);
      expect(found.decomposable).toBe(true);
      if (found.decomposable !== true) continue;
      expect(verifyDecomposition(complex, found.tree, k)).toMatchObject({ verified: true });
      expect(verifyDecomposition(complex, found.tree, 0)).toMatchObject({ verified: false });
      expect(verifyShelling(complex, shellingOfDecomposition(found.tree))).toMatchObject({ verified: true });
    }
    expect(shelling(complex)).toMatchObject({ shellable: true, by: 'search' });
  });

  it('wants an integer k ≥ 0', () => {
    for (const k of [-1, 0.5, NaN])
      expect(thrownBy(() => kDecomposition(simplexBoundary(3), k))).toMatchObject({ code: 'invalid-dimension' });
  });
});

describe('verifyDecomposition', () => {
  const complex = SimplicialComplex.fromFacets(
    [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
    4,
  );
  const tree: DecompositionNode[] = [
    { face: [0], deletion: 1, link: 4 },
    { face: [3], deletion: 2, link: 3 },
    { facet: 1 },
    { facet: 2 },
    { facet: 0 },
  ];

  it('accepts decompositions', () => {
    expect(verifyDecomposition(complex, tree, 0)).toMatchObject({ verified: true });
  });

  it.each<[string, DecompositionNode[]]>([
    ['no tree', []],
    ['another facet', tree.with(2, { facet: 0 })],
    ['a facet that is none', tree.with(2, { facet: 7 })],
    ['a leaf too early', tree.with(1, { facet: 1 })],
    ['an exchange of deletion and link', tree.with(0, { face: [0], deletion: 4, link: 1 })],
    ['a vertex that sheds not', tree.with(1, { face: [1], deletion: 2, link: 3 })],
    ['a face that is too large', tree.with(0, { face: [0, 1], deletion: 1, link: 4 })],
    ['an empty face', tree.with(0, { face: [], deletion: 1, link: 4 })],
    ['a circle', tree.with(1, { face: [3], deletion: 0, link: 3 })],
    ['a node too many', [...tree, { facet: 0 }]],
  ])('refuses %s', (_, corrupted) => {
    expect(verifyDecomposition(complex, corrupted, 0)).toMatchObject({ verified: false });
  });
});
