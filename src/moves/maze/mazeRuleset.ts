import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { Move } from '../../evaluation/index.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { mazeOfPosition, positionOf, printMazePosition, readMaze, type Maze, type MazeCell } from './Maze.js';
import { mazeValues } from './mazeValues.js';
import { wallGrid } from './wallGrid.js';

/**
 * MAZE: a token stands in the top left cell; Left moves it down and Right to the right, as far as they like, but not
 * through a wall. A position is what lies below and to the right of the token.
 * @source Siegel 2011, Sec. 4.4.1
 */
export const mazeRuleset: MoveRuleset = {
  name: 'maze',
  impartial: false,
  read: (notation) => positionOf(readMaze(notation)),
  print: printMazePosition,
  scene: (position) => ({ kind: 'maze', maze: mazeOfPosition(position) }),
  *options(position): Iterable<Move<string>> {
    const whole = mazeOfPosition(position);
    const { below, beside } = wallGrid(whole);
    for (let i = 1; below[(i - 1) * whole.columns] === 0; i++)
      yield { player: 'L', position: positionOf(from(whole, [i, 0])), move: `${i}S` };
    for (let i = 1; beside[i - 1] === 0; i++)
      yield { player: 'R', position: positionOf(from(whole, [0, i])), move: `${i}E` };
  },
  components(position) {
    const { below, beside } = wallGrid(mazeOfPosition(position));
    return below[0] === 0 || beside[0] === 0 ? [position] : [];
  },
  // Cell by cell, from the bottom right: there are many more ways to a position than positions.
  knownValue: (position, store, run) => mazeValues(mazeOfPosition(position), { store, ...run })[0]![0]!,
  longestPlay(position) {
    const whole = mazeOfPosition(position);
    const { below, beside } = wallGrid(whole);
    const most: number[] = [];
    for (let cell = below.length - 1; cell >= 0; cell--) {
      const down = below[cell] === 0 ? 1 + most[cell + whole.columns]! : 0;
      most[cell] = Math.max(down, beside[cell] === 0 ? 1 + most[cell + 1]! : 0);
    }
    return most[0]!;
  },
  canonical(position) {
    const transposed = positionOf(transpose(mazeOfPosition(position)));
    return transposed < position ? { position: transposed, negated: true } : { position };
  },
};

/** What lies below and to the right of a cell. */
function from({ rows, columns, walls }: Maze, [top, left]: MazeCell): Maze {
  return {
    rows: rows - top,
    columns: columns - left,
    walls: walls
      .filter((wall) => wall.every(([r, c]) => r >= top && c >= left))
      .map(([[r, c], [s, d]]) => [
        [r - top, c - left],
        [s - top, d - left],
      ]),
  };
}

function transpose({ rows, columns, walls }: Maze): Maze {
  return {
    rows: columns,
    columns: rows,
    walls: walls.map(([[r, c], [s, d]]) => [
      [c, r],
      [d, s],
    ]),
  };
}

/** MAZE in the catalogue. */
export const mazeEntry: MoveCatalogueEntry = {
  name: 'maze',
  title: 'MAZE',
  players: 'partizan',
  words:
    'A token stands in the top left cell; Left moves it down, Right to the right, as far as they like, but not through a wall.',
  source: 'Siegel 2011, Sec. 4.4.1',
  boards:
    'grid:RxC, perhaps with /walls: and pairs of neighbours r.c-r.c, rows and columns counted from 0; a move 2S goes two cells down, 1E one to the right',
  example: 'maze@grid:3x2/walls:1.0-1.1,2.0-2.1',
  facts: [
    'The reduced canonical form is a number or a switch {a|b}; the first number below the token and the first one to its right decide it',
    'Every number and every switch of numbers is the reduced canonical form of a maze with vertical walls',
  ],
  witness: ['maze@grid:2x2/walls:0.0-0.1', '1S', '1E'],
  variants: { '': mazeRuleset },
};
