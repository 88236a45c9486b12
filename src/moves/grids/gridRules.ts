import type { MoveRuleset, UsualStart } from '../MoveRuleset.js';
import type { GridScene } from '../Scene.js';
import { canonicalGrid } from './canonicalGrid.js';
import { printGrid, readGrid } from './gridPosition.js';

/** How positions are written, for the catalogue. */
export const GRIDS_WITH_PIECES =
  'grid:RxC/ and the rows with bars between them: x (of Left), o (of Right), . (free) and # (missing) for the cells';

/** The pieces on the grid as they are written. */
export const gridScene = (position: string): GridScene => ({ kind: 'grid', rows: position.split('|') });

/**
 * What all rulesets with pieces on grids have in common: no symmetry of the square, and no exchange of the players,
 * changes their rules.
 */
export function gridRules(
  usualStart: UsualStart,
): Pick<MoveRuleset, 'impartial' | 'read' | 'print' | 'scene' | 'canonical' | 'usualStart'> {
  return {
    impartial: false,
    read: (notation) => readGrid(notation, usualStart),
    print: printGrid,
    scene: gridScene,
    canonical: canonicalGrid,
    usualStart,
  };
}
