import { InputError } from '../../errors.js';
import {
  atomicWeight,
  formValue,
  isAllSmall,
  passification,
  type Form,
  type StoreOptions,
  type Value,
} from '../../values/index.js';

/**
 * The uponic weight of the Oslo game of a form, how many upon* it is worth: the atomic weight of the passification of
 * the form.
 * @throws InputError `not-all-small` where that has none; it has one if in the form both players have a move or neither
 * has, everywhere
 * @complexity that of the value of the passification
 * @source Siegel 2011, Def. 3.4.2
 * @example uponicWeight(parseForm('^')).toString() // '2'
 */
export function uponicWeight(form: Form, options: StoreOptions = {}): Value {
  const value = formValue(passification(form), options);
  if (!isAllSmall(value))
    throw new InputError(
      'not-all-small',
      'uponicWeight: a form whose passification is not all-small; expected a form in which, at every position, both players have a move or neither has.',
    );
  return atomicWeight(value);
}
