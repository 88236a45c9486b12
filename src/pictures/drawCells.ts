import type { Board } from '../boards/index.js';
import type { LargePiece } from './BoardPictureOptions.js';
import { joints } from './joints.js';
import type { Player } from '../player.js';
import { pieceDisc } from './boardMarks.js';
import type { Point } from './plane.js';
import { SIDE_STYLE, STYLE } from './style.js';
import { centredText, element, group, polygon } from './svgElement.js';

/** What is drawn, and points that span it. */
export interface DrawnPart {
  readonly markup: string;
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
  return kind === 'grid' ? [column * cell, row * cell] : [(column + row / 2) * cell, row * cell * (Math.sqrt(3) / 2)];
}

/** The corners of the cell around a point. */
function corners(kind: 'grid' | 'hex', [x, y]: Point): Point[] {
  const half = STYLE.cell / 2;
  const [low, high] = [half / Math.sqrt(3), (2 * half) / Math.sqrt(3)];
  return kind === 'grid'
    ? [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]] // prettier-ignore
    : [[x, y - high], [x + half, y - low], [x + half, y + low], [x, y + high], [x - half, y + low], [x - half, y - low]]; // prettier-ignore
}

/** How large discs are, by the size of a cell. */
const DISC = 0.27;

/**
 * A board of square or hexagonal cells: numbers from 1, pieces as discs with a letter, which bands join in one piece, coloured
 * cells tinted.
 */
export function drawCells(board: Board, pieces: readonly LargePiece[]): DrawnPart {
  const { kind, cells } = board.grid!;
  const places = cells.map((cell) => middle(kind, cell));
  const outlines = places.map((place, v) => {
    const side = board.sides?.[v];
    return polygon(corners(kind, place), { fill: side === undefined ? STYLE.ground : SIDE_STYLE[side].tint });
  });
  const pieceAt = new Map(board.pieces.map(({ vertex, side }) => [vertex, side]));
  const marks = places.map((place, v) => cellMark(kind, place, v, board.sides?.[v], pieceAt.get(v)));
  return {
    markup:
      group({ class: 'cells', stroke: STYLE.line, 'stroke-width': 1.6, 'stroke-linejoin': 'round' }, outlines) +
      joints(board, pieces, places, 2 * DISC * STYLE.cell) +
      group({ class: 'vertices', fill: STYLE.ink }, marks),
    extent: places.flatMap((place) => corners(kind, place)),
  };
}

/** Number, colour letter and piece of a cell. */
function cellMark(
  kind: 'grid' | 'hex',
  [x, y]: Point,
  vertex: number,
  side: Player | undefined,
  piece: Player | undefined,
): string {
  const { cell, smallSize, labelSize } = STYLE;
  // Squares have room in their corners, hexagons at the top and at the bottom.
  const reach = kind === 'grid' ? 0.35 : 0.4;
  const [across, up] = kind === 'grid' ? [reach * cell, reach * cell] : [0, reach * cell];
  const parts: string[] = [];
  if (side !== undefined)
    parts.push(centredText([x + across, y + up], side, smallSize, { fill: SIDE_STYLE[side].strong }));
  if (piece === undefined) {
    parts.push(centredText([x, y], String(vertex + 1), labelSize));
  } else {
    parts.push(centredText([x - across, y - up], String(vertex + 1), smallSize));
    parts.push(pieceDisc([x, y], DISC * cell, piece));
  }
  return element('g', { class: 'vertex' }, ...parts);
}
