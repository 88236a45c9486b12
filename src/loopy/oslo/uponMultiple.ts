import { options as anOptions, takes } from '../../arguments.js';
import { Work, type RunOptions } from '../../run.js';
import type { Form } from '../../values/index.js';
import { aForm } from '../../values/internal.js';
import { OsloOrder } from './OsloOrder.js';
import { UponMultiples } from './UponMultiples.js';

const uponMultipleTakes = /* @__PURE__ */ takes('uponMultiple', () => ({ form: aForm, options: anOptions }));

/**
 * How many upon* the Oslo game of a form is: the k for which oslo(form) = k.upon*, or undefined if there is none. It is
 * at most the birthday of the form.
 * @param options `limit` counts pairs of followers
 * @throws LimitError `too-many-pairs`
 * @complexity one step for each pair of a follower and a number up to the birthday
 * @source Siegel 2011, Sec. 3.4
 * @example uponMultiple(parseForm('^')) // 2
 */
export function uponMultiple(form: Form, options: RunOptions = {}): number | undefined {
  uponMultipleTakes(form, options);
  return new UponMultiples(form.store, new OsloOrder(new Work('uponMultiple', options))).multipleOf(form);
}
