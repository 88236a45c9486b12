import type { PackedBoard, Piece } from './PackedBoard.kernel.js';

/** The rules of a game with pieces on a grid, for packed positions. */
export interface PackedRules {
  /** Does a cell without a piece ever matter again? Otherwise it is as good as missing. */
  readonly keepsFreeCells: boolean;
  /** Makes every move of a player on the board, calls `made`, and takes it back. */
  play(board: PackedBoard, player: Piece, made: () => void): void;
  /** Lists each summand with moves as the part at hand of the board, and calls `found`. */
  split(board: PackedBoard, found: () => void): void;
  /** How many moves a player can make at most on the board, whoever moves when. */
  mostMoves(board: PackedBoard, player: Piece): number;
}
