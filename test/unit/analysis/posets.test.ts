import { describe, expect, it } from 'vitest';
import { facePoset, LabelledPoset, verifyPosetIsomorphism, verifyRealizer } from 'spgames/poset';
import { GamePoset, namedGamePoset } from 'spgames/days';
import { SimplicialComplex } from 'spgames/complex';
import { analyze, analyzeInTurn, posetProperties } from 'spgames/analysis';
import { codeOf, errorOf } from '../../helpers/codeOf.js';

const values = (poset: GamePoset<unknown> | LabelledPoset): object =>
  Object.fromEntries([...analyzeInTurn(poset)].map(([name, { value }]) => [name, value]));

describe('analyze of posets', () => {
  it('says what the games of day 1 are like', () => {
    expect(values(namedGamePoset('day:1'))).toEqual({
      size: 4,
      covers: 4,
      height: 3,
      width: 2,
      graded: true,
      lattice: true,
      distributive: true,
      modular: true,
      planar: true,
      dimension: 2,
      selfDual: true,
      antichains: 6n,
      maximalChains: 2n,
      linearExtensions: 2n,
      ranks: [1, 2, 1],
      joinIrreducibles: [0, 3],
      meetIrreducibles: [0, 3],
      moebius: 1n,
      elements: [0, 1, 2, 3],
      hasseDiagram: [
        [0, 2],
        [1, 0],
        [1, 3],
        [3, 2],
      ],
    });
  });

  it('says what the empty poset and an antichain are like', () => {
    const nothing = LabelledPoset.fromRelations(0, []);
    expect(values(nothing)).toMatchObject({
      size: 0,
      height: 0,
      width: 0,
      lattice: true,
      dimension: 0,
      moebius: null,
      ranks: [],
      linearExtensions: 1n,
    });
    const two = LabelledPoset.fromRelations(2, []);
    expect(values(two)).toMatchObject({
      lattice: false,
      planar: null,
      dimension: 2,
      selfDual: true,
      moebius: null,
      ranks: [2],
    });
    const plane = new GamePoset({ name: 'none', elements: [], order: { x: [], y: [] } });
    expect(values(plane)).toMatchObject({ height: 0, width: 0, dimension: 0, planar: true });
  });

  it('decides planarity of lattices, and of posets with a least and a greatest element', () => {
    const planar = (poset: LabelledPoset): unknown => analyze(poset, { only: ['planar'] }).planar.value;
    expect(planar(facePoset(SimplicialComplex.fromFacets([[0, 1, 2]], 3)).poset)).toBe(false);
    expect(
      planar(
        facePoset(
          SimplicialComplex.fromFacets(
            [
              [0, 1],
              [1, 2],
            ],
            3,
          ),
        ).poset,
      ),
    ).toBe(null);
    // Two elements above two others: with a top and a bottom no lattice.
    const crown = [
      [0, 1],
      [0, 2],
      [1, 3],
      [1, 4],
      [2, 3],
      [2, 4],
      [3, 5],
      [4, 5],
    ] as const;
    expect(planar(LabelledPoset.fromCovers(6, crown))).toBe(false);
  });

  it('shows why', () => {
    const games = namedGamePoset('ss:2');
    const { lattice, selfDual, height, width } = analyze(games, {
      only: ['lattice', 'selfDual', 'height', 'width'],
    });
    expect(lattice.witness!.missing).toBe('meet');
    expect(selfDual.witness).toMatchObject({ by: 'negation' });
    const { map } = selfDual.witness as { readonly map: readonly number[] };
    expect(verifyPosetIsomorphism(games.poset(), games.poset().dual(), map).verified).toBe(true);
    const { chain } = height.witness!;
    expect(chain.every((x, i) => i === 0 || games.isLessOrEqual(chain[i - 1]!, x))).toBe(true);
    const { antichain } = width.witness!;
    expect(antichain.some((a) => antichain.some((b) => a !== b && games.isLessOrEqual(a, b)))).toBe(false);
    expect([chain.length, antichain.length]).toEqual([height.value, width.value]);
  });

  it('takes orders of points in the plane for linear orders', () => {
    const games = namedGamePoset('oc:2');
    const { dimension, planar, distributive } = analyze(games, { only: ['dimension', 'planar', 'distributive'] });
    expect([dimension.value, planar.value]).toEqual([2, true]);
    expect(verifyRealizer(games.poset(), dimension.witness!.realizer).verified).toBe(true);
    expect(distributive.witness).toMatchObject({ because: 'sublattice', kind: 'N5' });
  });

  it('is self-dual by a search where negation does not help', () => {
    const { selfDual } = analyze(LabelledPoset.fromRelations(2, [[0, 1]]), { only: ['selfDual'] });
    expect(selfDual).toEqual({ value: true, witness: { by: 'search', map: [1, 0] } });
    const fork = LabelledPoset.fromRelations(3, [
      [0, 1],
      [0, 2],
    ]);
    expect(analyze(fork, { only: ['selfDual'] }).selfDual.value).toBe(false);
    // Of players the order knows nothing.
    const moves = LabelledPoset.fromCovers(3, [
      [0, 1, 'L'],
      [1, 2, 'R'],
    ]);
    expect(analyze(moves, { only: ['selfDual'] }).selfDual.value).toBe(true);
  });

  it('leaves open what the time cuts off, and out what nobody asked for', () => {
    const poset = namedGamePoset('os:2');
    expect(analyze(poset, { only: ['linearExtensions'], eachMs: 1 })).toEqual({
      linearExtensions: { value: 'undecided' },
    });
    expect(analyze(poset, { timeoutMs: 0, only: ['covers'] }).covers.value).toBe('undecided');
    expect(analyze(poset, { only: ['height'], witnesses: false })).toEqual({ height: { value: 85 } });
    expect(codeOf(() => analyze(poset, { only: ['heigth' as 'height'] }))).toBe('unknown-property');
    expect(errorOf(() => analyze(poset, { only: ['heigth' as 'height'] })).hint).toBe('Did you mean height or width?');
    expect(codeOf(() => analyze(poset, { only: 'size' as never }))).toBe('invalid-option');
    expect(codeOf(() => analyze('day:2' as never))).toBe('invalid-argument');
    for (const { about } of Object.values(posetProperties)) expect(about).toMatch(/^[A-Z].*[.?]$|null$/);
  });
});
