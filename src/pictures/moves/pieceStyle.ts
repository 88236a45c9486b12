import type { CaptionLine } from '../drawing/composeDrawing.js';
import { NEUTRAL_STYLE, SIDE_STYLE } from '../drawing/style.js';

/** The most cells or pieces of a row that are drawn. */
export const MOST_PLACES = 500;

/** The colours of a piece by its letter: L, R, or another for either player. */
export function pieceStyle(letter: string): { readonly strong: string; readonly tint: string; readonly name: string } {
  if (letter !== 'L' && letter !== 'R') return { ...NEUTRAL_STYLE, name: 'either' };
  const { strong, tint, name } = SIDE_STYLE[letter];
  return { strong, tint, name: name.toLowerCase() };
}

/** The lines that belong to the letters of a position. */
export function captionOf(position: string, words: Readonly<Record<string, string>>): CaptionLine[] {
  return Object.entries(words).flatMap(([letter, text]) => (position.includes(letter) ? [{ text }] : []));
}
