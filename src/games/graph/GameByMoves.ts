import type { Player } from '../../player.js';
import { SPGame } from '../SPGame.js';

/** A move: where it leads, and whose it is; without player either may make it. */
export interface GameOption<Position> {
  readonly player?: Player;
  readonly position: Position;
  /** The name of the move; moves without names are told apart by where they lead. */
  readonly move?: string;
}

/**
 * A short game by its positions and moves: nothing is listed before it is asked for.
 * @source Huntemann 2018, Def. 1.1
 */
export interface GameByMoves<Position> {
  readonly start: Position;
  /** The moves of both players. */
  readonly options: (position: Position) => Iterable<GameOption<Position>>;
  /** A text that tells positions apart, also their name in graphs. */
  readonly key: (position: Position) => string;
}

/** The name of a position of an SP-game: the labels of its vertices joined by `.`, or `∅`. */
export function positionName(game: SPGame, position: readonly number[]): string {
  return position.length === 0 ? '∅' : position.map((v) => game.vertices[v]!.label).join('.');
}

/** An SP-game by its positions (faces of the legal complex, ascending) and moves (vertices that may be added). */
export function movesOf(game: SPGame): GameByMoves<readonly number[]> {
  const { legalComplex, vertices } = game;
  const playable = legalComplex.support;
  return {
    start: [],
    key: (position) => positionName(game, position),
    *options(position) {
      for (const v of playable) {
        if (position.includes(v)) continue;
        const next = [...position, v].sort((a, b) => a - b);
        if (!legalComplex.isFace(next)) continue;
        const { side, label } = vertices[v]!;
        yield { position: next, move: label, ...(side !== undefined && { player: side }) };
      }
    },
  };
}

/** Either kind of game by its moves. */
export function byMoves<Position>(
  game: SPGame | GameByMoves<Position>,
): GameByMoves<Position> | GameByMoves<readonly number[]> {
  return game instanceof SPGame ? movesOf(game) : game;
}
