import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import { arcKayles, col, compile, gameValue, nodeKayles, snort } from 'spgames/games';
import { cohenMacaulay, facetIdeal } from 'spgames/ideal';
import { complete, cycle, empty, graphsUpToIsomorphism, parseBoard, parseGraph6, path } from 'spgames/boards';
import {
  components,
  disjointUnion,
  grafting,
  shelling,
  SimplicialComplex,
  vertexFromLabel,
  whisker,
} from 'spgames/complex';
import { lineGraph, smallGraphs } from '../../generators/smallBoards.js';

/** All graphs with at most 6 vertices, in graph6. */
const { graphs: graphs6 } = JSON.parse(readFileSync(new URL('../../oracle/graphs.json', import.meta.url), 'utf8')) as {
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

const texts = (sets: readonly (readonly number[])[]): string[] => sets.map((set) => set.join()).sort();

describe('docs/errata.md, chapters 6 and 7', () => {
  /**
   * @source Huntemann 2018, Remark 6.6
   * @source Huntemann 2018, Sec. 7.5
   */
  it('the illegal complexes of ARC-KAYLES and NODE-KAYLES have the edges of the line graph and of the board, no points', () => {
    for (const board of smallGraphs()) {
      const facets = (rules: typeof nodeKayles): string[] =>
        texts(compile(rules, board).illegalComplex.facets.toLists());
      expect(facets(arcKayles)).toEqual(texts(lineGraph(board)));
      expect(facets(nodeKayles)).toEqual(texts(board.edges));
    }
    const [edge, point] = [compile(arcKayles, path(2)), compile(nodeKayles, empty(1))];
    expect([edge.vertices.length, edge.illegalComplex.isVoid]).toEqual([1, true]);
    expect([point.vertices.length, point.illegalComplex.isVoid]).toEqual([1, true]);
  });

  /** @source Huntemann 2018, Fact 6.15 */
  it('the illegal complex of ARC-KAYLES is always pure, the legal one on equimatchable boards; P₄ is the smallest other', () => {
    const others = graphsUpToIsomorphism(5).filter((board) => {
      const { illegalComplex, legalComplex } = compile(arcKayles, board);
      expect(illegalComplex.isPure()).toBe(true);
      expect(illegalComplex.isUnmixed()).toBe(legalComplex.isPure());
      return !legalComplex.isPure();
    });
    expect([others[0]!.vertexCount, others[0]!.edges.length]).toEqual([4, 3]);
    expect(
      others[0]!.isConnected() && others[0]!.edges.every(([u, v]) => others[0]!.degree(u) + others[0]!.degree(v) < 5),
    ).toBe(true);
  });

  /** @source Huntemann 2018, Cor. 6.16 */
  it('{∅} is pure of dimension −1 and adds no move', () => {
    const [point, none] = [SimplicialComplex.fromFacets([[0]], 1), SimplicialComplex.fromFacets([[]], 0)];
    expect([point.dimension, none.dimension, point.isPure(), none.isPure()]).toEqual([0, -1, true, true]);
    expect(String(new Evaluator().value(disjointUnion(point, none)))).toBe('*');
  });

  /** @source Huntemann 2018, Prop. 7.6 */
  it('a graph is shellable iff at most one component has an edge; without isolated vertices iff it is connected', () => {
    for (const n of [1, 2, 3, 4, 5])
      for (const graph of graphs(n)) {
        const parts = components(graph);
        const withEdges = parts.filter(({ complex }) => complex.dimension === 1).length;
        expect(shelling(graph).shellable).toBe(withEdges <= 1);
        if (withEdges === parts.length) expect(withEdges <= 1).toBe(graph.isConnected());
      }
  });

  it('two points are the smallest counterexample to Prop. 7.6, ⟨12, 3⟩ the smallest with an edge', () => {
    const wrong = [1, 2, 3].flatMap(graphs).filter((graph) => shelling(graph).shellable !== graph.isConnected());
    expect(wrong.map(({ facets }) => facets.toLists())).toEqual([
      [[0], [1]],
      [[0], [1], [2]],
      [[2], [0, 1]],
      [[1], [0, 2]],
      [[0], [1, 2]],
    ]);
  });

  /** @source Huntemann 2018, Prop. 7.15 */
  it('the illegal ideal of SNORT is Cohen–Macaulay on boards without edges, and only there', () => {
    for (const text of graphs6) {
      const board = parseGraph6(text);
      expect(cohenMacaulay(compile(snort, board).illegalIdeal).cohenMacaulay, text).toBe(board.edges.length === 0);
    }
  });

  /** @source Huntemann 2018, Sec. 7.2 */
  it('on paths of n vertices the speculations hold for n = 3, …, 9, not for n = 2', () => {
    for (let n = 2; n <= 9; n++)
      for (const ruleset of [snort, col]) {
        const { legalComplex, legalIdeal } = compile(ruleset, path(n));
        expect(legalComplex.isUnmixed(), `${ruleset.name} ${n}`).toBe(n === 2);
        expect(cohenMacaulay(legalIdeal).cohenMacaulay).toBe(n === 2);
        expect(shelling(legalComplex).shellable).toBe(false);
      }
  });

  /** @source Huntemann 2018, Cor. 7.20 */
  it('on copies of K₁ and K₂ the legal complex of COL is pure; without K₂ the illegal ideal is Cohen–Macaulay', () => {
    const found = ['complete:1', 'empty:2', 'edges:0-1,2', 'edges:0-1,2-3,4', 'path:2', 'edges:0-1,2-3'].map(
      (board) => {
        const { legalComplex, illegalIdeal } = compile(col, parseBoard(board));
        return [legalComplex.isPure(), cohenMacaulay(illegalIdeal).cohenMacaulay];
      },
    );
    expect(found).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [true, false],
      [true, false],
      [true, false],
    ]);
  });

  /** @source Huntemann 2018, Remark 7.28 */
  it('⟨x1 x2, x1 y1⟩ is not a whiskering, and its facet ideal is not unmixed; COL on K_n is 0 from n = 2 on', () => {
    const labels = ['x1', 'x2', 'y1'].map(vertexFromLabel);
    const example = SimplicialComplex.fromFacets(
      [
        [0, 1],
        [0, 2],
      ],
      labels,
    );
    expect([example.isUnmixed(), grafting(example).grafted]).toEqual([false, false]);
    expect(cohenMacaulay(facetIdeal(example)).cohenMacaulay).toBe(false);
    const edge = whisker(SimplicialComplex.fromFacets([[0]], [vertexFromLabel('x1')]), { sides: 'same' });
    expect(edge.facets.toLists()).toEqual([[0, 1]]);
    expect(edge.vertices.every(({ side }) => side === 'L')).toBe(true);
    expect(cohenMacaulay(facetIdeal(edge)).cohenMacaulay).toBe(true);
    const values = [1, 2, 3, 4, 5].map((n) => String(gameValue(compile(col, complete(n)))));
    expect(values).toEqual(['*', '0', '0', '0', '0']);
  });

  /** @source Huntemann 2018, Fact 7.29 */
  it('graphs without edges have shellable independence complexes', () => {
    for (const n of [1, 2, 3]) expect(shelling(compile(nodeKayles, empty(n)).legalComplex).shellable).toBe(true);
  });

  /** @source Huntemann 2018, Table 7.2 */
  it('COL on C₅: not unmixed, pure, not shellable, not Cohen–Macaulay, as printed', () => {
    const { legalComplex, illegalIdeal } = compile(col, cycle(5));
    expect([legalComplex.isUnmixed(), legalComplex.isPure(), shelling(legalComplex).shellable]).toEqual([
      false,
      true,
      false,
    ]);
    expect(cohenMacaulay(illegalIdeal).cohenMacaulay).toBe(false);
  });
});
