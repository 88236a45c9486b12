import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cycle, empty, parseBoard, parseGraph6, tree, type Board } from '../../src/boards/index.js';
import {
  components,
  grafting,
  shelling,
  SimplicialComplex,
  vertexFromLabel,
  whisker,
} from '../../src/complex/index.js';
import { Evaluator, HeapTable, oab } from '../../src/evaluation/index.js';
import { col, compile, domineering, gameValue, nodeKayles, orientedDomineering, snort } from '../../src/games/index.js';
import { cohenMacaulay, facetIdeal } from '../../src/ideal/index.js';
import {
  confusionMeasure,
  cool,
  Dyadic,
  isInfinitesimallyClose,
  mean,
  parseValue,
  standardStore,
  temperature,
  thermicOptions,
  thermicVersion,
  thermograph,
  thermographBoundary,
  valuesBornBy,
  type Value,
} from '../../src/values/index.js';

/** All graphs with at most 6 vertices, in graph6. */
const { graphs: graphs6 } = JSON.parse(readFileSync(new URL('../oracle/graphs.json', import.meta.url), 'utf8')) as {
  readonly graphs: readonly string[];
};

/** All graphs on n vertices, as complexes in which isolated vertices are facets. */
function graphs(n: number): SimplicialComplex[] {
  const pairs = Array.from({ length: n }, (_, u) => Array.from({ length: u }, (_, v) => [v, u])).flat();
  const points = Array.from({ length: n }, (_, v) => [v]);
  return Array.from({ length: 2 ** pairs.length }, (_, chosen) =>
    SimplicialComplex.fromFacets([...points, ...pairs.filter((_, i) => (chosen & (1 << i)) !== 0)], n),
  );
}

describe('docs/errata.md', () => {
  it('Huntemann 2018, Table 7.2: COL on C_5 has minimal vertex covers of different sizes', () => {
    const { legalComplex } = compile(col, cycle(5));
    expect([legalComplex.isPure(), legalComplex.isUnmixed()]).toEqual([true, false]);
  });

  it('Huntemann 2018, Sec. 5.2.1: O24 has the temperature 1 on the strip of 6, and nowhere a higher one', () => {
    const table = new HeapTable(oab(2, 4));
    expect(table.values(6)[6]).toBe(parseValue('{2|0}'));
    const temperatures = table.temperatures(50);
    expect(temperatures[6]).toEqual(Dyadic.one);
    expect(temperatures.every((t) => t.compare(Dyadic.one) <= 0)).toBe(true);
  });

  it('Huntemann 2018, Prop. 7.6: true without isolated vertices; else at most one component may have an edge', () => {
    for (const n of [1, 2, 3, 4, 5])
      for (const graph of graphs(n)) {
        const parts = components(graph);
        const withEdges = parts.filter(({ complex }) => complex.dimension === 1).length;
        expect(shelling(graph).shellable).toBe(withEdges <= 1);
        if (withEdges === parts.length) expect(withEdges <= 1).toBe(graph.isConnected());
      }
  });

  it('Huntemann 2018, Prop. 7.6: two points are the smallest counterexample, ⟨12, 3⟩ the smallest with an edge', () => {
    const wrong = [1, 2, 3].flatMap(graphs).filter((graph) => shelling(graph).shellable !== graph.isConnected());
    expect(wrong.map(({ facets }) => facets.toLists())).toEqual([
      [[0], [1]],
      [[0], [1], [2]],
      [[2], [0, 1]],
      [[1], [0, 2]],
      [[0], [1, 2]],
    ]);
  });

  it('Huntemann 2018, Def. 2.21: DOMINEERING with the illegal dominoes has isolated vertices, without them none', () => {
    const isolated = (board: string): number =>
      compile(domineering, parseBoard(board))
        .illegalComplex.facets.toLists()
        .filter(({ length }) => length === 1).length;
    expect([isolated('grid:1x2'), isolated('grid:2x2'), isolated('grid:2x3')]).toEqual([1, 4, 7]);
    for (const board of ['grid:1x2', 'grid:1x3', 'grid:2x2', 'grid:3x3']) {
      const { facets } = compile(orientedDomineering, parseBoard(board)).illegalComplex;
      expect(facets.cardinalities().every((size) => size === 2)).toBe(true);
    }
  });

  it('Huntemann 2018, Remark 7.28: ⟨x1 x2, x1 y1⟩ is no whiskering, and its facet ideal is not unmixed', () => {
    const example = SimplicialComplex.fromFacets(
      [
        [0, 1],
        [0, 2],
      ],
      ['x1', 'x2', 'y1'].map(vertexFromLabel),
    );
    expect([example.isUnmixed(), grafting(example).grafted]).toEqual([false, false]);
    expect(cohenMacaulay(facetIdeal(example)).cohenMacaulay).toBe(false);
    const edge = whisker(SimplicialComplex.fromFacets([[0]], [vertexFromLabel('x1')]), { sides: 'same' });
    expect(edge.facets.toLists()).toEqual([[0, 1]]);
    expect(edge.vertices.every(({ side }) => side === 'L')).toBe(true);
    expect(cohenMacaulay(facetIdeal(edge)).cohenMacaulay).toBe(true);
  });

  it('Huntemann 2018, Fact 7.29: graphs without edges have shellable independence complexes', () => {
    for (const n of [1, 2, 3]) expect(shelling(compile(nodeKayles, empty(n)).legalComplex).shellable).toBe(true);
  });

  it('Huntemann 2018, Fact 5.2: Right’s options of −1, and of all values, have Left stops ≥ the Right stop', () => {
    const minusOne = standardStore.number(-1);
    expect(minusOne.options('R')[0]!.leftStop.isAtMost(minusOne.rightStop)).toBe(false);
    for (const value of valuesBornBy(3))
      for (const option of value.options('R')) expect(value.rightStop.isAtMost(option.leftStop)).toBe(true);
  });

  it('Huntemann 2018, Def. 5.5: 1/2 is close to a number from t = −1/2 on, and no integer', () => {
    const half = parseValue('1/2');
    expect([half.integer, temperature(half).toString()]).toEqual([undefined, '-1/2']);
    expect(isInfinitesimallyClose(cool(half, Dyadic.of(-1, 1)), half)).toBe(true);
  });

  it('Huntemann 2018, Def. 5.5: at t = −1, not above, cooling depends on the form; {0,*|1} is a smallest example', () => {
    const options = (day: number): Value[][] =>
      valuesBornBy(day).reduce<Value[][]>((sets, v) => [...sets, ...sets.map((set) => [...set, v])], [[]]);
    const differs = (left: Value[], right: Value[], t: Dyadic): boolean => {
      const value = standardStore.fromOptions(left, right);
      if (value.integer !== undefined || temperature(value).compare(t) < 0) return false;
      const fee = standardStore.number(t);
      const cooled = standardStore.fromOptions(
        left.map((option) => cool(option, t).minus(fee)),
        right.map((option) => cool(option, t).plus(fee)),
      );
      const expected = cool(value, t);
      expect([cooled.leftStop, cooled.rightStop].join()).toBe([expected.leftStop, expected.rightStop].join());
      return cooled !== expected;
    };
    const forms = options(1).flatMap((left) => options(1).map((right): [Value[], Value[]] => [left, right]));
    const different = forms.filter(([left, right]) => differs(left, right, Dyadic.of(-1)));
    expect(different.length).toBe(116);
    expect(Math.min(...different.map(([left, right]) => left.length + right.length))).toBe(3);
    expect(different).toContainEqual([[parseValue('0'), parseValue('*')], [parseValue('1')]]);
    for (const t of [Dyadic.of(-31, 5), Dyadic.of(-1, 1), Dyadic.zero])
      expect(forms.some(([left, right]) => differs(left, right, t))).toBe(false);
  });

  it('Huntemann 2018, Thm 5.15: the options of the proof need not be thermic, on day 3 but not on day 2', () => {
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
    const hot = valuesBornBy(3).filter((value) => temperature(value).compare(Dyadic.zero) > 0);
    const found = new Set(hot.filter(wrong));
    expect(found.has(parseValue('{1/2,{1|*}|{0|-1}}'))).toBe(true);
    expect(valuesBornBy(2).some((value) => found.has(value))).toBe(false);
  });

  it('Huntemann 2018, Thm 5.24: oblique segments of at most, not exactly, half of the confusion interval', () => {
    const compareOblique = (value: Value): number => {
      const version = thermicVersion(value);
      const [left, right] = [thermographBoundary(version, 'L'), thermographBoundary(version, 'R')];
      const { oblique } = right.vertical.isAtMost(left.vertical) ? left : right;
      return oblique.compare(confusionMeasure(version).half());
    };
    const isHot = (value: Value): boolean => temperature(value).compare(Dyadic.zero) > 0;
    const hot = valuesBornBy(3).filter(isHot);
    expect(new Set(valuesBornBy(2).filter(isHot).map(compareOblique))).toEqual(new Set([0]));
    expect(new Set(hot.map(compareOblique))).toEqual(new Set([-1, 0]));
    expect(thermicVersion(parseValue('{1|0||-1}'))).toBe(parseValue('{1|0||-1}'));
  });

  it('Huntemann 2018, Conj. 5.34: SNORT can be hotter than the degree of the board, from 7 vertices on', () => {
    const evaluator = new Evaluator();
    const excess = (board: Board): string => {
      const heat = temperature(gameValue(compile(snort, board), { evaluator }));
      const degrees = Array.from(
        { length: board.vertexCount },
        (_, v) => board.edges.flat().filter((u) => u === v).length,
      );
      return heat.minus(Dyadic.of(Math.max(...degrees))).toString();
    };
    for (const text of graphs6) expect(excess(parseGraph6(text)), text).toMatch(/^(0|-.*)$/);
    for (const edges of ['0-1,0-2,0-3,3-4,4-5,5-6,6-3', '0-1,1-2,2-0,2-3,3-4,4-5,5-6,6-3'])
      expect(excess(parseBoard(`edges:${edges}`))).toBe('1/4');
    for (let d = 4; d <= 9; d++) {
      const parents = [...new Array<number>(d).fill(0), ...new Array<number>(d - 1).fill(1)];
      expect(excess(tree(parents))).toBe(
        Dyadic.of(3 * (d - 1), 1)
          .minus(Dyadic.of(d))
          .toString(),
      );
    }
  });

  it('Siegel 2011, Cor. 1.2.57: of comparable values the stops of the same player are comparable, not others', () => {
    const values = valuesBornBy(2);
    const pairs = values.flatMap((g) => values.filter((h) => g.compare(h) === '<').map((h) => [g, h] as const));
    for (const [g, h] of pairs)
      expect([g.leftStop.isAtMost(h.leftStop), g.rightStop.isAtMost(h.rightStop)]).toEqual([true, true]);
    const wrong = pairs.filter(([g, h]) => !g.leftStop.isAtMost(h.rightStop));
    expect(wrong).toContainEqual([parseValue('{1|-1}'), parseValue('{1|0}')]);
    expect(wrong.some(([g, h]) => valuesBornBy(1).includes(g) && valuesBornBy(1).includes(h))).toBe(false);
  });
});
