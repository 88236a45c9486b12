import type { GameByMoves } from './GameByMoves.js';
import { movesOf } from './movesOf.js';
import { SPGame } from '../SPGame.js';

/** A position of a sum: one of each summand. */
export type PositionOfSum = readonly unknown[];

/**
 * The disjunctive sum of games as a game by its moves: a player moves in one of the summands. Names of moves are those
 * in the summand behind its number, so that no two are the same.
 * @source Huntemann 2018, Def. 1.12
 */
export function sumOfMoves(summands: readonly (SPGame | GameByMoves<string>)[]): GameByMoves<PositionOfSum> {
  const games = summands.map(
    (game): GameByMoves<unknown> => (game instanceof SPGame ? movesOf(game) : game) as GameByMoves<unknown>,
  );
  return {
    start: games.map(({ start }) => start),
    key: (position) => JSON.stringify(games.map((game, i) => game.key(position[i]))),
    *options(position) {
      for (const [i, game] of games.entries())
        for (const { position: next, player, move } of game.options(position[i])) {
          const owner = game.impartial === true || player === undefined ? {} : { player };
          yield { position: position.with(i, next), ...owner, ...(move !== undefined && { move: `${i}.${move}` }) };
        }
    },
  };
}
