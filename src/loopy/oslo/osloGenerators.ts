import { InputError, LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { shown } from '../../shape.js';
import type { Form } from '../../values/index.js';
import { osloDay } from './osloDay.js';

/** The 1355 games of day 4 have too many antichains. */
const LAST_DAY = 4;

/**
 * A generator for each Oslo game that is born by a day, forms of one store: 1, 4, 13, 64 or 1355 of them, the younger
 * ones last. The games of a day are {pass, A | B} for antichains A and B of those of the day before.
 * @throws InputError `invalid-day`; LimitError `too-many-values` after day 4
 * @source Siegel 2011, Def. 3.3.1
 * @source Siegel 2011, Prop. 3.3.2
 * @example osloGenerators(2).length // 13
 */
export function osloGenerators(day: number, options: RunOptions = {}): Form[] {
  if (!Number.isSafeInteger(day) || day < 0)
    throw new InputError(
      'invalid-day',
      `osloGenerators: day ${shown(day)}; expected an integer from 0 to ${LAST_DAY}.`,
      { details: { day, last: LAST_DAY } },
    );
  if (day > LAST_DAY)
    throw new LimitError(
      'too-many-values',
      `osloGenerators: day ${day}; the games of day ${LAST_DAY} are the last ones.`,
      { details: { day, last: LAST_DAY } },
    );
  return [...osloDay(day, new Work('osloGenerators', options)).games];
}
