import { describe, expect, it } from 'vitest';
import {
  Dyadic,
  hackenbushDimension,
  isInfinitesimallyClose,
  nimDimension,
  parseValue,
  reducedCanonicalForm,
  type Value,
  valuesBornBy,
  ValueStore,
} from 'spgames/values';
import { codeOf } from '../../helpers/codeOf.js';
import { treeOfName, treeOfValue } from '../../reference/valueTrees.js';
import { canonical, writtenSet, type Tree } from '../../reference/values.js';
import { errorOf } from '../../helpers/codeOf.js';
import posets from '../../oracle/siegel-posets.json' with { type: 'json' };
import table from '../../oracle/siegel-values.json' with { type: 'json' };

const store = new ValueStore();
const valueOfTree = ([left, right]: Tree): Value => store.fromOptions(left.map(valueOfTree), right.map(valueOfTree));
const named = (name: string): Value => valueOfTree(treeOfName(name));
const day2 = valuesBornBy(2, { store });

/** Pairs of which the second covers the first. */
const covers = (values: readonly Value[]): (readonly [Value, Value])[] =>
  values.flatMap((a) =>
    values
      .filter((b) => a.compare(b) === '<' && !values.some((c) => a.compare(c) === '<' && c.compare(b) === '<'))
      .map((b) => [a, b] as const),
  );

const ids = (values: readonly Value[]): number[] => values.map(({ id }) => id).sort((a, b) => a - b);

describe('valuesBornBy', () => {
  /** @source Siegel 2011, Prop. 1.2.38 */
  it('lists 1, 4, 22 and 1474 values, the younger ones last', () => {
    const days = [0, 1, 2, 3].map((day) => valuesBornBy(day, { store }));
    expect(days.map(({ length }) => length)).toEqual([1, 4, 22, table.dayThree.n]);
    for (const day of [1, 2, 3]) expect(days[day]!.slice(0, days[day - 1]!.length)).toEqual(days[day - 1]);
    expect(new Set(days[3]).size).toBe(1474);
  });

  it('does not depend on what else is in the store', () => {
    const written = (values: readonly Value[]): string[] => values.map((value) => writtenSet(treeOfValue(value)));
    const other = new ValueStore();
    other.nimber(3).plus(other.number(7));
    expect(written(valuesBornBy(2, { store: other }))).toEqual(written(valuesBornBy(2, { store: new ValueStore() })));
  });

  it('refuses other days', () => {
    expect(errorOf(() => valuesBornBy(4, { store })).code).toBe('too-many-values');
    expect(errorOf(() => valuesBornBy(-1, { store })).code).toBe('invalid-day');
  });

  it('gives the census of day 3', () => {
    const day3 = valuesBornBy(3, { store });
    const counts: Record<string, number> = {};
    for (const { outcome } of day3) counts[outcome] = (counts[outcome] ?? 0) + 1;
    expect(counts).toEqual(table.dayThree.outcomes);
    expect(day3.filter(({ number }) => number !== undefined)).toHaveLength(table.dayThree.numbers);
    const allSmall = (value: Value): boolean => {
      const [left, right] = [value.options('L'), value.options('R')];
      return (left.length === 0) === (right.length === 0) && [...left, ...right].every(allSmall);
    };
    expect(day3.filter(allSmall)).toHaveLength(table.dayThree.all_small);
    const reduced = [...new Set(day3.map((value) => reducedCanonicalForm(value)))];
    expect(reduced).toHaveLength(table.dayThree.reduced);
    for (const [i, g] of reduced.entries()) {
      expect(reducedCanonicalForm(g)).toBe(g);
      for (const h of reduced.slice(0, i)) expect(isInfinitesimallyClose(g, h)).toBe(false);
    }
  });
});

describe('days 1 and 2', () => {
  /**
   * @source Siegel 2011, Table 1.4
   * @source Siegel 2011, Table 1.6
   * @source Huntemann 2018, Fact 4.20
   */
  it('have the values as printed', () => {
    const [day1, positive] = [
      ['0', '*', '1', '-1'],
      ['^', '^*', '{1|0,*}', '1/2', '{1|*}', '{1|0}', '1', '1*', '2'],
    ];
    const read = (names: readonly string[]): Value[] => names.map((name) => parseValue(name, store));
    expect(ids(valuesBornBy(0, { store }))).toEqual(ids([store.zero]));
    expect(ids(valuesBornBy(1, { store }))).toEqual(ids(read(day1)));
    const known = [...read(['0', '*', '*2', '{1|-1}']), ...read(positive)];
    expect(ids(day2)).toEqual(ids([...known, ...read(positive).map((value) => value.negative())]));
  });

  /**
   * @source Siegel 2011, Def. 1.3.4
   * @source Siegel 2011, Def. 1.3.5
   */
  it.each([
    [1, posets.G1],
    [2, posets.G2],
  ])('day %i has the covers of its Hasse diagram', (day, poset) => {
    const elements = poset.elements.map(named);
    expect(ids(elements)).toEqual(ids(valuesBornBy(day, { store })));
    const found = covers(elements).map(([a, b]) => `${elements.indexOf(a)} ${elements.indexOf(b)}`);
    expect(found.sort()).toEqual(poset.covers.map((pair) => pair.join(' ')).sort());
    if (day === 2) expect(found).toHaveLength(36);
  });

  /** @source Siegel 2011, Table 1.5 */
  it('fill Table 1.5', () => {
    const { columns, rows } = table.table15;
    const side = (text: string): Value[] => [...treeOfName(`{${text.slice(1, -1)}|}`)[0]].map(valueOfTree);
    for (const [left, ...entries] of rows)
      entries.forEach((entry, i) => {
        const value = store.fromOptions(side(left!), side(columns[i]!));
        expect(value.id, `{${left}|${columns[i]}}`).toBe(named(entry).id);
        expect(writtenSet(treeOfValue(value))).toBe(writtenSet(canonical(treeOfName(entry))));
      });
  });

  /**
   * @source Siegel 2011, Def. 1.3.14
   * @source Siegel 2011, Def. 1.3.15
   * @source Siegel 2011, Def. 1.3.16
   * @source Siegel 2011, Def. 1.3.18
   * @source Siegel 2011, Def. 1.3.19
   * @source Siegel 2011, Def. 1.3.20
   */
  it('have the floors, ceilings, joins and meets of the source', () => {
    const sets = (pairs: unknown): [Value, number[]][] =>
      (pairs as [string, string[]][]).map(([name, names]) => [named(name), ids(names.map(named))]);
    for (const [g, expected] of sets(table.floors)) expect(ids(day2.filter((h) => !g.isAtMost(h)))).toEqual(expected);
    for (const [g, expected] of sets(table.ceilings)) expect(ids(day2.filter((h) => !h.isAtMost(g)))).toEqual(expected);
    for (const [g, expected] of sets(table.downSets)) expect(ids(day2.filter((h) => h.isAtMost(g)))).toEqual(expected);
    for (const [g, expected] of sets(table.upSets)) expect(ids(day2.filter((h) => g.isAtMost(h)))).toEqual(expected);
    const join = (a: Value, b: Value): Value[] => {
      const bounds = day2.filter((c) => a.isAtMost(c) && b.isAtMost(c));
      return bounds.filter((c) => bounds.every((d) => c.isAtMost(d)));
    };
    for (const [a, b, c] of table.joins) expect(ids(join(named(a!), named(b!)))).toEqual([named(c!).id]);
    for (const [a, b, c] of table.meets)
      expect(ids(join(named(a!).negative(), named(b!).negative()))).toEqual([named(c!).negative().id]);
  });
});

describe('dimensions', () => {
  it('are those of the source', () => {
    for (const [name, n] of table.dimensions.nim as [string, number][]) expect(nimDimension(named(name)), name).toBe(n);
    for (const [name, n] of table.dimensions.hackenbush as [string, number][])
      expect(hackenbushDimension(named(name)), name).toBe(n);
  });

  it('do not write out large numbers and nimbers', () => {
    const huge = Dyadic.of(10n ** 200n + 1n, 70);
    const value = store.closed({ number: huge, nimber: 2 ** 30 });
    expect([nimDimension(value), hackenbushDimension(value)]).toEqual([0, 71]);
    expect(nimDimension(store.nimber(2 ** 30))).toBe(31);
    expect(nimDimension(store.nimber(2 ** 30 - 1))).toBe(30);
    const sum = store.closed({ ups: 1, nimber: 4 });
    expect([nimDimension(sum), hackenbushDimension(sum)]).toEqual([3, 0]);
  });

  /**
   * @source Siegel 2011, Def. 1.2.58
   * @source Siegel 2011, Def. 1.2.59
   */
  it('look at all positions', () => {
    for (const value of valuesBornBy(3, { store })) {
      const positions: Value[] = [];
      const collect = (position: Value): void => {
        if (positions.includes(position)) return;
        positions.push(position);
        [...position.options('L'), ...position.options('R')].forEach(collect);
      };
      collect(value);
      const has = (m: number): boolean => positions.some(({ nimber }) => nimber === m);
      const n = nimDimension(value);
      expect([has(2 ** n), n === 0 || has(2 ** (n - 1))]).toEqual([false, true]);
      const fine = positions.map(({ number }) => number).filter((x) => x !== undefined && x.numerator !== 0n);
      expect(hackenbushDimension(value)).toBe(Math.max(0, ...fine.map((x) => x!.exponent + 1)));
    }
  });

  it('refuses what is not a store', () => {
    expect(codeOf(() => valuesBornBy(1, { store: {} as never }))).toBe('invalid-option');
  });
});
