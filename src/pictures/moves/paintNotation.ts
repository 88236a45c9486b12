import { asLabel, centredText, group, polygon, textWidth } from '../drawing/Mark.js';
import type { Point } from '../drawing/plane.js';
import { requireDrawable } from '../drawing/PictureOptions.js';
import { STYLE } from '../drawing/style.js';
import type { DrawnPosition } from './ScenePainter.js';

/** The most characters that are drawn. */
const LONGEST = 2000;
const SIZE = 18;

/** A notation: the characters of each row of a grid in squares, all else as a line of text. */
export function paintNotation(notation: string): DrawnPosition {
  requireDrawable('drawMoveBoard', 'characters', notation.length, LONGEST);
  const rows = /^grid:\d+x\d+\/([^:]*)$/.exec(notation)?.[1]?.split('|');
  if (rows === undefined) {
    const half = textWidth(notation, SIZE) / 2;
    return {
      marks: [centredText([0, 0], notation, SIZE)],
      extent: [
        [-half, -SIZE],
        [half, SIZE],
      ],
    };
  }
  const { cell } = STYLE;
  const squares = rows.flatMap((row, r) =>
    [...row].map((letter, c) => ({ letter, at: [c * cell, r * cell] as Point })),
  );
  const corners = ([x, y]: Point): Point[] => [
    [x, y],
    [x + cell, y],
    [x + cell, y + cell],
    [x, y + cell],
  ];
  return {
    marks: [
      group(
        { class: 'cells', stroke: STYLE.line, 'stroke-width': 1.6, fill: STYLE.ground },
        squares.map(({ at }) => polygon(corners(at), {})),
      ),
      group(
        { class: 'pieces', fill: STYLE.ink },
        squares
          .filter(({ letter }) => letter !== '.')
          .map(({ letter, at: [x, y] }) => asLabel(centredText([x + cell / 2, y + cell / 2], letter, SIZE))),
      ),
    ],
    extent: squares.flatMap(({ at }) => corners(at)),
  };
}
