import { opponent, type Player } from '../../player.js';
import { isAsGoodFor } from '../forPlayer.js';
import type { Form } from './Form.js';
import { formValue } from './formValue.js';

/** An option, and the first reply of the opponent through which it reverses. */
export interface ReversibleOption {
  readonly option: Form;
  readonly through: Form;
}

/**
 * The options of a player that are dominated by others: all of them can be omitted together, since of options with
 * equal values the first one stays.
 * @complexity a comparison for each pair of options
 * @source Siegel 2011, Def. 1.2.24
 * @example dominatedOptions(parseForm('{0,1|3}'), 'L').map((option) => printForm(option)) // ['0']
 */
export function dominatedOptions(form: Form, player: Player): Form[] {
  const options = form.options(player);
  const values = options.map((option) => formValue(option));
  return options.filter((_, i) =>
    values.some((other, j) => (other === values[i] ? j < i : isAsGoodFor(player, other, values[i]!))),
  );
}

/**
 * The options of a player that are reversible, each with a reply of the opponent after which the player is no better
 * off than before both moves.
 * @complexity a comparison for each option of an option
 * @source Siegel 2011, Def. 1.2.27
 * @example reversibleOptions(parseForm('{*|}'), 'L').map(({ through }) => printForm(through)) // ['0']
 */
export function reversibleOptions(form: Form, player: Player): ReversibleOption[] {
  const value = formValue(form);
  return form.options(player).flatMap((option): ReversibleOption[] => {
    const through = option.options(opponent(player)).find((reply) => isAsGoodFor(player, value, formValue(reply)));
    return through === undefined ? [] : [{ option, through }];
  });
}
