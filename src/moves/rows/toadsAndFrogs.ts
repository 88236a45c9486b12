import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { Move } from '../../evaluation/index.js';
import type { TextSpan } from '../../text/internal.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { LONGEST_ROW, readRow } from './readRow.js';
import { exchangedStrip } from './strip.js';

/**
 * TOADS AND FROGS: Left's toads go east and Right's frogs west, each into the next cell if it is empty, or over one
 * piece of the other player into an empty cell behind it.
 * @source Berlekamp, Conway and Guy 1982, Ch. 1
 */
export const toadsAndFrogs: MoveRuleset = {
  name: 'toads-and-frogs',
  impartial: false,
  read: readToadsAndFrogs,
  print: (strip) => `row:${strip}`,
  cgsuite: (strip) => {
    const pieces = strip.replaceAll('L', 't').replaceAll('R', 'f').replaceAll('_', '.');
    return pieces === '' ? undefined : `game.strip.ToadsAndFrogs("${pieces}")`;
  },
  scene: (cells) => ({ kind: 'strip', cells, pointing: { L: 'toads of Left', R: 'frogs of Right' } }),
  *options(strip): Iterable<Move<string>> {
    for (let i = 0; i < strip.length; i++) {
      const end = landing(strip, i);
      if (end === undefined) continue;
      const cells = [...strip];
      [cells[end], cells[i]] = [cells[i]!, '_'];
      yield { player: cells[end] === 'L' ? 'L' : 'R', position: cells.join(''), move: String(i + 1) };
    }
  },
  components: (strip) =>
    lively(strip)
      .split('#')
      .filter((part) => [...part].some((_, i) => landing(part, i) !== undefined)),
  canonical(strip) {
    const turned = [...exchangedStrip(strip)].reverse().join('');
    return turned < strip ? { position: turned, negated: true } : { position: strip };
  },
};

/** A row by its cells, or by how many toads, empty cells and frogs there are from west to east: 2,1,2 is LL_RR. */
function readToadsAndFrogs(notation: TextSpan): string {
  const words = 'toads L, frogs R, and _ for an empty cell, or of 2,1,2 toads, empty cells and frogs';
  const row = readRow(notation, /^(?:[LR_]*|\d+,\d+,\d+)$/, words, 'row:LL_RR');
  if (!row.includes(',')) return row;
  const counts = row.split(',').map(Number);
  const length = counts.reduce((sum, count) => sum + count, 0);
  if (length > LONGEST_ROW)
    notation.refuse('too-large-board', `at most ${LONGEST_ROW} cells`, undefined, `a row of ${length}`);
  return ['L', '_', 'R'].map((cell, i) => cell.repeat(counts[i]!)).join('');
}

/** Where the piece in a cell goes. */
function landing(strip: string, i: number): number | undefined {
  if (strip[i] === '_') return undefined;
  const step = strip[i] === 'L' ? 1 : -1;
  if (strip[i + step] === '_') return i + step;
  const jumps = strip[i + step] !== undefined && strip[i + step] !== strip[i] && strip[i + 2 * step] === '_';
  return jumps ? i + 2 * step : undefined;
}

/**
 * The strip with # for all pieces that can never move, however play goes on: each of them is kept by others of them, or
 * by an end. As no piece jumps over one of these, or lands on it, what lies between them is independent.
 */
function lively(strip: string): string {
  const cells = [...strip].map((cell) => cell !== '_');
  const isDead = (i: number): boolean => cells[i] ?? true;
  const isKept = (i: number): boolean => {
    const step = strip[i] === 'L' ? 1 : -1;
    if (!isDead(i + step)) return false;
    const isOwn = strip[i + step] === undefined || strip[i + step] === strip[i];
    return isOwn || isDead(i + 2 * step);
  };
  for (let changed = true; changed;) {
    changed = false;
    for (let i = 0; i < cells.length; i++)
      if (cells[i] === true && !isKept(i)) {
        cells[i] = false;
        changed = true;
      }
  }
  return [...strip].map((cell, i) => (cells[i] === true ? '#' : cell)).join('');
}

/** TOADS AND FROGS in the catalogue. */
export const toadsAndFrogsEntry: MoveCatalogueEntry = {
  name: 'toads-and-frogs',
  title: 'TOADS AND FROGS',
  players: 'partizan',
  words:
    'Left moves a toad to the east, Right a frog to the west: into the next cell if it is empty, or over one piece of the other player into an empty cell.',
  source: 'Berlekamp, Conway and Guy 1982, Ch. 1',
  boards:
    'row: with toads L, frogs R, and _ for an empty cell, from west to east, or with their numbers, row:2,1,2 for row:LL_RR; a move is called by the cell of its piece',
  example: 'toads-and-frogs@row:LL_RR',
  facts: ['Pieces that can never move again are walls: what lies between them is a sum'],
  witness: ['toads-and-frogs@row:L_R', '1', '3'],
  variants: { '': toadsAndFrogs },
};
