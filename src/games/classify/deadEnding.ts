import { PLAYERS, type Player } from '../../player.js';
import { Work, type RunOptions, type Undecided } from '../../run.js';
import type { GameByMoves } from '../graph/GameByMoves.js';
import { reachablePositions } from '../graph/reachablePositions.js';
import { SPGame } from '../SPGame.js';

/** Whether a game is dead-ending, or how a player without a move gets one back. */
export type DeadEnding<Position> =
  | { readonly deadEnding: true }
  | {
      readonly deadEnding: false;
      readonly player: Player;
      /** From a position in which the player has no move to one in which the player has. */
      readonly play: readonly Position[];
    }
  | ({ readonly deadEnding: 'undecided' } & Undecided);

/**
 * Is a game dead-ending: will a player who has no move never have one again, moves of either player following each
 * other in any order? SP-games are: what can be placed later could have been placed before.
 * @param options when they cut the search off, the answer is undecided; `limit` counts positions
 * @returns if not, a shortest such play, from the first position of its kind in a breadth-first search
 * @source Huntemann 2018, Sec. 8.2.1
 */
export function deadEnding<Position>(
  game: SPGame | GameByMoves<Position>,
  options: RunOptions = {},
): DeadEnding<Position> {
  if (game instanceof SPGame) return { deadEnding: true };
  return Work.decide(
    'deadEnding',
    options,
    (work) => search(game, work),
    (explored): DeadEnding<Position> => ({ deadEnding: 'undecided', explored }),
  );
}

function search<Position>(game: GameByMoves<Position>, work: Work): DeadEnding<Position> {
  const positions: Position[] = [];
  const successors: number[][] = [];
  const movers: Set<Player>[] = [];
  for (const { position, moves } of reachablePositions(game)) {
    positions.push(position);
    successors.push(moves.map(({ to }) => to));
    movers.push(new Set(moves.flatMap(({ player }) => (player === undefined ? PLAYERS : [player]))));
    work.step();
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
