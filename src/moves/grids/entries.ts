import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import { amazons } from './amazons.js';
import { clobber } from './clobber.js';
import { foxAndGeese } from './foxAndGeese.js';
import { konane } from './konane.js';

const BOARDS =
  'grid:RxC/ and the rows with bars between them: x (of Left), o (of Right), . (free) and # (missing) for the cells';

/** AMAZONS in the catalogue. */
export const amazonsEntry: MoveCatalogueEntry = {
  name: 'amazons',
  title: 'AMAZONS',
  players: 'partizan',
  words:
    'Move an amazon of yours in a straight line, upright or slanting, over free cells, and let her shoot an arrow in the same way from where she stands now: the cell that it hits is gone.',
  source: 'Siegel 2013, Fig. 4.10',
  boards: BOARDS,
  example: 'amazons@grid:2x3/x..|..o',
  facts: ['Regions without a way between them, over sides or corners of cells, are summands'],
  witness: ['amazons@grid:1x4/x...', '1.1-1.2/1.3', '1.2-1.1/1.2'],
  variants: { '': amazons },
};

/** CLOBBER in the catalogue. */
export const clobberEntry: MoveCatalogueEntry = {
  name: 'clobber',
  title: 'CLOBBER',
  players: 'partizan',
  words:
    'Move a piece of yours onto a piece of the other player in the next cell, up, down, left or right: that is taken off.',
  source: 'Siegel 2013, Fig. 4.10',
  boards: BOARDS,
  example: 'clobber@grid:2x3/xox|oxo',
  facts: [
    'Either both players can move or none: all positions are all-small',
    'Pieces that hang together are summands',
  ],
  witness: ['clobber@grid:1x3/xoo', '1.1-1.2', '1.2-1.3'],
  variants: { '': clobber },
};

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

/** KONANE in the catalogue. */
export const konaneEntry: MoveCatalogueEntry = {
  name: 'konane',
  title: 'KONANE',
  players: 'partizan',
  words:
    'Jump with a stone of yours over a stone of the other player in the next cell to the free cell behind it, and on in the same line if you like: what is jumped over is taken off.',
  source: 'Siegel 2013, Fig. 4.10',
  boards: BOARDS,
  example: 'konane@grid:3x4/.ox.|o..x|....',
  facts: ['Parts between which no jump can ever lead are summands'],
  witness: ['konane@grid:1x5/xo.o.', '1.1-1.3', '1.3-1.5'],
  variants: { '': konane },
};
