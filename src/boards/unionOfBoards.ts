import { Board } from './Board.js';

/**
 * Any number of boards side by side; the vertices of each continue the numbers of those before it.
 * @returns the board without vertices if there are none
 * @complexity O(size · log(number of boards)), unlike one `Board.disjointUnion` after the other
 */
export function unionOfBoards(boards: readonly Board[]): Board {
  if (boards.length <= 1) return boards[0] ?? new Board({ vertexCount: 0, coordinates: [] });
  const middle = boards.length >> 1;
  return unionOfBoards(boards.slice(0, middle)).disjointUnion(unionOfBoards(boards.slice(middle)));
}
