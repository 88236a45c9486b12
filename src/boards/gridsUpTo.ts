import { LimitError } from '../errors.js';
import type { Board } from './Board.js';
import { grid } from './generators.js';

/** The most squares of the grids that are listed. */
const MOST_SQUARES = 1000;

/** The grids with at most n squares, by their numbers of squares and then of rows. */
export function gridsUpTo(n: number): Board[] {
  if (!(n <= MOST_SQUARES))
    throw new LimitError('too-large-board', `gridsUpTo: ${n} squares; the limit is ${MOST_SQUARES}.`, {
      details: { n, limit: MOST_SQUARES },
    });
  const boards: Board[] = [];
  for (let squares = 1; squares <= n; squares++)
    for (let rows = 1; rows <= squares; rows++) if (squares % rows === 0) boards.push(grid(rows, squares / rows));
  return boards;
}
