import type { Board } from '../../boards/index.js';
import { playerName } from '../../player.js';
import { positionKey, type BasicPosition } from '../BasicPosition.js';
import type { GameByMoves } from './GameByMoves.js';

/** A piece on the board: with the vertices it covers, or a text that says which piece lies where. */
export type Placement = BasicPosition | string;

/** A game by its moves that tells for each position which pieces lie on the board. */
export interface PlacementGame<Position> extends GameByMoves<Position> {
  readonly placed: (position: Position) => readonly Placement[];
  /** The board that the pieces lie on, where it is known. */
  readonly board?: Board;
  /** All basic positions in any order, also those that are never legal, where they are known. */
  readonly pieces?: readonly BasicPosition[];
}

/** A text that tells the pieces of one game apart. */
export function placementKey(piece: Placement): string {
  return typeof piece === 'string' ? `text ${piece}` : positionKey(piece);
}

/** A piece in words: its name, or `Left domino on 1 2`; in words vertices count from 1. */
export function placementName(piece: Placement): string {
  if (typeof piece === 'string') return piece;
  const owner = piece.side === undefined ? '' : `${playerName(piece.side)} `;
  return owner + pieceOnCells(piece);
}

/** `domino on 1 2`. */
export function pieceOnCells({ piece, cells }: Exclude<Placement, string>): string {
  return `${piece} on ${cells.map((cell) => cell + 1).join(' ')}`;
}
