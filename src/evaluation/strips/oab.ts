import { InputError } from '../../errors.js';
import type { HeapGame } from './HeapGame.js';
import { octalGame } from './octalGame.js';

/** Heaps are no longer. */
const LONGEST = 2 ** 24;

/**
 * Oab: on a strip Left places pieces of a cells and Right of b cells, without overlap.
 * @throws InputError `invalid-piece-length`
 * @source Huntemann 2018, Sec. 5.2.1
 */
export function oabHeaps(a: number, b: number): HeapGame {
  const code = (length: number): number[] => {
    if (!Number.isSafeInteger(length) || length < 1 || length > LONGEST)
      throw new InputError(
        'invalid-piece-length',
        `oabHeaps: a piece of ${length} cells; expected an integer from 1 to ${LONGEST}.`,
      );
    return [...new Array<number>(length).fill(0), 7];
  };
  return { ...octalGame(code(a), code(b)), name: `oab(${a},${b})` };
}
