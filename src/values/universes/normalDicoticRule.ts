import { formValue } from '../forms/formValue.js';
import type { OrderRule } from './OrderTable.js';

/**
 * The order modulo the dicotic games under normal play, of canonical forms. Dicotic games are infinitesimal: where the
 * stop that a player begins to play for is not 0, its sign is the outcome of every sum with one of them.
 * @source Siegel 2011, Def. 1.2.61
 */
export const NORMAL_DICOTIC_RULE: OrderRule = {
  ends: () => true,
  certainty: (form, begins) => {
    const value = formValue(form);
    const { numerator } = begins === 'L' ? value.leftStop : value.rightStop;
    return numerator > 0n ? 'always' : numerator < 0n ? 'never' : 'depends';
  },
};
