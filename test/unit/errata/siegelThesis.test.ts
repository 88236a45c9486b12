import { describe, expect, it } from 'vitest';
import { LabelledPoset, lattice } from 'spgames/poset';
import {
  Dyadic,
  type Form,
  formOf,
  formsBornBy,
  FormStore,
  formValue,
  hackenbushDimension,
  ordinalSum,
  ordinalSumOfNumbers,
  parseValue,
  reducedCanonicalForm,
  sideSum,
  standardStore,
  type Value,
  valuesBornBy,
} from 'spgames/values';
import { parseMoveGame } from 'spgames/moves';
import { moveForm } from '../../helpers/moveForm.js';
import table from '../../oracle/siegel-sums.json' with { type: 'json' };

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
  it('ordinal sums from day 2 have 52 reduced canonical forms', () => {
    const store = new FormStore();
    const reducedSums = (games: readonly string[]): Value[][] => {
      const forms = values(games).map((value) => formOf(value, store));
      return forms.map((base) => forms.map((branch) => reducedCanonicalForm(formValue(ordinalSum(base, branch)))));
    };
    expect(reducedSums(['1', '0', '*', '-1']).map(names)).toEqual([
      ['2', '1', '1', '1/2'],
      ['1', '0', '0', '-1'],
      ['0', '0', '0', '0'],
      ['-1/2', '-1', '-1', '-2'],
    ]);
    const found = new Set(reducedSums(Object.keys(table.ordinalSums.reducedTable)).flat());
    const numbers = [...found].filter(({ number }) => number !== undefined);
    expect([found.size, numbers.length]).toEqual([52, 31]);
    // The other 21 are switches, and the 52 are not a lattice.
    for (const value of found)
      if (value.number === undefined)
        for (const player of ['L', 'R'] as const)
          expect(value.options(player).map((option) => option.number !== undefined)).toEqual([true]);
    const elements = [...found];
    const poset = LabelledPoset.fromOrder(elements.map(String), (a, b) => elements[a]!.isAtMost(elements[b]!));
    expect(lattice(poset).lattice).toBe(false);
  });

  /** @source Siegel 2011, Lemma 2.3.19 */
  it('after p + 1 pieces of one player the next of the other makes (2p + 1)/2, not (2p − 1)/2', () => {
    for (let p = 0; p < 6; p++) {
      const pieces = [...Array.from({ length: p + 1 }, () => 1), -1].map((sign) => Dyadic.of(sign));
      const sum = pieces.reduce((below, sign) => ordinalSumOfNumbers(below, sign));
      expect(sum.equals(Dyadic.of(2 * p + 1, 1))).toBe(true);
      expect(hackenbushDimension(standardStore.number(sum))).toBe(2);
    }
  });

  /** @source Siegel 2011, Thm 2.5.4 */
  it('side-sums of literal forms are strings of dominoes put together; those of canonical forms are not, from oxo on', () => {
    const store = new FormStore();
    const form = (row: string): Form => moveForm(parseMoveGame(`toppling-dominoes(W,E)@row:${row}`), store);
    const canonical = (row: string): Form => formOf(formValue(form(row)), store);
    const rows = (length: number): string[] =>
      length === 0 ? [''] : rows(length - 1).flatMap((row) => [`${row}L`, `${row}R`]);
    const wrong: string[] = [];
    for (let length = 0; length <= 5; length++)
      for (const row of rows(length))
        for (let i = 0; i <= length; i++) {
          const [west, east] = [row.slice(0, i), row.slice(i)];
          expect(sideSum(form(west), form(east)), row).toBe(form(row));
          if (formValue(sideSum(canonical(west), canonical(east))) !== formValue(form(row)))
            wrong.push(`${west} ${east}`);
        }
    expect(wrong.filter((split) => split.length <= 4)).toEqual(['LR L', 'R LR']);
    const zero = store.fromOptions([formOf(parseValue('-1'), store)], [formOf(parseValue('1'), store)]);
    const one = formOf(parseValue('1'), store);
    expect([zero, store.zero].map((base) => String(formValue(sideSum(base, one))))).toEqual(['1/2', '1']);
  });
});
