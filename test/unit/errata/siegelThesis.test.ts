import { describe, expect, it } from 'vitest';
import { LabelledPoset, lattice } from '../../../src/poset/index.js';
import {
  FormStore,
  formOf,
  formsBornBy,
  formValue,
  ordinalSum,
  parseValue,
  reducedCanonicalForm,
  standardStore,
  valuesBornBy,
  type Value,
} from '../../../src/values/index.js';
import table from '../../oracle/siegel-ordinal-sums.json' with { type: 'json' };

const values = (names: readonly string[]): Value[] => names.map((name) => parseValue(name));
const names = (some: readonly Value[]): string[] => some.map(String);
const ids = (some: readonly Value[]): number[] => some.map(({ id }) => id).sort((a, b) => a - b);

describe('docs/errata.md, Siegel 2011, Ch. 1 and 2', () => {
  /** @source Siegel 2011, Def. 1.2.43 */
  it('Left’s options below Right’s do not make a number, unless they are numbers; forms of day 2 do not show it', () => {
    const options = (side: 'L' | 'R', form: ReturnType<typeof formsBornBy>[number]): Value[] =>
      form.options(side).map((option) => formValue(option));
    const printed = formsBornBy(2).filter((form) =>
      options('L', form).every((left) => options('R', form).every((right) => left.compare(right) === '<')),
    );
    expect(printed.every((form) => formValue(form).number !== undefined)).toBe(true);
    const game = standardStore.fromOptions([standardStore.zero], values(['^']));
    expect([String(game), game.number]).toEqual(['^^*', undefined]);
  });

  /** @source Siegel 2011, Def. 1.3.14 */
  it('the floor of {*|-1} has * and v*, which the printed one lacks', () => {
    const game = parseValue('{*|-1}');
    const floor = valuesBornBy(2).filter((h) => !game.isAtMost(h));
    const printed = values(['{0|-1}', '-1/2', '-1*', '-1', '-2']);
    expect(ids(floor)).toEqual(ids([...printed, ...values(['*', 'v*'])]));
    expect(ids(valuesBornBy(2).filter((h) => !h.isAtMost(parseValue('1'))))).toEqual(
      ids(values(['{1|-1}', '{1|0,*}', '{1|*}', '{1|0}', '1*', '2'])),
    );
  });

  /**
   * @source Siegel 2011, Def. 1.3.18
   * @source Siegel 2011, Def. 1.3.20
   */
  it('bounds of two games on day 1 lie outside the two; below day 1 there are no two', () => {
    const games = valuesBornBy(1);
    expect(valuesBornBy(0)).toHaveLength(1);
    const poset = LabelledPoset.fromOrder(games.map(String), (a, b) => games[a]!.isAtMost(games[b]!));
    const found = lattice(poset);
    const [zero, star] = ['0', '*'].map((name) => poset.labels.indexOf(name));
    expect(found.lattice && [found.join(zero!, star!), found.meet(zero!, star!)].map((i) => poset.labels[i])).toEqual([
      '1',
      '-1',
    ]);
  });

  /**
   * @source Siegel 2011, Sec. 2.2.3
   * @source Siegel 2011, Table 2.2
   * @source Siegel 2011, Table 2.3
   */
  it('ordinal sums from day 2 have 52 reduced canonical forms, those of test/oracle/siegel-ordinal-sums.json', () => {
    const store = new FormStore();
    const reducedSums = (games: readonly string[]): Value[][] => {
      const forms = values(games).map((value) => formOf(value, store));
      return forms.map((base) => forms.map((branch) => reducedCanonicalForm(formValue(ordinalSum(base, branch)))));
    };
    for (const { games, reduced } of Object.values(table.days))
      expect(reducedSums(games).map(names)).toEqual(reduced.map((row) => names(values(row))));
    const found = new Set(reducedSums(table.days.two.games).flat());
    const numbers = [...found].filter(({ number }) => number !== undefined);
    expect([found.size, numbers.length]).toEqual([52, 31]);
    // The other 21 are switches, and the 52 are no lattice.
    for (const value of found)
      if (value.number === undefined)
        for (const player of ['L', 'R'] as const)
          expect(value.options(player).map((option) => option.number !== undefined)).toEqual([true]);
    const elements = [...found];
    const poset = LabelledPoset.fromOrder(elements.map(String), (a, b) => elements[a]!.isAtMost(elements[b]!));
    expect(lattice(poset).lattice).toBe(false);
  });
});
