import { InputError } from '../../errors.js';
import { playerName, type Player } from '../../player.js';
import { isAsGoodFor } from '../forPlayer.js';
import type { StoreOptions } from '../ValueStore.js';
import type { Form } from './Form.js';
import { formValue } from './formValue.js';

/**
 * Is a form a gift horse for a player in another one: for Left one that is not at least G, for Right one that is not at
 * most G? As a further option of the player it does not change the value.
 * @throws InputError `not-the-same-store`
 * @source Siegel 2011, Def. 1.2.31
 */
export function isGiftHorse(form: Form, horse: Form, player: Player, given: StoreOptions = {}): boolean {
  form.store.requireOwn(horse, 'isGiftHorse');
  return !isAsGoodFor(player, formValue(horse, given), formValue(form, given));
}

/**
 * The form with a gift horse as a further option of a player: another form of the same value.
 * @throws InputError `not-a-gift-horse`, `not-the-same-store`
 * @source Siegel 2011, Lemma 1.2.32
 */
export function withGiftHorse(form: Form, horse: Form, player: Player, given: StoreOptions = {}): Form {
  form.store.requireOwn(horse, 'withGiftHorse');
  if (!isGiftHorse(form, horse, player, given)) {
    const atLeast = player === 'L' ? 'at least' : 'at most';
    throw new InputError(
      'not-a-gift-horse',
      `withGiftHorse: an option for ${playerName(player)} that is ${atLeast} the form; expected one that is not.`,
      { hint: 'It would change the value.' },
    );
  }
  const other = { L: form.moves('L'), R: form.moves('R') };
  const moves = { ...other, [player]: [...other[player], { form: horse }] };
  return form.store.fromMoves(moves.L, moves.R);
}
