import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { TextSpan } from '../../text/internal.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import type { GridScene } from '../Scene.js';
import { foxAndGeeseGraph } from './foxAndGeeseGraph.js';
import { Grid } from './Grid.js';
import { printGrid, readGrid } from './gridPosition.js';
import { foxAndGeeseStart } from './usualStarts.js';

const SIGNS = {
  signs: 'gf.#',
  words: 'g (a goose), f (the fox), . (free) and # (missing)',
  example: 'grid:3x3/g.g|...|.f.',
};

/** The slanting steps of the geese, down the page, and of the fox. */
export const DOWN: readonly (readonly [down: number, right: number])[] = [
  [1, -1],
  [1, 1],
];
export const SLANTING: typeof DOWN = [[-1, -1], [-1, 1], ...DOWN];

/**
 * FOX AND GEESE: Left moves a goose slantingly down to a free cell, Right the fox to any free cell that touches its own
 * at a corner. The fox can come back, so it is a loopy game: `loopyGameOfMoves`.
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

/** A board of chess: the fox never comes to cells of the other colour. */
function boardOfChess(position: string): GridScene {
  const rows = position.split('|');
  const foxRow = rows.findIndex((row) => row.includes('f'));
  const colour = foxRow + rows[foxRow]!.indexOf('f');
  return {
    kind: 'grid',
    rows: rows.map((row) => row.replaceAll('g', 'x').replaceAll('f', 'o')),
    description: `FOX AND GEESE on ${rows.length} rows of ${rows[0]!.length} cells`,
    pieces: { x: 'round: the geese, Left', o: 'square: the fox, Right' },
    isShaded: (row, column) => (row + column - colour) % 2 !== 0,
  };
}

/** FOX AND GEESE in the catalogue. */
export const foxAndGeeseEntry: MoveCatalogueEntry = {
  name: 'fox-and-geese',
  title: 'FOX AND GEESE',
  players: 'partizan',
  words:
    'Left moves a goose slantingly down, to the next cell if it is free; Right moves the fox to a free cell that touches its own at a corner, up or down.',
  source: 'Siegel 2013, Sec. 4',
  boards:
    'grid:RxC/ and the rows from above with bars between them: g (a goose), f (the fox, one), . (free) and # (missing)',
  example: 'fox-and-geese@grid:4x4/.g.g|....|....|f...',
  facts: [
    'The fox can come back, so it is a loopy game; the geese cannot, so every position is a stopper',
    'The board of chess with four geese, grid:8x8/.g.g.g.g|…|....f..., is 2 + over: more than 2, and less than 2 + 2⁻ⁿ for all n',
  ],
  witness: ['fox-and-geese@grid:3x3/g..|...|f..', '3.1-2.2', '2.2-1.3'],
  variants: { '': foxAndGeese },
};
