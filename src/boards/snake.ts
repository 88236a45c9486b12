import { InputError } from '../errors.js';
import type { Board } from './Board.js';
import { grid } from './generators.js';

/** The most columns. */
const WIDEST = 2 ** 16;

/**
 * A snake within two rows: runs of squares in the upper and the lower row in turn, each beginning in the column in
 * which the one before it ends. DOMINEERING on such a snake has a boiling point of at most 5.
 * @param runs how many squares each run has, from 1 on; between two others from 3 on, else four squares would form a
 * larger square
 * @returns a part of a grid of two rows
 * @throws InputError `invalid-size`
 * @source Huntemann 2018, Prop. 5.33
 * @example snake([2, 3, 1]).vertexCount // 6
 */
export function snake(runs: Iterable<number>): Board {
  const lengths = [...runs];
  const wrong = lengths.findIndex((length, i) => {
    const least = i > 0 && i < lengths.length - 1 ? 3 : 1;
    return !Number.isSafeInteger(length) || length < least || length > WIDEST;
  });
  if (wrong >= 0)
    throw new InputError(
      'invalid-size',
      `snake: run ${wrong + 1} has ${lengths[wrong]!} squares; expected an integer from 1 (between two runs from 3) to ${WIDEST}.`,
    );
  const columns = lengths.reduce((sum, length) => sum + length - 1, lengths.length === 0 ? 0 : 1);
  if (columns > WIDEST) throw new InputError('invalid-size', `snake: ${columns} columns; expected at most ${WIDEST}.`);
  const filled = [new Uint8Array(columns), new Uint8Array(columns)];
  let column = 0;
  for (const [i, length] of lengths.entries()) {
    filled[i % 2]!.fill(1, column, column + length);
    column += length - 1;
  }
  const missing = filled.flatMap((row, r) =>
    [...row.entries()].flatMap(([c, mark]): [number, number][] => (mark === 1 ? [] : [[r, c]])),
  );
  return grid(columns === 0 ? 0 : 2, columns, missing);
}
