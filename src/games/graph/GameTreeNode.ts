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

/**
 * The root of the game tree, in which all options of both players are listed.
 * @source Huntemann 2018, Def. 1.19
 */
export function gameTree<Position = readonly number[]>(game: SPGame | GameByMoves<Position>): GameTreeNode<Position> {
  // For an SP-game positions are lists of vertices.
  const moves = game instanceof SPGame ? (movesOf(game) as unknown as GameByMoves<Position>) : game;
  return new GameTreeNode(moves, moves.start, undefined, undefined);
}
