import { asLabel, centredText, element, group, polygon, type Mark } from '../drawing/Mark.js';
import { PICTURE_LIMIT, requireDrawable } from '../drawing/PictureOptions.js';
import type { Point } from '../drawing/plane.js';
import { STYLE } from '../drawing/style.js';
import type { ScenePainter } from './ScenePainter.js';

const CELL = 36;
const NUMBER = 9;

/**
 * The squares of CHOMP that are left, the rows and columns numbered from 1; the last one, which nobody may take, has a
 * mark.
 */
export const paintBar: ScenePainter<'bar'> = ({ rows }) => {
  const [height, width] = [rows.length, rows[0]!.length];
  requireDrawable('drawMoveBoard', 'squares', height * width, PICTURE_LIMIT);
  const square = (r: number, c: number): Mark => {
    const [x, y] = [c * CELL, r * CELL];
    return polygon(
      [
        [x, y],
        [x + CELL, y],
        [x + CELL, y + CELL],
        [x, y + CELL],
      ],
      {},
    );
  };
  const squares = rows.flatMap((row, r) => Array.from(row, (left, c) => (left === '.' ? [square(r, c)] : [])).flat());
  const last: Point = [(width - 0.5) * CELL, (height - 0.5) * CELL];
  const numbers = (count: number, place: (middle: number) => Point): Mark[] =>
    Array.from({ length: count }, (_, i) =>
      asLabel(centredText(place((i + 0.5) * CELL), String(i + 1), STYLE.smallSize)),
    );
  return {
    marks: [
      group({ class: 'cells', stroke: STYLE.line, 'stroke-width': 1.6, fill: STYLE.ground }, squares),
      element('circle', { class: 'last', cx: last[0], cy: last[1], r: 7, fill: STYLE.ink }),
      group({ class: 'numbers', fill: STYLE.faint }, [
        ...numbers(width, (x) => [x, -NUMBER]),
        ...numbers(height, (y) => [-NUMBER, y]),
      ]),
    ],
    extent: [
      [-2 * NUMBER, -2 * NUMBER],
      [width * CELL, height * CELL],
    ],
    caption: [{ text: 'dot: nobody may take it' }],
  };
};
