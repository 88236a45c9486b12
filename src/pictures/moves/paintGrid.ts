import { asLabel, centredText, element, group, line, polygon, type Mark } from '../drawing/Mark.js';
import { PICTURE_LIMIT, requireDrawable } from '../drawing/PictureOptions.js';
import type { Point } from '../drawing/plane.js';
import { SIDE_STYLE, STYLE } from '../drawing/style.js';
import type { PositionPainter } from './PositionPainter.js';

const CELL = 40;
/** Half the width of a piece, and of the cross on a cell that is gone. */
const HALF = 13;
const CROSS = 8;
const GONE = '#d5d5cf';
const SHADED = '#e9e9e4';
/** From the board to the numbers of rows and columns. */
const NUMBER = 9;

/**
 * A board of squares with round pieces of Left and square ones of Right, the rows and columns numbered from 1; missing
 * cells are left out.
 */
export const paintGrid: PositionPainter = (position) => painted(position, () => []);

/** The same where cells vanish in play: these are grey and crossed. */
export const paintGridWithArrows: PositionPainter = (position) => painted(position, goneCell);

/**
 * The board of FOX AND GEESE as one of chess: the cells to which the fox can never come, for their colour, are grey.
 */
export const paintFoxAndGeese: PositionPainter = (position) => {
  const rows = position.split('|');
  const foxRow = rows.findIndex((row) => row.includes('f'));
  const colour = foxRow + rows[foxRow]!.indexOf('f');
  const pieces = position.replaceAll('g', 'x').replaceAll('f', 'o');
  return {
    ...painted(
      pieces,
      () => [],
      { x: 'round: the geese, Left', o: 'square: the fox, Right' },
      (r, c) => (r + c - colour) % 2 !== 0,
    ),
    description: `FOX AND GEESE on ${rows.length} rows of ${rows[0]!.length} cells`,
  };
};

const PIECES = { x: 'round: Left', o: 'square: Right' };

function painted(
  position: string,
  missing: (middle: Point) => Mark[],
  pieces: Readonly<Record<'x' | 'o', string>> = PIECES,
  isShaded: (row: number, column: number) => boolean = () => false,
): ReturnType<PositionPainter> {
  const rows = position.split('|');
  const [height, width] = [rows.length, rows[0]!.length];
  requireDrawable('drawMoveBoard', 'cells', height * width, PICTURE_LIMIT);
  const cells = rows.flatMap((row, r) =>
    Array.from(row, (content, c) => ({
      content,
      middle: [(c + 0.5) * CELL, (r + 0.5) * CELL] as Point,
      fill: isShaded(r, c) ? SHADED : STYLE.ground,
    })),
  );
  const numbers = (count: number, place: (middle: number) => Point): Mark[] =>
    Array.from({ length: count }, (_, i) =>
      asLabel(centredText(place((i + 0.5) * CELL), String(i + 1), STYLE.smallSize)),
    );
  const squares = cells.flatMap(({ content, middle, fill }) =>
    content === '#' ? missing(middle) : [square(middle, fill)],
  );
  const words = { ...pieces, '#': 'crossed: gone' };
  const hasWord = (content: string): boolean =>
    position.includes(content) && (content !== '#' || missing([0, 0]).length > 0);
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
  };
}

function square([x, y]: Point, fill: string): Mark {
  const half = CELL / 2;
  return polygon(
    [
      [x - half, y - half],
      [x + half, y - half],
      [x + half, y + half],
      [x - half, y + half],
    ],
    { fill },
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
