import { DirectedGraph, UndirectedGraph } from 'graphology';
import { wrongArgument } from '../arguments.js';
import { Board } from '../boards/index.js';
import { GRAPHOLOGY_LIMIT } from '../boards/internal.js';
import { InputError, LimitError } from '../errors.js';
import { GameGraph, GameTreeNode } from '../games/index.js';
import { LabelledPoset } from '../poset/index.js';

/** How a board becomes a graph. */
export interface BoardGraphOptions {
  /** The keys of the nodes, by vertex; by default `0` … `n−1`. */
  readonly labels?: readonly string[];
}

/** How much of a game tree is copied. */
export interface TreeGraphOptions {
  /** Nodes that many moves below the given one have no children in the copy. Default: all moves. */
  readonly depth?: number;
  /** More nodes throw `LimitError`. Default: a million nodes and edges. */
  readonly limit?: number;
}

const TASK = 'toGraphology';

/**
 * A copy as a `graphology` graph.
 * - A board: keys `0` … `n−1` or the labels given, node attributes `x`, `y`, `row`, `column`, `side`, `piece`, edge
 *   attribute `length`, graph attribute `grid`; `fromGraphology` reads it back.
 * - A game graph: keys `0` … `n−1`, node attribute `label`, edge attribute `player`; `gameGraphFromGraphology` reads
 *   it back.
 * - A game tree, or its upper part: keys `0` (the root), `1`, …, breadth first, node attributes `label` (the
 *   position) and `depth`, edge attribute `player`.
 * - A poset: keys `0` … `n−1`, node attribute `label`, an edge from the lower to the upper element of each cover with
 *   the attribute `player` where a player is named.
 * @throws InputError `invalid-label` for labels that repeat, or are not as many as vertices
 * @throws LimitError `too-large-graph` above a million nodes and edges
 * @example toGraphology(path(3), { labels: ['a', 'b', 'c'] }).neighbors('b') // ['a', 'c']
 */
export function toGraphology(board: Board, options?: BoardGraphOptions): UndirectedGraph;
export function toGraphology(graph: GameGraph): DirectedGraph;
export function toGraphology(poset: LabelledPoset): DirectedGraph;
export function toGraphology<Position>(root: GameTreeNode<Position>, options?: TreeGraphOptions): DirectedGraph;
export function toGraphology(
  subject: Board | GameGraph | LabelledPoset | GameTreeNode<unknown>,
  options: BoardGraphOptions & TreeGraphOptions = {},
): UndirectedGraph | DirectedGraph {
  if (subject instanceof Board) return graphOfBoard(subject, options);
  if (subject instanceof GameGraph) return graphOfGame(subject);
  if (subject instanceof LabelledPoset) return graphOfPoset(subject);
  if (subject instanceof GameTreeNode) return graphOfTree(subject, options);
  throw wrongArgument(TASK, subject, 'a board, a game graph, a poset, or a node of a game tree');
}

function graphOfBoard(board: Board, { labels }: BoardGraphOptions): UndirectedGraph {
  requireSize(board.vertexCount + board.edges.length, GRAPHOLOGY_LIMIT);
  const keys = keysOf(board, labels);
  const graph = new UndirectedGraph();
  if (board.grid) {
    const { kind, rows, columns } = board.grid;
    graph.setAttribute('grid', { kind, rows, columns });
  }
  const pieces = new Map(board.pieces.map(({ vertex, side }) => [vertex, side]));
  for (const [v, key] of keys.entries()) {
    const point = board.coordinates?.[v];
    const cell = board.grid?.cells[v];
    const side = board.sides?.[v];
    const piece = pieces.get(v);
    graph.addNode(key, {
      ...(point && { x: point[0], y: point[1] }),
      ...(cell && { row: cell[0], column: cell[1] }),
      ...(side && { side }),
      ...(piece && { piece }),
    });
  }
  board.edges.forEach(([u, v], i) => {
    const length = board.lengths?.[i];
    graph.addUndirectedEdge(keys[u], keys[v], length === undefined ? {} : { length });
  });
  return graph;
}

function keysOf({ vertexCount }: Board, labels: readonly string[] | undefined): readonly string[] {
  const keys: readonly string[] = labels ?? Array.from({ length: vertexCount }, (_, v) => String(v));
  const isText = (key: unknown): boolean => typeof key === 'string';
  if (keys.length !== vertexCount || !keys.every(isText) || new Set(keys).size < vertexCount)
    throw new InputError(
      'invalid-label',
      `${TASK}: found ${keys.length} labels, ${new Set(keys).size} of them different; expected ${vertexCount} different texts.`,
    );
  return keys;
}

function graphOfGame(game: GameGraph): DirectedGraph {
  requireSize(game.n + game.arcs.length, GRAPHOLOGY_LIMIT);
  const graph = new DirectedGraph();
  game.names.forEach((label, v) => graph.addNode(String(v), { label }));
  for (const { from, to, player } of game.arcs)
    graph.addDirectedEdge(String(from), String(to), player === undefined ? {} : { player });
  return graph;
}

function graphOfPoset(poset: LabelledPoset): DirectedGraph {
  requireSize(poset.n + poset.covers.length, GRAPHOLOGY_LIMIT);
  const graph = new DirectedGraph();
  poset.labels.forEach((label, x) => graph.addNode(String(x), { label }));
  for (const { lower, upper, label } of poset.covers)
    graph.addDirectedEdge(String(lower), String(upper), label === undefined ? {} : { player: label });
  return graph;
}

function graphOfTree(
  root: GameTreeNode<unknown>,
  { depth = Infinity, limit = Math.floor(GRAPHOLOGY_LIMIT / 2) }: TreeGraphOptions,
): DirectedGraph {
  const graph = new DirectedGraph();
  let level = [root];
  const keys = new Map([[root, '0']]);
  graph.addNode('0', { label: root.name, depth: 0 });
  for (let d = 1; d <= depth && level.length > 0; d++) {
    const next: GameTreeNode<unknown>[] = [];
    for (const node of level)
      for (const child of node.children) {
        requireSize(graph.order + 1, limit, 'Give a depth, or look at the game graph, which has each position once.');
        const key = String(graph.order);
        keys.set(child, key);
        graph.addNode(key, { label: child.name, depth: d });
        graph.addDirectedEdge(keys.get(node)!, key, child.player === undefined ? {} : { player: child.player });
        next.push(child);
      }
    level = next;
  }
  return graph;
}

function requireSize(size: number, limit: number, hint?: string): void {
  if (size > limit)
    throw new LimitError('too-large-graph', `${TASK}: more than ${limit} nodes and edges; the limit is ${limit}.`, {
      ...(hint !== undefined && { hint }),
      details: { size, limit },
    });
}
