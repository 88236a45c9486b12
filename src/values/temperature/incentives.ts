import type { Player } from '../../player.js';
import type { Value } from '../Value.js';

/**
 * What the moves of a player gain: G^L − G for Left, G − G^R for Right; each value once, in the order of the options.
 * @source Siegel 2011, Def. 1.2.33
 */
export function incentives(value: Value, player: Player): Value[] {
  const gains = value.options(player).map((option) => (player === 'L' ? option.minus(value) : value.minus(option)));
  return [...new Set(gains)];
}
