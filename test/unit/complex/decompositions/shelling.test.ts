import { describe, expect, it } from 'vitest';
import {
  chessboardComplex,
  completeSkeleton,
  crossPolytopeBoundary,
  cyclicPolytopeBoundary,
  hTriangle,
  hVectorOfShelling,
  join,
  matchingComplex,
  namedComplex,
  namedComplexes,
  restrictionSets,
  shelling,
  simplexBoundary,
  SimplicialComplex,
  verifyShelling,
} from 'spgames/complex';
import { clockOfLooks } from '../../../helpers/clock.js';
import { range } from '../../../helpers/range.js';
import { thrownBy } from '../../../helpers/thrownBy.js';

const complexOf = (facets: number[][], n: number): SimplicialComplex => SimplicialComplex.fromFacets(facets, n);

/** The answer; a shelling is checked first. */
function answer(complex: SimplicialComplex): string {
  const found = shelling(complex);
  if (found.shellable === true) {
    expect(verifyShelling(complex, found.order)).toMatchObject({ verified: true });
    return found.by;
  }
  return found.shellable === false ? found.because : 'undecided';
}

describe('shelling', () => {
  it.each([
    ['the void complex', SimplicialComplex.void(2), []],
    ['{∅}', SimplicialComplex.irrelevant(2), [0]],
    ['a simplex', SimplicialComplex.simplex(3), [0]],
    ['a simplex beside a loop', complexOf([[0, 2]], 3), [0]],
  ])('of %s', (_, complex, order) => {
    expect(shelling(complex)).toEqual({ shellable: true, order, by: 'search' });
  });

  it.each([
    ['boundary of a simplex', simplexBoundary(5)],
    ['cross-polytope', crossPolytopeBoundary(4)],
    ['cyclic polytope', cyclicPolytopeBoundary(8, 4)],
    ['skeleton of a simplex', completeSkeleton(7, 2)],
    ['chessboard 3×5', chessboardComplex(3, 5)],
  ])('finds one of the %s', (_, complex) => {
    const found = shelling(complex);
    expect(found.shellable === true && verifyShelling(complex, found.order)).toMatchObject({ verified: true });
  });

  it('allows facets of different sizes, isolated vertices last', () => {
    const complex = complexOf([[0, 1], [2]], 3);
    const found = shelling(complex);
    expect(found.shellable === true && found.order.map((f) => complex.facets.list(f))).toEqual([[0, 1], [2]]);
    expect(
      answer(
        complexOf(
          [
            [0, 1, 2],
            [3, 4],
          ],
          5,
        ),
      ),
    ).not.toBe('search');
  });

  it.each(
    namedComplexes.filter(({ name }) => name !== 'poincare-sphere').map(({ name, known }) => [name, known.shellable]),
  )('decides the %s: %s', (name, shellable) => {
    expect(shelling(namedComplex(name)).shellable).toBe(shellable);
  });

  it.each([['dunce-hat'], ['rudin-ball'], ['ziegler-ball'], ['grunbaum-ball']])(
    'proves by exhaustion that the %s has none',
    (name) => {
      expect(answer(namedComplex(name))).toBe('exhausted');
    },
  );

  it('gives a covering of the Poincaré sphere, which is not simply connected', () => {
    const found = shelling(namedComplex('poincare-sphere'));
    expect(found).toMatchObject({ shellable: false, because: 'fundamental-group', witness: { face: [] } });
    if (found.shellable !== false || found.because !== 'fundamental-group') return;
    expect(found.witness.covering.sheets).toBe(5);
    // In its suspension it is the link of the two new vertices.
    const points = SimplicialComplex.fromFacets([[0], [1]], [{ label: 'a' }, { label: 'b' }]);
    expect(shelling(join(namedComplex('poincare-sphere'), points))).toMatchObject({
      because: 'fundamental-group',
      witness: { face: [16], covering: { sheets: 5 } },
    });
  });

  it('says how far it came', () => {
    const found = shelling(namedComplex('rudin-ball'), { limit: 20 });
    expect(found.shellable).toBe('undecided');
    expect(found.shellable === 'undecided' && found.explored).toBeGreaterThan(20);
  });

  it('gives a reason that can be checked by hand where a short search has ended', () => {
    expect(shelling(namedComplex('real-projective-plane'))).toEqual({
      shellable: false,
      because: 'homology',
      witness: { face: [], degree: 1, rank: 0, torsion: [2n], expectedRank: 0n, characteristic: 2n, dimension: 1 },
    });
  });

  it('gives the negative entry of an h-vector', () => {
    expect(shelling(namedComplex('torus'))).toEqual({
      shellable: false,
      because: 'h-vector',
      witness: { dimension: 2, hVector: [1n, 4n, 10n, -1n] },
    });
  });

  it('gives the negative entry of an h-triangle', () => {
    // Two tetrahedra with a vertex in common: the second one adds no ridge.
    const complex = complexOf(
      [
        [0, 1, 2, 3],
        [0, 4, 5, 6],
        [1, 4, 7],
      ],
      8,
    );
    const found = shelling(complex);
    expect(found.shellable === false && found.because).toBe('h-triangle');
    if (found.shellable !== false || found.because !== 'h-triangle') return;
    const { facetSize, restrictionSize, count } = found.witness;
    expect(count).toBeLessThan(0n);
    expect(hTriangle(complex).find((row) => row.facetSize === facetSize)!.h[restrictionSize]).toBe(count);
  });

  it('gives the face whose link falls apart', () => {
    // Its h-vector is that of a shellable complex.
    const facets = [
      [0, 1, 2],
      [1, 2, 3],
      [2, 3, 4],
      [3, 4, 5],
      [0, 4, 5],
      [0, 1, 6],
      [1, 2, 6],
      [0, 2, 6],
    ];
    const complex = complexOf(facets, 7);
    const found = shelling(complex);
    expect(found.shellable === false && found.because).toBe('link');
    if (found.shellable !== false || found.because !== 'link') return;
    expect(complex.link(found.witness.face).isConnected()).toBe(false);
  });

  it('gives the torsion that no shellable complex has', () => {
    const found = shelling(matchingComplex(7));
    expect(found).toEqual({
      shellable: false,
      because: 'homology',
      witness: { face: [], degree: 1, rank: 0, torsion: [3n], expectedRank: 0n, characteristic: 3n, dimension: 1 },
    });
  });

  it('counts states against the limit and stops in time', () => {
    const complex = cyclicPolytopeBoundary(8, 4);
    expect(shelling(complex, { limit: 3 }).shellable).toBe('undecided');
    clockOfLooks(10);
    expect(shelling(namedComplex('poincare-sphere'), { timeoutMs: 30 }).shellable).toBe('undecided');
  });

  it('takes 2000 vertices and a few large facets', () => {
    const all = range(2000);
    const complex = complexOf(
      [0, 1, 2, 3].map((missing) => all.filter((v) => v !== missing)),
      2000,
    );
    const found = shelling(complex);
    expect(found.shellable === true && verifyShelling(complex, found.order)).toMatchObject({ verified: true });
    const apart = complexOf([all.slice(0, 1000), all.slice(1000)], 2000);
    expect(shelling(apart).shellable).toBe(false);
  });

  it('takes 2000 facets in a row', () => {
    const path = complexOf(
      Array.from({ length: 2000 }, (_, v) => [v, v + 1]),
      2001,
    );
    const found = shelling(path);
    expect(found.shellable === true && found.order.length).toBe(2000);
  });
});

describe('verifyShelling', () => {
  const complex = complexOf(
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ],
    5,
  );

  it('accepts shellings', () => {
    expect(verifyShelling(complex, [0, 1, 2, 3])).toMatchObject({ verified: true });
    expect(verifyShelling(complex, [2, 1, 3, 0])).toMatchObject({ verified: true });
  });

  it.each([
    ['a jump', [0, 2, 1, 3]],
    ['a missing facet', [0, 1, 2]],
    ['a repeated facet', [0, 1, 2, 2]],
    ['an unknown facet', [0, 1, 2, 4]],
    ['a fraction', [0, 1, 2, 2.5]],
  ])('refuses %s', (_, order) => {
    expect(verifyShelling(complex, order)).toMatchObject({ verified: false });
  });
});

describe('restrictionSets', () => {
  it('are the smallest new faces, and count the h-vector', () => {
    const complex = simplexBoundary(4);
    expect(restrictionSets(complex, [0, 1, 2, 3])).toEqual([[], [3], [2, 3], [1, 2, 3]]);
    expect(hVectorOfShelling(complex, [0, 1, 2, 3])).toEqual([1, 1, 1, 1]);
    expect(hVectorOfShelling(SimplicialComplex.void(1), [])).toEqual([]);
  });

  it('exist for shellings only', () => {
    const complex = complexOf(
      [
        [0, 1],
        [2, 3],
      ],
      4,
    );
    expect(thrownBy(() => restrictionSets(complex, [0, 1]))).toMatchObject({ code: 'not-a-shelling' });
    const mixed = complexOf([[0, 1], [2]], 3);
    expect(thrownBy(() => hVectorOfShelling(mixed, [1, 0]))).toMatchObject({ code: 'not-pure' });
  });
});
