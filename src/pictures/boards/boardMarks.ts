import type { Player } from '../../player.js';
import { asLabel, centredText, element, type Mark, type SvgAttributes } from '../drawing/Mark.js';
import type { Point } from '../drawing/plane.js';
import { NEUTRAL_STYLE, SIDE_STYLE, STYLE } from '../drawing/style.js';

/** How far letter and number of a vertex stand above and below its middle. */
export const LETTER_LIFT = 4;
const NUMBER_DROP = 8;

/** A square looks larger than the circle in it. */
const SQUARE_INSET = 1;

/** What belongs to a player: Right's is square, all else round. @param r half its width */
export function shapeOf(side: Player | undefined, [x, y]: Point, r: number, paint: SvgAttributes): Mark {
  if (side !== 'R') return element('circle', { cx: x, cy: y, r, ...paint });
  const half = r - SQUARE_INSET;
  return element('rect', { x: x - half, y: y - half, width: 2 * half, height: 2 * half, ...paint });
}

/** The outline of a vertex, tinted if it is coloured. */
export function vertexRing(place: Point, r: number, side: Player | undefined, address: SvgAttributes = {}): Mark {
  const colour = side === undefined ? undefined : SIDE_STYLE[side];
  const fill = colour?.tint ?? STYLE.ground;
  return shapeOf(side, place, r, {
    fill,
    stroke: colour?.strong ?? NEUTRAL_STYLE.strong,
    'stroke-width': 1.6,
    ...address,
  });
}

/** The number of a vertex in its outline; below a letter it is smaller, on a piece white. */
export function vertexNumber([x, y]: Point, number: number, isBelowLetter: boolean, isOnPiece: boolean): Mark {
  const fill = isOnPiece ? STYLE.ground : STYLE.ink;
  const text = String(number);
  if (isBelowLetter) return asLabel(centredText([x, y + NUMBER_DROP], text, STYLE.smallSize, { fill }));
  return asLabel(centredText([x, y], text, STYLE.labelSize, { fill }));
}
