import { LimitError } from '../../errors.js';
import { Dyadic, simplestNumber } from '../../values/index.js';
import { foldOptions } from '../../values/internal.js';
import { MOST_CELLS, type Maze, type MazeCell } from './Maze.js';

/** A maze, and the reduced canonical form that it was built for; `verifyMaze` evaluates it. */
export interface MazeCertificate {
  readonly maze: Maze;
  /** Its name: a number, or {a|b}. */
  readonly reducedForm: string;
}

/**
 * A maze with a number as its reduced canonical form; all its walls are vertical.
 * @throws LimitError `too-large-board` above 10,000 cells
 * @complexity for a number p/2^q at most q times the number of cells; the columns grow with q, at most as the Fibonacci
 * numbers do
 * @source Siegel 2011, Sec. 4.4.1.1
 * Deviation: that of p < 0 has |p| + 1 cells, and p/2^q lies between p/2^q − 1/2^q and p/2^q + 1/2^q also where q = 1.
 * @example printMaze(mazeOfNumber(Dyadic.of(1, 1)).maze) // 'grid:2x2/walls:1.0-1.1'
 */
export function mazeOfNumber(number: Dyadic): MazeCertificate {
  return { maze: mazeOf(ofNumber('mazeOfNumber', number)), reducedForm: number.toString() };
}

/**
 * A maze with the reduced canonical form of {left | right}, for two numbers in any order; all its walls are vertical.
 * @throws LimitError `too-large-board` above 10,000 cells
 * @complexity as `mazeOfNumber` for both
 * @source Siegel 2011, Sec. 4.4.1.1
 * @example printMaze(mazeOfSwitch(Dyadic.of(1), Dyadic.of(0)).maze) // 'grid:3x4/walls:1.0-1.1,2.0-2.1'
 */
export function mazeOfSwitch(left: Dyadic, right: Dyadic): MazeCertificate {
  const order = left.compare(right);
  if (order < 0) {
    const number = simplestNumber(left, right);
    return { maze: mazeOf(ofNumber('mazeOfSwitch', number)), reducedForm: number.toString() };
  }
  return {
    maze: mazeOf(beside('mazeOfSwitch', ofNumber('mazeOfSwitch', left), ofNumber('mazeOfSwitch', right))),
    reducedForm: order === 0 ? left.toString() : `{${left.toString()}|${right.toString()}}`,
  };
}

/**
 * A maze with one more row below and one more column to the right, with walls only around it; all cells that it
 * had keep their values.
 * @throws InputError `invalid-argument` if it would have more than 10,000 cells
 * @source Siegel 2011, Lemma 4.4.2
 * @example printMaze(grownMaze(parseMaze('grid:1x1'))) // 'grid:2x2'
 */
export function grownMaze(maze: Maze): Maze {
  return sized('grownMaze', { ...maze, rows: maze.rows + 1, columns: maze.columns + 1 });
}

/** A rectangle with vertical walls, each by the cell to its left. */
interface VerticalMaze {
  readonly rows: number;
  readonly columns: number;
  readonly walls: readonly MazeCell[];
}

function mazeOf({ rows, columns, walls }: VerticalMaze): Maze {
  return {
    rows,
    columns,
    walls: walls.map(([r, c]) => [
      [r, c],
      [r, c + 1],
    ]),
  };
}

/** The maze of a number. */
function ofNumber(task: string, number: Dyadic): VerticalMaze {
  // That of p/2^q has two rows at least, and more than q columns.
  if (number.exponent > MOST_CELLS / 2) throw tooLarge(task, `a number with the denominator 2^${number.exponent}`);
  const known = new Map<string, VerticalMaze>();
  const parents = (name: string): string[] => {
    const x = Dyadic.parse(name);
    const step = Dyadic.of(1, x.exponent);
    return [x.minus(step).toString(), x.plus(step).toString()];
  };
  return foldOptions<string, VerticalMaze>(
    number.toString(),
    {
      known: (name) => (name.includes('/') ? undefined : ofInteger(task, Number(name))),
      visitOptions: (name, visit) => parents(name).forEach(visit),
      combine: (name) => {
        const [left, right] = parents(name).map((parent) => known.get(parent)!);
        return beside(task, left!, right!);
      },
    },
    known,
  )!;
}

function ofInteger(task: string, n: number): VerticalMaze {
  const [rows, columns] = n > 0 ? [n + 1, 1] : [1, 1 - n];
  return sized(task, { rows, columns, walls: [] });
}

/** The maze of {left | right}: an open row above that of left, a wall between them, that of right beside. */
function beside(task: string, left: VerticalMaze, right: VerticalMaze): VerticalMaze {
  const a = grownTo(left, right.rows - 1);
  const b = grownTo(right, a.rows + 1);
  const wall = Array.from({ length: a.rows }, (_, row): MazeCell => [row + 1, a.columns - 1]);
  return sized(task, {
    rows: b.rows,
    columns: a.columns + b.columns,
    walls: [
      ...a.walls.map(([r, c]): MazeCell => [r + 1, c]),
      ...wall,
      ...b.walls.map(([r, c]): MazeCell => [r, c + a.columns]),
    ],
  });
}

/**
 * The maze with rows below, and as many columns to the right, until it has so many rows.
 * @source Siegel 2011, Lemma 4.4.2
 */
function grownTo(maze: VerticalMaze, rows: number): VerticalMaze {
  const more = Math.max(0, rows - maze.rows);
  return { ...maze, rows: maze.rows + more, columns: maze.columns + more };
}

function sized<T extends { readonly rows: number; readonly columns: number }>(task: string, maze: T): T {
  if (maze.rows * maze.columns > MOST_CELLS)
    throw tooLarge(task, `a maze of ${maze.rows} rows and ${maze.columns} columns`);
  return maze;
}

function tooLarge(task: string, found: string): LimitError {
  return new LimitError('too-large-board', `${task}: ${found}; expected a maze of at most ${MOST_CELLS} cells.`);
}
