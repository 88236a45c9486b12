import { asLabel, centredText, element, group, polygon, type Mark } from '../drawing/Mark.js';
import type { Point } from '../drawing/plane.js';
import { requireDrawable } from '../drawing/PictureOptions.js';
import { STYLE } from '../drawing/style.js';
import { captionOf, MOST_PLACES, pieceStyle } from './pieceStyle.js';
import type { PositionPainter } from './PositionPainter.js';

const CELL = 40;
/** Half the width of a piece. */
const HALF = 13;

/** A strip of cells, numbered from 1, with the round pieces of Left and the square ones of Right. */
export const paintStrip: PositionPainter = (strip) =>
  painted(strip, captionOf(strip, { L: 'round: Left', R: 'square: Right' }), ([x, y], letter, paint) =>
    letter === 'L'
      ? element('circle', { cx: x, cy: y, r: HALF, ...paint })
      : element('rect', { x: x - HALF + 1, y: y - HALF + 1, width: 2 * HALF - 2, height: 2 * HALF - 2, ...paint }),
  );

/** The same with pieces that point to where they go. */
export const paintToadsAndFrogs: PositionPainter = (strip) =>
  painted(strip, captionOf(strip, { L: 'L: toads of Left', R: 'R: frogs of Right' }), ([x, y], letter, paint) => {
    const way = letter === 'L' ? 1 : -1;
    const corners = [
      [-HALF, -HALF],
      [3, -HALF],
      [HALF + 3, 0],
      [3, HALF],
      [-HALF, HALF],
    ] as const;
    return polygon(
      corners.map(([dx, dy]): Point => [x + way * dx, y + dy]),
      paint,
    );
  });

function painted(
  strip: string,
  caption: ReturnType<typeof captionOf>,
  shape: (at: Point, letter: string, paint: Readonly<Record<string, string>>) => Mark,
): ReturnType<PositionPainter> {
  requireDrawable('drawMoveBoard', 'cells', strip.length, MOST_PLACES);
  const middles = [...strip].map((_, i): Point => [i * CELL + CELL / 2, CELL / 2]);
  const cells = middles.map(([x]) =>
    element('rect', { x: x - CELL / 2, y: 0, width: CELL, height: CELL, fill: STYLE.ground }),
  );
  const pieces = [...strip].flatMap((letter, i): Mark[] => {
    if (letter === '_') return [];
    const { strong, name } = pieceStyle(letter);
    const at = middles[i]!;
    const text = centredText(at, letter, STYLE.labelSize, { fill: STYLE.ground, 'font-weight': 'bold' });
    return [element('g', { class: `piece ${name}` }, shape(at, letter, { fill: strong }), text)];
  });
  return {
    marks: [
      group({ class: 'cells', stroke: STYLE.line, 'stroke-width': 1.6 }, cells),
      group({ class: 'pieces' }, pieces),
      group(
        { class: 'numbers', fill: STYLE.faint },
        middles.map(([x], i) => asLabel(centredText([x, CELL + 9], String(i + 1), STYLE.smallSize))),
      ),
    ],
    extent: [
      [0, 0],
      [strip.length * CELL, strip === '' ? 0 : CELL + 14],
    ],
    caption,
  };
}
