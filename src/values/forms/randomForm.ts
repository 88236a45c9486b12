import type { FormStore } from './FormStore.js';
import { InputError } from '../../errors.js';
import type { Form } from './Form.js';

/** What a random form shall be like. */
export interface RandomFormOptions {
  /** The birthday of the form, exactly. */
  readonly birthday: number;
  /** The most options of a player, at least 1. */
  readonly options: number;
  /** The source of randomness: `random(n)` is an integer from 0 to n − 1. Equal sources give equal forms. */
  readonly random: (n: number) => number;
  /** Both players have the same options, everywhere. Default false. */
  readonly impartial?: boolean;
}

/**
 * A random form of a given birthday. On each day a few forms are drawn, whose options are drawn from all earlier ones
 * and at least one from the day before; so parts are shared, and large birthdays cost little. All forms can occur whose
 * players have no more options than asked for, up to the sharing; they are not equally likely.
 * @throws InputError `invalid-random-form`
 * @complexity O(birthday · options²)
 */
export function randomForm(store: FormStore, given: RandomFormOptions): Form {
  const { birthday, options, random, impartial = false } = given;
  if (!Number.isSafeInteger(birthday) || birthday < 0 || !Number.isSafeInteger(options) || options < 1)
    throw new InputError(
      'invalid-random-form',
      `randomForm: birthday ${String(birthday)} with ${String(options)} options; expected integers ≥ 0 and ≥ 1.`,
      { details: { birthday, options } },
    );
  const draw = (n: number): number => {
    const drawn = random(n);
    if (!Number.isSafeInteger(drawn) || drawn < 0 || drawn >= n)
      throw new InputError(
        'invalid-random-form',
        `randomForm: random(${n}) gave ${String(drawn)}; expected an integer from 0 to ${n - 1}.`,
      );
    return drawn;
  };
  const earlier = [store.zero];
  let yesterday = [store.zero];
  for (let day = 1; day <= birthday; day++) {
    const today: Form[] = [];
    const width = day === birthday ? 1 : 4 * options;
    for (let i = 0; i < width; i++) {
      const side = (): Form[] => Array.from({ length: draw(options + 1) }, () => earlier[draw(earlier.length)]!);
      const left = side();
      const right = impartial ? left : side();
      if (![...left, ...right].some((option) => option.birthday === day - 1)) {
        const chosen = draw(2) === 0 ? left : right;
        chosen[chosen.length === options ? draw(options) : chosen.length] = yesterday[draw(yesterday.length)]!;
      }
      today.push(store.fromOptions(left, right));
    }
    earlier.push(...today);
    yesterday = today;
  }
  return yesterday[0]!;
}
