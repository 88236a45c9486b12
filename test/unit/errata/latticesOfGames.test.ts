import { describe, expect, it } from 'vitest';
import { countOptionClosed, optionClosedEnumeration, optionClosedPoset } from 'spgames/days';
import { type Form, formsBornBy, FormStore, parseValue, standardStore, type Value } from 'spgames/values';
import { optionClosedDay } from '../../../src/days/optionClosed/optionClosedPairs.js';
import {
  compareLoopyGames,
  compareOslo,
  compareStoppers,
  loopyGameName,
  parseLoopyGame,
  simplestForm,
  twoSlo,
  type LoopyGame,
} from 'spgames/loopy';
import { LabelledPoset, distributiveLattice, joinIrreducibles, lattice, meetIrreducibles } from 'spgames/poset';
import { inFull, sampled } from '../../helpers/sampling.js';

const subsetsOf = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: 2 ** list.length }, (_, bits) => list.filter((_, i) => (bits >> i) & 1));
const isAtMost = (g: LoopyGame, h: LoopyGame): boolean => ['<', '='].includes(compareStoppers(g, h));
/** The games of some texts by their names, each once. */
function named(texts: readonly string[]): string[] {
  const forms = texts.map((text) => simplestForm(parseLoopyGame(text)));
  return [...new Map(forms.map((form) => [String(form), form])).values()].map((form) => loopyGameName(form));
}
const posetOf = (names: readonly string[]): LabelledPoset => {
  const games = names.map((name) => parseLoopyGame(name));
  return LabelledPoset.fromOrder(names, (a, b) => isAtMost(games[a]!, games[b]!));
};
/** The antichains of games. */
function antichainsOf(names: readonly string[]): string[][] {
  const order = posetOf(names);
  const areConfused = (a: number, b: number): boolean => !order.isLessOrEqual(a, b) && !order.isLessOrEqual(b, a);
  let sets: number[][] = [[]];
  for (const x of names.keys())
    sets = [...sets, ...sets.filter((set) => set.every((y) => areConfused(x, y))).map((set) => [...set, x])];
  return sets.map((set) => set.map((x) => names[x]!));
}

describe('docs/errata.md, Siegel 2011, Ch. 3', () => {
  /**
   * @source Siegel 2011, Thm 3.3.10
   * @source Siegel 2011, Def. 3.3.1
   * @source Siegel 2011, Prop. 3.3.2
   * @source Siegel 2011, Prop. 3.3.11
   */
  it('children of a closed set of loopy games need be no distributive lattice, nor {⌊G⌋ | ⌈G⌉}; those with a pass are', () => {
    const children = (set: readonly string[], pass = ''): string[] => {
      const sides = inFull ? subsetsOf(set) : antichainsOf(set);
      const pairs = sides.flatMap((left) => sides.map((right) => [left, right] as const));
      const all = pass === '' ? pairs : pairs.filter(([left, right]) => left.length + right.length > 0);
      return named(all.map(([left, right]) => `{${[...left, ...(pass === '' ? [] : [pass])].join()}|${right.join()}}`));
    };
    const first = ['0', 'on', 'upon*', 'under'];
    expect(new Set(children(['0'], 'pass'))).toEqual(new Set(first.filter((name) => name !== '0')));
    const second = new Set(['0', ...children(first, 'pass')]);
    expect(second.size).toBe(13);
    expect(distributiveLattice(posetOf([...second]))).toEqual({ distributive: true });

    const all = children(first);
    expect(all.filter((name) => !second.has(name)).sort()).toEqual(['*', '-1', '1']);
    for (const [set, size] of [
      [first, 16],
      [['0', 'under'], 6],
    ] as const) {
      const poset = posetOf(children(set));
      expect(poset.n).toBe(size);
      expect(distributiveLattice(poset)).toMatchObject({ because: 'sublattice', kind: 'N5' });
    }
    // on is a child of {on}, and neither not ≥ nor not ≤ itself.
    expect(children(['on']).sort()).toEqual(['0', 'on']);
    expect(isAtMost(parseLoopyGame('on'), parseLoopyGame('on'))).toBe(true);
  });

  /** @source Siegel 2011, Sec. 3.6.4.1 */
  it('TwoSlo games of day 2 are a lattice, and not distributive', () => {
    const isBelow = (g: Form, h: Form): boolean =>
      ['<', '='].includes(compareOslo(g, h)) && ['<', '='].includes(compareOslo(h.negative(), g.negative()));
    const games: Form[] = [];
    for (const form of formsBornBy(2, { store: new FormStore('set') }))
      if (!games.some((game) => isBelow(game, form) && isBelow(form, game))) games.push(form);
    const poset = LabelledPoset.fromOrder(
      games.map((_, i) => String(i)),
      (a, b) => isBelow(games[a]!, games[b]!),
    );
    expect([games.length, lattice(poset).lattice]).toEqual([17, true]);
    expect(distributiveLattice(poset).distributive).toBe(false);
    // That is the order of the games themselves, by both sides.
    for (const g of sampled(games, inFull ? 17 : 2))
      for (const h of sampled(games, inFull ? 17 : 2)) {
        const order = compareLoopyGames(twoSlo(g), twoSlo(h));
        expect(order === '<' || order === '=').toBe(isBelow(g, h));
      }
  });

  /** @source Siegel 2011, Sec. 3.6.4.2 */
  it('all-small Oslo games are not 6 and 17 by days 2 and 3, in either reading', () => {
    const sizes = [false, true].map((passesCount) => {
      let games = ['0'];
      return Array.from({ length: inFull ? 4 : 3 }, () => {
        const antichains = antichainsOf(games);
        const options = antichains.flatMap((left) => antichains.map((right) => [left, right] as const));
        const allSmall = options.filter(([left, right]) => right.length > 0 && (passesCount || left.length > 0));
        games = named(['0', ...allSmall.map(([left, right]) => `{${['pass', ...left].join()}|${right.join()}}`)]);
        return [games.length, distributiveLattice(posetOf(games)).distributive];
      });
    });
    const expected = [
      [
        [2, false],
        [4, true],
        [6, true],
        [15, false],
      ],
      [
        [3, false],
        [8, true],
        [18, true],
        [79, false],
      ],
    ];
    expect(sizes).toEqual(expected.map((list) => list.slice(0, inFull ? 4 : 3)));
  });
});

describe('docs/errata.md, Siegel 2011, Sec. 4.3', () => {
  const lowerSet = (games: readonly Value[], tops: readonly Value[]): Value[] =>
    games.filter((game) => tops.some((top) => game.isAtMost(top)));

  /**
   * @source Siegel 2011, Def. 4.3.16
   * @source Siegel 2011, Lemma 4.3.18
   */
  it('the enumeration F begins with the lower sets of 𝒜 on days 1 and 2, not on day 3; the order of AC_L, then AC_R, does', () => {
    expect(optionClosedEnumeration(2)[13]).toMatchObject({ by: 'ii', i: 4, j: 0 });
    const wrong = [1, 2, 3].map((day) => {
      const { elements, left, right } = optionClosedDay(day, standardStore, {});
      const byFunction = optionClosedEnumeration(day).map(({ game }) => game);
      const numbers = [...elements.keys()].sort((a, b) => left[a]! - left[b]! || right[b]! - right[a]!);
      const byPairs = numbers.map((x) => elements[x]!);
      const { chain } = optionClosedDay(day + 1, standardStore, {});
      const begins = (order: readonly Value[], lower: readonly Value[]): boolean => {
        const last = Math.max(-1, ...lower.map((game) => order.indexOf(game)));
        return new Set(order.slice(0, last + 1)).size === lower.length;
      };
      const lowerSets = chain.map((tops) => lowerSet(elements, tops));
      expect(lowerSets.filter((lower) => !begins(byPairs, lower))).toEqual([]);
      return lowerSets.filter((lower) => !begins(byFunction, lower)).length;
    });
    expect(wrong).toEqual([0, 0, 74]);
    const games = optionClosedEnumeration(3).map(({ game }) => game);
    const [less, greater] = ['{0,{0|-1}|-2}', '{0|-1/2}'].map((name) => parseValue(name));
    expect([less!.compare(greater!), games.indexOf(less!), games.indexOf(greater!)]).toEqual(['<', 42, 34]);
  });

  /**
   * @source Siegel 2011, Def. 4.3.19
   * @source Siegel 2011, Thm 4.3.22
   */
  it('joins are those of the largest options; of the canonical forms of 0 and ∗ they are not', () => {
    const games = optionClosedPoset(2);
    const { chain } = optionClosedDay(2, standardStore, {});
    const [zero, star, half] = ['0', '*', '1/2'].map((name) => parseValue(name));
    expect(games.elements[games.join(games.indexOf(zero!)!, games.indexOf(star!)!)!]).toBe(half);
    // Where the sets of options that are printed for 0 and ∗ are in the chain: ∅ and {0}.
    const place = (options: readonly Value[]): number =>
      chain.findIndex((tops) => tops.length === options.length && tops.every((top) => options.includes(top)));
    const [none, only] = [place([]), place([zero!])];
    const [left, right] = [Math.max(none, only), Math.min(none, only)];
    expect(
      String(
        standardStore.fromOptions(
          chain[left]!,
          chain[right]!.map((game) => game.negative()),
        ),
      ),
    ).toBe('1');
  });

  /** @source Siegel 2011, Prop. 4.3.23 */
  it('the printed join-irreducible games are the meet-irreducible ones, with the top', () => {
    for (const day of [1, 2, 3]) {
      const games = optionClosedPoset(day);
      const before = optionClosedPoset(day - 1).elements;
      const { chain } = optionClosedDay(day, standardStore, {});
      const most = standardStore.number(day - 1);
      const printed = new Set([
        ...before,
        ...chain.map((right) =>
          standardStore.fromOptions(
            [most],
            right.map((game) => game.negative()),
          ),
        ),
      ]);
      const found = [joinIrreducibles, meetIrreducibles].map(
        (irreducible) => new Set(irreducible(games.poset()).map((x) => games.elements[x]!)),
      );
      const top = standardStore.number(day);
      expect(printed.delete(top)).toBe(true);
      expect(found[1]).toEqual(printed);
      expect(found[0]).toEqual(new Set([...printed].map((game) => game.negative())));
    }
  });

  /** @source Siegel 2011, Lemma 4.3.26 */
  it('the number of games is bounded by sets of the day before', () => {
    const chains = [1, 2, 3, 4].map((day) => optionClosedDay(day, standardStore, {}).chain.length);
    expect(chains).toEqual([2, 5, 19, 177]);
    for (const [before, size] of chains.entries()) {
      expect(countOptionClosed(before + 1)).toBeLessThanOrEqual(size ** 2);
      expect(size).toBe(countOptionClosed(before) + 1);
    }
    expect(chains[1]! ** 2).toBeGreaterThan((countOptionClosed(0) + 1) ** 2);
  });
});
