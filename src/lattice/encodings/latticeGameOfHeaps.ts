import { aFlag, optional } from '../../arguments.js';
import { InputError } from '../../errors.js';
import { hexadecimalGame, octalGame, type HeapGame } from '../../evaluation/index.js';
import { requireSmaller } from '../../evaluation/internal.js';
import { fields, integer, requireShape } from '../../shape.js';
import { Work, type RunOptions } from '../../run.js';
import { encodedOptions } from './encodedOptions.js';
import type { LatticeEncoding } from './LatticeEncoding.js';

/** How a heap game is encoded. */
export interface HeapEncodingOptions extends RunOptions {
  /** The largest heaps that there are; by default 10. */
  readonly heaps?: number;
  /** Is the origin defeated, so that whoever makes the last move loses? By default nothing is. */
  readonly misere?: boolean;
}

/** The largest heaps. */
const MOST_HEAPS = 2 ** 16;
const encodingOptions = /* @__PURE__ */ fields({ heaps: optional(integer(0, MOST_HEAPS)), misere: optional(aFlag) });

/**
 * A game on heaps of at most a given size as a lattice game. Heaps without moves have no coordinate, and are left out
 * of the moves: else there were infinitely many positions without moves.
 * @param game a heap game, or the code of one: octal or hexadecimal, as a text (`.77`, `4.07`, `.8F`) or as its digits
 * from the digit 0 on; quaternary codes are octal ones
 * @param options the largest heap, at most 2¹⁶; misère play; `limit` counts moves of heaps
 * @returns the coordinates by the sizes of heaps, from 0 on, ascending; the moves are those of the smaller heaps first
 * @throws InputError `not-impartial`, `invalid-argument`, `invalid-heap-move`, `not-an-octal-digit`; ParseError
 * `not-a-hexadecimal-code`; LimitError `too-many-moves`
 * @complexity for each move as many steps as there are heaps
 * @source Guo & Miller 2009, Ex. 2.5
 * @source Guo & Miller 2009, Ex. 6.4
 * @example latticeGameOfHeaps('.77', { heaps: 2 }).game.toString() // 'lattice:moves 1,0 -1,1 0,1'
 */
export function latticeGameOfHeaps(
  game: HeapGame | string | readonly number[],
  options: HeapEncodingOptions = {},
): LatticeEncoding {
  const task = 'latticeGameOfHeaps';
  requireShape(task, encodingOptions, options, 'options');
  const { heaps = 10, misere = false, ...bounds } = options;
  const rules = typeof game === 'string' || Array.isArray(game) ? heapGameOfCode(game) : (game as HeapGame);
  if (!rules.impartial)
    throw new InputError('not-impartial', `${task}: ${rules.name} is a partizan game; expected an impartial one.`);
  const optionsOf = function* (heap: number): Generator<readonly number[]> {
    for (const left of rules.moves(heap, 'L')) {
      requireSmaller(rules, heap, left);
      yield left;
    }
  };
  return encodedOptions(heaps + 1, optionsOf, { misere }, new Work(task, bounds));
}

/** Octal digits mean the same in both kinds of codes. */
function heapGameOfCode(code: string | readonly number[]): HeapGame {
  const isOctal = typeof code === 'string' ? !/[89a-f]/i.test(code) : code.every((digit) => digit <= 7);
  return isOctal ? octalGame(code) : hexadecimalGame(code);
}
