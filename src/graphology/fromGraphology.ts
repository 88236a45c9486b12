import { Board } from '../boards/index.js';
import { boardDataFromGraphology, requireGraphology, type GraphologyGraph } from '../boards/internal.js';
import { InputError } from '../errors.js';
import { GameGraph } from '../games/index.js';
import type { Player } from '../player.js';

/**
 * A board from a `graphology` graph; reads the node attributes `x`, `y`, `side`, `piece`, the edge attribute `length`,
 * and
 * `row`, `column` with the graph attribute `grid`. Boards are undirected and simple: an arc is an edge only together
 * with the arc back, and nothing is dropped.
 * @returns the board and the key of each vertex: keys 0 … n−1 stay the numbers, others are numbered in their order
 * @throws InputError `not-a-simple-graph` for an arc without the arc back, or parallel edges; `invalid-loop`,
 * `invalid-edge-length`, `invalid-side`
 * @example fromGraphology(toGraphology(path(3))).board.edges // [[0, 1], [1, 2]]
 */
export function fromGraphology(graph: GraphologyGraph): { readonly board: Board; readonly labels: readonly string[] } {
  const { data, labels } = boardDataFromGraphology(graph);
  requireSimple(graph);
  return { board: new Board(data), labels };
}

function requireSimple(graph: GraphologyGraph): void {
  const fail = (found: string): never => {
    throw new InputError('not-a-simple-graph', `fromGraphology: ${found}; expected an undirected simple graph.`, {
      hint: 'graphology-operators has toUndirected and toSimple.',
    });
  };
  const edges = new Set<string>();
  const arcs = new Set<string>();
  graph.forEachEdge((_, __, source, target, ___, ____, isUndirected = true) => {
    const key = JSON.stringify(isUndirected ? [source, target].sort() : [source, target]);
    const seen = isUndirected ? edges : arcs;
    if (seen.has(key)) fail(`more than one edge from "${source}" to "${target}"`);
    seen.add(key);
  });
  for (const arc of arcs) {
    const [source, target] = JSON.parse(arc) as [string, string];
    if (!arcs.has(JSON.stringify([target, source]))) fail(`an arc from "${source}" to "${target}" and none back`);
    if (edges.has(JSON.stringify([source, target].sort())))
      fail(`an edge and arcs between "${source}" and "${target}"`);
  }
}

/**
 * A game graph from a `graphology` graph with directed edges; reads the edge attribute `player`. Vertices are numbered
 * in the order of the nodes and named by their attribute `label`, or else by their keys.
 * @throws InputError `not-directed` for an edge without direction; `invalid-side`, `invalid-loop`
 * @example gameGraphFromGraphology(toGraphology(gameGraphOf(compile(snort, path(2))))).n // 7
 */
export function gameGraphFromGraphology(graph: GraphologyGraph): GameGraph {
  requireGraphology('gameGraphFromGraphology', graph);
  const keys = graph.nodes();
  const index = new Map(keys.map((key, v) => [key, v]));
  const arcs: [number, number, Player | undefined][] = [];
  graph.forEachEdge((_, { player }, source, target, __, ___, isUndirected = false) => {
    if (isUndirected)
      throw new InputError(
        'not-directed',
        `gameGraphFromGraphology: the edge between "${source}" and "${target}" has no direction; expected directed edges.`,
      );
    arcs.push([index.get(source)!, index.get(target)!, (player ?? undefined) as Player | undefined]);
  });
  const names = keys.map((key) => {
    const { label } = graph.getNodeAttributes(key);
    return typeof label === 'string' ? label : key;
  });
  return new GameGraph(names, arcs);
}
