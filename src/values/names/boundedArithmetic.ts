import { LimitError } from '../../errors.js';
import type { ClosedForm, Value } from '../Value.js';
import type { ValueStore } from '../ValueStore.js';

/** The largest nimber that is added to a value without closed form: the sum has as many options at first. */
const MOST_ADDED = 31;
/** The largest nimber among the options of a game: its options, and theirs, may have to be written out. */
const MOST_OPTION = 1 << 12;
/** The largest multiple of a value without closed form. */
const MOST_MULTIPLE = 20n;

/** The sum of two values, unless the work is enormous. @throws LimitError `too-large-value` @throws InputError */
export function boundedSum(a: Value, b: Value): Value {
  const [x, y] = [a.closedForm, b.closedForm];
  if (x !== undefined && y !== undefined)
    return a.store.closed({ number: x.number.plus(y.number), ups: x.ups + y.ups, nimber: x.nimber ^ y.nimber });
  checkNimber(x, MOST_ADDED);
  checkNimber(y, MOST_ADDED);
  return a.plus(b);
}

/** The value of {left | right}, unless the work is enormous. @throws LimitError `too-large-value` */
export function boundedGame(store: ValueStore, left: readonly Value[], right: readonly Value[]): Value {
  for (const { closedForm } of [...left, ...right]) checkNimber(closedForm, MOST_OPTION);
  return store.fromOptions(left, right);
}

/** The integer multiple, unless the work is enormous. @throws LimitError `too-large-value` @throws InputError */
export function boundedMultiple(factor: bigint, value: Value): Value {
  const { closedForm, store } = value;
  if (closedForm === undefined) {
    if (factor > MOST_MULTIPLE || factor < -MOST_MULTIPLE) throw tooLarge(`a multiple by more than ${MOST_MULTIPLE}`);
    return value.times(factor);
  }
  const { number, ups, nimber } = closedForm;
  return store.closed({
    number: number.times(factor),
    ups: ups === 0 ? 0 : ups * Number(factor),
    nimber: factor % 2n === 0n ? 0 : nimber,
  });
}

function checkNimber(form: ClosedForm | undefined, most: number): void {
  if (form !== undefined && form.nimber > most) throw tooLarge(`*${form.nimber} within another value`);
}

/** @param what was found */
export function tooLarge(what: string): LimitError {
  return new LimitError('too-large-value', `parseValue: ${what}; expected a value that fits into the memory.`, {
    hint: 'Sums of numbers, arrows and nimbers may be enormous, other values not.',
  });
}
