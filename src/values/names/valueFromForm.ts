import { InputError } from '../../errors.js';
import type { Value } from '../Value.js';
import { standardStore, type StoreOptions } from '../ValueStore.js';

/** A form whose options are being read. */
interface OpenForm {
  readonly sides: readonly [left: readonly unknown[], right: readonly unknown[]];
  readonly values: readonly [left: Value[], right: Value[]];
}

/**
 * The value of a game given as nested arrays `[Left options, Right options]`, canonical or not; what `valueForm` gives.
 * @throws InputError `invalid-form`
 * @complexity one canonical form for each pair of arrays
 */
export function valueFromForm(form: unknown, given: StoreOptions = {}): Value {
  const { store = standardStore } = given;
  // Its own stack: forms may be deeper than the call stack.
  const stack = [opened(form)];
  for (;;) {
    const top = stack.at(-1)!;
    const player = top.values[0].length < top.sides[0].length ? 0 : 1;
    const next = top.values[player].length;
    if (next < top.sides[player].length) {
      stack.push(opened(top.sides[player][next]));
      continue;
    }
    const value = store.fromOptions(top.values[0], top.values[1]);
    stack.pop();
    const above = stack.at(-1);
    if (above === undefined) return value;
    above.values[above.values[0].length < above.sides[0].length ? 0 : 1].push(value);
  }
}

function opened(form: unknown): OpenForm {
  const sides = Array.isArray(form) ? (form as readonly unknown[]) : [];
  const [left, right] = sides;
  if (sides.length !== 2 || !Array.isArray(left) || !Array.isArray(right))
    throw new InputError(
      'invalid-form',
      'valueFromForm: a form that is not a pair of lists; expected [Left options, Right options], all the way down.',
      { hint: 'The form of 0 is [[],[]].' },
    );
  return { sides: [left, right], values: [[], []] };
}
