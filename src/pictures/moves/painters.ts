import { paintChomp } from './paintChomp.js';
import { paintDivisors } from './paintDivisors.js';
import { paintDominoes } from './paintDominoes.js';
import { paintHeaps } from './paintHeaps.js';
import { paintHeights } from './paintHeights.js';
import { paintLawn } from './paintLawn.js';
import { paintMaze } from './paintMaze.js';
import { paintPositional } from './paintPositional.js';
import { paintStrip, paintToadsAndFrogs } from './paintStrip.js';
import { paintFoxAndGeese, paintGrid, paintGridWithArrows } from './paintGrid.js';
import { paintHackenbush } from './paintHackenbush.js';
import type { PositionPainter } from './PositionPainter.js';

/** How positions of rulesets are drawn, by the name before the arguments; all others as their notation. */
export const PAINTERS: Readonly<Record<string, PositionPainter>> = {
  'cricket-pitch': paintLawn,
  lenres: paintHeights,
  maze: paintMaze,
  push: paintStrip,
  'roll-the-lawn': paintLawn,
  shove: paintStrip,
  'toads-and-frogs': paintToadsAndFrogs,
  'toppling-dominoes': paintDominoes,
  amazons: paintGridWithArrows,
  chomp: paintChomp,
  divisors: paintDivisors,
  grundy: paintHeaps,
  hexadecimal: paintHeaps,
  nimania: paintHeaps,
  octal: paintHeaps,
  wythoff: paintHeaps,
  clobber: paintGrid,
  'fox-and-geese': paintFoxAndGeese,
  hackenbush: paintHackenbush,
  konane: paintGrid,
  positional: paintPositional,
};
