import { takes, aNumber } from '../arguments.js';
import type { Board } from './Board.js';
import { grid } from './generators.js';

const gridsUpToTakes = /* @__PURE__ */ takes('gridsUpTo', () => ({ n: aNumber }));

/** The grids with at most n squares, by their numbers of squares and then of rows. */
export function gridsUpTo(n: number): Board[] {
  gridsUpToTakes(n);
  const boards: Board[] = [];
  for (let squares = 1; squares <= n; squares++)
    for (let rows = 1; rows <= squares; rows++) if (squares % rows === 0) boards.push(grid(rows, squares / rows));
  return boards;
}
