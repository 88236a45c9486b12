import type { Player } from '../player.js';
import type { Point } from './plane.js';
import { NEUTRAL_STYLE, SIDE_STYLE, STYLE } from './style.js';
import { centredText, element } from './svgElement.js';

/**
 * A piece: a disc with the letter of its player, so that the colour is not the only sign.
 * @param note small text below the letter
 */
export function pieceDisc([cx, cy]: Point, r: number, side: Player, note?: string): string {
  const white = { fill: STYLE.ground };
  const letter: Point = [cx, note === undefined ? cy : cy - 4];
  return element(
    'g',
    { class: `piece ${SIDE_STYLE[side].name.toLowerCase()}` },
    element('circle', { cx, cy, r, fill: SIDE_STYLE[side].strong }),
    centredText(letter, side, STYLE.labelSize, { ...white, 'font-weight': 'bold' }),
    ...(note === undefined ? [] : [centredText([cx, cy + 8], note, STYLE.smallSize, white)]),
  );
}

/** A vertex of a graph: a circle with its number from 1, tinted and lettered if it is coloured, or the piece on it. */
export function numberedVertex(
  place: Point,
  r: number,
  vertex: number,
  side: Player | undefined,
  piece: Player | undefined,
): string {
  const [cx, cy] = place;
  const number = String(vertex + 1);
  const colour = side === undefined ? undefined : SIDE_STYLE[side];
  const ring = {
    fill: colour?.tint ?? STYLE.ground,
    stroke: colour?.strong ?? NEUTRAL_STYLE.strong,
    'stroke-width': 1.6,
  };
  const parts = [element('circle', { cx, cy, r, ...ring })];
  if (piece !== undefined) parts.push(pieceDisc(place, r - 2.5, piece, number));
  else parts.push(centredText([cx, side === undefined ? cy : cy - 4], number, STYLE.labelSize, { fill: STYLE.ink }));
  if (piece === undefined && side !== undefined)
    parts.push(centredText([cx, cy + 8], side, STYLE.smallSize, { fill: SIDE_STYLE[side].strong }));
  return element('g', { class: 'vertex' }, ...parts);
}
