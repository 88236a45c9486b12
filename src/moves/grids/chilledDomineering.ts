import type { Player } from '../../player.js';
import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { MoveRuleset, UsualStart } from '../MoveRuleset.js';
import { connectedCells, connectedGroups } from './connectedCells.js';
import { Grid, ORTHOGONAL } from './Grid.js';
import { printGrid, readGrid, type GridCell } from './gridPosition.js';
import { gridScene } from './gridRules.js';

const emptyGrid: UsualStart = {
  words: 'an empty grid',
  board: 'grid:8x8',
  on: (rows, columns) => Array<string>(rows).fill('.'.repeat(columns)).join('|'),
};

const isEmpty = (cell: GridCell): boolean => cell === '.';

const SIGNS = { signs: '.#', words: '. (empty) and # (covered or missing)', example: 'grid:2x3/..#|...' };

/**
 * CHILLED DOMINEERING: as in DOMINEERING Left covers two empty squares one above the other, Right two side by side; a
 * player for whom there are no two such squares in a connected group of empty squares may cover a single one of it. The
 * source only names the game. That these are its rules is our conclusion from the abstract of Kao, Wu and Shan 2012,
 * which has them under the name XT DOMINEERING, with the statement that all values are infinitesimal.
 * @source Huntemann 2018, Sec. 1.1.2
 * @source Kao, Wu and Shan 2012
 */
export const chilledDomineering: MoveRuleset = {
  name: 'chilled-domineering',
  impartial: false,
  read: (notation) => readGrid(notation, emptyGrid, SIGNS),
  print: printGrid,
  scene: gridScene,
  usualStart: emptyGrid,
  *options(position) {
    const grid = new Grid(position);
    for (const group of connectedGroups(grid, ORTHOGONAL, isEmpty))
      for (const player of ['L', 'R'] as const) {
        const pairs = group.flatMap((cell) => {
          const next = cell + stepOf(grid, player);
          return grid.at(next) === '.' ? [[cell, next] as const] : [];
        });
        const covered: readonly (readonly number[])[] = pairs.length > 0 ? pairs : group.map((cell) => [cell]);
        for (const cells of covered)
          yield {
            player,
            position: grid.with(cells.map((cell) => [cell, '#'])),
            move: cells.map((cell) => grid.nameOf(cell)).join('-'),
          };
      }
  },
  components: (position) => connectedCells(new Grid(position), ORTHOGONAL, isEmpty),
};

/** To the other square of a domino: Left covers the one below too, Right the one to the right. */
function stepOf({ stride }: Grid, player: Player): number {
  return player === 'L' ? stride : 1;
}

/** CHILLED DOMINEERING in the catalogue. */
export const chilledDomineeringEntry: MoveCatalogueEntry = {
  name: 'chilled-domineering',
  title: 'CHILLED DOMINEERING',
  players: 'partizan',
  words:
    'Cover two empty squares with a domino: Left one above the other, Right side by side. Where none of your dominoes fits into a connected group of empty squares, you may cover a single square of it.',
  source: 'Huntemann 2018, Sec. 1.1.2',
  boards: 'grid:RxC, perhaps a slash and the rows with bars between them: . (empty) and # (missing)',
  example: 'chilled-domineering@grid:2x3/..#|...',
  facts: [
    'The thesis names the game without its rules; these are those of XT DOMINEERING, which we take to be the same game',
    'All values are infinitesimal',
    'A weak placement game that is not medium: a single square can be covered only later',
  ],
  witness: ['chilled-domineering@grid:2x2/.#|..', '1.1-2.1', '2.2'],
  variants: { '': chilledDomineering },
};
