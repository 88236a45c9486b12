import { LimitError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import type { Form } from './Form.js';

/** Copies of a literal game are added move by move: of more moves than these together the sum is too large. */
const MOST_MOVES = 2 ** 16;

/**
 * The literal sum of so many copies of a form, or of its negative: twice as many at a time.
 * @param bounds those of each sum
 * @throws LimitError `too-many-copies`, and those of `Form.plus`
 */
export function copiesOfForm(n: number, form: Form, task: string, bounds: () => RunOptions): Form {
  if (Math.abs(n) * Math.max(1, form.birthday) > MOST_MOVES)
    throw new LimitError(
      'too-many-copies',
      `${task}: ${n} copies of a literal game born on day ${form.birthday}; expected at most ${MOST_MOVES} moves in all.`,
      { hint: 'In expressions n * value(f) is the multiple of its value.' },
    );
  let [sum, power] = [form.store.zero, n < 0 ? form.negative() : form];
  for (let left = Math.abs(n); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sum = sum.plus(power, bounds());
    if (left > 1) power = power.plus(power, bounds());
  }
  return sum;
}
