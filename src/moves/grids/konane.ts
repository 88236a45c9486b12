import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { Move } from '../../evaluation/index.js';
import { opponent } from '../../player.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { Grid, ORTHOGONAL, PIECES } from './Grid.js';
import { GRIDS_WITH_PIECES, gridRules } from './gridRules.js';
import { konaneStart } from './usualStarts.js';
import { konaneParts } from './konaneParts.js';

/**
 * KONANE: a player jumps with a stone over a stone of the other player beside it to the free cell behind, in a line and
 * once or several times, and takes off what was jumped over.
 * @source Siegel 2013, Fig. 4.10
 * There by name only.
 */
export const konane: MoveRuleset = {
  name: 'konane',
  ...gridRules(konaneStart),
  *options(position) {
    const grid = new Grid(position);
    for (const player of ['L', 'R'] as const)
      for (const from of grid.cellsOf(player))
        for (const step of grid.offsets(ORTHOGONAL)) {
          const taken: number[] = [];
          for (let to = from + 2 * step; ; to += 2 * step) {
            if (grid.at(to - step) !== PIECES[opponent(player)] || grid.at(to) !== '.') break;
            taken.push(to - step);
            const gone = [from, ...taken].map((cell) => [cell, '.'] as const);
            const move = `${grid.nameOf(from)}-${grid.nameOf(to)}`;
            yield { player, position: grid.with([...gone, [to, PIECES[player]]]), move } satisfies Move<string>;
          }
        }
  },
  components: konaneParts,
};

/** KONANE in the catalogue. */
export const konaneEntry: MoveCatalogueEntry = {
  name: 'konane',
  title: 'KONANE',
  players: 'partizan',
  words:
    'Jump with a stone of yours over a stone of the other player in the next cell to the free cell behind it, and on in the same line if you like: what is jumped over is taken off.',
  source: 'Siegel 2013, Fig. 4.10',
  boards: GRIDS_WITH_PIECES,
  example: 'konane@grid:3x4/.ox.|o..x|....',
  facts: ['Parts between which no jump can ever lead are summands'],
  witness: ['konane@grid:1x5/xo.o.', '1.1-1.3', '1.3-1.5'],
  variants: { '': konane },
};
