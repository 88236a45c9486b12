import { aBoard } from './aBoard.js';
import { takes, listOf } from '../arguments.js';
import { Board } from './Board.js';

const disjointUnionTakes = /* @__PURE__ */ takes('disjointUnion', () => ({
  boards: listOf(aBoard),
}));

/**
 * Any number of boards side by side; the vertices of each continue the numbers of those before it.
 * @returns the board without vertices if there are none
 * @complexity O(size · log(number of boards)), unlike one `Board.disjointUnion` after the other
 */
export function disjointUnion(boards: readonly Board[]): Board {
  disjointUnionTakes(boards);
  if (boards.length <= 1) return boards[0] ?? new Board({ vertexCount: 0, coordinates: [] });
  const middle = boards.length >> 1;
  return disjointUnion(boards.slice(0, middle)).disjointUnion(disjointUnion(boards.slice(middle)));
}
