import { Work, type RunOptions } from '../../run.js';
import {
  simplestNumber,
  standardStore,
  type Dyadic,
  type StoreOptions,
  type Value,
  type ValueStore,
} from '../../values/index.js';
import type { Maze } from './Maze.js';
import { wallGrid } from './wallGrid.js';

/** The values of all cells of a maze, row by row. */
export type MazeValues = readonly (readonly Value[])[];

/**
 * The values of a maze with the token in each of its cells, from the bottom right.
 * @returns rows of values; the first of the first row is that of the position
 * @throws LimitError `too-long`, `too-many-items`; `limit` counts cells
 * @complexity a value for each cell, of so many options as there are cells below and to the right of it
 * @source Siegel 2011, Sec. 4.4.1
 * @example mazeValues(parseMaze('grid:2x1'))[0][0].toString() // '1'
 */
export function mazeValues(maze: Maze, options: StoreOptions & RunOptions = {}): MazeValues {
  const { store = standardStore, ...run } = options;
  const work = new Work('mazeValues', run);
  const { rows, columns } = maze;
  const { below, beside } = wallGrid(maze);
  const values: Value[] = [];
  const reached = (cell: number, step: number, walls: Uint8Array): Value[] => {
    const options: Value[] = [];
    for (let next = cell; walls[next] === 0;) options.push(values[(next += step)]!);
    return options;
  };
  for (let cell = rows * columns - 1; cell >= 0; cell--) {
    work.tick(++work.steps);
    values[cell] = store.fromOptions(reached(cell, columns, below), reached(cell, 1, beside));
  }
  return inRows(values, columns);
}

/**
 * The reduced canonical forms of a maze with the token in each of its cells: a number, or {a | b} with numbers a > b.
 * The first number below a cell and the first one to its right decide.
 * @returns rows of values; the first of the first row is that of the position
 * @throws LimitError `too-long`, `too-many-items`; `limit` counts cells
 * @complexity linear in the number of cells and walls
 * @source Siegel 2011, Thm 4.4.1
 * @source Siegel 2011, Cor. 4.4.4
 * @example reducedMazeValues(parseMaze('grid:2x2'))[0][0].toString() // '0'
 */
export function reducedMazeValues(maze: Maze, options: StoreOptions & RunOptions = {}): MazeValues {
  const { store = standardStore, ...run } = options;
  const work = new Work('reducedMazeValues', run);
  const { rows, columns } = maze;
  const { below, beside } = wallGrid(maze);
  const values: Value[] = [];
  const firstBelow: (Dyadic | undefined)[] = [];
  const firstBeside: (Dyadic | undefined)[] = [];
  for (let cell = rows * columns - 1; cell >= 0; cell--) {
    work.tick(++work.steps);
    const [down, right] = [cell + columns, cell + 1];
    if (below[cell] === 0) firstBelow[cell] = values[down]!.number ?? firstBelow[down];
    if (beside[cell] === 0) firstBeside[cell] = values[right]!.number ?? firstBeside[right];
    values[cell] = reducedValue(store, firstBelow[cell], firstBeside[cell]);
  }
  return inRows(values, columns);
}

/** The reduced canonical form of {left | right}. */
function reducedValue(store: ValueStore, left: Dyadic | undefined, right: Dyadic | undefined): Value {
  const order = left === undefined || right === undefined ? -1 : left.compare(right);
  if (order < 0) return store.number(simplestNumber(left, right));
  return order === 0 ? store.number(left!) : store.fromOptions([store.number(left!)], [store.number(right!)]);
}

function inRows(values: readonly Value[], columns: number): MazeValues {
  return Array.from({ length: values.length / columns }, (_, row) => values.slice(row * columns, (row + 1) * columns));
}
