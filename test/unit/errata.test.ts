import { describe, expect, it } from 'vitest';
import { cycle, empty, parseBoard } from '../../src/boards/index.js';
import {
  components,
  grafting,
  shelling,
  SimplicialComplex,
  vertexFromLabel,
  whisker,
} from '../../src/complex/index.js';
import { col, compile, domineering, nodeKayles, orientedDomineering } from '../../src/games/index.js';
import { cohenMacaulay, facetIdeal } from '../../src/ideal/index.js';

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
});
