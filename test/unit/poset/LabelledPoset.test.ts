import { describe, expect, it } from 'vitest';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { LimitError } from '../../../src/errors.js';
import {
  LabelledPoset,
  booleanIntervals,
  booleanLattice,
  complexFromFacePoset,
  countLinearExtensions,
  facePoset,
  mobiusFunction,
  orderComplex,
  posetWidth,
  rankFunction,
  verifyPosetWidth,
} from 'spgames/poset';
import { POSET_LIMIT } from '../../../src/poset/relations.js';
import { codeOf, errorOf } from '../../helpers/codeOf.js';

describe('LabelledPoset', () => {
  it('keeps labels of elements and covers', () => {
    const poset = LabelledPoset.fromCovers(
      ['a', 'a', 'b'],
      [
        [0, 1, 'L'],
        [0, 2],
      ],
    );
    expect(poset.labels).toEqual(['a', 'a', 'b']);
    expect(poset.covers).toEqual([
      { lower: 0, upper: 1, label: 'L' },
      { lower: 0, upper: 2 },
    ]);
    expect(poset.upperCovers(0)).toEqual(poset.covers);
    expect(poset.lowerCovers(2)).toEqual([{ lower: 0, upper: 2 }]);
    expect(poset.dual().covers).toEqual([
      { lower: 1, upper: 0, label: 'L' },
      { lower: 2, upper: 0 },
    ]);
    expect([poset.minimalElements, poset.maximalElements]).toEqual([[0], [1, 2]]);
    expect(
      poset.equals(
        LabelledPoset.fromCovers(
          ['a', 'a', 'b'],
          [
            [0, 1],
            [0, 2],
          ],
        ),
      ),
    ).toBe(false);
    expect(
      orderComplex(
        LabelledPoset.fromCovers(
          ['a', 'b', 'c'],
          [
            [0, 1],
            [0, 2],
          ],
        ),
      ).vertices.map(({ label }) => label),
    ).toEqual(['a', 'b', 'c']);
    expect(codeOf(() => orderComplex(poset))).toBe('not-distinct-labels');
  });

  it('takes relations, and only covers as covers', () => {
    const chain: [number, number][] = [
      [0, 1],
      [1, 2],
      [0, 2],
      [2, 2],
    ];
    expect(LabelledPoset.fromRelations(3, chain).covers).toEqual([
      { lower: 0, upper: 1 },
      { lower: 1, upper: 2 },
    ]);
    const error = errorOf(() => LabelledPoset.fromCovers(3, chain));
    expect([error.code, error.details]).toEqual(['not-a-cover', { lower: 0, upper: 2, between: 1 }]);
    expect(
      codeOf(() =>
        LabelledPoset.fromRelations(3, [
          [0, 1],
          [1, 2],
          [0, 2, 'R'],
        ]),
      ),
    ).toBe('not-a-cover');
  });

  it('refuses what is not an order', () => {
    const cycle = errorOf(() =>
      LabelledPoset.fromRelations(4, [
        [3, 0],
        [0, 1],
        [1, 2],
        [2, 0],
      ]),
    );
    expect(cycle.code).toBe('not-antisymmetric');
    const around = cycle.details['cycle'] as number[];
    expect([...around].sort((a, b) => a - b)).toEqual([0, 1, 2]);
    expect(around.every((x, i) => around[(i + 1) % 3] === (x + 1) % 3)).toBe(true);
    expect(codeOf(() => LabelledPoset.fromOrder(2, () => false))).toBe('not-reflexive');
    expect(codeOf(() => LabelledPoset.fromOrder(2, () => true))).toBe('not-antisymmetric');
    const gap = errorOf(() => LabelledPoset.fromOrder(3, (a, b) => a === b || b === a + 1));
    expect([gap.code, gap.details]).toEqual(['not-transitive', { lower: 0, upper: 2 }]);
    expect(codeOf(() => LabelledPoset.fromCovers(2, [[0, 2]]))).toBe('invalid-element');
    expect(codeOf(() => LabelledPoset.fromCovers(2, [[0, 1, 'X' as 'L']]))).toBe('invalid-label');
    expect(
      codeOf(() =>
        LabelledPoset.fromCovers(2, [
          [0, 1, 'L'],
          [0, 1],
        ]),
      ),
    ).toBe('invalid-labels');
    expect(codeOf(() => LabelledPoset.fromCovers(['', 'a'], []))).toBe('invalid-label');
    expect(codeOf(() => LabelledPoset.fromCovers(-1, []))).toBe('invalid-ground-set');
    expect(codeOf(() => LabelledPoset.fromCovers(2, []).upperCovers(2))).toBe('invalid-element');
    expect(() => LabelledPoset.fromCovers(POSET_LIMIT + 1, [])).toThrow(LimitError);
  });

  it('empty', () => {
    const empty = LabelledPoset.fromCovers(0, []);
    expect(countLinearExtensions(empty)).toBe(1n);
    expect(posetWidth(empty)).toEqual({ width: 0, antichain: [], chains: [] });
    expect(orderComplex(empty).facets.toLists()).toEqual([[]]);
    expect(complexFromFacePoset(empty)).toMatchObject({ facePoset: true, complex: { vertices: [] } });
    expect(booleanLattice(empty)).toEqual({ booleanLattice: false, because: 'no-bottom', elements: [] });
  });
});

describe('larger posets', () => {
  it('linear extensions of two chains of 20, of the Boolean lattice 2^4, and of grids', () => {
    const chains = LabelledPoset.fromCovers(
      40,
      Array.from({ length: 40 }, (_, i): [number, number] => [i, i + 1]).filter(([i]) => i % 20 !== 19),
    );
    expect(countLinearExtensions(chains)).toBe(137846528820n); // 40 over 20
    const { poset } = facePoset(SimplicialComplex.simplex(4));
    expect(countLinearExtensions(poset)).toBe(1680384n); // OEIS A046873
    // Standard Young tableaux of a 4 × 4 square: 16! over the product of the hook lengths.
    const square = LabelledPoset.fromOrder(16, (a, b) => a >> 2 <= b >> 2 && a % 4 <= b % 4);
    expect(countLinearExtensions(square)).toBe(24024n);
    // Parts above and beside each other take no search: a bottom under 40 chains of two.
    const tree = LabelledPoset.fromRelations(
      81,
      Array.from(
        { length: 40 },
        (_, i) =>
          [
            [0, 2 * i + 1],
            [2 * i + 1, 2 * i + 2],
          ] as const,
      ).flat(),
    );
    const factorial = (k: bigint): bigint => (k === 0n ? 1n : k * factorial(k - 1n));
    expect(countLinearExtensions(tree, { limit: 0 })).toBe(factorial(80n) / 2n ** 40n);
  });

  it('Möbius values of levels of 33 elements, each below all of the next, past 2^53', () => {
    const [levels, size] = [14, 33];
    const level = Array.from({ length: levels * size }, (_, x) => Math.floor(x / size));
    const poset = LabelledPoset.fromOrder(1 + level.length, (a, b) =>
      a === b || b === 0 ? a === b : a === 0 || level[a - 1]! < level[b - 1]!,
    );
    const mu = mobiusFunction(poset);
    for (let k = 0; k < levels; k++) expect(mu(0, 1 + k * size)).toBe(-((-32n) ** BigInt(k)));
    expect([mu(3, 3), mu(3, 4), mu(40, 3), mu(3, 100)]).toEqual([1n, 0n, 0n, -1024n]);
    expect(() => mu(0, level.length + 1)).toThrow(expect.objectContaining({ code: 'invalid-element' }));
  });

  it('stops at the limit', () => {
    const zigzag = LabelledPoset.fromCovers(
      12,
      Array.from({ length: 11 }, (_, i) => (i % 2 === 0 ? ([i, i + 1] as const) : ([i + 1, i] as const))),
    );
    expect(() => countLinearExtensions(zigzag, { limit: 100 })).toThrow(LimitError);
    expect(countLinearExtensions(zigzag)).toBe(2702765n); // OEIS A000111
    expect(() => facePoset(SimplicialComplex.simplex(12), { limit: 4095 })).toThrow(LimitError);
    expect(facePoset(SimplicialComplex.simplex(12), { limit: 4096 }).faces).toHaveLength(4096);
  });

  it('the width of 2^8 is the middle level (Sperner), past 32 and 64 elements', () => {
    const { poset } = facePoset(SimplicialComplex.simplex(8));
    const width = posetWidth(poset);
    expect(width.width).toBe(70);
    expect(verifyPosetWidth(poset, width)).toMatchObject({ verified: true });
    expect(verifyPosetWidth(poset, { ...width, antichain: width.antichain.slice(1) })).toMatchObject({
      verified: false,
    });
    expect(verifyPosetWidth(poset, { ...width, antichain: [0, ...width.antichain.slice(1)] })).toMatchObject({
      verified: false,
    });
    expect(
      verifyPosetWidth(poset, { ...width, chains: width.chains.map((chain) => [...chain].reverse()) }),
    ).toMatchObject({ verified: false });
  });
});

describe('complexFromFacePoset', () => {
  const because = (n: number, covers: readonly (readonly [number, number, ('L' | 'R')?])[]): string => {
    const answer = complexFromFacePoset(LabelledPoset.fromCovers(n, covers));
    return answer.facePoset ? 'face poset' : `${answer.because} ${answer.elements.join()}`;
  };

  it('numbers the players from 1 each', () => {
    const complex = SimplicialComplex.fromFacets([[0, 1], [1, 2], [3]], ['a', 'y7', 'x9', 'y2'].map(vertexFromLabel));
    const back = complexFromFacePoset(facePoset(complex).poset);
    expect(back.facePoset && back.complex.vertices.map(({ label }) => label)).toEqual(['x1', 'y1', 'y2', '1']);
    expect(back.facePoset && back.complex.facets.toLists()).toEqual([[2], [0, 1], [1, 3]]);
  });

  it('says why a poset is none', () => {
    expect(because(2, [])).toBe('no-bottom 0,1');
    expect(
      because(3, [
        [0, 1],
        [1, 2],
      ]),
    ).toBe('same-vertices 1,2');
    expect(
      because(5, [
        [0, 1],
        [0, 2],
        [1, 3],
        [2, 3],
        [1, 4],
        [2, 4],
      ]),
    ).toBe('same-vertices 3,4');
    expect(
      because(5, [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 4],
        [2, 4],
        [3, 4],
      ]),
    ).toBe('lower-covers 4');
    expect(
      because(4, [
        [0, 1, 'L'],
        [0, 2, 'R'],
        [1, 3, 'L'],
        [2, 3, 'L'],
      ]),
    ).toBe('cover-labels 1,3');
    expect(
      because(4, [
        [0, 1, 'L'],
        [0, 2, 'R'],
        [1, 3, 'R'],
        [2, 3, 'L'],
      ]),
    ).toBe('face poset');
  });
});

describe('booleanLattice', () => {
  it('wants every element above those with fewer atoms', () => {
    const { poset, faces } = facePoset(SimplicialComplex.simplex(4));
    const element = (face: readonly number[]): number => faces.findIndex((other) => other.join() === face.join());
    const [pair, triple] = [element([0, 1]), element([0, 1, 2])];
    expect(booleanLattice(poset)).toEqual({ booleanLattice: true, atoms: [1, 2, 3, 4] });
    const covers = poset.covers.filter(({ lower, upper }) => lower !== pair || upper !== triple);
    const broken = LabelledPoset.fromRelations(16, [
      ...covers.map(({ lower, upper }) => [lower, upper] as const),
      [element([0]), triple],
    ]);
    const reason = { because: 'not-comparable', elements: [pair, triple] };
    expect(booleanLattice(broken)).toEqual({ booleanLattice: false, ...reason });
    expect(booleanIntervals(broken)).toEqual({ booleanIntervals: false, interval: [0, 15], ...reason });
  });
});

describe('rankFunction', () => {
  it('starts every component at 0 and closes a walk that climbs', () => {
    expect(
      rankFunction(
        LabelledPoset.fromCovers(5, [
          [1, 0],
          [2, 0],
          [2, 3],
        ]),
      ),
    ).toEqual({ graded: true, ranks: [1, 0, 0, 1, 0] });
    const pentagon = LabelledPoset.fromCovers(5, [
      [0, 1],
      [1, 2],
      [2, 4],
      [0, 3],
      [3, 4],
    ]);
    const answer = rankFunction(pentagon);
    expect(!answer.graded && [...answer.walk].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  });
});
