import { InputError } from '../../errors.js';

/** Words of 26 bits: two of them hold every safe integer. */
const WORD = 2 ** 26;

/**
 * The nim-sum: addition of natural numbers in binary without carrying.
 * @param numbers safe integers, at least 0; for none of them the sum is 0
 * @throws InputError `not-a-natural-number`
 * @source Siegel 2013, Thm 1.1
 */
export function nimSum(...numbers: readonly number[]): number {
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

/**
 * The least natural number that is not among the given ones.
 * @source Huntemann 2018, Fact 6.2
 */
export function mex(numbers: Iterable<number>): number {
  const present = new Set(numbers);
  let least = 0;
  while (present.has(least)) least++;
  return least;
}

/** A move of NIM: a heap, by its place in the list, and what is left of it. */
export interface NimMove {
  readonly heap: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The winning moves of NIM, by Bouton: where x is the nim-sum of the heaps and not 0, every heap a with a ⊕ x < a may
 * be cut to a ⊕ x. Their number is 0 or odd.
 * @param heaps safe integers, at least 0
 * @throws InputError `not-a-natural-number`
 * @source Siegel 2013, Thm 1.1
 * @source Siegel 2013, Ex. 1.2
 * @example winningNimMoves([18, 22, 29]).map(({ from, to }) => `${from}→${to}`).join() // '18→11,22→15,29→4'
 */
export function winningNimMoves(heaps: readonly number[]): NimMove[] {
  const x = nimSum(...heaps);
  return heaps.map((from, heap) => ({ heap, from, to: nimSum(from, x) })).filter(({ from, to }) => to < from);
}

/**
 * Who wins NIM under misère play: as under normal play where some heap has two tokens or more; heaps of one alone are
 * won by the next player iff their number is even.
 * @param heaps safe integers, at least 0
 * @throws InputError `not-a-natural-number`
 * @source Siegel 2013, Ex. 1.3
 * @example misereNimOutcome([1, 1, 1]) // 'P'
 */
export function misereNimOutcome(heaps: readonly number[]): 'N' | 'P' {
  const isNimber = nimSum(...heaps) !== 0;
  return heaps.some((heap) => heap > 1) === isNimber ? 'N' : 'P';
}
