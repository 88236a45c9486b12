import { InputError } from '../errors.js';
import { SquarefreeIdeal } from '../ideal/index.js';
import { Work, type RunOptions } from '../run.js';
import { PositionalGame } from './PositionalGame.js';

/**
 * The same game from the other player’s side: Breaker stops Maker by a point in each winning set, so she is the Maker
 * of the game whose winning sets are the blocker, the minimal sets that meet each winning set. The players are
 * exchanged, and with them who has claimed what; likewise Avoider and Enforcer. As a game under normal play it is the
 * negative, move for move.
 * @param options `limit` counts winning sets of the dual
 * @throws InputError `not-a-dual-rule` for a strong game; LimitError
 * @example dualGame(new PositionalGame('maker', [[0, 1], [0, 2]])).sets.toLists() // [[0], [1, 2]]
 */
export function dualGame(game: PositionalGame, options: RunOptions = {}): PositionalGame {
  if (game.rule === 'strong')
    throw new InputError('not-a-dual-rule', 'dualGame: a strong game; expected maker or avoider.', {
      hint: 'In a strong game both players have the same winning sets.',
    });
  const { rule, sets, labels, left, right } = game;
  const blocker = sets.transversals(new Work('dualGame', options).rest());
  return new PositionalGame(rule, blocker, { labels, left: right, right: left });
}

/**
 * The square-free monomial ideal that the winning sets generate, with the points of the board as variables. That of the
 * dual game is its Alexander dual: on a full board either Maker's points are a monomial of the one, or Breaker's one of
 * the other.
 * @example winningIdeal(new PositionalGame('maker', [[0, 1], [0, 2]])).generators.toLists() // [[0, 1], [0, 2]]
 */
export function winningIdeal(game: PositionalGame): SquarefreeIdeal {
  const { sets, labels } = game;
  return SquarefreeIdeal.fromGenerators(
    sets,
    labels.map((name) => ({ name })),
  );
}
