import { describe, expect, it } from 'vitest';
import { oslo, osloGenerators, parseLoopyGame, type LoopyGame } from 'spgames/loopy';
import {
  joinIrreducibles,
  meetIrreducibles,
  posetDimension,
  posetHeight,
  posetWidth,
  rankFunction,
  subposet,
} from 'spgames/poset';
import { gameDistributivity, type GamePoset, namedGamePoset, osloPoset } from 'spgames/days';
import { parseForm } from 'spgames/values';
import { codeOf } from '../../helpers/codeOf.js';
import table from '../../oracle/siegel-oslo.json' with { type: 'json' };

/** How many elements have each rank. */
function rankSizes(games: GamePoset<LoopyGame>): number[] {
  const grading = rankFunction(games.poset());
  const ranks = grading.graded ? grading.ranks : [];
  return Array.from({ length: Math.max(...ranks) + 1 }, (_, rank) => ranks.filter((r) => r === rank).length);
}

describe('osloPoset', () => {
  /**
   * @source Siegel 2011, Prop. 3.3.2
   * @source Siegel 2011, Prop. 3.3.11
   */
  it.each([
    [1, table.Oslo1, 4],
    [2, table.Oslo2, 18],
    [3, table.Oslo3, 122],
  ] as const)('has the games, covers and irreducible elements of the table on day %i', (day, expected, covers) => {
    const games = osloPoset(day);
    const numbers = expected.generators.map((generator) => games.indexOf(oslo(parseForm(generator)))!);
    expect([...numbers].sort((a, b) => a - b)).toEqual([...games.elements.keys()]);
    const pairs = expected.covers.map(([a, b]) => `${numbers[a!]!} < ${numbers[b!]!}`);
    expect(games.covers.map(({ lower, upper }) => `${lower} < ${upper}`).sort()).toEqual(pairs.sort());
    expect(pairs).toHaveLength(covers);
    const named = (list: readonly string[]): number[] =>
      list.map((name) => numbers[expected.elements.indexOf(name)]!).sort((a, b) => a - b);
    expect([...joinIrreducibles(games.poset())].sort((a, b) => a - b)).toEqual(named(expected.irreducibles.J));
    expect([...meetIrreducibles(games.poset())].sort((a, b) => a - b)).toEqual(named(expected.irreducibles.M));
  });

  /** @source Siegel 2011, Thm 3.3.10 */
  it('is a distributive lattice with on at the top and under at the bottom', () => {
    for (const day of [0, 1, 2, 3]) {
      const games = osloPoset(day);
      expect([games.name, gameDistributivity(games)]).toEqual([`oslo:${day}`, { distributive: true }]);
      if (day === 0) continue;
      const [on, under] = ['on', 'under'].map((name) => games.indexOf(parseLoopyGame(name))!);
      for (const x of games.elements.keys()) {
        expect(games.isLessOrEqual(x, on!)).toBe(true);
        expect(games.isLessOrEqual(under!, x)).toBe(true);
      }
    }
  });

  /** @source Siegel 2011, Fig. 3.6 */
  it('has 17 levels of at most 6 games on day 3, and is of dimension 3 there, 2 on days 1 and 2', () => {
    expect(rankSizes(osloPoset(2))).toEqual([1, 2, 2, 3, 2, 2, 1]);
    const games = osloPoset(3);
    expect(rankSizes(games)).toEqual([1, 1, 3, 4, 5, 5, 5, 5, 6, 5, 5, 5, 5, 4, 3, 1, 1]);
    const irreducible = subposet(games.poset(), joinIrreducibles(games.poset()));
    expect([posetWidth(irreducible).width, posetHeight(games.poset()).height]).toEqual([3, 17]);
    expect([1, 2, 3].map((day) => posetDimension(osloPoset(day).poset()).dimension)).toEqual([2, 2, 3]);
    const on = games.indexOf(parseLoopyGame('on'))!;
    const below = games.covers.filter(({ upper }) => upper === on).map(({ lower }) => lower);
    expect(below).toEqual([games.indexOf(parseLoopyGame('{on||0|upon*}'))]);
  });

  it('has generators in the same order, and names', () => {
    const games = osloPoset(2);
    expect(osloGenerators(2).map((form) => games.indexOf(oslo(form)))).toEqual([...games.elements.keys()]);
    expect(games.labels.slice(0, 4)).toEqual(['0', 'under', 'on', 'upon*']);
    expect(games.indexOf(parseLoopyGame('off'))).toBeUndefined();
    expect(namedGamePoset('oslo:2').labels).toEqual(games.labels);
    // The smallest games: 0 < tiny(over) and 0 > {on|0||0} on day 3.
    const third = osloPoset(3);
    const at = (name: string): number => third.indexOf(parseLoopyGame(name))!;
    expect(third.isLessOrEqual(at('0'), at('tiny(over)'))).toBe(true);
    expect(third.isLessOrEqual(at('miny(on)'), at('0'))).toBe(true);
  });

  it('refuses what is not a day', () => {
    for (const poset of [osloPoset, osloGenerators]) {
      expect(codeOf(() => poset(-1))).toBe('invalid-day');
      expect(codeOf(() => poset(0.5))).toBe('invalid-day');
      expect(codeOf(() => poset(5))).toBe('too-many-values');
      expect(codeOf(() => poset(4, { timeoutMs: 0 }))).toBe('too-long');
    }
    expect(codeOf(() => namedGamePoset('oslo:x'))).toBe('unknown-poset');
  });
});
