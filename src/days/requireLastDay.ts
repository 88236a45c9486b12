import { InputError, LimitError } from '../errors.js';
import { shown } from '../shape.js';

/** @throws InputError `invalid-day`, LimitError `too-many-values` */
export function requireLastDay(task: string, day: number, last: number): void {
  if (!Number.isSafeInteger(day) || day < 0)
    throw new InputError('invalid-day', `${task}: day ${shown(day)}; expected an integer from 0 to ${last}.`, {
      details: { day, last },
    });
  if (day > last)
    throw new LimitError('too-many-values', `${task}: day ${day}; the games of day ${last} are the last ones.`, {
      details: { day, last },
    });
}
