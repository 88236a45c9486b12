import { asLabel, centredText, element, group, line, type Mark } from '../drawing/Mark.js';
import type { Point } from '../drawing/plane.js';
import { requireDrawable } from '../drawing/PictureOptions.js';
import { STYLE } from '../drawing/style.js';
import { captionOf, MOST_PLACES, pieceStyle } from './pieceStyle.js';
import type { ScenePainter } from './ScenePainter.js';

const WIDTH = 15;
const HEIGHT = 58;
const STEP = 34;

/** A row of dominoes on the ground, upright: each has the letter of its player, and below it its number. */
export const paintDominoes: ScenePainter<'dominoes'> = ({ row }) => {
  requireDrawable('drawMoveBoard', 'dominoes', row.length, MOST_PLACES);
  const middles = [...row].map((_, i) => i * STEP);
  const dominoes = [...row].map((letter, i): Mark => {
    const { strong, tint, name } = pieceStyle(letter);
    const size = {
      x: middles[i]! - WIDTH / 2,
      y: -HEIGHT,
      width: WIDTH,
      height: HEIGHT,
      rx: letter === 'L' ? 5 : undefined,
    };
    return element(
      'g',
      { class: `domino ${name}` },
      element('rect', { ...size, fill: tint, stroke: strong, 'stroke-width': 1.8 }),
      ...(letter === 'E'
        ? []
        : [centredText([middles[i]!, -HEIGHT / 2], letter, 11, { fill: strong, 'font-weight': 'bold' })]),
    );
  });
  const ends: [Point, Point] = [
    [-STEP / 2, 0],
    [Math.max(0, row.length - 1) * STEP + STEP / 2, 0],
  ];
  return {
    marks: [
      line(...ends, { stroke: STYLE.line, 'stroke-width': 2 }),
      group({ class: 'dominoes' }, dominoes),
      group(
        { class: 'numbers', fill: STYLE.faint },
        middles.map((x, i) => asLabel(centredText([x, 11], String(i + 1), STYLE.smallSize))),
      ),
    ],
    extent: [...ends, [0, -HEIGHT], [0, row === '' ? 0 : 16]],
    caption: captionOf(row, { L: 'L, rounded: Left', R: 'R, angular: Right', E: 'no letter: either player' }),
  };
};
