import { InputError } from '../../errors.js';
import type { HeapGame } from './HeapGame.js';
import { octalGame } from './octalGame.js';

/** The most tokens that are taken at once. */
const MOST_TAKEN = 2 ** 20;

/**
 * SUBTRACTION (S), or PARTIZAN SUBTRACTION (S_L | S_R): a player takes from a heap a number of tokens in the player’s
 * own set.
 * @param left the numbers that may be taken, from 1 on, in any order
 * @throws InputError `invalid-subtraction-set`
 * @source Huntemann 2018, App. A
 */
export function subtractionGame(left: Iterable<number>, right: Iterable<number> = left): HeapGame {
  const sets = [[...left], [...right]].map((set) => [...new Set(set)].sort((a, b) => a - b));
  const digits = sets.map((set) => {
    const wrong = set.find((s) => !Number.isSafeInteger(s) || s < 1 || s > MOST_TAKEN);
    if (wrong !== undefined)
      throw new InputError(
        'invalid-subtraction-set',
        `subtractionGame: ${wrong} is to be taken; expected integers from 1 to ${MOST_TAKEN}.`,
      );
    const code = new Array<number>((set.at(-1) ?? 0) + 1).fill(0);
    for (const s of set) code[s] = 3;
    return code;
  });
  const game = octalGame(digits[0]!, digits[1]);
  return {
    ...game,
    name: `subtraction(${(game.impartial ? sets.slice(0, 1) : sets).map((set) => set.join()).join(';')})`,
  };
}
