import type { ChainPlacement } from '../boards/index.js';
import type { Player } from '../player.js';
import type { PictureOptions } from './PictureOptions.js';

/** A part of a board that a player can cover. */
export interface CoveredPart {
  readonly side: Player;
  readonly placement: ChainPlacement;
}

/** A piece of several vertices. */
export interface LargePiece {
  readonly side: Player;
  readonly vertices: readonly number[];
}

/** What the caller may say about the picture of a board. */
export interface BoardPictureOptions extends PictureOptions {
  /** On boards with lengths, parts to draw in the colours of the players: dashed for Left, dotted for Right. */
  readonly covered?: readonly CoveredPart[];
  /** Which of the pieces on the vertices of the board belong together: they are drawn as one. */
  readonly pieces?: readonly LargePiece[];
}
