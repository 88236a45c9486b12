import { InputError, LimitError } from '../../errors.js';

/** Between which integers something lies. */
export interface IntegerBounds {
  readonly least: bigint;
  /** Undefined where no bound is known. */
  readonly most: bigint | undefined;
}

/** The last day of which bounds are written: they have 2^day digits. */
const LAST_DAY = 20;

/** The values born by days 0 to 3, and the largest antichains among them. */
const VALUES: readonly bigint[] = [1n, 4n, 22n, 1474n];
const ANTICHAINS: readonly bigint[] = [1n, 2n, 4n, 86n];

/** Fewer values than that are born by day 4. */
const DAY_4 = 4n * 10n ** 184n;

/** @throws InputError `invalid-day`; LimitError `too-many-values` after day 20 */
export function requireBoundedDay(task: string, day: number): void {
  if (!Number.isInteger(day) || day < 0)
    throw new InputError('invalid-day', `${task}: day ${day}; expected an integer that is at least 0.`, {
      details: { day },
    });
  if (day > LAST_DAY)
    throw new LimitError('too-many-values', `${task}: day ${day}; bounds are written up to day ${LAST_DAY}.`, {
      details: { day, limit: LAST_DAY },
    });
}

/**
 * g(b), the number of values born by a day: 1, 4, 22, 1474 by days 0 to 3; then at least the square of the day before,
 * and on day 4 at least 2⁸⁶ − 1 for the sets of values in a largest antichain, and less than 4·10¹⁸⁴.
 * @throws InputError `invalid-day`; LimitError `too-many-values` after day 20
 * @source Clow and McKay 2024, Lemma 5.2
 * @source Clow and McKay 2024, Lemma 5.5
 * @example valueCountBounds(3) // { least: 1474n, most: 1474n }
 */
export function valueCountBounds(day: number): IntegerBounds {
  requireBoundedDay('valueCountBounds', day);
  if (day < VALUES.length) return { least: VALUES[day]!, most: VALUES[day]! };
  let least = 2n ** ANTICHAINS[3]! - 1n;
  for (let later = 5; later <= day; later++) least *= least;
  return { least, most: day === 4 ? DAY_4 - 1n : undefined };
}

/**
 * a(b), the size of a largest antichain of values born by a day: 1, 2, 4, 86 by days 0 to 3, less than 4·10¹⁸⁴ by day
 * 4.
 * @throws InputError `invalid-day`; LimitError `too-many-values` after day 20
 * @source Clow and McKay 2024, Lemma 5.5
 */
export function antichainBounds(day: number): IntegerBounds {
  requireBoundedDay('antichainBounds', day);
  if (day < ANTICHAINS.length) return { least: ANTICHAINS[day]!, most: ANTICHAINS[day]! };
  return { least: ANTICHAINS[3]!, most: day === 4 ? DAY_4 - 1n : undefined };
}
