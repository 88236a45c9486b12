import { InputError, LimitError } from '../../errors.js';
import type { Form } from './Form.js';
import { FormStore } from './FormStore.js';

/** 2^2^9 forms are born by day 3. */
const LAST_DAY = 2;

/**
 * All forms with sets of options that are born by a day: 1, 4 and 256 by days 0, 1 and 2, the younger ones last.
 * @param given where forms are made, by default a new store: one of sets, for with multisets there are infinitely many
 * @throws InputError `invalid-day`, `invalid-store`
 * @throws LimitError `too-many-forms` after day 2; `randomForm` draws samples
 * @source Siegel 2011, Def. 1.3.3
 * @source Huntemann 2018, Def. 4.15
 */
export function formsBornBy(day: number, given: { readonly store?: FormStore } = {}): Form[] {
  const { store = new FormStore('set') } = given;
  requireDay('formsBornBy', day);
  if (store.relation !== 'set')
    throw new InputError(
      'invalid-store',
      `formsBornBy: a store of the relation ${store.relation}; expected one of sets.`,
      {
        hint: 'With repetitions there are infinitely many forms by day 1. Use new FormStore("set").',
      },
    );
  if (day > LAST_DAY)
    throw new LimitError(
      'too-many-forms',
      `formsBornBy: day ${day} has at least 2^512 forms; expected day ≤ ${LAST_DAY}.`,
      {
        hint: 'Draw samples with randomForm, or list values with valuesBornBy.',
        details: { day },
      },
    );
  let forms = [store.zero];
  for (let today = 1; today <= day; today++) {
    const sides = subsetsOf(forms);
    forms = [...new Set([...forms, ...sides.flatMap((left) => sides.map((right) => store.fromOptions(left, right)))])];
  }
  return forms;
}

/** @throws InputError `invalid-day` @internal */
export function requireDay(task: string, day: number): void {
  if (!Number.isSafeInteger(day) || day < 0)
    throw new InputError('invalid-day', `${task}: day ${String(day)}; expected an integer that is at least 0.`, {
      details: { day },
    });
}

function subsetsOf(forms: readonly Form[]): Form[][] {
  let subsets: Form[][] = [[]];
  for (const form of forms) subsets = [...subsets, ...subsets.map((subset) => [...subset, form])];
  return subsets;
}
