import { familyBySize, graphWalk, mappedWalk, type FamilyForm, type Walk } from '../../symmetry/internal.js';
import { Board } from '../Board.js';
import { cycle, path } from '../generators.js';

/** There are 165 billion graphs with twelve vertices. */
const MOST_VERTICES = 12;

export const graphs: FamilyForm<Board> = /* @__PURE__ */ familyBySize({
  name: 'graphs',
  kind: 'board',
  words: 'the graphs with a to b vertices, or the connected ones',
  example: 'graphs:1..8 connected',
  all: { most: MOST_VERTICES, walk: (n) => boardWalk(n) },
  some: { connected: { most: MOST_VERTICES, walk: (n) => boardWalk(n, 'connected') } },
});

export const bipartiteGraphs: FamilyForm<Board> = /* @__PURE__ */ familyBySize({
  name: 'bipartite-graphs',
  kind: 'board',
  words: 'the bipartite graphs with a to b vertices',
  example: 'bipartite-graphs:1..8',
  all: { most: MOST_VERTICES, walk: (n) => boardWalk(n, 'bipartite') },
});

function boardWalk(n: number, property?: 'connected' | 'bipartite'): Walk<Board> {
  return mappedWalk(graphWalk(n, property), (edges) => byOrders(new Board({ vertexCount: n, edges })));
}

/** The same graph; paths and cycles have their vertices in order. */
export function byOrders(board: Board): Board {
  const { vertexCount: n, edges } = board;
  if (n < 3 || edges.length < n - 1 || edges.length > n) return board;
  for (let v = 0; v < n; v++) if (board.degree(v) > 2) return board;
  if (!board.isConnected()) return board;
  return edges.length === n ? cycle(n) : path(n);
}
