import type { Board } from './Board.js';
import { InputError } from '../errors.js';
import type { BoardGrid } from './BoardData.js';
import { printGraph6 } from './graph6.js';
import { parseBoard } from './parseBoard.js';
import { graphNotation, sidesNotation } from './shortNotation.js';

/** Runs of vertices whose cells are numbered row by row: the summands of a disjoint union of grids. */
function rowByRowRuns(grid: BoardGrid): number[][] {
  const runs: number[][] = [[]];
  grid.cells.forEach(([r, c], v) => {
    const [row, column] = grid.cells[v - 1] ?? [-1, -1];
    if (r < row || (r === row && c < column)) runs.push([]);
    runs[runs.length - 1]!.push(v);
  });
  return runs;
}

/** The cells as one grid or as a sum of grids with a free column between them; wrong if they are neither. */
function printCells(board: Board, grid: BoardGrid): string {
  const pieces = new Map(board.pieces.map(({ vertex, side }) => [vertex, side === 'L' ? 'x' : 'o']));
  const runs = rowByRowRuns(grid);
  const starts = runs.map((run, i) =>
    i === 0 ? 0 : run.reduce((least, v) => Math.min(least, grid.cells[v]![1]), Infinity),
  );
  const heights = runs.map((run) => run.reduce((most, v) => Math.max(most, grid.cells[v]![0] + 1), 0));
  if (Math.max(...heights) < grid.rows) heights[0] = grid.rows;
  const summands = runs.map((run, i) => {
    const start = starts[i]!;
    const columns = Math.max(0, (i + 1 < runs.length ? starts[i + 1]! - 1 : grid.columns) - start);
    const rows = Array.from({ length: heights[i]! }, () => Array.from({ length: columns }, () => '#'));
    for (const v of run) {
      const [r, c] = grid.cells[v]!;
      if (c - start < columns) rows[r]![c - start] = pieces.get(v) ?? '.';
    }
    const fill = rows.map((row) => row.join('')).join('|');
    const size = `${grid.kind}:${rows.length}x${columns}`;
    return (/^[.|]*$/.test(fill) ? size : `${size}/${fill}`) + sidesNotation(board, run);
  });
  return summands.join(' + ');
}

function printStones(board: Board): string {
  if (board.pieces.length === 0) return '';
  const letters = Array.from({ length: board.vertexCount }, () => '.');
  for (const { vertex, side } of board.pieces) letters[vertex] = side === 'L' ? 'x' : 'o';
  return `/${letters.join('')}`;
}

/**
 * A notation from which `parseBoard` makes an equal board; where it is drawn is not kept.
 * @throws InputError `not-in-notation` for edges with lengths, and grids with unusual edges or order
 */
export function printBoard(board: Board): string {
  const fail = (reason: string): never => {
    throw new InputError('not-in-notation', `printBoard: ${reason}; expected a board that has a notation.`, {
      hint: 'Use board.toJSON(), which keeps everything.',
    });
  };
  if (board.lengths !== undefined) return fail('edges with lengths');
  if (board.grid === undefined)
    return (
      (graphNotation(board) ?? `g6:${printGraph6(board)}`) +
      printStones(board) +
      sidesNotation(board, [...Array(board.vertexCount).keys()])
    );
  const text = printCells(board, board.grid);
  return parseBoard(text).equals(board) ? text : fail('a grid whose cells or edges are not the usual ones');
}
