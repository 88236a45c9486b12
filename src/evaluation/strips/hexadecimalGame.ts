import { ParseError } from '../../errors.js';
import type { HeapGame } from './HeapGame.js';
import { takeAndBreakGame } from './takeAndBreakGame.js';

/** A code as text (`.8F`), or its digits from the digit 0 on (`[0, 8, 15]`). */
export type HexadecimalCode = string | readonly number[];

/**
 * The hexadecimal game with the same code for both players, or the partizan one with a code for each: digit d_i says
 * what may be left of a heap of which i tokens are taken, nothing (1), one heap (2), two heaps (4), three heaps (8),
 * and sums of these.
 * @throws ParseError `not-a-hexadecimal-code`
 * @throws InputError `not-an-octal-digit`; a digit 0 that is not a multiple of 4 would leave the heap as it is
 * @source Berlekamp, Conway and Guy 1982, Ch. 4
 * @example new HeapTable(hexadecimalGame('.F')).grundyValues(6).join() // '0,1,0,1,0,1,0'
 */
export function hexadecimalGame(left: HexadecimalCode, right: HexadecimalCode = left): HeapGame {
  const [l, r] = [left, right].map((code) => (typeof code === 'string' ? parseHexadecimalCode(code) : code));
  return takeAndBreakGame('hexadecimalGame', { name: 'hexadecimal', largestDigit: 15 }, l!, r!);
}

/**
 * Reads `.8F`, `0.8f`, `C.3`: the digits of a hexadecimal code from the digit 0 on.
 * @throws ParseError `not-a-hexadecimal-code`
 * @example parseHexadecimalCode('.8F') // [0, 8, 15]
 */
export function parseHexadecimalCode(text: string): number[] {
  const [, first, rest] = /^\s*([048C]?)\.([0-9A-F]*)\s*$/i.exec(text) ?? [];
  if (first === undefined || rest === undefined)
    throw new ParseError(
      'not-a-hexadecimal-code',
      `parseHexadecimalCode: ${JSON.stringify(text)}; expected a point and digits from 0 to F, such as .8F.`,
      { line: 1, column: 1 },
      { hint: 'Before the point stands nothing, 0, 4, 8 or C.' },
    );
  return [first === '' ? 0 : parseInt(first, 16), ...Array.from(rest, (digit) => parseInt(digit, 16))];
}
