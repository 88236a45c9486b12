import type { Player } from '../player.js';
import type { BoardGrid, PlacedPiece } from './BoardData.js';
import type { NormalBoard } from './normaliseBoard.js';

/** A board as a JSON object; vertices are numbered from 0, `null` in `sides` is a vertex without colour. */
export interface BoardJson {
  readonly type: 'board';
  readonly n: number;
  readonly edges: readonly (readonly [number, number])[];
  readonly lengths?: readonly number[];
  readonly coordinates?: readonly (readonly [number, number])[];
  readonly grid?: BoardGrid;
  readonly sides?: readonly (Player | null)[];
  readonly pieces?: readonly PlacedPiece[];
}

/** The JSON object of a board; what is absent or empty is left out. */
export function boardToJson(board: NormalBoard): BoardJson {
  return {
    type: 'board',
    n: board.vertexCount,
    edges: board.edges,
    ...(board.lengths && { lengths: board.lengths }),
    ...(board.coordinates && { coordinates: board.coordinates }),
    ...(board.grid && { grid: board.grid }),
    ...(board.sides && { sides: board.sides.map((side) => side ?? null) }),
    ...(board.pieces.length > 0 && { pieces: board.pieces }),
  };
}
