import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { Move } from '../../evaluation/index.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { readRow } from './readRow.js';
import { shoveNumber } from './shoveNumber.js';
import { exchangedStrip, piecesFromEast } from './strip.js';

/**
 * PUSH: a player moves a piece one cell to the west, and with it the pieces that stand without a gap to its west; a
 * piece pushed off the end is removed.
 * @source Siegel 2011, Sec. 2.3.2
 */
export const push: MoveRuleset = rulesOf('push', (strip, i) => Math.max(0, strip.lastIndexOf('_', i)));

/**
 * SHOVE: a player moves a piece one cell to the west, and with it all pieces to its west; a piece pushed off the end is
 * removed.
 * @source Siegel 2011, Sec. 2.3.2
 */
export const shove: MoveRuleset = {
  ...rulesOf('shove', () => 0),
  knownValue: (strip, store) => store.number(shoveNumber(strip)),
};

/** @param closing the cell that vanishes when the piece in a cell moves: all cells from there to the piece go west */
function rulesOf(name: string, closing: (strip: string, cell: number) => number): MoveRuleset {
  return {
    name,
    impartial: false,
    read: (notation) => readRow(notation, /^[LR_]*$/, 'pieces L and R, and _ for an empty cell', 'row:L_RLL'),
    print: (strip) => `row:${strip}`,
    scene: (cells) => ({ kind: 'strip', cells }),
    *options(strip): Iterable<Move<string>> {
      for (const [i, piece] of [...strip].entries()) {
        if (piece === '_') continue;
        const gone = closing(strip, i);
        const position = `${strip.slice(0, gone)}${strip.slice(gone + 1, i + 1)}_${strip.slice(i + 1)}`;
        yield { player: piece === 'L' ? 'L' : 'R', position, move: String(i + 1) };
      }
    },
    components: (strip) => (/[LR]/.test(strip) ? [strip] : []),
    // The piece furthest to the west moves alone.
    longestPlay: (strip) => piecesFromEast(strip).reduce((sum, { place }) => sum + place, 0),
    // Nothing moves to the east: empty cells there do not count.
    canonical(strip) {
      const used = strip.replace(/_+$/, '');
      const exchanged = exchangedStrip(used);
      return used <= exchanged ? { position: used } : { position: exchanged, negated: true };
    },
  };
}

/** PUSH in the catalogue. */
export const pushEntry: MoveCatalogueEntry = {
  name: 'push',
  title: 'PUSH',
  players: 'partizan',
  words:
    'Move one of your pieces one cell to the west; it pushes the pieces that stand without a gap to its west, and a piece pushed off the end is removed.',
  source: 'Siegel 2011, Sec. 2.3.2',
  boards: 'row: with L, R, and _ for an empty cell, from west to east; a move is called by the cell of its piece',
  example: 'push@row:L_RLL',
  facts: ['All strips of at most six cells are numbers; no formula is known'],
  witness: ['push@row:LL', '2', '1'],
  variants: { '': push },
};

/** SHOVE in the catalogue. */
export const shoveEntry: MoveCatalogueEntry = {
  name: 'shove',
  title: 'SHOVE',
  players: 'partizan',
  words:
    'Move one of your pieces one cell to the west; all pieces to its west move with it, and a piece pushed off the end is removed.',
  source: 'Siegel 2011, Sec. 2.3.2',
  boards: 'row: with L, R, and _ for an empty cell, from west to east; a move is called by the cell of its piece',
  example: 'shove@row:L_R_LL',
  facts: [
    'The value is the number Σ ±p/2^r over the pieces: p is the place from the western end, r the number of pieces further east without the last block of one colour',
  ],
  witness: ['shove@row:L_L', '1', '3'],
  variants: { '': shove },
};
