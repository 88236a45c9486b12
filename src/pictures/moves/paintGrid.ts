import { asLabel, centredText, element, group, line, polygon, type Mark } from '../drawing/Mark.js';
import { PICTURE_LIMIT, requireDrawable } from '../drawing/PictureOptions.js';
import type { Point } from '../drawing/plane.js';
import { SIDE_STYLE, STYLE } from '../drawing/style.js';
import type { ScenePainter } from './ScenePainter.js';

const CELL = 40;
/** Half the width of a piece, and of the cross on a cell that is gone. */
const HALF = 13;
const CROSS = 8;
const GONE = '#d5d5cf';
const SHADED = '#e9e9e4';
/** From the board to the numbers of rows and columns. */
const NUMBER = 9;

const PIECES = { x: 'round: Left', o: 'square: Right' };

/**
 * A board of squares with round pieces of Left and square ones of Right, the rows and columns numbered from 1; missing
 * cells are left out, or grey and crossed where cells vanish in play.
 */
export const paintGrid: ScenePainter<'grid'> = ({ rows, description, pieces = PIECES, vanishing, shaded }) => {
  const [height, width] = [rows.length, rows[0]!.length];
  requireDrawable('drawMoveBoard', 'cells', height * width, PICTURE_LIMIT);
  const cells = rows.flatMap((row, r) =>
    Array.from(row, (content, c) => ({
      content,
      middle: [(c + 0.5) * CELL, (r + 0.5) * CELL] as Point,
      fill: shaded?.(r, c) === true ? SHADED : STYLE.ground,
      address: `${r + 1} ${c + 1}`,
    })),
  );
  const numbers = (count: number, place: (middle: number) => Point): Mark[] =>
    Array.from({ length: count }, (_, i) =>
      asLabel(centredText(place((i + 0.5) * CELL), String(i + 1), STYLE.smallSize)),
    );
  const squares = cells.flatMap(({ content, middle, fill, address }) =>
    content !== '#' ? [square(middle, fill, address)] : vanishing === true ? goneCell(middle) : [],
  );
  const words = { ...pieces, '#': 'crossed: gone' };
  const hasWord = (content: string): boolean =>
    rows.some((row) => row.includes(content)) && (content !== '#' || vanishing === true);
  return {
    marks: [
      group({ class: 'cells', stroke: STYLE.line, 'stroke-width': 1.6 }, squares),
      group(
        { class: 'pieces' },
        cells.flatMap(({ content, middle }) => piece(content, middle)),
      ),
      group({ class: 'numbers', fill: STYLE.faint }, [
        ...numbers(width, (x) => [x, -NUMBER]),
        ...numbers(height, (y) => [-NUMBER, y]),
      ]),
    ],
    extent: [
      [-2 * NUMBER, -2 * NUMBER],
      [width * CELL, height * CELL],
    ],
    caption: Object.entries(words).flatMap(([content, text]) => (hasWord(content) ? [{ text }] : [])),
    ...(description !== undefined && { description }),
  };
};

function square([x, y]: Point, fill: string, address?: string): Mark {
  const half = CELL / 2;
  return polygon(
    [
      [x - half, y - half],
      [x + half, y - half],
      [x + half, y + half],
      [x - half, y + half],
    ],
    { fill, 'data-cell': address },
  );
}

function goneCell([x, y]: Point): Mark[] {
  return [
    square([x, y], GONE),
    line([x - CROSS, y - CROSS], [x + CROSS, y + CROSS]),
    line([x - CROSS, y + CROSS], [x + CROSS, y - CROSS]),
  ];
}

function piece(content: string, [x, y]: Point): Mark[] {
  if (content !== 'x' && content !== 'o') return [];
  const side = content === 'x' ? 'L' : 'R';
  const { strong: fill, name } = SIDE_STYLE[side];
  const shape =
    side === 'L'
      ? element('circle', { cx: x, cy: y, r: HALF, fill })
      : element('rect', { x: x - HALF + 1, y: y - HALF + 1, width: 2 * HALF - 2, height: 2 * HALF - 2, fill });
  const letter = centredText([x, y], side, STYLE.labelSize, { fill: STYLE.ground, 'font-weight': 'bold' });
  return [element('g', { class: `piece ${name.toLowerCase()}` }, shape, letter)];
}
