import { expect, it } from 'vitest';
import { LabelledPoset } from 'spgames/poset';
import { toGraphology } from 'spgames/graphology';

it('a poset becomes a directed graph, each cover an edge upwards', () => {
  const poset = LabelledPoset.fromCovers(
    ['0', 'x', 'x'],
    [
      [0, 1, 'L'],
      [0, 2],
    ],
  );
  const graph = toGraphology(poset);
  expect(graph.nodes()).toEqual(['0', '1', '2']);
  expect(graph.mapNodes((_, { label }) => label as unknown)).toEqual(['0', 'x', 'x']);
  expect(graph.mapEdges((_, { player }, from, to) => [from, to, player as unknown])).toEqual([
    ['0', '1', 'L'],
    ['0', '2', undefined],
  ]);
});
