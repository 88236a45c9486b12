import type { MoveRuleset } from '../MoveRuleset.js';
import { canonicalGrid } from './canonicalGrid.js';
import { printGrid, readGrid } from './gridPosition.js';

/** What all rulesets with pieces on grids have in common: no symmetry of the square, and no exchange of the players, changes their rules. */
export const GRID_RULES: Pick<MoveRuleset, 'impartial' | 'read' | 'print' | 'canonical'> = {
  impartial: false,
  read: (notation) => readGrid(notation),
  print: printGrid,
  canonical: canonicalGrid,
};
