import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import { hackenbush } from './hackenbush.js';

export const hackenbushEntry: MoveCatalogueEntry = {
  name: 'hackenbush',
  title: 'HACKENBUSH',
  players: 'partizan',
  words:
    'Cut an edge of yours, or one of either player: it falls, and with it all that is no longer connected to the ground.',
  source: 'Siegel 2011, Sec. 1.2.2',
  boards:
    'stalk: with a letter L, R or E (of either player) for each edge, from the ground up; or edges: with the two vertices and the letter of each edge, where 0 is the ground, parallel edges and loops included',
  example: 'hackenbush@edges:0-1L,0-2E,1-2R',
  facts: [
    'Stalks are ordinal sums of 1, −1 and ∗, and so are trees, branch by branch, by the colon principle (Siegel 2011, Thm 2.2.10); blue-red ones are numbers',
    'Graphs whose edges either player may cut are nimbers: the vertices of a cycle may become one (the fusion principle)',
    'Without edges of either player every value is a number (Siegel 2013, Ex. 1.6 says that the next player never wins)',
  ],
  witness: ['hackenbush@stalk:LL', '1-2L', '0-1L'],
  variants: { '': hackenbush },
};
