import { InputError } from '../errors.js';
import type { Board } from './Board.js';
import type { BoardGrid } from './BoardData.js';
import { complete, cycle, empty, path, star } from './generators.js';
import { printGraph6 } from './graph6.js';
import { parseBoard } from './parseBoard.js';

function printCells(board: Board, grid: BoardGrid): string {
  const size = `${grid.kind}:${grid.rows}x${grid.columns}`;
  if (board.pieces.length === 0 && grid.cells.length === grid.rows * grid.columns) return size;
  const rows = Array.from({ length: grid.rows }, () => Array.from({ length: grid.columns }, () => '#'));
  for (const [r, c] of grid.cells) rows[r]![c] = '.';
  for (const { vertex, side } of board.pieces) {
    const [r, c] = grid.cells[vertex]!;
    rows[r]![c] = side === 'L' ? 'x' : 'o';
  }
  return `${size}/${rows.map((row) => row.join('')).join('|')}`;
}

/** Edges as a list while that is short, else graph6. */
function printGraph(board: Board): string {
  const isolated = Array.from({ length: board.vertexCount }, (_, v) => v).filter((v) => board.degree(v) === 0);
  if (board.edges.length + isolated.length > 40) return `g6:${printGraph6(board)}`;
  return `edges:${[...board.edges.map(([u, v]) => `${u}-${v}`), ...isolated].join(',')}`;
}

function printFamily(board: Board): string {
  const n = board.vertexCount;
  const m = board.edges.length;
  const same = (other: Board): boolean => JSON.stringify(other.edges) === JSON.stringify(board.edges);
  if (m === 0) return `empty:${empty(n).vertexCount}`;
  if (m === n - 1 && same(path(n))) return `path:${n}`;
  if (n >= 3 && m === n && same(cycle(n))) return `cycle:${n}`;
  if (m === (n * (n - 1)) / 2 && same(complete(n))) return `complete:${n}`;
  if (m === n - 1 && same(star(n - 1))) return `star:${n - 1}`;
  return printGraph(board);
}

/**
 * A notation from which `parseBoard` makes an equal board.
 * @throws InputError `no-notation` for boards with lengths, with pieces outside cells, or cells in an unusual order
 */
export function printBoard(board: Board): string {
  const shape = board.grid ? printCells(board, board.grid) : printFamily(board);
  const text = board.sides ? `${shape} sides:${board.sides.map((side) => side ?? '.').join('')}` : shape;
  if (board.lengths || (board.pieces.length > 0 && !board.grid) || !parseBoard(text).equals(board))
    throw new InputError('no-notation', `printBoard: no notation gives this board of ${board.vertexCount} vertices.`, {
      hint: 'Use board.toJSON(), which keeps everything.',
    });
  return text;
}
