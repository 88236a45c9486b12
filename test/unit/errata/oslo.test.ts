import { describe, expect, it } from 'vitest';
import { compareOslo, compareStoppers, loopyGameName, oslo, osloGenerators, parseLoopyGame } from 'spgames/loopy';
import { osloPoset } from 'spgames/days';
import { type Form, isCanonicalForm, parseForm } from 'spgames/values';
import { slowOrder } from '../../reference/loopyGames.js';

describe('Oslo games', () => {
  /** @source Siegel 2011, Thm 3.3.10 */
  it('of day 4 contain a pentagon: they are not distributive', () => {
    const yesterday = osloGenerators(3);
    const { store } = yesterday[0]!;
    const [bottom, a, c, b, top] = [
      '^',
      '{1|{^|-1}}',
      '{1|*,{{1|0},^|-1}}',
      '{0|{^,{1|0}|-1}}',
      '{1|{{1|0},^|-1}}',
    ].map((text) => parseForm(text, { store })) as [Form, Form, Form, Form, Form];
    const five = [bottom, a, c, b, top];
    // In both readings of “born by day 4”.
    for (const form of five) expect([isCanonicalForm(form), form.birthday <= 4]).toEqual([true, true]);
    expect(five.map((game) => loopyGameName(oslo(game)))).toEqual([
      '2.upon*',
      '{on|{2.upon*|under}}',
      '{on|upon*,{{on|0},2.upon*|under}}',
      '{0|{2.upon*,{on|0}|under}}',
      '{on|{{on|0},2.upon*|under}}',
    ]);
    // By the definition.
    const orders = five.map((g) => five.map((h) => slowOrder(oslo(g), oslo(h))).join(' '));
    expect(orders).toEqual(['= < < < <', '> = < || <', '> > = || <', '> || || = <', '> > > > =']);
    const isAtLeast = (g: Form, h: Form): boolean => ['>', '='].includes(compareOslo(g, h));
    const survives = (g: Form, h: Form): boolean =>
      g.options('L').some((x) => isAtLeast(x, h)) ||
      h.options('R').some((y) => isAtLeast(g, y)) ||
      (g !== store.zero && isAtLeast(g, h));
    const either = (fits: (x: Form) => boolean): Form[] => yesterday.filter((x) => fits(x));
    const join = (g: Form, h: Form): Form =>
      store.fromOptions(
        either((x) => survives(g, x) || survives(h, x)),
        either((x) => survives(x, g) && survives(x, h)),
      );
    const meet = (g: Form, h: Form): Form =>
      store.fromOptions(
        either((x) => survives(g, x) && survives(h, x)),
        either((x) => survives(x, g) || survives(x, h)),
      );
    for (const g of [a, c]) {
      expect(compareOslo(join(g, b), top)).toBe('=');
      expect(compareOslo(meet(g, b), bottom)).toBe('=');
    }
  });

  /** @source Siegel 2011, Thm 3.6.4 */
  it('{pass, S | (k − 1).upon*} are k.upon* for k ≥ 2, and for k = 1 where 0 is in S', () => {
    for (const k of [1, 2, 3]) {
      const [less, more] = [`${k - 1}.upon*`, `${k}.upon*`].map((name) => (name === '0.upon*' ? '0' : name));
      const known = compareStoppers(parseLoopyGame(less!), parseLoopyGame(more!));
      expect(known).toBe(k === 1 ? '||' : '<');
      for (const set of [[], [less], [more], [less, more]]) {
        const game = parseLoopyGame(`{${['pass', ...set].join()}|${less!}}`);
        expect([k, set, compareStoppers(game, parseLoopyGame(more!)) === '=']).toEqual([
          k,
          set,
          k > 1 || set.includes('0'),
        ]);
      }
    }
    for (const right of ['0', '0,upon*']) expect(loopyGameName(parseLoopyGame(`{pass,0|${right}}`))).toBe('upon*');
  });

  /** @source Siegel 2011, Sec. 5.2 */
  it('of days 1 and 2 have two greatest ones below on, those of day 3 one', () => {
    const below = [1, 2, 3].map((day) => {
      const games = osloPoset(day);
      const on = games.labels.indexOf('on');
      return games.covers.filter(({ upper }) => upper === on).map(({ lower }) => games.labels[lower]);
    });
    expect(below).toEqual([['0', 'upon*'], ['{on|0}', '{on|upon*}'], ['{on|2.upon*}']]);
  });
});
