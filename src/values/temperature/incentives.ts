import { aValue } from '../aValue.js';
import { takes, oneOf } from '../../arguments.js';
import type { Value } from '../Value.js';
import type { Player } from '../../player.js';
import { gainFor } from '../forPlayer.js';

const incentivesTakes = /* @__PURE__ */ takes('incentives', () => ({
  value: aValue,
  player: oneOf('L', 'R'),
}));

/**
 * What the moves of a player gain: G^L − G for Left, G − G^R for Right; each value once, in the order of the options.
 * @source Siegel 2011, Def. 1.2.33
 */
export function incentives(value: Value, player: Player): Value[] {
  incentivesTakes(value, player);
  return [...new Set(value.options(player).map((option) => gainFor(player, value, option)))];
}
