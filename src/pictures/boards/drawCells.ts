import type { Board } from '../../boards/index.js';
import type { DrawnPiece } from './BoardPictureOptions.js';
import { drawPieces } from './drawPieces.js';
import { hexCorners, hexMiddle } from './hexCells.js';
import type { Player } from '../../player.js';
import { asLabel, centredText, element, group, polygon, type Mark } from '../drawing/Mark.js';
import type { Point } from '../drawing/plane.js';
import { SIDE_STYLE, STYLE } from '../drawing/style.js';

/** What is drawn, and points that span it. */
export interface DrawnPart {
  readonly marks: readonly Mark[];
  readonly extent: readonly Point[];
}

/** Half of the steps to the neighbours of a cell; the others are their negatives. */
const STEPS = {
  grid: [
    [0, 1],
    [1, 0],
  ],
  hex: [
    [0, 1],
    [1, 0],
    [1, -1],
  ],
} as const;

/** Are the edges of the board those between neighbouring cells, all of length 1? Then cells alone tell the board. */
export function isMadeOfCells(board: Board): boolean {
  const { grid, edges } = board;
  if (grid === undefined || board.lengths !== undefined) return false;
  const vertexAt = new Map(grid.cells.map(([r, c], v) => [r * grid.columns + c, v]));
  let borders = 0;
  for (const [r, c] of grid.cells)
    for (const [down, right] of STEPS[grid.kind]) {
      const column = c + right;
      const other = column >= 0 && column < grid.columns ? vertexAt.get((r + down) * grid.columns + column) : undefined;
      if (other === undefined) continue;
      if (!board.hasEdge(vertexAt.get(r * grid.columns + c)!, other)) return false;
      borders++;
    }
  return borders === edges.length;
}

/** The middle of a cell in pixels: squares in rows and columns, hexagons in rows shifted by half a cell. */
function middle(kind: 'grid' | 'hex', [row, column]: readonly [number, number]): Point {
  const { cell } = STYLE;
  return kind === 'grid' ? [column * cell, row * cell] : hexMiddle([row, column], cell);
}

/** The corners of the cell around a point. */
function corners(kind: 'grid' | 'hex', [x, y]: Point): Point[] {
  const half = STYLE.cell / 2;
  return kind === 'grid'
    ? [
        [x - half, y - half],
        [x + half, y - half],
        [x + half, y + half],
        [x - half, y + half],
      ]
    : hexCorners([x, y], STYLE.cell);
}

/** How large discs are, by the size of a cell. */
const DISC = 0.27;

/**
 * A board of square or hexagonal cells: numbers from the first, pieces as shapes with a letter, coloured cells tinted.
 */
export function drawCells(
  board: Board,
  pieces: readonly DrawnPiece[],
  first: number,
  rims: readonly Mark[] = [],
): DrawnPart {
  const { kind, cells } = board.grid!;
  const places = cells.map((cell) => middle(kind, cell));
  const outlines = places.map((place, v) => {
    const side = board.sides?.[v];
    const [row, column] = cells[v]!;
    return polygon(corners(kind, place), {
      fill: side === undefined ? STYLE.ground : SIDE_STYLE[side].tint,
      'data-vertex': first + v,
      'data-cell': `${row + 1} ${column + 1}`,
    });
  });
  const covered = new Set(pieces.flatMap(({ vertices }) => vertices));
  const marks = places.map((place, v) => cellMark(kind, place, first + v, board.sides?.[v], covered.has(v)));
  return {
    marks: [
      ...rims,
      group({ class: 'cells', stroke: STYLE.line, 'stroke-width': 1.6, 'stroke-linejoin': 'round' }, outlines),
      drawPieces(board, pieces, places, { width: 2 * DISC * STYLE.cell, lift: 0, first }).mark,
      group({ class: 'vertices', fill: STYLE.ink }, marks),
    ],
    extent: places.flatMap((place) => corners(kind, place)),
  };
}

/** Number and colour letter of a cell, in its corners if a piece covers it. */
function cellMark(
  kind: 'grid' | 'hex',
  [x, y]: Point,
  number: number,
  side: Player | undefined,
  isCovered: boolean,
): Mark {
  const { cell, smallSize, labelSize } = STYLE;
  // Squares have room in their corners, hexagons at the top and at the bottom.
  const [across, up] = kind === 'grid' ? [0.43 * cell, 0.36 * cell] : [0, 0.4 * cell];
  const text = String(number);
  const [start, end] = kind === 'grid' ? [{ 'text-anchor': 'start' }, { 'text-anchor': 'end' }] : [{}, {}];
  return element(
    'g',
    { class: 'vertex' },
    asLabel(
      isCovered ? centredText([x - across, y - up], text, smallSize, start) : centredText([x, y], text, labelSize),
    ),
    ...(side === undefined
      ? []
      : [centredText([x + across, y + up], side, smallSize, { fill: SIDE_STYLE[side].strong, ...end })]),
  );
}
