import type { Player } from '../player.js';

/** Where the vertices of a board sit in a rectangle of square or hexagonal cells. */
export interface BoardGrid {
  /** `grid`: up to four neighbours; `hex`: up to six, (r,c)~(r,c±1), (r±1,c), (r−1,c+1), (r+1,c−1). */
  readonly kind: 'grid' | 'hex';
  readonly rows: number;
  readonly columns: number;
  /** The cell `[row, column]` of each vertex, from 0; a cell that is listed nowhere is missing. */
  readonly cells: readonly (readonly [number, number])[];
}

/** A piece that lies on the board before the game begins. */
export interface PlacedPiece {
  readonly vertex: number;
  readonly side: Player;
}

/** What a board is made of; only the number of vertices is required. */
export interface BoardData {
  readonly vertexCount: number;
  /** Pairs of different vertices in any order, none twice. */
  readonly edges?: Iterable<readonly [number, number]> | undefined;
  /** A length ≥ 1 per edge: an edge of length ℓ stands for a chain of ℓ edges. Default 1. */
  readonly lengths?: readonly number[] | undefined;
  /** Where to draw the vertices: x to the right, y downwards, neighbours about 1 apart. */
  readonly coordinates?: readonly (readonly [number, number])[] | undefined;
  readonly grid?: BoardGrid | undefined;
  /** The colour of each vertex. */
  readonly sides?: readonly (Player | undefined)[] | undefined;
  /** Pieces that were already placed, at most one per vertex. */
  readonly pieces?: readonly PlacedPiece[] | undefined;
}
