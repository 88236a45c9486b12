import { InputError } from '../../errors.js';
import type { HeapGame } from './HeapGame.js';

/** The kinds of codes: their names, and the digits that there are. */
export interface CodeKind {
  readonly name: 'octal' | 'hexadecimal';
  readonly largestDigit: 7 | 15;
}

/**
 * The game of two codes, given by their digits: digit d_i says what may be left of a heap of which i tokens are taken.
 * @param task for errors
 * @throws InputError `not-an-octal-digit`
 */
export function takeAndBreakGame(
  task: string,
  kind: CodeKind,
  left: readonly number[],
  right: readonly number[],
): HeapGame {
  const [l, r] = [left, right].map((digits) => checked(task, kind, digits)) as [number[], number[]];
  const impartial = l.join() === r.join();
  const name = impartial ? printCode(l) : `${printCode(l)}|${printCode(r)}`;
  const digits = { L: l, R: impartial ? l : r };
  return {
    name: `${kind.name}(${name})`,
    impartial,
    digits,
    *moves(heap, player) {
      for (const [taken, digit] of digits[player].entries()) {
        const rest = heap - taken;
        if (rest < 0) break;
        if (rest === 0 && (digit & 1) !== 0) yield [];
        if (rest > 0 && (digit & 2) !== 0) yield [rest];
        if ((digit & 4) !== 0) for (let a = 1; 2 * a <= rest; a++) yield [a, rest - a];
        if ((digit & 8) !== 0)
          for (let a = 1; 3 * a <= rest; a++) for (let b = a; a + 2 * b <= rest; b++) yield [a, b, rest - a - b];
      }
    },
  };
}

/** The digits without zeros at the end. The digit 0 may only split the heap. */
function checked(task: string, { largestDigit }: CodeKind, given: readonly number[]): number[] {
  const digits = [...given];
  const wrong = digits.findIndex((digit) => !Number.isInteger(digit) || digit < 0 || digit > largestDigit);
  const isWrongStart = (digits[0] ?? 0) % 4 !== 0;
  if (wrong !== -1 || isWrongStart)
    throw new InputError(
      'not-an-octal-digit',
      `${task}: the digit ${Math.max(wrong, 0)} is ${digits[Math.max(wrong, 0)]}; expected digits from 0 to ${largestDigit}, the digit 0 being ${largestDigit === 7 ? '0 or 4' : '0, 4, 8 or 12'}.`,
      { details: { digits } },
    );
  while (digits.at(-1) === 0) digits.pop();
  return digits;
}

/** As in `.77`, `4.7` or `.8F`. */
function printCode(digits: readonly number[]): string {
  const [first = 0, ...others] = digits;
  const letters = (list: readonly number[]): string => list.map((digit) => digit.toString(16).toUpperCase()).join('');
  return `${first === 0 ? '' : letters([first])}.${letters(others)}`;
}
