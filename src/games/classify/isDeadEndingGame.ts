import { PLAYERS, type Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import type { GameByMoves } from '../graph/GameByMoves.js';
import { SPGame } from '../SPGame.js';

/** Whether a game is dead-ending, or how a player without a move gets one back. */
export type DeadEnding<Position> =
  | { readonly deadEnding: true }
  | {
      readonly deadEnding: false;
      readonly player: Player;
      /** From a position in which the player has no move to one in which the player has. */
      readonly play: readonly Position[];
    };

/**
 * Whether a player who has no move will never have one again, moves of either player following each other in any order.
 * Of SP-games it is known: what can be placed later could have been placed before.
 * @returns otherwise a shortest such play, from the first position of its kind in a breadth-first search
 * @throws LimitError; `limit` counts positions
 * @source Huntemann 2018, Sec. 8.2.1
 */
export function isDeadEndingGame<Position>(
  game: SPGame | GameByMoves<Position>,
  options: RunOptions = {},
): DeadEnding<Position> {
  if (game instanceof SPGame) return { deadEnding: true };
  const work = new Work('isDeadEndingGame', options);
  const index = new Map([[game.key(game.start), 0]]);
  const positions = [game.start];
  const successors: number[][] = [];
  const movers: Set<Player>[] = [];
  for (let i = 0; i < positions.length; i++) {
    const players = new Set<Player>();
    const next: number[] = [];
    for (const { player, position } of game.options(positions[i]!)) {
      for (const who of player === undefined ? PLAYERS : [player]) players.add(who);
      const key = game.key(position);
      let to = index.get(key);
      if (to === undefined) {
        index.set(key, (to = positions.length));
        positions.push(position);
      }
      next.push(to);
    }
    successors.push(next);
    movers.push(players);
    work.tick(positions.length);
  }
  for (const [i, players] of movers.entries())
    for (const player of PLAYERS) {
      if (players.has(player)) continue;
      const play = shortestPath(i, successors, (v) => movers[v]!.has(player));
      if (play !== undefined) return { deadEnding: false, player, play: play.map((v) => positions[v]!) };
    }
  return { deadEnding: true };
}

function shortestPath(
  from: number,
  successors: readonly (readonly number[])[],
  isGoal: (v: number) => boolean,
): number[] | undefined {
  const parents = new Map<number, number | undefined>([[from, undefined]]);
  for (const [v] of parents) {
    if (isGoal(v)) {
      const path: number[] = [];
      for (let at: number | undefined = v; at !== undefined; at = parents.get(at)) path.push(at);
      return path.reverse();
    }
    for (const w of successors[v]!) if (!parents.has(w)) parents.set(w, v);
  }
  return undefined;
}
