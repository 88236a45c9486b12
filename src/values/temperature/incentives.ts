import type { Player } from '../../player.js';
import { gainFor } from '../forPlayer.js';
import type { Value } from '../Value.js';

/**
 * What the moves of a player gain: G^L − G for Left, G − G^R for Right; each value once, in the order of the options.
 * @source Siegel 2011, Def. 1.2.33
 */
export function incentives(value: Value, player: Player): Value[] {
  return [...new Set(value.options(player).map((option) => gainFor(player, value, option)))];
}
