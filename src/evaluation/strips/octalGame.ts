import { takes, text, aNumber, listOf, either, optional } from '../../arguments.js';
import { InputError } from '../../errors.js';
import type { HeapGame } from './HeapGame.js';
import { parseOctalCode } from './parseOctalCode.js';

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
  const [l, r] = [digitsOf(left), digitsOf(right)];
  const impartial = l.join() === r.join();
  const digits = { L: l, R: impartial ? l : r };
  const name = impartial ? printOctalCode(l) : `${printOctalCode(l)}|${printOctalCode(r)}`;
  return {
    name: `octal(${name})`,
    impartial,
    digits,
    *moves(heap, player) {
      for (const [taken, digit] of digits[player].entries()) {
        const rest = heap - taken;
        if (rest < 0) break;
        if (rest === 0 && (digit & 1) !== 0) yield [];
        if (rest > 0 && (digit & 2) !== 0) yield [rest];
        if ((digit & 4) !== 0) for (let a = 1; 2 * a <= rest; a++) yield [a, rest - a];
      }
    },
  };
}

function digitsOf(code: OctalCode): number[] {
  const digits = typeof code === 'string' ? parseOctalCode(code) : [...code];
  const wrong = digits.findIndex((digit) => !Number.isInteger(digit) || digit < 0 || digit > 7);
  if (wrong !== -1 || ![0, 4].includes(digits[0] ?? 0))
    throw new InputError(
      'not-an-octal-digit',
      `octalGame: the digit ${Math.max(wrong, 0)} is ${digits[Math.max(wrong, 0)]}; expected digits from 0 to 7, the digit 0 being 0 or 4.`,
      { details: { digits } },
    );
  while (digits.at(-1) === 0) digits.pop();
  return digits;
}

function printOctalCode(digits: readonly number[]): string {
  return `${digits[0] === 4 ? '4' : ''}.${digits.slice(1).join('')}`;
}
