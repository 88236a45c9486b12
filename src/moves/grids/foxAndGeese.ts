import { LimitError } from '../../errors.js';
import { type RunOptions, Work } from '../../run.js';
import type { TextSpan } from '../../text/internal.js';
import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import type { PositionArcs, PositionGraph } from '../PositionGraph.js';
import type { GridScene } from '../Scene.js';
import { Grid } from './Grid.js';
import { printGrid, readGrid } from './gridPosition.js';
import { foxAndGeeseStart } from './usualStarts.js';

/** The most positions of a graph. */
const MOST = 2 ** 22;

/** Cells on which geese stand, and what becomes of them. */
interface Geese {
  readonly cells: readonly number[];
  /** The cells to which a goose can move, if the fox is not there, and the geese then; found when first asked for. */
  moves?: readonly { readonly to: number; readonly geese: Geese }[];
  /** The number of the position with the fox on each cell, or −1. */
  readonly numbers: Int32Array;
}

/**
 * All positions that can be reached from a position of FOX AND GEESE. The moves of the geese are found once for each
 * set of cells on which they stand.
 * @throws LimitError `too-many-positions` above 2²²
 * @complexity one step for each position
 */
function foxAndGeeseGraph(position: string, options: RunOptions = {}): PositionGraph {
  const work = new Work('foxAndGeeseGraph', options);
  const grid = new Grid(position.replace(/[gf]/g, '.'));
  const size = position.length;
  const stepsFrom = (cell: number, steps: typeof DOWN): number[] =>
    grid
      .offsets(steps)
      .map((step) => cell + step)
      .filter((to) => grid.at(to) === '.');
  const down = Array.from({ length: size }, (_, cell) => stepsFrom(cell, DOWN));
  const around = Array.from({ length: size }, (_, cell) => stepsFrom(cell, SLANTING));
  const known = new Map<string, Geese>();
  const geeseOn = (cells: readonly number[]): Geese => {
    const key = String.fromCharCode(...cells);
    const found = known.get(key) ?? { cells, numbers: new Int32Array(size).fill(-1) };
    known.set(key, found);
    return found;
  };
  const movesOf = ({ cells }: Geese): { to: number; geese: Geese }[] =>
    cells.flatMap((cell, i) =>
      down[cell]!.filter((to) => !cells.includes(to)).map((to) => ({
        to,
        geese: geeseOn(cells.with(i, to).sort((a, b) => a - b)),
      })),
    );

  const all: { readonly geese: Geese; readonly fox: number }[] = [];
  const numberOf = (geese: Geese, fox: number): number => {
    if (geese.numbers[fox] === -1) {
      if (all.length >= MOST)
        throw new LimitError('too-many-positions', `FOX AND GEESE: more than ${MOST} positions can be reached.`, {
          hint: 'Choose a smaller board, or fewer geese.',
        });
      geese.numbers[fox] = all.length;
      all.push({ geese, fox });
    }
    return geese.numbers[fox]!;
  };
  const start = new Grid(position);
  numberOf(geeseOn(start.cellsWith('g')), start.cellsWith('f')[0]!);
  const arcs = { left: { starts: [0], ends: [] as number[] }, right: { starts: [0], ends: [] as number[] } };
  // The list grows while it is gone through.
  for (const { geese, fox } of all) {
    work.step();
    geese.moves ??= movesOf(geese);
    for (const move of geese.moves) if (move.to !== fox) arcs.left.ends.push(numberOf(move.geese, fox));
    for (const to of around[fox]!) if (!geese.cells.includes(to)) arcs.right.ends.push(numberOf(geese, to));
    for (const { starts, ends } of [arcs.left, arcs.right]) starts.push(ends.length);
  }
  const packed = ({ starts, ends }: { starts: number[]; ends: number[] }): PositionArcs => ({
    starts: Int32Array.from(starts),
    ends: Int32Array.from(ends),
  });
  return { left: packed(arcs.left), right: packed(arcs.right) };
}

const SIGNS = {
  signs: 'gf.#',
  words: 'g (a goose), f (the fox), . (free) and # (missing)',
  example: 'grid:3x3/g.g|...|.f.',
};

/** The slanting steps of the geese, down the page, and of the fox. */
const DOWN: readonly (readonly [down: number, right: number])[] = [
  [1, -1],
  [1, 1],
];
const SLANTING: typeof DOWN = [[-1, -1], [-1, 1], ...DOWN];

/**
 * FOX AND GEESE: Left moves a goose diagonally down to a free cell, Right the fox to any free cell that touches its own
 * at a corner. The fox can go back, so it is a loopy game: `loopyGameOfMoves`.
 * @source Siegel 2013, Sec. 4
 */
export const foxAndGeese: MoveRuleset = {
  name: 'fox-and-geese',
  impartial: false,
  read: readFoxAndGeese,
  usualStart: foxAndGeeseStart,
  print: printGrid,
  scene: boardOfChess,
  *options(position) {
    const grid = new Grid(position);
    for (const [player, piece, steps] of [
      ['L', 'g', DOWN],
      ['R', 'f', SLANTING],
    ] as const)
      for (const from of grid.cellsWith(piece))
        for (const step of grid.offsets(steps)) {
          const to = from + step;
          if (grid.at(to) !== '.') continue;
          const next = grid.with([
            [from, '.'],
            [to, piece],
          ]);
          yield { player, position: next, move: `${grid.nameOf(from)}-${grid.nameOf(to)}` };
        }
  },
  graph: foxAndGeeseGraph,
};

/** @throws ParseError `not-a-position`, `too-large-board` */
function readFoxAndGeese(notation: TextSpan): string {
  const position = readGrid(notation, foxAndGeeseStart, SIGNS);
  const foxes = position.split('f').length - 1;
  if (foxes !== 1) notation.refuse('not-a-position', 'one fox, f', `For example ${SIGNS.example}.`, `${foxes} foxes`);
  return position;
}

/** A chessboard: the fox never comes to cells of the other colour. */
function boardOfChess(position: string): GridScene {
  const rows = position.split('|');
  const foxRow = rows.findIndex((row) => row.includes('f'));
  const colour = foxRow + rows[foxRow]!.indexOf('f');
  return {
    kind: 'grid',
    rows: rows.map((row) => row.replaceAll('g', 'x').replaceAll('f', 'o')),
    description: `FOX AND GEESE on ${rows.length} rows of ${rows[0]!.length} cells`,
    pieces: { x: 'round: the geese, Left', o: 'square: the fox, Right' },
    shaded: (row, column) => (row + column - colour) % 2 !== 0,
  };
}

/** FOX AND GEESE in the catalogue. */
export const foxAndGeeseEntry: MoveCatalogueEntry = {
  name: 'fox-and-geese',
  title: 'FOX AND GEESE',
  players: 'partizan',
  words:
    'Left moves a goose diagonally down, to the next cell if it is free; Right moves the fox to a free cell that touches its own at a corner, up or down.',
  source: 'Siegel 2013, Sec. 4',
  boards:
    'grid:RxC/ and the rows from above with bars between them: g (a goose), f (the fox, one), . (free) and # (missing)',
  example: 'fox-and-geese@grid:4x4/.g.g|....|....|f...',
  facts: [
    'The fox can go back, so it is a loopy game; the geese cannot, so every position is a stopper',
    'The chessboard with four geese, grid:8x8/.g.g.g.g|…|....f..., is 2 + over: more than 2, and less than 2 + 2⁻ⁿ for all n',
  ],
  witness: ['fox-and-geese@grid:3x3/g..|...|f..', '3.1-2.2', '2.2-1.3'],
  variants: { '': foxAndGeese },
};
