import { InputError } from '../../errors.js';
import { foldForms } from '../forms/foldForms.js';
import type { Form } from '../forms/Form.js';

/**
 * Do both players have the same options, at every follower? Repetitions do not count.
 * @source Siegel 2013, Def. 4.1
 */
export const isImpartial: (form: Form) => boolean = foldForms((form, at) => {
  const left = [...new Set(form.options('L'))];
  const right = [...new Set(form.options('R'))];
  return left.length === right.length && left.every((option, i) => option === right[i] && at(option));
}, 'isImpartial');

/** @throws InputError `not-impartial` @internal */
export function requireImpartial(task: string, form: Form): void {
  if (!isImpartial(form))
    throw new InputError(
      'not-impartial',
      `${task}: a form that is not impartial; expected the same options for both players, at every follower.`,
      {
        hint: 'Values of partizan games come from formValue.',
      },
    );
}
