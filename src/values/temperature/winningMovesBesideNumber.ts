import type { Value } from '../Value.js';
import type { Dyadic } from '../Dyadic.js';
import type { Player } from '../../player.js';
import { isAsGoodFor } from '../forPlayer.js';

/**
 * The moves in a game with which a player, moving first, wins the sum of the game and a number: no move in the number
 * is needed as long as the game is not a number itself, so the player loses if there is none.
 * @param game not a number
 * @returns the options of the player in the canonical form after which the sum is won
 * @source Siegel 2011, Thm 1.2.52
 */
export function winningMovesBesideNumber(game: Value, number: Dyadic, player: Player): Value[] {
  const opposite = game.store.number(number.negative());
  return game.options(player).filter((option) => isAsGoodFor(player, option, opposite));
}
