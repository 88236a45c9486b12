import type { Value } from '../Value.js';
import { overFollowers } from '../store/foldFollowers.js';

/**
 * Is the value all-small: at every follower both players have a move or neither has?
 * @source Siegel 2011, Def. 1.2.61
 */
export const isAllSmall: (value: Value) => boolean = overFollowers<boolean>({
  known: ({ closedForm }) => closedForm && closedForm.number.numerator === 0n,
  combine: (value, of) => {
    const [left, right] = [value.options('L'), value.options('R')];
    return left.length > 0 && right.length > 0 && left.every(of) && right.every(of);
  },
});
