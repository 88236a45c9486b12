import { describe, expect, it } from 'vitest';
import { LabelledPoset, distributiveLattice, joinIrreducibles, meetIrreducibles } from 'spgames/poset';
import { childrenPoset, dayPoset, gameDistributivity, GamePoset, ordinalSumPoset, sideSumPoset } from 'spgames/days';
import { formOf, FormStore, formValue, ordinalSum, parseValue, reducedCanonicalForm, ValueStore } from 'spgames/values';
import { codeOf, errorOf } from '../../helpers/codeOf.js';
import { treeOfName, treeOfValue } from '../../reference/valueTrees.js';
import { writtenSet } from '../../reference/values.js';
import table from '../../oracle/siegel-option-closed.json' with { type: 'json' };
import posets from '../../oracle/siegel-posets.json' with { type: 'json' };

/** The covers by the canonical forms of their ends. */
function coversOf(poset: GamePoset): string[] {
  const written = poset.elements.map((value) => writtenSet(treeOfValue(value)));
  return poset.covers.map(({ lower, upper }) => `${written[lower]!} < ${written[upper]!}`).sort();
}
function coversIn({
  elements,
  covers,
}: {
  readonly elements: readonly string[];
  readonly covers: readonly (readonly number[])[];
}): string[] {
  const written = elements.map((name) => writtenSet(treeOfName(name)));
  return covers.map(([lower, upper]) => `${written[lower!]!} < ${written[upper!]!}`).sort();
}

describe('posets of games by day', () => {
  /** @source Siegel 2011, Def. 2.2.20 */
  it.each([
    ['day:1', dayPoset(1), posets.G1],
    ['day:2', dayPoset(2), posets.G2],
    ['os:1', ordinalSumPoset(1), posets.OS1],
    ['ss:1', sideSumPoset(1), posets.SS1],
  ] as const)('%s has the elements and covers of the table', (name, poset, expected) => {
    expect(poset.name).toBe(name);
    expect(poset.size).toBe(expected.elements.length);
    expect(coversOf(poset)).toEqual(coversIn(expected));
  });

  it('has one game on day 0, and one sum', () => {
    for (const poset of [dayPoset(0), ordinalSumPoset(0), sideSumPoset(0)]) {
      expect([poset.labels, poset.covers, poset.height(), poset.width()]).toEqual([['0'], [], 1, 1]);
      expect([poset.join(0, 0), poset.meet(0, 0), gameDistributivity(poset)]).toEqual([0, 0, { distributive: true }]);
    }
  });

  /** @source Siegel 2011, Def. 1.3.14 */
  it('has the floors and ceilings of the examples, the printed floor with * and v* that it lacks', () => {
    const games = dayPoset(2);
    const at = (name: string): number => games.indexOf(parseValue(name))!;
    const names = (list: readonly number[]): string[] => list.map((x) => games.labels[x]!).sort();
    expect(names(games.ceiling(at('1')))).toEqual(
      ['+-1', '1*', '2', '{1|*}', '{1|0,*}', '{1|0}'].map((name) => String(parseValue(name.replace('+-', '±')))).sort(),
    );
    expect(names(games.floor(at('{*|-1}')))).toEqual(
      ['*', '-1', '-1*', '-1/2', '-2', 'v*', '{0|-1}'].map((name) => String(parseValue(name))).sort(),
    );
    expect(games.join(at('1/2'), at('{1|0,*}'))).toBe(at('1*'));
    expect(games.meet(at('1/2'), at('{1|0,*}'))).toBe(at('*2'));
  });

  it('are distributive lattices on days 0 to 3, with 1474 games on the last', () => {
    const games = dayPoset(3);
    expect([games.size, games.covers.length, games.height(), games.width()]).toEqual([1474, 4662, 45, 86]);
    expect(gameDistributivity(games)).toEqual({ distributive: true });
    const hasse = games.poset();
    expect([joinIrreducibles(hasse).length, meetIrreducibles(hasse).length]).toEqual([44, 44]);
  });

  /** @source Siegel 2011, Def. 2.4.7 */
  it('are 427 ordinal sums and 207 side-sums on day 2, 52 and 60 of them reduced', () => {
    const [ordinal, side] = [ordinalSumPoset(2), sideSumPoset(2)];
    expect([ordinal.size, ordinal.covers.length, ordinal.lattice().lattice]).toEqual([427, 744, true]);
    expect([side.size, side.covers.length, side.lattice().lattice]).toEqual([207, 535, false]);
    const reduced = [ordinalSumPoset(2, { reduced: true }), sideSumPoset(2, { reduced: true })];
    expect(reduced.map(({ size }) => size)).toEqual([52, 60]);
    const switches = reduced[0]!.elements.filter((value) => value.number === undefined);
    expect(switches).toHaveLength(21);
    const at = (name: string): number => reduced[0]!.indexOf(parseValue(name))!;
    expect(reduced[0]!.meet(at('{1|0}'), at('1'))).toBeUndefined();
    expect(ordinalSumPoset(1, { reduced: true }).height()).toBe(7);
    const one = sideSumPoset(1);
    expect(one.join(one.indexOf(parseValue('*'))!, one.indexOf(parseValue('*2'))!)).toBeUndefined();
  });

  /** @source Siegel 2011, Def. 2.2.20 */
  it('have the reduced canonical forms of all ordinal sums in the table', () => {
    const store = new FormStore('set');
    const found = new Set<string>();
    for (const [g, row] of Object.entries(table.ordinalSumsReduced))
      for (const [h, name] of Object.entries(row)) {
        const sum = ordinalSum(formOf(parseValue(g), store), formOf(parseValue(h), store));
        expect([g, h, String(reducedCanonicalForm(formValue(sum)))]).toEqual([g, h, String(parseValue(name))]);
        found.add(String(parseValue(name)));
      }
    expect([...ordinalSumPoset(2, { reduced: true }).labels].sort()).toEqual([...found].sort());
  });

  /** @source Siegel 2011, Ex. 3.3.6 */
  it('are the children of sets: the pentagon of {0, {1|*}, 1*}, and of nothing only 0', () => {
    const pentagon = childrenPoset(['0', '{1|*}', '1*'].map((name) => parseValue(name)));
    expect(pentagon.name).toBe('children:0,{1|*},1*');
    expect([...pentagon.labels].sort()).toEqual(['*', '-1', '0', '1', '{1*|0}']);
    expect(distributiveLattice(pentagon.poset())).toMatchObject({ because: 'sublattice', kind: 'N5' });
    const found = gameDistributivity(pentagon);
    expect(found).toMatchObject({ distributive: false, because: 'triple' });
    expect(childrenPoset([]).labels).toEqual(['0']);
    const store = new ValueStore();
    const own = childrenPoset([parseValue('1', store)]);
    expect(own.elements.every((value) => value.store === store)).toBe(true);
  });

  it('are made of any games with an order, which is checked when it is used', () => {
    const square = { x: [0, 0, 1, 1], y: [0, 1, 0, 1] };
    const plane = new GamePoset({ name: 'square', elements: ['a', 'b', 'c', 'd'], order: square });
    expect(
      plane.poset().equals(
        LabelledPoset.fromCovers(
          ['a', 'b', 'c', 'd'],
          [
            [0, 1],
            [0, 2],
            [1, 3],
            [2, 3],
          ],
        ),
      ),
    ).toBe(true);
    expect([plane.join(1, 2), plane.meet(1, 2), plane.height(), plane.width(), String(plane)]).toEqual([
      3,
      0,
      3,
      2,
      'square: 4 games',
    ]);
    const wrong = (order: (a: number, b: number) => boolean): string =>
      codeOf(() => new GamePoset({ name: 'wrong', elements: ['a', 'b', 'c'], order }).covers);
    expect(wrong(() => false)).toBe('not-reflexive');
    expect(wrong(() => true)).toBe('not-antisymmetric');
    expect(wrong((a, b) => b === a || b === a + 1)).toBe('not-transitive');
  });

  it('refuse what is not a day, no game and no element', () => {
    for (const poset of [dayPoset, ordinalSumPoset, sideSumPoset]) {
      expect(codeOf(() => poset(-1))).toBe('invalid-day');
      expect(codeOf(() => poset(0.5))).toBe('invalid-day');
      expect(codeOf(() => poset(4))).toBe('too-many-values');
      expect(codeOf(() => poset(1, { store: 3 as never }))).toBe('invalid-option');
    }
    expect(codeOf(() => ordinalSumPoset(1, { reduced: 1 as never }))).toBe('invalid-option');
    expect(codeOf(() => childrenPoset([parseValue('1'), parseValue('1', new ValueStore())]))).toBe(
      'not-the-same-store',
    );
    expect(codeOf(() => dayPoset(1).join(0, 4))).toBe('invalid-argument');
    expect(errorOf(() => new GamePoset({ name: 'no', elements: 3 as never, order: () => true })).message).toBe(
      'new GamePoset: elements is 3; expected a list of games.',
    );
    const stars = Array.from({ length: 12 }, (_, i) => parseValue(`*${i}`));
    expect(codeOf(() => childrenPoset(stars))).toBe('too-many-values');
    expect(codeOf(() => dayPoset(3, { timeoutMs: 0 }))).toBe('too-long');
  });
});
