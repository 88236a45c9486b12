import { describe, expect, it } from 'vitest';
import {
  type CheckableObstruction,
  matchingComplex,
  namedComplex,
  shelling,
  SimplicialComplex,
  verifyObstruction,
} from 'spgames/complex';

const complexOf = (facets: number[][], n: number): SimplicialComplex => SimplicialComplex.fromFacets(facets, n);
const hexagon = SimplicialComplex.independenceComplex(
  [0, 1, 2, 3, 4, 5].map((v) => [v, (v + 1) % 6]),
  6,
);
const pinched = complexOf(
  '012 123 234 345 045 016 126 026'.split(' ').map((w) => Array.from(w, Number)),
  7,
);
const tetrahedra = complexOf(
  [
    [0, 1, 2, 3],
    [0, 4, 5, 6],
    [1, 4, 7],
  ],
  8,
);

type HomologyObstruction = Extract<CheckableObstruction, { because: 'homology' }>;

/** Says something about the homology of the matching complex of K7 that is not so. */
const torsionOfMatchings = (changes: Partial<HomologyObstruction['witness']>): HomologyObstruction => ({
  because: 'homology',
  witness: {
    face: [],
    degree: 1,
    rank: 0,
    torsion: [3n],
    expectedRank: 0n,
    characteristic: 3n,
    dimension: 0,
    ...changes,
  },
});

describe('verifyObstruction', () => {
  it.each([
    ['h-vector', namedComplex('torus')],
    ['h-triangle', tetrahedra],
    ['link', pinched],
    ['bipartite', hexagon],
    ['homology', matchingComplex(7)],
    ['homology', namedComplex('real-projective-plane')],
    ['fundamental-group', namedComplex('poincare-sphere')],
  ])('accepts the reason %s, where it holds alone', (because, complex) => {
    const found = shelling(complex);
    expect(found).toMatchObject({ shellable: false, because });
    if (found.shellable !== false || found.because === 'exhausted') return;
    expect(verifyObstruction(complex, found)).toMatchObject({ verified: true });
    expect(verifyObstruction(complexOf([[0, 1, 2, 3]], complex.n), found)).toMatchObject({ verified: false });
  });

  it.each<[string, SimplicialComplex, CheckableObstruction]>([
    [
      'an h-vector that is another',
      namedComplex('torus'),
      { because: 'h-vector', witness: { dimension: 2, hVector: [1n, 4n, 10n, -2n] } },
    ],
    ['an h-vector that is fine', pinched, { because: 'h-vector', witness: { dimension: 0, hVector: [1n, 6n] } }],
    [
      'a count that is another',
      tetrahedra,
      { because: 'h-triangle', witness: { facetSize: 4, restrictionSize: 2, count: -7n } },
    ],
    ['a link that is connected', pinched, { because: 'link', witness: { face: [2], facets: [0, 1] } }],
    ['a face that is none', pinched, { because: 'link', witness: { face: [0, 3], facets: [0, 1] } }],
    [
      'a graph with leaves',
      complexOf(
        [
          [0, 2],
          [0, 3],
          [1, 3],
        ],
        4,
      ),
      { because: 'bipartite', witness: { face: [] } },
    ],
    ['a graph with a triangle', complexOf([[0], [1], [2]], 3), { because: 'bipartite', witness: { face: [] } }],
    [
      'homology as it should be',
      pinched,
      {
        because: 'homology',
        witness: { face: [], degree: 0, rank: 0, torsion: [], expectedRank: 0n, characteristic: 0n, dimension: 0 },
      },
    ],
    ['another expectation', matchingComplex(7), torsionOfMatchings({ expectedRank: 1n, dimension: 1 })],
    ['another torsion', matchingComplex(7), torsionOfMatchings({ torsion: [2n], characteristic: 2n, dimension: 1 })],
    ['a characteristic in which nothing is wrong', matchingComplex(7), torsionOfMatchings({ characteristic: 2n })],
    ['a dimension that is another', matchingComplex(7), torsionOfMatchings({ dimension: 2 })],
    ['a characteristic that is none', matchingComplex(7), torsionOfMatchings({ characteristic: 9n })],
    [
      'a covering that is not connected',
      namedComplex('poincare-sphere'),
      { because: 'fundamental-group', witness: { face: [], covering: { sheets: 2, edges: [] } } },
    ],
  ])('refuses %s', (_, complex, reason) => {
    expect(verifyObstruction(complex, reason)).toMatchObject({ verified: false });
  });
});
