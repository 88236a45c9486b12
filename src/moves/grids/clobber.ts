import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import { opponent } from '../../player.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { Grid, ORTHOGONAL, PIECES } from './Grid.js';
import { GRIDS_WITH_PIECES, gridRules } from './gridRules.js';
import { clobberStart } from './usualStarts.js';
import { connectedCells } from './connectedCells.js';
import { packedClobber } from './packed/clobber.kernel.js';
import { PackedComponents } from './packed/PackedComponents.js';

/**
 * CLOBBER: a player moves a piece onto a piece of the other player next to it, which is removed.
 * @source Siegel 2013, Fig. 4.10
 * There by name only.
 */
export const clobber: MoveRuleset = {
  name: 'clobber',
  ...gridRules(clobberStart),
  packed: (most, look) => new PackedComponents(packedClobber, most, look),
  // There missing squares are not part of CLOBBER.
  cgsuite: (position) => (position.includes('#') ? undefined : `game.grid.Clobber("${position}")`),
  *options(position) {
    const grid = new Grid(position);
    for (const player of ['L', 'R'] as const)
      for (const from of grid.cellsOf(player))
        for (const step of grid.offsets(ORTHOGONAL)) {
          const to = from + step;
          if (grid.at(to) !== PIECES[opponent(player)]) continue;
          const next = grid.with([
            [from, '.'],
            [to, PIECES[player]],
          ]);
          yield { player, position: next, move: `${grid.nameOf(from)}-${grid.nameOf(to)}` };
        }
  },
  // Pieces that hang together; a cell that is free stays so.
  components: (position) =>
    connectedCells(new Grid(position), ORTHOGONAL, (cell) => cell === 'x' || cell === 'o')
      .filter((part) => part.includes('x') && part.includes('o'))
      .map((part) => part.replaceAll('#', '.')),
};

/** CLOBBER in the catalogue. */
export const clobberEntry: MoveCatalogueEntry = {
  name: 'clobber',
  title: 'CLOBBER',
  players: 'partizan',
  words:
    'Move one of your pieces onto a piece of the other player in the next cell, up, down, left or right, which is removed.',
  source: 'Siegel 2013, Fig. 4.10',
  boards: GRIDS_WITH_PIECES,
  example: 'clobber@grid:2x3/xox|oxo',
  facts: [
    'Either both players can move or neither: all positions are all-small',
    'Connected groups of pieces are summands',
  ],
  witness: ['clobber@grid:1x3/xoo', '1.1-1.2', '1.2-1.3'],
  variants: { '': clobber },
};
