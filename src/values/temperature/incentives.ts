import { Form } from '../forms/Form.js';
import { formValue } from '../forms/formValue.js';
import type { Value } from '../Value.js';
import type { Player } from '../../player.js';
import { gainFor } from '../forPlayer.js';

/**
 * What the moves of a player gain: G^L − G for Left, G − G^R for Right; each value once, in the order of the options.
 * The options of a value are those of its canonical form, the options of a form its own. No incentive is at least 0.
 * @source Siegel 2011, Def. 1.2.33
 */
export function incentives(game: Value | Form, player: Player): Value[] {
  const [value, options] =
    game instanceof Form
      ? [formValue(game), game.options(player).map((option) => formValue(option))]
      : [game, game.options(player)];
  return [...new Set(options.map((option) => gainFor(player, value, option)))];
}
