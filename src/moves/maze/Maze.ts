import { InputError } from '../../errors.js';
import { TextSpan } from '../../text/internal.js';
import { byFlaw, fields, integer, listOf, tuple, type Shape } from '../../shape.js';

/** A cell by its row and column, both counted from 0 from the top left. */
export type MazeCell = readonly [row: number, column: number];

/** A rectangle of cells with walls between neighbours, and around it. */
export interface Maze {
  readonly rows: number;
  readonly columns: number;
  /** Each between two cells that are neighbours. */
  readonly walls: readonly (readonly [MazeCell, MazeCell])[];
}

/** The most cells of a maze. */
export const MOST_CELLS = 10_000;

const cell = /* @__PURE__ */ tuple(/* @__PURE__ */ integer(0), /* @__PURE__ */ integer(0));
const form = /* @__PURE__ */ fields({
  rows: /* @__PURE__ */ integer(1, MOST_CELLS),
  columns: /* @__PURE__ */ integer(1, MOST_CELLS),
  walls: /* @__PURE__ */ listOf(/* @__PURE__ */ tuple(cell, cell)),
});

/** A `Maze`. */
export const aMaze: Shape = byFlaw((value, place) => {
  const flaw = form.flaw(value, place);
  if (flaw !== undefined) return flaw;
  const maze = value as Maze;
  if (maze.rows * maze.columns > MOST_CELLS)
    return `${place} has ${maze.rows * maze.columns} cells; expected at most ${MOST_CELLS}`;
  const wrong = maze.walls.find((wall) => !isWall(maze, wall));
  return wrong === undefined
    ? undefined
    : `${place} has a wall ${printWall(wrong)}; expected two neighbours among ${maze.rows} rows and ${maze.columns} columns, counted from 0`;
});

/** Are these two neighbours in the rectangle? */
function isWall({ rows, columns }: Maze, [[r, c], [s, d]]: readonly [MazeCell, MazeCell]): boolean {
  return Math.abs(r - s) + Math.abs(c - d) === 1 && Math.max(r, s) < rows && Math.max(c, d) < columns;
}

function printWall([from, to]: readonly [MazeCell, MazeCell]): string {
  return `${from.join('.')}-${to.join('.')}`;
}

/**
 * A maze as the notation of sources has it behind the `@`: `grid:3x2/walls:1.0-1.1,2.0-2.1`.
 * @throws InputError `invalid-argument`
 */
export function printMaze(maze: Maze): string {
  const flaw = aMaze.flaw(maze, 'maze');
  if (flaw !== undefined) throw new InputError('invalid-argument', `printMaze: ${flaw}.`);
  return printMazePosition(positionOf(maze));
}

/**
 * The maze behind the `@` of a source; rows and columns are counted from 0.
 * @throws ParseError `not-a-position`, `too-large-board`
 * @example parseMaze('grid:3x2/walls:1.0-1.1').walls // [[[1, 0], [1, 1]]]
 */
export function parseMaze(text: string): Maze {
  return readMaze(TextSpan.of(text, 'parseMaze'));
}

/** As `parseMaze`. */
export function readMaze(notation: TextSpan): Maze {
  const span = notation.trim();
  const [, rowDigits, columnDigits, walls] = /^grid:(\d+)x(\d+)(?:\/walls:(.*))?$/s.exec(span.text) ?? [];
  const [rows, columns] = [Number(rowDigits), Number(columnDigits)];
  if (!(rows >= 1 && columns >= 1))
    return span.refuse('not-a-position', 'grid:RxC or grid:RxC/walls:r.c-r.c,…', EXAMPLE);
  if (rows * columns > MOST_CELLS)
    return span.refuse('too-large-board', `at most ${MOST_CELLS} cells`, undefined, `${rows}x${columns} cells`);
  const list = span.slice(span.text.length - (walls ?? '').length).items();
  return mazeOf({
    rows,
    columns,
    walls: list.map((item) => {
      const [, r, c, s, d] = (/^(\d+)\.(\d+)-(\d+)\.(\d+)$/.exec(item.text) ?? []).map(Number);
      const wall = [
        [r!, c!],
        [s!, d!],
      ] as const;
      if (d === undefined || !isWall({ rows, columns, walls: [] }, wall))
        item.refuse(
          'not-a-position',
          `a wall r.c-r.c between neighbours, rows from 0 to ${rows - 1} and columns from 0 to ${columns - 1}`,
          EXAMPLE,
        );
      return wall;
    }),
  });
}

const EXAMPLE = 'For example grid:3x2/walls:1.0-1.1,2.0-2.1.';

/** The same maze with each wall once, in order. */
function mazeOf({ rows, columns, walls }: Maze): Maze {
  const place = ([r, c]: MazeCell): number => r * columns + c;
  const sorted = walls.map(([a, b]) => (place(a) <= place(b) ? ([a, b] as const) : ([b, a] as const)));
  sorted.sort(([a, b], [c, d]) => place(a) - place(c) || place(b) - place(d));
  return { rows, columns, walls: sorted.filter((wall, i) => i === 0 || printWall(wall) !== printWall(sorted[i - 1]!)) };
}

/** The maze as a text in normal form, without colons: `3x2/1.0-1.1,2.0-2.1`. */
export function positionOf(maze: Maze): string {
  const { rows, columns, walls } = mazeOf(maze);
  return `${rows}x${columns}${walls.length === 0 ? '' : `/${walls.map(printWall).join(',')}`}`;
}

/** Such a text, perhaps with tokens behind a semicolon, as it is written behind the `@`. */
export function printMazePosition(position: string): string {
  return `grid:${position.replace('/', '/walls:').replace(';', '/tokens:')}`;
}
