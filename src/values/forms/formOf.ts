import type { Value } from '../Value.js';
import type { FormStore } from './FormStore.js';
import { LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { Dyadic } from '../Dyadic.js';
import type { Form } from './Form.js';

const OPTIONS_BY_DEFAULT = 1_000_000;

/**
 * The canonical form of a value as a literal form.
 * @param given `limit` counts options of followers, by default 1 000 000: numbers are written out too
 * @throws LimitError; for a number whose form is too large without writing it out
 * @source Siegel 2011, Def. 1.2.28
 */
export function formOf(value: Value, store: FormStore, given: RunOptions = {}): Form {
  const { limit = OPTIONS_BY_DEFAULT, ...options } = given;
  const work = new Work('formOf', { ...options, limit });
  const known = new Map<Value, Form>();
  let written = 0;
  const stack = [value];
  for (let current = stack.at(-1); current !== undefined; current = stack.at(-1)) {
    const number = current.number;
    if (number !== undefined) {
      written += requireShort(number, limit - written);
      known.set(current, numberForm(number, store));
    } else if (!known.has(current)) {
      // A nimber has all smaller ones as options of both players, and each of these again.
      const nimber = current.closedForm?.nimber ?? 0;
      work.tick(written + nimber * (nimber + 1));
      const [left, right] = [current.options('L'), current.options('R')];
      const missing = [...left, ...right].filter((option) => !known.has(option));
      if (missing.length > 0) {
        stack.push(...missing);
        continue;
      }
      written += left.length + right.length;
      work.tick(written);
      const form = (option: Value): Form => known.get(option)!;
      known.set(current, store.fromOptions(left.map(form), right.map(form)));
    }
    stack.pop();
  }
  return known.get(value)!;
}

/** A bound for the options in the form of a number: it is met at the end of a path with two options a step. */
function requireShort(x: Dyadic, limit: number): number {
  const whole = x.numerator < 0n ? -x.floor() : x.ceiling();
  const steps = whole + BigInt(x.exponent);
  if (steps > BigInt(limit))
    throw new LimitError(
      'too-many-items',
      `formOf: a number whose form has about ${steps} followers; the limit is ${limit} options.`,
      { hint: 'Work with the value: numbers of any size are values without being written out.', details: { limit } },
    );
  return Number(steps) + x.exponent;
}

/** The form of a number: its options are the nearest simpler numbers on the way to it from 0. */
function numberForm(x: Dyadic, store: FormStore): Form {
  let form = store.zero;
  let at = Dyadic.zero;
  let low: { readonly number: Dyadic; readonly form: Form } | undefined;
  let high: { readonly number: Dyadic; readonly form: Form } | undefined;
  for (let order = x.compare(at); order !== 0; order = x.compare(at)) {
    if (order > 0) low = { number: at, form };
    else high = { number: at, form };
    form = store.fromOptions(low === undefined ? [] : [low.form], high === undefined ? [] : [high.form]);
    if (high === undefined) at = low!.number.plus(Dyadic.one);
    else if (low === undefined) at = high.number.minus(Dyadic.one);
    else at = low.number.plus(high.number).half();
  }
  return form;
}
