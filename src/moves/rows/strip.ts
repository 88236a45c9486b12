import { byFlaw, shown, type Shape } from '../../shape.js';

/** A piece on a strip. */
export interface StripPiece {
  /** 1 for Left, −1 for Right. */
  readonly sign: 1 | -1;
  /** From the western end, counted from 1. */
  readonly place: number;
}

/** A strip of cells: L, R, and _ for an empty one. */
export const aStrip: Shape = byFlaw((value, place) =>
  typeof value === 'string' && /^[LR_]*$/.test(value)
    ? undefined
    : `${place} is ${shown(value)}; expected a strip such as "L_R", with L, R and _ for an empty cell`,
);

/** The pieces of a strip, from the east. */
export function piecesFromEast(strip: string): StripPiece[] {
  return [...strip]
    .flatMap((cell, i): StripPiece[] => (cell === '_' ? [] : [{ sign: cell === 'L' ? 1 : -1, place: i + 1 }]))
    .reverse();
}

/** The strip with Left and Right exchanged. */
export function exchangedStrip(strip: string): string {
  return strip.replace(/[LR]/g, (piece) => (piece === 'L' ? 'R' : 'L'));
}
