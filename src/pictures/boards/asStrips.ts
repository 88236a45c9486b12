import { Board } from '../../boards/index.js';
import { InputError } from '../../errors.js';

/**
 * The same board with its components as rows of cells below each other.
 * @throws InputError `not-strips` unless each component is a path
 */
export function asStrips(board: Board): Board {
  const { vertexCount, edges, sides, pieces } = board;
  const cells: [number, number][] = [];
  const rows = board.components().map((component) => alongPath(board, component));
  // An empty row between two strips, so that their cells do not touch.
  rows.forEach((row, i) => row.forEach((v, column) => (cells[v] = [2 * i, column])));
  const grid = {
    kind: 'grid',
    rows: Math.max(1, 2 * rows.length - 1),
    columns: Math.max(1, ...rows.map((row) => row.length)),
    cells,
  } as const;
  return new Board({ vertexCount, edges, sides, pieces, grid });
}

/** The vertices of a path from its end with the smaller number. */
function alongPath(board: Board, component: readonly number[]): number[] {
  const ends = component.filter((v) => board.degree(v) < 2);
  const isPath = ends.length === Math.min(2, component.length) && component.every((v) => board.degree(v) <= 2);
  if (!isPath || board.lengths !== undefined)
    throw new InputError(
      'not-strips',
      'drawBoard: the board is not a union of paths; expected strips such as path:7.',
      {
        details: { component },
      },
    );
  const row = [ends[0]!];
  for (let last = row[0]!, before = -1; row.length < component.length;) {
    const next = board.neighbours(last).find((v) => v !== before)!;
    row.push(next);
    [before, last] = [last, next];
  }
  return row;
}
