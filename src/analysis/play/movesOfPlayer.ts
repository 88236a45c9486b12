import type { GameByMoves } from '../../games/index.js';
import type { Player } from '../../player.js';

/** A move by its name, and where it leads. */
export interface NamedMove<Position> {
  readonly name: string;
  readonly position: Position;
}

/** The moves of a player, each once: as the game names them, else by the key of the position that they lead to. */
export function movesOfPlayer<Position>(
  game: GameByMoves<Position>,
  position: Position,
  player: Player,
): NamedMove<Position>[] {
  const found = new Map<string, NamedMove<Position>>();
  for (const { move, player: owner, position: next } of game.options(position)) {
    if (game.impartial !== true && (owner ?? player) !== player) continue;
    const name = move ?? game.key(next);
    found.set(name, { name, position: next });
  }
  return [...found.values()];
}
