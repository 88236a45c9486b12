import { describe, expect, it } from 'vitest';
import {
  Evaluator,
  findValuePeriod,
  type HeapGame,
  HeapTable,
  oabHeaps,
  oabBoilingPointBound,
  stripBoilingPointBound,
  subtractionBoilingPointBound,
  subtractionGame,
} from 'spgames/evaluation';
import { boilingPoint, boilingPointBound, confusionMeasure, Dyadic, type Value, ValueStore } from 'spgames/values';
import { compile, orientedDomineering } from 'spgames/games';
import { grid, snake } from 'spgames/boards';
import { range } from '../../helpers/range.js';
import strips from '../../oracle/huntemann-strips.json' with { type: 'json' };

const isAtMost = (x: Dyadic, bound: Dyadic): boolean => x.isAtMost(bound);
const widest = (values: readonly Value[]): Dyadic =>
  values.map((value) => confusionMeasure(value)).reduce((x, y) => Dyadic.max(x, y));
const half = (n: number): Dyadic => Dyadic.of(n, 1);

/** The values on strips up to a length, and the options of each strip by their own moves, dominated ones too. */
class Strips {
  readonly values: readonly Value[];
  readonly #game: HeapGame;
  readonly #store: ValueStore;

  constructor(game: HeapGame, largest: number, store = new ValueStore({ cacheBits: 16 })) {
    this.#game = game;
    this.#store = store;
    this.values = new HeapTable(game, { store }).values(largest);
  }

  options(length: number, player: 'L' | 'R'): Value[] {
    return [...this.#game.moves(length, player)].map((parts) =>
      parts.map((part) => this.values[part]!).reduce((x, y) => x.plus(y), this.#store.zero),
    );
  }

  get allOptions(): Value[] {
    return [...this.values.keys()].flatMap((n) => [...this.options(n, 'L'), ...this.options(n, 'R')]);
  }

  /** Is G^L − G − K ≤ 0 for all options of Left in strips from a length on? So Right wins it as second player. */
  bounded(from: number, bound: number): boolean {
    return [...this.values.entries()]
      .slice(from)
      .every(([n, value]) =>
        this.options(n, 'L').every((option) => option.minus(value).isAtMost(this.#store.number(bound))),
      );
  }
}

const pairs = (most: number): [number, number][] =>
  range(most + 1)
    .flatMap((a) => range(a).map((b): [number, number] => [a, b]))
    .filter(([, b]) => b > 0);

describe('Oab', () => {
  /**
   * @source Huntemann 2018, Fact 5.30
   * For all lengths, since the values are arithmetic-periodic.
   */
  it('O12 has the printed values, and the boiling point 1/2', () => {
    const table = new HeapTable(oabHeaps(1, 2), { store: new ValueStore() });
    const period = findValuePeriod(table, 12);
    expect(period).toMatchObject({ status: 'proven', preperiod: 0, period: 4, saltus: Dyadic.one });
    const { store } = table.values(0)[0]!;
    const number = (n: number): Value => store.number(n);
    for (let k = 1; k <= 10; k++)
      expect(table.values(40).slice(4 * k - 3, 4 * k + 1)).toEqual([
        number(k),
        store.fromOptions([number(k)], [number(k - 1)]),
        store.fromOptions([number(k + 1)], [number(k)]),
        number(k),
      ]);
    expect(boilingPoint(table.values(4)).equals(half(1))).toBe(true);
  });

  /**
   * @source Huntemann 2018, Prop. 5.29
   * For all lengths, since the values are arithmetic-periodic.
   */
  it('O12 and O21: G^L − G − 2 is won by Right as second player, ℓ(G) ≤ 2, and the boiling point is at most 5', () => {
    for (const game of [oabHeaps(1, 2), oabHeaps(2, 1)]) {
      const { status } = findValuePeriod(new HeapTable(game, { store: new ValueStore() }), 20);
      expect(status).toBe('proven');
      const all = new Strips(game, 40);
      expect(all.bounded(3, 2)).toBe(true);
      expect([widest(all.values), widest(all.allOptions)].map((x) => x.isAtMost(Dyadic.of(2)))).toEqual([true, true]);
      expect(isAtMost(boilingPoint(all.values), Dyadic.of(5))).toBe(true);
      expect(isAtMost(boilingPointBound(all.values).bound, Dyadic.of(5))).toBe(true);
      expect(oabBoilingPointBound(1, 2).equals(Dyadic.of(5))).toBe(true);
    }
  });

  /**
   * @source Huntemann 2018, Cor. 5.28
   * For a, b ≤ 6 and strips up to 30.
   */
  it('ℓ of options is at most twice the greatest ℓ of a strip', () => {
    for (const [a, b] of pairs(6))
      for (const game of [oabHeaps(a, b), oabHeaps(b, a)]) {
        const all = new Strips(game, 30);
        const { optionMeasure, bound } = stripBoilingPointBound(widest(all.values));
        expect(isAtMost(widest(all.allOptions), optionMeasure)).toBe(true);
        expect(isAtMost(boilingPoint(all.values), bound)).toBe(true);
        expect(isAtMost(boilingPoint(all.values), oabBoilingPointBound(a, b))).toBe(true);
      }
  });

  /**
   * @source Huntemann 2018, Prop. 5.31
   * For b < a ≤ 8 and strips up to 40.
   */
  it('with a > b has boiling point at most 5/2·K for K = ⌊(a − 2)/b⌋ + 2, as G^L − G − K ≤ 0', () => {
    for (const [a, b] of pairs(8)) {
      const bound = Math.floor((a - 2) / b) + 2;
      const all = new Strips(oabHeaps(a, b), 40);
      expect(all.bounded(a, bound)).toBe(true);
      expect(isAtMost(widest(all.values), Dyadic.of(bound))).toBe(true);
      expect(isAtMost(widest(all.allOptions), Dyadic.of(2 * bound))).toBe(true);
      expect(isAtMost(boilingPoint(all.values), half(5 * bound))).toBe(true);
      for (const known of [oabBoilingPointBound(a, b), oabBoilingPointBound(b, a)])
        expect(known.equals(half(5 * bound))).toBe(true);
    }
  });

  /**
   * @source Huntemann 2018, Sec. 5.2.1
   * The guess after the table: for b < a ≤ 10 and strips up to 50.
   */
  it('with a > b is at most ⌊(a − 1)/b⌋ hot in the table', () => {
    const { rows } = strips.oab;
    for (const [a, b] of pairs(10))
      expect(isAtMost(Dyadic.parse(rows[a - 1]![b - 1]!), Dyadic.of(Math.floor((a - 1) / b)))).toBe(true);
  });
});

describe('partizan subtraction games', () => {
  /**
   * @source Huntemann 2018, Prop. 5.32
   * With 3/2·K, as its proof gives, in place of 5/2·K; for a < b ≤ 9 and all lengths, since the values have the period
   * a + b.
   */
  it('{a} and {b} with a < b have boiling point at most 3/2·K for K = ⌊(b − 1)/a⌋ + 1, as G^L − G − K ≤ 0', () => {
    for (const [b, a] of pairs(9)) {
      const bound = Math.floor((b - 1) / a) + 1;
      const game = subtractionGame([a], [b]);
      const period = findValuePeriod(new HeapTable(game, { store: new ValueStore() }), 4 * (a + b));
      expect(period).toMatchObject({ status: 'proven', preperiod: 0, period: a + b, saltus: Dyadic.zero });
      const all = new Strips(game, 2 * (a + b));
      expect(all.bounded(a, bound)).toBe(true);
      for (const values of [all.values, all.allOptions]) expect(isAtMost(widest(values), Dyadic.of(bound))).toBe(true);
      expect(isAtMost(boilingPoint(all.values), half(3 * bound))).toBe(true);
      for (const known of [subtractionBoilingPointBound(a, b), subtractionBoilingPointBound(b, a)])
        expect(known.equals(half(3 * bound))).toBe(true);
    }
  });

  /**
   * @source Huntemann 2018, Sec. 5.2.2
   * The guess after the table: for a < b ≤ 14 and all lengths, since the values have the period a + b.
   */
  it('{a} and {b} with a < b have the boiling point (⌈b/a⌉ − 1)/2', () => {
    for (const [b, a] of pairs(14)) {
      const table = new HeapTable(subtractionGame([a], [b]), { store: new ValueStore({ cacheBits: 16 }) });
      expect(findValuePeriod(table, 3 * (a + b))).toMatchObject({ status: 'proven', preperiod: 0, period: a + b });
      expect(boilingPoint(table.values(a + b)).equals(half(Math.ceil(b / a) - 1))).toBe(true);
    }
  });
});

/**
 * The snakes that fit within a 2 × n grid: runs in the two rows in turn, each beginning below or above the end of the
 * one before. Runs between two others have at least three squares, else a 2 × 2 square would be filled.
 */
function snakes(columns: number): number[][] {
  const grown = (runs: readonly number[], width: number): number[][] => {
    const mayTurn = runs.length < 2 || runs.at(-1)! > 2;
    if (width === columns) return mayTurn ? [[...runs], [...runs, 1]] : [[...runs]];
    if (!mayTurn) return [];
    return range(columns - width).flatMap((more) => grown([...runs, more + 2], width + more + 1));
  };
  return range(columns).flatMap((first) => grown([first + 1], first + 1));
}

describe('DOMINEERING snakes', () => {
  /**
   * @source Huntemann 2018, Prop. 5.33
   * For all snakes with at most 9 columns; their boiling point is 1/2.
   */
  it('within 2 × n grids: G^L − G − 2 ≤ 0, ℓ(G) ≤ 2, ℓ(G^L), ℓ(G^R) ≤ 4, so the boiling point is at most 5', () => {
    const evaluator = new Evaluator();
    const values: Value[] = [];
    for (const columns of range(10).slice(1))
      for (const runs of snakes(columns)) {
        const squares = new Set<string>();
        let column = 0;
        for (const [i, length] of runs.entries()) {
          for (let j = 0; j < length; j++) squares.add(`${i % 2},${column + j}`);
          column += length - 1;
        }
        const missing = [0, 1].flatMap((r) =>
          range(columns)
            .map((c) => [r, c] as const)
            .filter(([, c]) => !squares.has(`${r},${c}`)),
        );
        const board = grid(2, columns, missing);
        expect(JSON.stringify(snake(runs))).toBe(JSON.stringify(board));
        const { legalComplex } = compile(orientedDomineering, board);
        expect(legalComplex.n).toBe(squares.size - 1);
        const value = evaluator.value(legalComplex);
        values.push(value);
        for (const [v, { side }] of legalComplex.vertices.entries()) {
          const option = evaluator.value(legalComplex.link([v]));
          expect(isAtMost(confusionMeasure(option), Dyadic.of(4))).toBe(true);
          if (side === 'L') expect(option.minus(value).isAtMost(value.store.number(2))).toBe(true);
        }
      }
    expect(values.length).toBeGreaterThan(150);
    expect(isAtMost(widest(values), Dyadic.of(2))).toBe(true);
    expect(stripBoilingPointBound(Dyadic.of(2)).bound.equals(Dyadic.of(5))).toBe(true);
    expect(boilingPoint(values).equals(half(1))).toBe(true);
  });

  it('are refused where they would fill a larger square, and bounds of what is not a game', () => {
    expect(snake([]).vertexCount).toBe(0);
    expect(() => snake([2, 2, 2])).toThrow('run 2 has 2 squares');
    expect(() => snake([0])).toThrow('run 1 has 0 squares');
    expect(() => snake([1.5])).toThrow('run 1 has 1.5 squares');
    expect(() => snake([2 ** 16, 2])).toThrow('columns');
    expect(() => stripBoilingPointBound(Dyadic.of(-1))).toThrow('the measure -1');
    expect(() => oabBoilingPointBound(0, 1)).toThrow('a piece of 0 cells');
    expect(() => subtractionBoilingPointBound(1, -1)).toThrow('-1 is to be taken');
    expect(oabBoilingPointBound(3, 3).equals(Dyadic.zero)).toBe(true);
    expect(subtractionBoilingPointBound(3, 3).equals(Dyadic.zero)).toBe(true);
  });
});
