import { describe, expect, it } from 'vitest';
import { Evaluator, HeapTable, oabHeaps, subtractionGame } from 'spgames/evaluation';
import { compile, gameValue, snort } from 'spgames/games';
import {
  confusionMeasure,
  cool,
  Dyadic,
  isInfinitesimallyClose,
  mean,
  parseValue,
  printValue,
  standardStore,
  temperature,
  thermicOptions,
  thermicVersion,
  thermograph,
  thermographBoundary,
  type Value,
  valuesBornBy,
} from 'spgames/values';
import { type Board, boardIsomorphism, graphsUpToIsomorphism, parseBoard, tree } from 'spgames/boards';
import { inFull, sampled } from '../../helpers/sampling.js';

const isHot = (value: Value): boolean => temperature(value).compare(Dyadic.zero) > 0;

/**
 * Is G_t, computed from the cooled options of this form, another value than G_t from the canonical form? Undefined
 * where t is above the temperature, or G an integer. The stops are the same in any case.
 */
function coolsOtherwise(left: readonly Value[], right: readonly Value[], t: Dyadic): boolean | undefined {
  const value = standardStore.fromOptions(left, right);
  if (value.integer !== undefined || temperature(value).compare(t) < 0) return undefined;
  const fee = standardStore.number(t);
  const cooled = standardStore.fromOptions(
    left.map((option) => cool(option, t).minus(fee)),
    right.map((option) => cool(option, t).plus(fee)),
  );
  const expected = cool(value, t);
  expect([cooled.leftStop, cooled.rightStop].join()).toBe([expected.leftStop, expected.rightStop].join());
  return cooled !== expected;
}

/** All sets of at most `most` values. */
function sets(values: readonly Value[], most: number): Value[][] {
  return values.reduce<Value[][]>(
    (all, v) => [...all, ...all.filter((set) => set.length < most).map((set) => [...set, v])],
    [[]],
  );
}

/** How much hotter SNORT on the board is than its largest degree. */
function excess(board: Board, evaluator: Evaluator): Dyadic {
  const degrees = Array.from({ length: board.vertexCount }, (_, v) => board.degree(v));
  return temperature(gameValue(compile(snort, board), { evaluator })).minus(Dyadic.of(Math.max(...degrees)));
}

describe('docs/errata.md, chapter 5', () => {
  /** @source Huntemann 2018, Fact 5.2 */
  it('Right’s options of −1, and of all values, have Left stops ≥ the Right stop', () => {
    const minusOne = standardStore.number(-1);
    expect(minusOne.options('R')[0]!.leftStop.isAtMost(minusOne.rightStop)).toBe(false);
    for (const value of valuesBornBy(3))
      for (const option of value.options('R')) expect(value.rightStop.isAtMost(option.leftStop)).toBe(true);
  });

  /** @source Huntemann 2018, Def. 5.5 */
  it('1/2 is close to a number from t = −1/2 on, and no integer', () => {
    const half = parseValue('1/2');
    expect([half.integer, temperature(half).toString()]).toEqual([undefined, '-1/2']);
    expect(isInfinitesimallyClose(cool(half, Dyadic.of(-1, 1)), half)).toBe(true);
  });

  it('at t = −1, not above, cooling depends on the form; {0,*|1} is a smallest example', () => {
    const options = sets(valuesBornBy(1), 4);
    const forms = options.flatMap((left) => options.map((right): [Value[], Value[]] => [left, right]));
    const different = forms.filter(([left, right]) => coolsOtherwise(left, right, Dyadic.of(-1)) === true);
    expect(different.length).toBe(116);
    expect(Math.min(...different.map(([left, right]) => left.length + right.length))).toBe(3);
    expect(different).toContainEqual([[parseValue('0'), parseValue('*')], [parseValue('1')]]);
    // Lower forms have only 0 as an option. With one option for each player {↑ | 1/2} is one, of height 3.
    const low = sets([standardStore.zero], 1);
    for (const left of low) for (const right of low) expect(coolsOtherwise(left, right, Dyadic.of(-1))).not.toBe(true);
    const day2 = valuesBornBy(2);
    const single = day2.flatMap((left) => day2.map((right) => [left, right] as const));
    const found = single.filter(([left, right]) => coolsOtherwise([left], [right], Dyadic.of(-1)) === true);
    expect(found.map(([left, right]) => `{${printValue(left)}|${printValue(right)}}`).sort()).toEqual([
      '{-1/2|v}',
      '{-1/2|{*|-1}}',
      '{^|1/2}',
      '{{1|*}|1/2}',
    ]);
    for (const t of [Dyadic.of(-31, 5), Dyadic.of(-1, 1), Dyadic.zero])
      expect(forms.some(([left, right]) => coolsOtherwise(left, right, t) === true)).toBe(false);
  });

  it('at t = −7/8, −1/2, −1/8 it does not, for forms with at most two options born by day 2 for each player', () => {
    const options = sets(valuesBornBy(2), 2);
    expect(options.length).toBe(254);
    const forms = options.flatMap((left) => options.map((right) => [left, right] as const));
    for (const [t, compared] of [
      [Dyadic.of(-7, 3), 45829],
      [Dyadic.of(-1, 1), 45829],
      [Dyadic.of(-1, 3), 43991],
    ] as const) {
      const found = sampled(forms, 1000).map(([left, right]) => coolsOtherwise(left, right, t));
      expect(found).not.toContain(true);
      if (inFull) expect(found.filter((answer) => answer === false).length).toBe(compared);
    }
  });

  it('(G + H)_t = G_t + H_t for t > −1, not for t = −1', () => {
    const values = valuesBornBy(2);
    const differ = (t: Dyadic): [Value, Value][] =>
      values.flatMap((g) =>
        values.filter((h) => cool(g.plus(h), t) !== cool(g, t).plus(cool(h, t))).map((h): [Value, Value] => [g, h]),
      );
    for (const t of [Dyadic.of(-7, 3), Dyadic.of(-1, 1), Dyadic.of(-1, 3), Dyadic.of(1, 1)])
      expect(differ(t)).toEqual([]);
    expect(differ(Dyadic.of(-1))).toContainEqual([parseValue('1*'), parseValue('{1|*}')]);
  });

  /** @source Huntemann 2018, Thm 5.15 */
  it('the options of the proof need not be thermic, on day 3 but not on day 2', () => {
    const wrong = (value: Value): boolean => {
      const [t, thermic] = [temperature(value), thermicOptions(value)];
      const attains = (option: Value, player: 'L' | 'R'): boolean =>
        player === 'L'
          ? thermograph(option).rightWallAt(t).minus(t).equals(mean(value))
          : thermograph(option).leftWallAt(t).plus(t).equals(mean(value));
      const lefts = value.options('L').filter((option) => attains(option, 'L'));
      const rights = value.options('R').filter((option) => attains(option, 'R'));
      return lefts.length * rights.length > thermic.length;
    };
    const found = new Set(valuesBornBy(3).filter((value) => isHot(value) && wrong(value)));
    expect(found.has(parseValue('{1/2,{1|*}|{0|-1}}'))).toBe(true);
    expect(valuesBornBy(2).some((value) => found.has(value))).toBe(false);
  });

  /** @source Huntemann 2018, Thm 5.24 */
  it('oblique segments of at most, not exactly, half of the confusion interval', () => {
    const compareOblique = (value: Value): number => {
      const version = thermicVersion(value);
      const [left, right] = [thermographBoundary(version, 'L'), thermographBoundary(version, 'R')];
      const { oblique } = right.vertical.isAtMost(left.vertical) ? left : right;
      return oblique.compare(confusionMeasure(version).half());
    };
    expect(new Set(valuesBornBy(2).filter(isHot).map(compareOblique))).toEqual(new Set([0]));
    expect(new Set(valuesBornBy(3).filter(isHot).map(compareOblique))).toEqual(new Set([-1, 0]));
    expect(thermicVersion(parseValue('{1|0||-1}'))).toBe(parseValue('{1|0||-1}'));
  });

  /** @source Huntemann 2018, Sec. 5.2.1 */
  it('p. 98: O24 has the temperature 1 on the strip of 6, and nowhere a higher one', () => {
    const table = new HeapTable(oabHeaps(2, 4));
    expect(table.values(6)[6]).toBe(parseValue('{2|0}'));
    const temperatures = table.temperatures(50);
    expect(temperatures[6]).toEqual(Dyadic.one);
    expect(temperatures.every((t) => t.compare(Dyadic.one) <= 0)).toBe(true);
  });

  /** @source Huntemann 2018, Prop. 5.32 */
  it('confusion intervals of at most K = ⌊(b − 1)/a⌋ + 1, so temperatures of at most 3/2 · K, for a < b ≤ 10 to length 50', () => {
    for (let b = 2; b <= 10; b++)
      for (let a = 1; a < b; a++) {
        const bound = Dyadic.of(Math.floor((b - 1) / a) + 1);
        for (const value of new HeapTable(subtractionGame([a], [b])).values(50)) {
          expect(confusionMeasure(value).compare(bound)).toBeLessThanOrEqual(0);
          expect(temperature(value).compare(bound.plus(bound.half()))).toBeLessThanOrEqual(0);
        }
      }
  });

  /** @source Huntemann 2018, Conj. 5.34 */
  it('of the 1252 graphs with at most 7 vertices SNORT is hotter than the degree on two, connected ones with 7', () => {
    const evaluator = new Evaluator();
    const hotter = ['0-1,0-2,0-3,3-4,4-5,5-6,6-3', '0-1,1-2,2-0,2-3,3-4,4-5,5-6,6-3'].map((edges) =>
      parseBoard(`edges:${edges}`),
    );
    for (const board of hotter) {
      expect(Math.max(...Array.from({ length: 7 }, (_, v) => board.degree(v)))).toBe(3);
      expect(excess(board, evaluator)).toEqual(Dyadic.of(1, 2));
    }
    const graphs = graphsUpToIsomorphism(inFull ? 7 : 6);
    const found = graphs.filter((board) => excess(board, evaluator).compare(Dyadic.zero) > 0);
    if (!inFull) return void expect(found).toEqual([]);
    expect(graphs.length).toBe(1252);
    expect(graphs.filter((board) => board.vertexCount === 7 && board.isConnected()).length).toBe(853);
    expect(found.length).toBe(2);
    for (const board of hotter)
      expect(found.some((other) => boardIsomorphism(board, other).isomorphic === true)).toBe(true);
  });

  it('the smallest tree on which it is are two vertices with three leaves each; with d − 1 leaves each 3(d − 1)/2', () => {
    const evaluator = new Evaluator();
    // Every tree has a numbering in which each vertex comes after its parent.
    const parents = (n: number): number[][] =>
      n === 1 ? [[]] : parents(n - 1).flatMap((list) => Array.from({ length: n - 1 }, (_, v) => [...list, v]));
    const shapes = new Map<string, Board>();
    for (let n = 2; n <= 8; n++)
      for (const list of parents(n)) {
        const board = tree(list);
        shapes.set(shapeOf(board), board);
      }
    expect(shapes.size).toBe(1 + 1 + 2 + 3 + 6 + 11 + 23);
    const hot = [...shapes].filter(([, board]) => excess(board, evaluator).compare(Dyadic.zero) > 0);
    expect(hot.map(([shape]) => shape)).toEqual([shapeOf(tree([0, 0, 0, 0, 1, 1, 1]))]);
    for (let d = 4; d <= 9; d++) {
      const list = [...new Array<number>(d).fill(0), ...new Array<number>(d - 1).fill(1)];
      expect(excess(tree(list), evaluator)).toEqual(Dyadic.of(d - 3, 1));
    }
  });
});

/** A text that isomorphic trees share: the least of the nested lists of branches from each vertex. */
function shapeOf(board: Board): string {
  const branches = (v: number, from: number): string =>
    `(${[...board.neighbours(v)]
      .filter((w) => w !== from)
      .map((w) => branches(w, v))
      .sort()
      .join('')})`;
  return Array.from({ length: board.vertexCount }, (_, v) => branches(v, -1)).sort()[0]!;
}
