import type { Form } from '../forms/Form.js';
import { foldForms } from '../forms/foldForms.js';
import { requireImpartial } from './isImpartial.js';

/**
 * The remoteness of an impartial form: how many moves a play lasts in which the winner hurries and the loser delays. It
 * is even iff the previous player wins.
 * @throws InputError `not-impartial`
 * @source Siegel 2013, Ex. 4.5
 */
export function remoteness(form: Form): number {
  requireImpartial('remoteness', form);
  return normal(form);
}

/**
 * The misère remoteness of an impartial form, for plays in which the player who cannot move wins. It is odd iff the
 * previous player wins.
 * @throws InputError `not-impartial`
 * @source Siegel 2013, Ex. 4.5
 */
export function misereRemoteness(form: Form): number {
  requireImpartial('misereRemoteness', form);
  return misere(form);
}

const normal: (form: Form) => number = lengthToward(0);
const misere: (form: Form) => number = lengthToward(1);

/** @param lost the parity of remoteness of the positions to which a player wants to move */
function lengthToward(lost: 0 | 1): (form: Form) => number {
  return foldForms((form, at) => {
    let shortestWin = Infinity;
    let longestLoss = -1;
    for (const option of form.options('L')) {
      const length = at(option);
      if (length % 2 === lost) shortestWin = Math.min(shortestWin, length);
      else longestLoss = Math.max(longestLoss, length);
    }
    return 1 + (shortestWin < Infinity ? shortestWin : longestLoss);
  });
}
