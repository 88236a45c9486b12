import { takes, options, aFunction, either, instanceOf } from '../../arguments.js';
import { fields } from '../../shape.js';
import { DirectedGraph } from 'graphology';
import { GRAPHOLOGY_LIMIT } from '../../boards/index.js';
import { LimitError } from '../../errors.js';
import type { Player } from '../../player.js';
import type { GameByMoves } from './GameByMoves.js';
import { movesOf } from './movesOf.js';
import { SPGame } from '../SPGame.js';

/** A position in a game tree, reached by one sequence of moves; what comes after it is listed when it is asked for. */
export class GameTreeNode<Position> {
  readonly position: Position;
  /** The name of the position; other nodes may have the same. */
  readonly name: string;
  /** The move that led here; none at the root. */
  readonly parent: GameTreeNode<Position> | undefined;
  /** Who moved here; undefined at the root, or if either may. */
  readonly player: Player | undefined;
  readonly #game: GameByMoves<Position>;
  #children: readonly GameTreeNode<Position>[] | undefined;

  /** @internal `gameTree` makes the root */
  constructor(
    game: GameByMoves<Position>,
    position: Position,
    parent: GameTreeNode<Position> | undefined,
    player: Player | undefined,
  ) {
    this.position = position;
    this.name = game.key(position);
    this.parent = parent;
    this.player = player;
    this.#game = game;
  }

  /** A node for each option, computed at the first call. */
  get children(): readonly GameTreeNode<Position>[] {
    this.#children ??= Array.from(
      this.#game.options(this.position),
      ({ position, player }) => new GameTreeNode(this.#game, position, this, player),
    );
    return this.#children;
  }
}

const gameTreeTakes = /* @__PURE__ */ takes('gameTree', () => ({
  game: either(
    instanceOf(() => SPGame, 'a game, such as compile(snort, path(3)) or playOn(complex)'),
    fields({ options: aFunction, key: aFunction }),
  ),
}));

/**
 * The root of the game tree, in which all options of both players are listed.
 * @source Huntemann 2018, Def. 1.19
 */
export function gameTree<Position = readonly number[]>(game: SPGame | GameByMoves<Position>): GameTreeNode<Position> {
  gameTreeTakes(game);
  // For an SP-game positions are lists of vertices.
  const moves = game instanceof SPGame ? (movesOf(game) as unknown as GameByMoves<Position>) : game;
  return new GameTreeNode(moves, moves.start, undefined, undefined);
}

/** How much of a game tree is copied. */
export interface TreeOptions {
  /** Nodes that many moves below the given one have no children in the copy. Default: all moves. */
  readonly depth?: number;
  /** More nodes throw `LimitError`. Default: a million nodes and edges. */
  readonly limit?: number;
}

const treeToGraphologyTakes = /* @__PURE__ */ takes('treeToGraphology', () => ({
  root: instanceOf(() => GameTreeNode, 'a GameTreeNode, as gameTree(game) gives'),
  options,
}));

/**
 * A copy of a game tree, or of its upper part, as a `graphology` graph: keys `0` (the root), `1`, …, breadth first, node
 * attributes `label` (the position) and `depth`, edge attribute `player`.
 * @throws LimitError `too-large-graph`
 */
export function treeToGraphology<Position>(root: GameTreeNode<Position>, given: TreeOptions = {}): DirectedGraph {
  treeToGraphologyTakes(root, given);
  const { depth = Infinity, limit = Math.floor(GRAPHOLOGY_LIMIT / 2) } = given;
  const graph = new DirectedGraph();
  let level = [root];
  const keys = new Map([[root, '0']]);
  graph.addNode('0', { label: root.name, depth: 0 });
  for (let d = 1; d <= depth && level.length > 0; d++) {
    const next: GameTreeNode<Position>[] = [];
    for (const node of level)
      for (const child of node.children) {
        if (graph.order >= limit)
          throw new LimitError(
            'too-large-graph',
            `treeToGraphology: more than ${limit} nodes; the limit is ${limit}.`,
            {
              hint: 'Give a depth, or look at the game graph, which has each position once.',
              details: { limit },
            },
          );
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
