import type { ChainPlacement } from '../../boards/index.js';
import type { Player } from '../../player.js';
import type { PictureOptions } from '../drawing/PictureOptions.js';

/** A part of a board that a player can cover. */
export interface CoveredPart {
  readonly side: Player;
  readonly placement: ChainPlacement;
}

/** A piece on a board: the vertices that it covers. */
export interface DrawnPiece {
  /** Whose piece it is; a piece of either player if missing. */
  readonly side?: Player | undefined;
  readonly vertices: readonly number[];
}

/** Other ways to draw a board than as the graph or the cells that it is. */
export type BoardForm = 'strips' | 'heaps';

/** What the caller may say about the picture of a board. */
export interface BoardPictureOptions extends PictureOptions {
  /** On boards with lengths, parts to draw in the colours of the players: dashed for Left, dotted for Right. */
  readonly covered?: readonly CoveredPart[];
  /** The pieces on the board, each drawn as one shape; those that the board has itself are drawn too. */
  readonly pieces?: readonly DrawnPiece[];
  /**
   * `strips`: paths as rows of cells; `heaps`: complete graphs as stacks of counters. If missing, the board is drawn
   * as the cells or the graph that it is.
   */
  readonly form?: BoardForm | undefined;
}
