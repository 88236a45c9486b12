import type { Board } from '../Board.js';
import { printBoard } from '../printBoard.js';

/** The notation of a board of a family: as `printBoard`, but trees by their parents, and grids without being read. */
export function notationOfItem(board: Board): string {
  return board.grid !== undefined ? gridNotation(board) : (treeNotation(board) ?? printBoard(board));
}

function gridNotation({ vertexCount, grid }: Board): string {
  const { kind, rows, columns, cells } = grid!;
  const size = `${kind}:${rows}x${columns}`;
  if (vertexCount === rows * columns) return size;
  const signs = Array.from({ length: rows }, () => Array.from({ length: columns }, () => '#'));
  for (const [r, c] of cells) signs[r]![c] = '.';
  return `${size}/${signs.map((row) => row.join('')).join('|')}`;
}

/** The notation of a tree in which each vertex is joined to one before it, if it has no name. */
function treeNotation(board: Board): string | undefined {
  const { vertexCount: n, edges } = board;
  if (n < 2 || edges.length !== n - 1) return undefined;
  const parents = new Array<number>(n).fill(-1);
  for (const [u, v] of edges) parents[v] = parents[v] === -1 ? u : n;
  if (parents.some((parent, v) => v > 0 && (parent === -1 || parent === n))) return undefined;
  const printed = printBoard(board);
  return printed.startsWith('edges:') ? `tree:${parents.slice(1).join(',')}` : printed;
}
