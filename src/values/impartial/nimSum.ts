import { takes, aNumber, listOf } from '../../arguments.js';
import { InputError } from '../../errors.js';

/** Words of 26 bits: two of them hold every safe integer. */
const WORD = 2 ** 26;

const nimSumTakes = /* @__PURE__ */ takes('nimSum', () => ({ numbers: listOf(aNumber) }));

/**
 * The nim-sum: addition of natural numbers in binary without carrying.
 * @param numbers safe integers, at least 0; for none of them the sum is 0
 * @throws InputError `not-a-natural-number`
 * @source Siegel 2013, Thm 1.1
 */
export function nimSum(...numbers: readonly number[]): number {
  nimSumTakes(numbers);
  let [high, low] = [0, 0];
  for (const number of numbers) {
    if (!Number.isSafeInteger(number) || number < 0)
      throw new InputError(
        'not-a-natural-number',
        `nimSum: ${String(number)}; expected safe integers that are at least 0.`,
        { details: { number } },
      );
    high ^= Math.floor(number / WORD);
    low ^= number % WORD;
  }
  return high * WORD + low;
}
