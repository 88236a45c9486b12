import { asLabel, centredText, element, group, line, type Mark } from '../drawing/Mark.js';
import type { Point } from '../drawing/plane.js';
import { requireDrawable } from '../drawing/PictureOptions.js';
import { faceColour, STYLE } from '../drawing/style.js';
import type { MazeCell } from '../../moves/index.js';
import type { ScenePainter } from './ScenePainter.js';

const CELL = 36;
/** The most cells that are drawn. */
const MOST = 2500;

/**
 * The cells of a maze with thin lines between them, thick ones for walls, and the tokens, with their number where
 * several stand in one cell; rows and columns count from 0.
 */
export const paintMaze: ScenePainter<'maze'> = ({ maze: { rows, columns, walls }, tokens }) => {
  requireDrawable('drawMoveBoard', 'cells', rows * columns, MOST);
  const [width, height] = [columns * CELL, rows * CELL];
  const thin = [
    ...range(1, rows).map((r) => line([0, r * CELL], [width, r * CELL])),
    ...range(1, columns).map((c) => line([c * CELL, 0], [c * CELL, height])),
  ];
  const thick = walls.map(([[r, c], [s, d]]): Mark => {
    const [x, y] = [d * CELL, s * CELL];
    return r === s ? line([x, y], [x, y + CELL]) : line([c * CELL, y], [c * CELL + CELL, y]);
  });
  const numbers = [
    ...range(0, columns).map((c) => centredText([(c + 0.5) * CELL, -9], String(c), STYLE.smallSize)),
    ...range(0, rows).map((r) => centredText([-9, (r + 0.5) * CELL], String(r), STYLE.smallSize)),
  ];
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const border = corners.map((corner, i) => line(corner, corners[(i + 1) % 4]!));
  return {
    marks: [
      group({ class: 'cells', stroke: '#c8c8c8', 'stroke-width': 1 }, thin),
      group({ class: 'walls', stroke: STYLE.ink, 'stroke-width': 3.4, 'stroke-linecap': 'round' }, [
        ...border,
        ...thick,
      ]),
      ...tokenMarks(tokens),
      group(
        { class: 'numbers', fill: STYLE.faint },
        numbers.map((number) => asLabel(number)),
      ),
    ],
    extent: [
      [-16, -16],
      [width + 2, height + 2],
    ],
    caption: [{ text: 'Left moves down, Right to the right' }],
  };
};

/** A circle for each cell with tokens, and how many there are if there are several. */
function tokenMarks(tokens: readonly MazeCell[]): Mark[] {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token.join('.'), (counts.get(token.join('.')) ?? 0) + 1);
  return [...counts].flatMap(([cell, count]) => {
    const [r, c] = cell.split('.').map(Number);
    const [cx, cy] = [(c! + 0.5) * CELL, (r! + 0.5) * CELL];
    const look = { fill: faceColour(2), stroke: STYLE.ink, 'stroke-width': 1.6 };
    const circle = element('circle', { class: 'token', cx, cy, r: 9, ...look });
    return count === 1 ? [circle] : [circle, centredText([cx, cy], String(count), STYLE.smallSize)];
  });
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}
