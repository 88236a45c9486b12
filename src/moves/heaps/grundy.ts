import { grundysGame } from '../../evaluation/index.js';
import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import { heapRuleset } from './heapRuleset.js';

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
