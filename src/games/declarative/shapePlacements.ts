import type { Board } from '../../boards/index.js';
import { Work, type RunOptions } from '../../run.js';
import { unsuitableBoard } from '../Ruleset.js';
import type { ShapePiece } from './RulesetData.js';

type Square = readonly [row: number, column: number];

/** The squares row by row, the first row and the first column being 0. */
function normal(squares: readonly Square[]): Square[] {
  const top = Math.min(...squares.map(([r]) => r));
  const left = Math.min(...squares.map(([, c]) => c));
  return squares.map(([r, c]): Square => [r - top, c - left]).sort(([r, c], [s, d]) => r - s || c - d);
}

/** The different shapes that a piece takes when it is turned and turned over as it may be. */
export function orientationsOf({ shape, rotate = false, reflect = false }: ShapePiece): readonly (readonly Square[])[] {
  const squares = shape.flatMap((row, r) => [...row].flatMap((mark, c): Square[] => (mark === '#' ? [[r, c]] : [])));
  const sides = reflect ? [squares, squares.map(([r, c]): Square => [r, -c])] : [squares];
  const quarter = (turned: readonly Square[]): Square[] => turned.map(([r, c]): Square => [c, -r]);
  const all = sides.flatMap((side) => {
    if (!rotate) return [side];
    const once = quarter(side);
    const twice = quarter(once);
    return [side, once, twice, quarter(twice)];
  });
  return [...new Map(all.map(normal).map((turned) => [turned.join(';'), turned])).values()];
}

/**
 * The sets of vertices that a polyomino may cover on a grid of squares, in any of its orientations: all its squares are
 * there, and its neighbouring squares are joined on the board.
 * @returns each set once, ascending
 * @throws InputError `not-a-suitable-board` for a board that is not a grid of squares
 * @throws LimitError; `limit` counts placements
 * @complexity vertices times squares times orientations
 */
export function shapePlacements(
  piece: ShapePiece,
  board: Board,
  ruleset: string,
  options: RunOptions = {},
): number[][] {
  const { grid } = board;
  if (grid?.kind !== 'grid')
    throw unsuitableBoard(ruleset, 'not a grid of squares', 'one for the shape of a piece, such as grid:3x4');
  const work = new Work('compile', options);
  const vertexAt = new Map(grid.cells.map(([r, c], v) => [r * grid.columns + c, v]));
  const find = (r: number, c: number): number | undefined =>
    c < 0 || c >= grid.columns ? undefined : vertexAt.get(r * grid.columns + c);
  const found: number[][] = [];
  for (const squares of orientationsOf(piece)) {
    const [, firstColumn] = squares[0]!;
    const joins = neighboursIn(squares);
    for (const [row, column] of grid.cells) {
      const cells = coveredCells(squares, row, column - firstColumn, find);
      if (cells !== undefined && joins.every(([i, j]) => board.hasEdge(cells[i]!, cells[j]!))) found.push(cells);
      work.tick(found.length);
    }
  }
  return found.map((cells) => cells.sort((a, b) => a - b));
}

/** The vertices under a shape, undefined if some of its squares lie on none. */
function coveredCells(
  squares: readonly Square[],
  row: number,
  column: number,
  find: (r: number, c: number) => number | undefined,
): number[] | undefined {
  const cells: number[] = [];
  for (const [r, c] of squares) {
    const v = find(row + r, column + c);
    if (v === undefined) return undefined;
    cells.push(v);
  }
  return cells;
}

/** The pairs of neighbouring squares of a shape, by index. */
function neighboursIn(squares: readonly Square[]): [number, number][] {
  const index = new Map(squares.map((square, i) => [square.join(), i]));
  return squares.flatMap(([r, c], i) =>
    [`${r},${c + 1}`, `${r + 1},${c}`].flatMap((key): [number, number][] => {
      const j = index.get(key);
      return j === undefined ? [] : [[i, j]];
    }),
  );
}
