import { asLabel, centredText, element, group, polygon, type Mark } from '../drawing/Mark.js';
import type { Point } from '../drawing/plane.js';
import { requireDrawable } from '../drawing/PictureOptions.js';
import { STYLE } from '../drawing/style.js';
import { captionOf, MOST_PLACES, pieceStyle } from './pieceStyle.js';
import type { ScenePainter } from './ScenePainter.js';

const CELL = 40;
/** Half the width of a piece. */
const HALF = 13;

type Shape = (at: Point, letter: string, paint: Readonly<Record<string, string>>) => Mark;

const token: Shape = ([x, y], letter, paint) =>
  letter === 'L'
    ? element('circle', { cx: x, cy: y, r: HALF, ...paint })
    : element('rect', { x: x - HALF + 1, y: y - HALF + 1, width: 2 * HALF - 2, height: 2 * HALF - 2, ...paint });

/** A piece that points to where it goes. */
const pointer: Shape = ([x, y], letter, paint) => {
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
};

/**
 * A strip of cells, numbered from 1, with the round pieces of Left and the square ones of Right, or pieces that point
 * to where they go.
 */
export const paintStrip: ScenePainter<'strip'> = ({ cells: strip, pointing }) => {
  const shape = pointing === undefined ? token : pointer;
  const words = pointing && { L: `L: ${pointing.L}`, R: `R: ${pointing.R}` };
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
    caption: captionOf(strip, words ?? { L: 'round: Left', R: 'square: Right' }),
  };
};
