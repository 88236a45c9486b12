import type { MoveRuleset, UsualStart } from '../MoveRuleset.js';
import { canonicalGrid } from './canonicalGrid.js';
import { printGrid, readGrid } from './gridPosition.js';

/**
 * What all rulesets with pieces on grids have in common: no symmetry of the square, and no exchange of the players,
 * changes their rules.
 */
export function gridRules(
  usualStart: UsualStart,
): Pick<MoveRuleset, 'impartial' | 'read' | 'print' | 'canonical' | 'usualStart'> {
  return {
    impartial: false,
    read: (notation) => readGrid(notation, usualStart),
    print: printGrid,
    canonical: canonicalGrid,
    usualStart,
  };
}
