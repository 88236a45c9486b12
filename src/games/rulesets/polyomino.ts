import type { Player } from '../../player.js';
import type { PieceData, ShapePiece } from '../declarative/RulesetData.js';
import type { Ruleset } from '../Ruleset.js';
import { readOnBoards } from './readOnBoards.js';
import { requireGrid } from './rulesetOnBoards.js';

/** A polyomino of a player, or of either: as in `RulesetData`, but for the name. */
export type Polyomino = Omit<ShapePiece, 'piece' | 'on'> & { readonly side?: Player };

/** The notation of a shape: rows joined by `/`, then `*` if it may be turned and turned over, `^` if only turned. */
function shapeNotation({ shape, rotate, reflect }: Polyomino): string {
  return `${shape.join('/')}${reflect === true ? '*' : rotate === true ? '^' : ''}`;
}

/** Placement of polyominoes without overlap. @throws InputError `invalid-field` for what is not a shape */
export function polyomino(shapes: readonly Polyomino[]): Ruleset {
  const ofSide = (side: Player | undefined): string[] => shapes.filter((s) => s.side === side).map(shapeNotation);
  const lists = (['L', 'R', undefined] as const).flatMap((side) => {
    const own = ofSide(side);
    return own.length === 0 ? [] : [`${side === undefined ? '' : `${side}:`}${own.join()}`];
  });
  const pieces = shapes.map((shape): PieceData => ({ piece: shapeNotation(shape), ...shape }));
  return readOnBoards(
    { type: 'ruleset', name: `polyomino(${lists.join(';')})`, pieces, clauses: [{ forbid: 'overlap' }] },
    requireGrid,
  );
}
