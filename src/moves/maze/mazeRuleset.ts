import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { Move } from '../../evaluation/index.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { positionOf, printMazePosition, type Maze, type MazeCell } from './Maze.js';
import { mazePositionOf, readMazePosition, textOfMazePosition } from './MazePosition.js';
import { mazeValues } from './mazeValues.js';
import { wallGrid } from './wallGrid.js';

/**
 * MAZE: a token stands in the top left cell; Left moves it down and Right to the right, as far as they like, but not
 * through a wall. Its position is what lies below and to the right of the token.
 *
 * Tokens may also stand in any cells, several in one cell too. They do not hinder each other, so the position is the
 * sum of those with one token each; the maze is kept as it is.
 * @source Siegel 2011, Sec. 4.4.1
 * Deviation: there one token begins in the top left cell; positions of several tokens are ours.
 */
export const mazeRuleset: MoveRuleset = {
  name: 'maze',
  impartial: false,
  read: (notation) => textOfMazePosition(readMazePosition(notation)),
  print: printMazePosition,
  scene: (position) => ({ kind: 'maze', ...mazePositionOf(position) }),
  *options(position): Iterable<Move<string>> {
    const { maze, tokens } = mazePositionOf(position);
    const { below, beside } = wallGrid(maze);
    const isAlone = isOneAtTopLeft(position);
    const after = (token: MazeCell, [r, c]: MazeCell, name: string): Pick<Move<string>, 'position' | 'move'> =>
      isAlone
        ? { position: positionOf(from(maze, [r, c])), move: name }
        : { position: moved(maze, tokens, token, [r, c]), move: `${token.join('.')}-${r}.${c}` };
    for (const token of distinct(tokens)) {
      const [row, column] = token;
      const at = row * maze.columns + column;
      for (let i = 1; below[at + (i - 1) * maze.columns] === 0; i++)
        yield { player: 'L', ...after(token, [row + i, column], `${i}S`) };
      for (let i = 1; beside[at + i - 1] === 0; i++) yield { player: 'R', ...after(token, [row, column + i], `${i}E`) };
    }
  },
  components(position) {
    const { maze, tokens } = mazePositionOf(position);
    const { below, beside } = wallGrid(maze);
    const moving = tokens.filter(([r, c]) => [below, beside].some((walls) => walls[r * maze.columns + c] === 0));
    return moving.map((token) => positionOf(from(maze, token)));
  },
  // Cell by cell, from the bottom right: there are many more ways to a position than positions.
  knownValue(position, store, run) {
    const { maze, tokens } = mazePositionOf(position);
    const values = mazeValues(maze, { store, ...run });
    return tokens.reduce((sum, [r, c]) => sum.plus(values[r]![c]!), store.zero);
  },
  longestPlay(position) {
    const { maze, tokens } = mazePositionOf(position);
    const { below, beside } = wallGrid(maze);
    const most: number[] = [];
    for (let cell = below.length - 1; cell >= 0; cell--) {
      const down = below[cell] === 0 ? 1 + most[cell + maze.columns]! : 0;
      most[cell] = Math.max(down, beside[cell] === 0 ? 1 + most[cell + 1]! : 0);
    }
    return tokens.reduce((sum, [r, c]) => sum + most[r * maze.columns + c]!, 0);
  },
  canonical(position) {
    if (!isOneAtTopLeft(position)) return { position };
    const transposed = positionOf(transpose(mazePositionOf(position).maze));
    return transposed < position ? { position: transposed, negated: true } : { position };
  },
};

/** Does nothing but a token in the top left cell stand in the maze of this text? */
function isOneAtTopLeft(position: string): boolean {
  return !position.includes(';');
}

/** The position with a token somewhere else, and the maze as it is. */
function moved(maze: Maze, tokens: readonly MazeCell[], token: MazeCell, to: MazeCell): string {
  const next = tokens.with(tokens.indexOf(token), to);
  return textOfMazePosition({ maze, tokens: next.sort(([r, c], [s, d]) => r - s || c - d) });
}

/** One token of each cell. */
function distinct(tokens: readonly MazeCell[]): readonly MazeCell[] {
  return tokens.filter(([r, c], i) => i === 0 || tokens[i - 1]![0] !== r || tokens[i - 1]![1] !== c);
}

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
    'grid:RxC, perhaps with /walls: and pairs of neighbours r.c-r.c, rows and columns counted from 0; a move 2S goes two cells down, 1E one to the right; with /tokens: and cells r.c, perhaps repeated, tokens stand there, and a move is 0.1-2.1',
  example: 'maze@grid:3x2/walls:1.0-1.1,2.0-2.1',
  facts: [
    'The reduced canonical form is a number or a switch {a|b}; the first number below the token and the first one to its right decide it',
    'Tokens do not hinder each other: a position with several is the sum of those with one each',
    'Every number and every switch of numbers is the reduced canonical form of a maze with vertical walls',
  ],
  witness: ['maze@grid:2x2/walls:0.0-0.1', '1S', '1E'],
  variants: { '': mazeRuleset },
};
