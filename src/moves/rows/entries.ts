import { InputError } from '../../errors.js';
import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
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
  facts: [],
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
