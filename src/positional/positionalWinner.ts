import { opponent, type Player } from '../player.js';
import { Work, type RunOptions } from '../run.js';
import type { PositionalGame } from './PositionalGame.js';
import { PositionSearch, type PositionalResult } from './search/PositionSearch.js';

/**
 * Who wins a position with best play of both, the players moving in turn; a draw is possible under the strong rule
 * only.
 * @param first who is to move
 * @param options `limit` counts positions
 * @throws LimitError `too-large-board` above 31 free points in winning sets that can still be completed,
 * `too-many-positions`
 * @complexity exponential in these points; positions with the same winning sets left are searched once
 * @source Siegel 2013, Sec. 4
 * @example positionalWinner(ticTacToe(3, 2), 'L') // 'draw'
 * @example positionalWinner(ticTacToe(3, 2, { rule: 'maker' }), 'L') // 'L'
 */
export function positionalWinner(game: PositionalGame, first: Player, options: RunOptions = {}): Player | 'draw' {
  return new PositionSearch().winner('positionalWinner', game, first, new Work('positionalWinner', options));
}

/** A claim, and what it leads to for the player who makes it. */
export interface PositionalReply {
  /** The number of the point. */
  readonly point: number;
  readonly label: string;
  readonly result: PositionalResult;
}

/**
 * The claims that a player can make, each with what it leads to: those with the best result are the winning replies, or
 * those that draw.
 * @param player who is to move
 * @param options `limit` counts positions
 * @returns one for each free point, ascending; none where the game is decided
 * @throws LimitError as `positionalWinner`
 * @complexity as `positionalWinner` for each free point, with one memory
 * @example
 * const game = parsePositionalGame('positional(strong)@tic-tac-toe:3/x1.1');
 * positionalReplies(game, 'R').filter(({ result }) => result === 'draw').map(({ label }) => label) // ['2.2']
 */
export function positionalReplies(game: PositionalGame, player: Player, options: RunOptions = {}): PositionalReply[] {
  if (game.result !== undefined) return [];
  const work = new Work('positionalReplies', options);
  const search = new PositionSearch();
  return game.free.map((point) => {
    const winner = search.winner('positionalReplies', game.after(player, point), opponent(player), work);
    return { point, label: game.labels[point]!, result: resultFor(player, winner) };
  });
}

/** What a winner means for a player. */
export function resultFor(player: Player, winner: Player | 'draw'): PositionalResult {
  return winner === 'draw' ? 'draw' : winner === player ? 'win' : 'loss';
}
