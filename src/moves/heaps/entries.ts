import { grundysGame } from '../../evaluation/index.js';
import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import { chomp } from './chomp.js';
import { hexadecimalCodes, octalCodes } from './codes.js';
import { divisors } from './divisors.js';
import { heapRuleset } from './heapRuleset.js';
import { nimania } from './nimania.js';
import { wythoff } from './wythoff.js';

/** CHOMP in the catalogue. */
export const chompEntry: MoveCatalogueEntry = {
  name: 'chomp',
  title: 'CHOMP',
  players: 'impartial',
  words:
    'Choose a square and take it with all squares that are not below it and not to the right of it. The last square, at the bottom right, may not be taken.',
  source: 'Siegel 2013, Sec. 4',
  boards: 'grid:RxC, perhaps with rows of # for squares that are gone and . for the others: grid:2x3/#..|...',
  example: 'chomp@grid:3x4',
  facts: [
    'the player who begins wins on every rectangle but 1x1: some reply to taking the square at the top left alone can be made at once',
    'DIVISORS on the divisors of p^(m-1) q^(n-1), p and q different primes, is CHOMP on grid:mxn',
  ],
  witness: ['chomp@grid:2x2', '1.1', '1.2'],
  variants: { '': chomp },
};

/** DIVISORS in the catalogue. */
export const divisorsEntry: MoveCatalogueEntry = {
  name: 'divisors',
  title: 'DIVISORS',
  players: 'impartial',
  words: 'Take a number from the set, and all its multiples with it. The number 1 may not be taken.',
  source: 'Siegel 2013, Ex. 4.2',
  boards: 'number:N for the divisors of N, or numbers: with a list that contains the divisors of its members',
  example: 'divisors@number:72',
  facts: ['the player who begins wins on the divisors of every number but 1'],
  witness: ['divisors@number:4', '4', '2'],
  variants: { '': divisors },
};

/** GRUNDY’S GAME in the catalogue. */
export const grundyEntry: MoveCatalogueEntry = {
  name: 'grundy',
  title: 'GRUNDY’S GAME',
  players: 'impartial',
  words: 'Split a heap into two heaps of different sizes.',
  source: 'Siegel 2011, App. A.2',
  boards: 'heap:N or heaps:A,B,…',
  example: 'grundy@heap:9',
  facts: ['whether the nimbers 0, 0, 0, 1, 0, 2, 1, 0, 2, … of the heaps 0, 1, 2, … are periodic is not known'],
  witness: ['grundy@heap:4', '4>1+3', '3>1+2'],
  variants: {
    '': {
      ...heapRuleset(grundysGame, 'grundy'),
      cgsuite: (heap) => (/^\d+$/.test(heap) ? `game.heap.GrundysGame(${heap})` : undefined),
    },
  },
};

/** NIMANIA in the catalogue. */
export const nimaniaEntry: MoveCatalogueEntry = {
  name: 'nimania',
  title: 'NIMANIA',
  players: 'impartial',
  words: 'On the k-th turn take a token from a heap; k copies of what is left of the heap are added.',
  source: 'Siegel 2013, Sec. 4',
  boards: 'heaps: with sizes, as in heaps:3 or heaps:2^3,1, and turn:K if it is not the first',
  example: 'nimania@heaps:3',
  facts: [
    'heaps of 1 alone: the player who begins wins iff their number is odd; one heap of 2 and heaps of 1: iff their number or that of the turn is odd; else iff that of the turn is odd',
    'a play from heaps:4 may last 2^44 moves and more',
  ],
  witness: ['nimania@heaps:2', '2', '1'],
  variants: { '': nimania },
};

/** WYTHOFF’S GAME in the catalogue. */
export const wythoffEntry: MoveCatalogueEntry = {
  name: 'wythoff',
  title: 'WYTHOFF’S GAME',
  players: 'impartial',
  words: 'Take any number of tokens from one of the two heaps, or the same number from both.',
  source: 'Siegel 2011, Sec. 3.6.1',
  boards: 'heaps:A,B',
  example: 'wythoff@heaps:3,5',
  facts: ['the player who begins loses from the heaps ⌊nφ⌋ and ⌊nφ²⌋, where φ is the golden ratio'],
  witness: ['wythoff@heaps:1,2', '1,2>0,1', '1>0'],
  variants: { '': wythoff },
};

/** Octal games in the catalogue, also those that are not known as placement games. */
export const octalEntry: MoveCatalogueEntry = {
  name: 'octal',
  title: 'OCTAL, other codes',
  players: 'partizan',
  words:
    'Take tokens from a heap: the digit d_i of the code says whether i of them may be taken and the heap be emptied (1), left as one heap (2), or split into two (4).',
  source: 'Berlekamp, Conway and Guy 1982, Ch. 4',
  boards: 'heap:N or heaps:A,B,…',
  example: 'octal(.6)@heap:9',
  facts: ['codes of digits 0 and 7, of digits 0 and 3, and .137 are known as placement games, and are read as such'],
  witness: ['octal(.6)@heap:3', '3>2', '2>1'],
  variants: {},
  parameters: octalCodes,
};

/** Hexadecimal games in the catalogue. */
export const hexadecimalEntry: MoveCatalogueEntry = {
  name: 'hexadecimal',
  title: 'HEXADECIMAL',
  players: 'partizan',
  words: 'As in octal games; with 8 in the digit d_i of the code the heap may also be split into three.',
  source: 'Berlekamp, Conway and Guy 1982, Ch. 4',
  boards: 'heap:N or heaps:A,B,…',
  example: 'hexadecimal(.8)@heap:9',
  facts: ['the nimbers of hexadecimal(.8) grow by 1 every 3 heaps as far as they have been looked at'],
  witness: ['hexadecimal(.8)@heap:7', '7>1+1+4', '4>1+1+1'],
  variants: {},
  parameters: hexadecimalCodes,
};
