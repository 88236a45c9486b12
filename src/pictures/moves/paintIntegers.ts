import { asLabel, centredText, element, group, line, type Mark } from '../drawing/Mark.js';
import type { Point } from '../drawing/plane.js';
import { requireDrawable } from '../drawing/PictureOptions.js';
import { STYLE } from '../drawing/style.js';
import { MOST_PLACES } from './pieceStyle.js';
import type { ScenePainter } from './ScenePainter.js';

const STEP = 44;
const BOX = 15;
/** How far apart the different integers stand, and how high all of them are together at most. */
const RISE = 40;
const HIGHEST = 320;

/** A row of integers, each as high as its rank among them: Left moves up to the east, Right down. */
export const paintIntegers: ScenePainter<'integers'> = ({ row }) => {
  requireDrawable('drawMoveBoard', 'integers', row.length, MOST_PLACES);
  const ranks = [...new Set(row)].sort((a, b) => a - b);
  const rise = Math.min(RISE, HIGHEST / Math.max(1, ranks.length - 1));
  const places = row.map((entry, i): Point => [i * STEP, -rise * ranks.indexOf(entry)]);
  const right = (row.length - 1) * STEP;
  const levels = ranks.map((_, rank) => line([-BOX - 6, -rise * rank], [right + BOX + 6, -rise * rank]));
  const boxes = places.map(([x, y], i): Mark =>
    element(
      'g',
      { class: 'integer' },
      element('rect', {
        x: x - BOX,
        y: y - 12,
        width: 2 * BOX,
        height: 24,
        rx: 4,
        fill: STYLE.ground,
        stroke: STYLE.line,
        'stroke-width': 1.6,
      }),
      centredText([x, y], String(row[i]), Math.min(STYLE.labelSize, 44 / String(row[i]).length), { fill: STYLE.ink }),
    ),
  );
  return {
    marks: [
      group({ class: 'levels', stroke: STYLE.faint, 'stroke-width': 0.8, 'stroke-dasharray': '3 3' }, levels),
      group({ class: 'integers' }, boxes),
      group(
        { class: 'numbers', fill: STYLE.faint },
        places.map(([x], i) => asLabel(centredText([x, 24], String(i + 1), STYLE.smallSize))),
      ),
    ],
    extent:
      row.length === 0
        ? []
        : [
            [-BOX - 6, -rise * (ranks.length - 1) - 13],
            [right + BOX + 6, 29],
          ],
    caption: row.length === 0 ? [{ text: 'the empty row' }] : [{ text: 'Left moves up to the right, Right down' }],
  };
};
