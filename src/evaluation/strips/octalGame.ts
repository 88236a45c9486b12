import { takes, text, aNumber, listOf, either, optional } from '../../arguments.js';
import type { HeapGame } from './HeapGame.js';
import { parseOctalCode } from './parseOctalCode.js';
import { takeAndBreakGame } from './takeAndBreakGame.js';

/** A code as text (`.77`), or its digits from the digit 0 on (`[0, 7, 7]`). */
export type OctalCode = string | readonly number[];

const octalGameTakes = /* @__PURE__ */ takes('octalGame', () => ({
  left: either(text, listOf(aNumber)),
  right: optional(either(text, listOf(aNumber))),
}));

/**
 * The octal game with the same code for both players, or the partizan one with a code for each: digit d_i says what may
 * be left of a heap of which i tokens are taken, nothing (1), one heap (2), two heaps (4), and sums of these.
 * @throws ParseError `not-an-octal-code`
 * @throws InputError `not-an-octal-digit`; a digit 0 other than 0 or 4 would leave the heap as it is
 * @source Huntemann 2018, App. A
 */
export function octalGame(left: OctalCode, right: OctalCode = left): HeapGame {
  octalGameTakes(left, right);
  const [l, r] = [left, right].map((code) => (typeof code === 'string' ? parseOctalCode(code) : code));
  return takeAndBreakGame('octalGame', { name: 'octal', largestDigit: 7 }, l!, r!);
}
