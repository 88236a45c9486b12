import { describe, expect, it } from 'vitest';
import { compareOslo, loopyGameName, oslo, osloGenerators } from '../../../src/loopy/index.js';
import { parseForm, type Form } from '../../../src/values/index.js';
import { slowOrder } from '../../reference/loopyGames.js';

describe('Oslo games', () => {
  /** @source Siegel 2011, Thm 3.3.10 */
  it('of day 4 contain a pentagon: they are not distributive', () => {
    const yesterday = osloGenerators(3);
    const { store } = yesterday[0]!;
    const [bottom, a, c, b, top] = ['^', '{1|{^|-1}}', '{1|*,{{1|0},^|-1}}', '{0|{^,{1|0}|-1}}', '{1|{{1|0},^|-1}}'].map((text) => parseForm(text, { store })) as [Form, Form, Form, Form, Form]; // prettier-ignore
    const five = [bottom, a, c, b, top];
    expect(five.map((game) => loopyGameName(oslo(game)))).toEqual(['2.upon*', '{on|{2.upon*|under}}', '{on|upon*,{{on|0},2.upon*|under}}', '{0|{2.upon*,{on|0}|under}}', '{on|{{on|0},2.upon*|under}}']); // prettier-ignore
    // By the definition.
    const orders = five.map((g) => five.map((h) => slowOrder(oslo(g), oslo(h))).join(' '));
    expect(orders).toEqual(['= < < < <', '> = < || <', '> > = || <', '> || || = <', '> > > > =']);
    const isAtLeast = (g: Form, h: Form): boolean => ['>', '='].includes(compareOslo(g, h));
    const survives = (g: Form, h: Form): boolean =>
      g.options('L').some((x) => isAtLeast(x, h)) ||
      h.options('R').some((y) => isAtLeast(g, y)) ||
      (g !== store.zero && isAtLeast(g, h));
    const either = (fits: (x: Form) => boolean): Form[] => yesterday.filter((x) => fits(x));
    const join = (g: Form, h: Form): Form => store.fromOptions(either((x) => survives(g, x) || survives(h, x)), either((x) => survives(x, g) && survives(x, h))); // prettier-ignore
    const meet = (g: Form, h: Form): Form => store.fromOptions(either((x) => survives(g, x) && survives(h, x)), either((x) => survives(x, g) || survives(x, h))); // prettier-ignore
    for (const g of [a, c]) {
      expect(compareOslo(join(g, b), top)).toBe('=');
      expect(compareOslo(meet(g, b), bottom)).toBe('=');
    }
  });
});
