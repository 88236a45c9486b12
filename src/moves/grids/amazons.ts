import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { Move } from '../../evaluation/index.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { connectedCells } from './connectedCells.js';
import { ALL_STEPS, Grid, PIECES } from './Grid.js';
import { GRIDS_WITH_PIECES, gridRules, gridScene } from './gridRules.js';
import { amazonsStart } from './usualStarts.js';
import { packedAmazons } from './packed/amazons.kernel.js';
import { PackedComponents } from './packed/PackedComponents.js';

/**
 * AMAZONS: a player moves an amazon like a queen in chess, over free cells, and from where she stands now she shoots an
 * arrow in the same way; the cell that it hits is missing from then on.
 * @source Siegel 2013, Fig. 4.10
 * There by name only.
 */
export const amazons: MoveRuleset = {
  name: 'amazons',
  ...gridRules(amazonsStart),
  packed: (most, look) => new PackedComponents(packedAmazons, most, look),
  cgsuite: (position) => `game.grid.Amazons("${position}")`,
  scene: (position) => ({ ...gridScene(position), vanishing: true }),
  *options(position) {
    const grid = new Grid(position);
    const offsets = grid.offsets(ALL_STEPS);
    for (const player of ['L', 'R'] as const)
      for (const from of grid.cellsOf(player)) {
        const left = new Grid(grid.with([[from, '.']]));
        for (const to of freeFrom(left, from, offsets))
          for (const hit of freeFrom(left, to, offsets)) {
            const next = left.with([
              [to, PIECES[player]],
              [hit, '#'],
            ]);
            const move = `${grid.nameOf(from)}-${grid.nameOf(to)}/${grid.nameOf(hit)}`;
            yield { player, position: next, move } satisfies Move<string>;
          }
      }
  },
  // Regions between arrows; a region without amazons has no moves.
  components: (position) =>
    connectedCells(new Grid(position), ALL_STEPS, (cell) => cell !== '#').filter((part) => /[xo]/.test(part)),
};

/** The free cells in straight lines from a cell. */
function freeFrom(grid: Grid, cell: number, offsets: readonly number[]): number[] {
  const found: number[] = [];
  for (const offset of offsets) for (let to = cell + offset; grid.at(to) === '.'; to += offset) found.push(to);
  return found;
}

/** AMAZONS in the catalogue. */
export const amazonsEntry: MoveCatalogueEntry = {
  name: 'amazons',
  title: 'AMAZONS',
  players: 'partizan',
  words:
    'Move one of your amazons like a queen in chess, over free cells, and let her shoot an arrow in the same way from her new cell: the cell that it hits is removed.',
  source: 'Siegel 2013, Fig. 4.10',
  boards: GRIDS_WITH_PIECES,
  example: 'amazons@grid:2x3/x..|..o',
  facts: ['Regions with no way between them, over sides or corners of cells, are summands'],
  witness: ['amazons@grid:1x4/x...', '1.1-1.2/1.3', '1.2-1.1/1.2'],
  variants: { '': amazons },
};
