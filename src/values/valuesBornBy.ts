import { InputError, LimitError } from '../errors.js';
import { antichainsOf } from './antichainsOf.js';
import { aValueStore } from './aValue.js';
import { requireDay } from './forms/formsBornBy.js';
import type { Value } from './Value.js';
import { standardStore, type StoreOptions } from './ValueStore.js';

/** More than 10^12 values are born by day 4. */
const LAST_DAY = 3;

/**
 * All values that are born by a day: 1, 4, 22 and 1474 by days 0, 1, 2 and 3, the younger ones last. Every one is
 * {A | B} for antichains A and B of values born by the day before.
 * @throws InputError `invalid-day`, `invalid-option`
 * @throws LimitError `too-many-values` after day 3; values of `randomForm` are samples
 * @source Siegel 2011, Def. 1.3.3
 * @source Huntemann 2018, Def. 4.15
 */
export function valuesBornBy(day: number, given: StoreOptions = {}): Value[] {
  const { store = standardStore } = given;
  const flaw = aValueStore.flaw(store, 'store');
  if (flaw !== undefined) throw new InputError('invalid-option', `valuesBornBy: ${flaw}.`);
  requireDay('valuesBornBy', day);
  if (day > LAST_DAY)
    throw new LimitError(
      'too-many-values',
      `valuesBornBy: day ${day}; the values of day ${LAST_DAY} are the last ones.`,
      {
        hint: 'Draw samples with randomForm.',
        details: { day },
      },
    );
  let values = new Set([store.zero]);
  for (let today = 1; today <= day; today++) {
    const sides = antichainsOf([...values], (a, b) => a.compare(b) === '||');
    values = new Set(values);
    for (const left of sides) for (const right of sides) values.add(store.fromOptions(left, right));
  }
  return [...values];
}
