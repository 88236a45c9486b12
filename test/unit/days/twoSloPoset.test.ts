import { describe, expect, it } from 'vitest';
import { compareTwoSlo, loopyGameName, parseLoopyGame, twoSlo } from 'spgames/loopy';
import { distributiveLattice } from 'spgames/poset';
import { formsBornBy, FormStore, parseForm } from 'spgames/values';
import { gameDistributivity, namedGamePoset, osloPoset, twoSloPoset } from 'spgames/days';
import { codeOf } from '../../helpers/codeOf.js';
import { inFull, sampled } from '../../helpers/sampling.js';

describe('twoSloPoset', () => {
  /** @source Siegel 2011, Def. 3.6.6 */
  it('has each game of the forms born by a day once, in their order', () => {
    const store = new FormStore();
    for (const day of [0, 1, 2]) {
      const games = twoSloPoset(day);
      const forms = sampled(formsBornBy(day, { store }), 12);
      const numbers = forms.map((form) => games.indexOf(twoSlo(form))!);
      if (inFull || day < 2) expect(new Set(numbers)).toEqual(new Set(games.elements.keys()));
      for (const [i, g] of forms.entries())
        for (const [j, h] of forms.entries()) {
          if ((i + j) % 3 !== 0) continue;
          const order = compareTwoSlo(g, h);
          expect(games.isLessOrEqual(numbers[i]!, numbers[j]!)).toBe(order === '<' || order === '=');
        }
    }
  });

  it('has the names of the games', () => {
    const games = twoSloPoset(2);
    expect(games.labels).toEqual(games.elements.map((game) => loopyGameName(game)));
    expect(games.labels.slice(0, 6)).toEqual([
      '0',
      'under & off',
      'on & over',
      'upon* & downunder*',
      'dud',
      '2.upon* & off',
    ]);
    expect(namedGamePoset('twoslo:1').labels).toEqual(games.labels.slice(0, 4));
    expect(games.indexOf(parseLoopyGame('on'))).toBeUndefined();
  });

  it('is a lattice to day 3, not distributive from day 2 on', () => {
    for (const [day, size, covers] of [
      [0, 1, 0],
      [1, 4, 4],
      [2, 17, 26],
      ...(inFull ? [[3, 650, 2062] as const] : []),
    ] as const) {
      const games = twoSloPoset(day);
      expect([games.name, games.size, games.covers.length]).toEqual([`twoslo:${day}`, size, covers]);
      expect([games.lattice().lattice, gameDistributivity(games).distributive]).toEqual([true, day < 2]);
      if (day >= 2) expect(distributiveLattice(games.poset())).toMatchObject({ because: 'sublattice', kind: 'N5' });
    }
  });

  it('refuses what is not a day', () => {
    expect(codeOf(() => twoSloPoset(-1))).toBe('invalid-day');
    expect(codeOf(() => twoSloPoset(4))).toBe('too-many-values');
    expect(codeOf(() => twoSloPoset(3, { timeoutMs: 0 }))).toBe('too-long');
    expect(codeOf(() => compareTwoSlo(parseForm('*'), 3 as never))).toBe('invalid-argument');
  });

  it('refuses to look for what is not a loopy game', () => {
    for (const poset of [twoSloPoset(1), osloPoset(1)])
      expect(() => poset.indexOf(5 as never)).toThrow('GamePoset.indexOf: found 5; expected a LoopyGame.');
  });
});
