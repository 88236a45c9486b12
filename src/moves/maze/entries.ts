import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import { mazeRuleset } from './mazeRuleset.js';

export const mazeEntry: MoveCatalogueEntry = {
  name: 'maze',
  title: 'MAZE',
  players: 'partizan',
  words:
    'A token stands in the top left cell; Left moves it down, Right to the right, as far as they like, but not through a wall.',
  source: 'Siegel 2011, Sec. 4.4.1',
  boards:
    'grid:RxC, perhaps with /walls: and pairs of neighbours r.c-r.c, rows and columns counted from 0; a move 2S goes two cells down, 1E one to the right',
  example: 'maze@grid:3x2/walls:1.0-1.1,2.0-2.1',
  facts: [
    'The reduced canonical form is a number or a switch {a|b}; the first number below the token and the first one to its right decide it',
    'Every number and every switch of numbers is the reduced canonical form of a maze with vertical walls',
  ],
  witness: ['maze@grid:2x2/walls:0.0-0.1', '1S', '1E'],
  variants: { '': mazeRuleset },
};
