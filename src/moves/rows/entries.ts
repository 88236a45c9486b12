import { InputError } from '../../errors.js';
import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import { cricketPitch, rollTheLawn } from './lawns.js';
import { lenres } from './lenres.js';
import { push, shove } from './pushAndShove.js';
import { toadsAndFrogs } from './toadsAndFrogs.js';
import { restrictedTopplingDominoes, topplingDominoes, type TopplingDirection } from './topplingDominoes.js';

export const topplingDominoesEntry: MoveCatalogueEntry = {
  name: 'toppling-dominoes',
  title: 'TOPPLING DOMINOES',
  players: 'partizan',
  words:
    'Topple a domino of yours, or one of either player, to the east or to the west: all dominoes on that side fall.',
  source: 'Siegel 2011, Sec. 2.1',
  boards: 'row: with a letter L, R or E (of either player) for each domino, from west to east',
  example: 'toppling-dominoes@row:LRE',
  facts: [
    'LRLR…LR with n pairs is *n; n dominoes of one player are worth n or -n',
    'Where both players topple to the east, a row is a HACKENBUSH stalk from the west: an ordinal sum of its dominoes',
    'Where Left topples to the west and Right to the east, a row is the side sum of its parts, as literal games',
  ],
  witness: ['toppling-dominoes@row:LL', '2E', '1E'],
  variants: { '': topplingDominoes },
  parameters: {
    form: 'E,W',
    words: 'the direction in which Left topples, and that of Right',
    ruleset: (argument) => {
      const [, left, right] = /^([EW])\s*,\s*([EW])$/.exec(argument) ?? [];
      if (left === undefined)
        throw new InputError(
          'invalid-ruleset-argument',
          `findMoveRuleset: the argument of toppling-dominoes is ${JSON.stringify(argument)}; expected two directions such as E,W.`,
          { hint: 'It is written toppling-dominoes(E,W).', details: { argument } },
        );
      return restrictedTopplingDominoes(left as TopplingDirection, right as TopplingDirection);
    },
  },
};

export const lenresEntry: MoveCatalogueEntry = {
  name: 'lenres',
  title: 'LENRES',
  players: 'partizan',
  words:
    'Left moves an integer of the row onto a larger one further east, Right onto a smaller one further east; it takes the place of that one.',
  source: 'Siegel 2011, Sec. 2.3.1',
  boards: 'row: with integers from west to east, commas between them; a move i-j takes the i-th onto the j-th',
  example: 'lenres@row:0,1,0,1',
  facts: [
    'Rows of two different integers are numbers: zeros that lead are one zero, 110 behind them is 1, and 0 1 0^n … 1 0^b 1 0^a 1^z is z + 1/2^a + 1/2^(a+b) + …',
    'Rows of three different integers need not be numbers: 1,0,2 is 1*',
  ],
  witness: ['lenres@row:0,1,1', '1-3', '1-2'],
  variants: { '': lenres },
};

export const pushEntry: MoveCatalogueEntry = {
  name: 'push',
  title: 'PUSH',
  players: 'partizan',
  words:
    'Move a piece of yours one cell to the west; it pushes the pieces that stand without a gap to its west, and what passes the end is gone.',
  source: 'Siegel 2011, Sec. 2.3.2',
  boards: 'row: with L, R, and _ for an empty cell, from west to east; a move is called by the cell of its piece',
  example: 'push@row:L_RLL',
  facts: ['All strips of at most six cells are numbers; no formula is known'],
  witness: ['push@row:LL', '2', '1'],
  variants: { '': push },
};

export const shoveEntry: MoveCatalogueEntry = {
  name: 'shove',
  title: 'SHOVE',
  players: 'partizan',
  words:
    'Move a piece of yours one cell to the west; all pieces to its west move along, and what passes the end is gone.',
  source: 'Siegel 2011, Sec. 2.3.2',
  boards: 'row: with L, R, and _ for an empty cell, from west to east; a move is called by the cell of its piece',
  example: 'shove@row:L_R_LL',
  facts: [
    'The value is the number Σ ±p/2^r over the pieces: p is the place from the western end, r the number of pieces further east without the last block of one colour',
  ],
  witness: ['shove@row:L_L', '1', '3'],
  variants: { '': shove },
};

export const rollTheLawnEntry: MoveCatalogueEntry = {
  name: 'roll-the-lawn',
  title: 'ROLL THE LAWN',
  players: 'partizan',
  words:
    'Left rolls the roller over bumps to the west, Right over bumps to the east; each gets lower by 1 unless it is flat, and one of them has to.',
  source: 'Siegel 2011, Sec. 4.4.2',
  boards:
    'row: with the heights of the bumps and the roller @, commas between them; a move 2W passes two bumps to the west',
  example: 'roll-the-lawn@row:7,@,1,4',
  facts: ['The value is the number of odd bumps to the west of the roller, less that to the east'],
  witness: ['roll-the-lawn@row:2,@,2', '1W', '1E'],
  variants: { '': rollTheLawn },
};

export const cricketPitchEntry: MoveCatalogueEntry = {
  name: 'cricket-pitch',
  title: 'CRICKET PITCH',
  players: 'partizan',
  words:
    'Left rolls the roller over bumps to the west, Right over bumps to the east; each gets lower by 1, and the roller never goes over what is flat.',
  source: 'Siegel 2011, Sec. 4.4.3',
  boards:
    'row: with the heights of the bumps and the roller @, commas between them; a move 2W passes two bumps to the west',
  example: 'cricket-pitch@row:1,1,@,1',
  facts: [
    'The value is an ordinal sum of integers and switches {a-1|1-b}, one for each height, found without a search',
    'The player whose lowest odd bump that can be reached is lower wins; the first player if both are equally low, the second if there are none',
  ],
  witness: ['cricket-pitch@row:2,@,2', '1W', '1E'],
  variants: { '': cricketPitch },
};

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
