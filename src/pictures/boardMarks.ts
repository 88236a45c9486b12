import type { Player } from '../player.js';
import { asLabel, centredText, element, type Mark } from './Mark.js';
import type { Point } from './plane.js';
import { NEUTRAL_STYLE, SIDE_STYLE, STYLE } from './style.js';

/** How far letter and number of a vertex stand above and below its middle. */
export const LETTER_LIFT = 4;
const NUMBER_DROP = 8;

/** The circle of a vertex, tinted if it is coloured. */
export function vertexRing([cx, cy]: Point, r: number, side: Player | undefined): Mark {
  const colour = side === undefined ? undefined : SIDE_STYLE[side];
  const fill = colour?.tint ?? STYLE.ground;
  return element('circle', { cx, cy, r, fill, stroke: colour?.strong ?? NEUTRAL_STYLE.strong, 'stroke-width': 1.6 });
}

/** The number of a vertex from 1 in its circle; below a letter it is smaller, on a piece white. */
export function vertexNumber([x, y]: Point, vertex: number, isBelowLetter: boolean, isOnPiece: boolean): Mark {
  const fill = isOnPiece ? STYLE.ground : STYLE.ink;
  const text = String(vertex + 1);
  if (isBelowLetter) return asLabel(centredText([x, y + NUMBER_DROP], text, STYLE.smallSize, { fill }));
  return asLabel(centredText([x, y], text, STYLE.labelSize, { fill }));
}
