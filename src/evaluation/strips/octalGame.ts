import { ParseError } from '../../errors.js';
import type { HeapGame } from './HeapGame.js';
import { takeAndBreakGame } from './takeAndBreakGame.js';

/**
 * Reads `.77`, `0.07`, `4.7`: the digits of an octal code from the digit 0 on.
 * @throws ParseError `not-an-octal-code`
 */
export function parseOctalCode(text: string): number[] {
  const [, first, rest] = /^\s*([04]?)\.([0-7]*)\s*$/.exec(text) ?? [];
  if (first === undefined || rest === undefined)
    throw new ParseError(
      'not-an-octal-code',
      `parseOctalCode: ${JSON.stringify(text)}; expected a point and digits from 0 to 7, such as .77 or 4.07.`,
      { line: 1, column: 1 },
      { hint: 'Before the point stands nothing, 0 or 4.' },
    );
  return [Number(first), ...Array.from(rest, Number)];
}

/** A code as text (`.77`), or its digits from the digit 0 on (`[0, 7, 7]`). */
export type OctalCode = string | readonly number[];

/**
 * The octal game with the same code for both players, or the partizan one with a code for each: digit d_i says what may
 * be left of a heap of which i tokens are taken, nothing (1), one heap (2), two heaps (4), and sums of these.
 * @throws ParseError `not-an-octal-code`
 * @throws InputError `not-an-octal-digit`; a digit 0 other than 0 or 4 would leave the heap as it is
 * @source Huntemann 2018, App. A
 */
export function octalGame(left: OctalCode, right: OctalCode = left): HeapGame {
  const [l, r] = [left, right].map((code) => (typeof code === 'string' ? parseOctalCode(code) : code));
  return takeAndBreakGame('octalGame', { name: 'octal', largestDigit: 7 }, l!, r!);
}
