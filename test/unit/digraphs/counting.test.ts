import { describe, expect, it } from 'vitest';
import {
  colouredDigraphs,
  countColouredDigraphs,
  type DigraphFamily,
  digraphsOfValue,
  digraphValue,
  DigraphValues,
  digraphValuesFromJson,
  leastDigraph,
  nimberOrders,
  parseDigraphPlacement,
  temperaturesByDegree,
  valuesByBirthday,
} from 'spgames/digraphs';
import { fromJson } from 'spgames/formats';
import { parseValue, standardStore } from 'spgames/values';
import { inFull } from '../../helpers/sampling.js';

/** All values on at most five vertices. */
let five: DigraphValues | undefined;
const onFive = (): DigraphValues => (five ??= new DigraphValues(5).advance());

describe('countColouredDigraphs', () => {
  // By Burnside’s lemma, computed by another program.
  it('knows the numbers of classes', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((n) => countColouredDigraphs(n))).toEqual(
      [1, 2, 10, 104, 3044, 291968, 96928992, 112282908928].map(BigInt),
    );
    expect([0, 1, 2, 3, 4, 5].map((left) => countColouredDigraphs(5, { left }))).toEqual(
      [9608, 45960, 90416, 90416, 45960, 9608].map(BigInt),
    );
    expect(countColouredDigraphs(12, { left: 0 })).toBe(countColouredDigraphs(12, { left: 12 }));
  });

  it('refuses what are not numbers of vertices', () => {
    expect(() => countColouredDigraphs(-1)).toThrow('expected an integer from 0 to 24');
    expect(() => countColouredDigraphs(3, { left: 4 })).toThrow('expected at most 3');
    expect(() => countColouredDigraphs(100)).toThrow('100 vertices; expected at most 24');
  });
});

describe('colouredDigraphs', () => {
  it('lists them one by one', () => {
    expect([...colouredDigraphs(2)].map(String)).toEqual([
      'digraph:RR',
      'digraph:RR 0>1',
      'digraph:RR 0-1',
      'digraph:LR',
      'digraph:LR 0>1',
      'digraph:LR 1>0',
      'digraph:LR 0-1',
      'digraph:LL',
      'digraph:LL 0>1',
      'digraph:LL 0-1',
    ]);
    expect(colouredDigraphs(9).next().value).toMatchObject({ n: 9, arcs: [] });
    expect([...colouredDigraphs(0)].map(String)).toEqual(['digraph:']);
  });

  it('keeps to its bounds', () => {
    expect(() => [...colouredDigraphs(4, { limit: 100 })]).toThrow('more than 100 items');
    expect(() => colouredDigraphs(10)).toThrow('10 vertices; expected at most 9');
    expect(() => colouredDigraphs(2, { family: 'tournaments' as DigraphFamily })).toThrow(
      'colouredDigraphs: options.family is "tournaments"; expected "all"',
    );
    expect(() => colouredDigraphs(2, { left: 3 })).toThrow('3 vertices; expected at most 2');
  });
});

/** @source Clow and McKay 2024, Lemma 5.3 */
describe('DigraphValues', () => {
  // Numbers of values on at most 0, 1, 2, … vertices, computed by two other programs.
  it.each<[DigraphFamily, readonly number[]]>([
    ['all', [1, 3, 8, 22, 77, 403]],
    ['symmetric', [1, 3, 6, 14, 25, 57, 141]],
    ['oriented', [1, 3, 7, 17, 49, 189]],
    ['tournament', [1, 3, 7, 17, 46, 156, 723]],
    ['acyclic', [1, 3, 7, 17, 48, 171]],
    ['transitive', [1, 3, 7, 15, 31, 63, 127]],
  ])('%s: as many as known', (family, counts) => {
    const shown = inFull ? counts : counts.slice(0, 6);
    expect(shown.map((_, n) => new DigraphValues(n, { family }).advance().list().length)).toEqual(shown);
  });

  it('lists them by order and birthday', () => {
    expect(valuesByBirthday(onFive().list())).toEqual([
      [1, 0, 0, 0, 0, 0],
      [0, 2, 0, 0, 0, 0],
      [0, 1, 4, 0, 0, 0],
      [0, 0, 6, 8, 0, 0],
      [0, 0, 8, 31, 16, 0],
      [0, 0, 0, 138, 156, 32],
    ]);
  });

  it('gives exactly all numbers with at most n as birthday to blue-red posets', () => {
    const values = new DigraphValues(5, { family: 'transitive' }).advance().list();
    expect(values.every(({ value, order, birthday }) => value.number !== undefined && birthday === order)).toBe(true);
    expect(values.length).toBe(2 ** 6 - 1);
  });

  it('finds the pairs of degree and temperature', () => {
    const shown = (n: number, out: boolean): string[] =>
      temperaturesByDegree((n === 5 ? onFive() : new DigraphValues(n).advance()).list(), { out }).map(
        ({ degree, temperatures }) => `${degree}: ${temperatures.join(' ')}`,
      );
    expect(shown(3, false)).toEqual(['0: -1', '1: -1 -1/2 0', '2: -1 -1/2 -1/4 0 1/2']);
    expect(shown(3, true)).toEqual(['0: -1', '1: -1 -1/2 0', '2: -1 -1/2 -1/4 0 1/2']);
    expect(shown(5, false)).toEqual([
      '0: -1',
      '1: -1 -1/2 0',
      '2: -1 -1/2 -1/4 -1/8 0 1/8 1/4 3/8 1/2 3/4 1 5/4',
      '3: -1 -1/2 -1/4 -1/8 -1/16 0 1/8 1/4 3/8 1/2 5/8 3/4 7/8 1 9/8 5/4 3/2',
      '4: -1 -1/2 -1/4 -1/8 -1/16 0 1/8 1/4 3/8 1/2 5/8 3/4 7/8 1 9/8 5/4 3/2',
    ]);
  });

  it('goes on where it was stopped', () => {
    const values = new DigraphValues(4);
    expect([values.next, values.isComplete, values.list().length]).toEqual([
      { vertices: 1, left: 1, done: 0 },
      false,
      1,
    ]);
    expect(() => values.advance({ limit: 40 })).toThrow('DigraphValues.advance: more than 40 items');
    expect(values.next).toEqual({ vertices: 4, left: 2, done: 2 });
    expect(values.advance().list().length).toBe(77);
    expect([values.next, values.isComplete]).toEqual([undefined, true]);
    expect(new DigraphValues(0).isComplete).toBe(true);
  });

  it('is read from its document, which is held against what it says', () => {
    const values = new DigraphValues(3).advance();
    const document = JSON.parse(JSON.stringify(values)) as ReturnType<DigraphValues['toJSON']>;
    expect(JSON.stringify(fromJson(document))).toBe(JSON.stringify(values));
    const wrong =
      (changes: object): unknown =>
      () =>
        digraphValuesFromJson({ ...document, ...changes });
    expect(wrong({ n: 2 })).toThrow('a digraph with at most 2 vertices');
    expect(wrong({ next: { vertices: 4, left: 2, done: 0 } })).toThrow('vertices ≤ 3');
    expect(wrong({ next: { vertices: 3, left: 1, done: 0 } })).toThrow('vertices/2 ≤ left');
    expect(wrong({ values: [{ digraph: 'LR 0>2', degrees: [], outDegrees: [] }] })).toThrow(
      'vertices below their number',
    );
    expect(wrong({ family: 'planar' })).toThrow('expected');
  });

  it('refuses too many vertices', () => {
    expect(() => new DigraphValues(9)).toThrow('9 vertices; expected at most 8');
    expect(() => new DigraphValues(2.5)).toThrow('expected an integer from 0 to 8');
  });
});

describe('leastDigraph', () => {
  it('is the one that is listed', () => {
    expect(String(leastDigraph(parseDigraphPlacement('RLL 1>0')))).toBe('digraph:LLR 1>2');
    expect(() => leastDigraph(parseDigraphPlacement('L'.repeat(10)))).toThrow('10 vertices; expected at most 9');
  });
});

describe('digraphsOfValue', () => {
  it('finds all digraphs of a value', () => {
    expect(digraphsOfValue(parseValue('^*'), 3).map(String)).toEqual(['digraph:LLR 0>1 0-2 2>1']);
    expect(digraphsOfValue(parseValue('^'), 3)).toEqual([]);
    expect(digraphsOfValue(parseValue('0'), 0).map(String)).toEqual(['digraph:']);
    expect(digraphsOfValue(parseValue('1'), 0)).toEqual([]);
    expect(() => digraphsOfValue(parseValue('*3'), 5, { limit: 1000 })).toThrow(
      'digraphsOfValue: more than 1000 items',
    );
  });
});

/** @source Clow and McKay 2024, Conj. 6.4 */
describe('nimberOrders', () => {
  it('are 0, 2, 4, 6, 8, with 1, 1, 2 and 8 smallest digraphs', () => {
    const rows = nimberOrders(inFull ? 4 : 2);
    expect(rows.map(({ order }) => order)).toEqual([0, 2, 4, 6, 8].slice(0, rows.length));
    expect(rows.slice(0, 4).map(({ digraphs }) => digraphs.length)).toEqual([1, 1, 2, 8].slice(0, rows.length));
    for (const { nimber, digraphs } of rows)
      for (const digraph of digraphs) expect(digraphValue(digraph).equals(standardStore.nimber(nimber))).toBe(true);
  });

  it('is refused beyond *4', () => {
    expect(() => nimberOrders(5)).toThrow('nimberOrders: *5; expected at most *4');
    expect(() => nimberOrders(-1)).toThrow('expected an integer from 0 to 4');
    expect(() => nimberOrders(3, { limit: 9 })).toThrow('nimberOrders: more than 9 items');
  });
});
