import { opponent, PLAYERS, type Player } from '../../player.js';
import type { CaptionLine } from '../drawing/composeDrawing.js';
import { element, group, svgNumber, type Mark, type SvgAttributes } from '../drawing/Mark.js';
import type { Point } from '../drawing/plane.js';
import { SIDE_STYLE } from '../drawing/style.js';

/** The middle of a hexagonal cell, rows shifted by half a cell. @param width of a cell */
export function hexMiddle([row, column]: readonly [number, number], width: number): Point {
  return [(column + row / 2) * width, row * width * (Math.sqrt(3) / 2)];
}

/** The corners of a hexagonal cell, the upper one first, clockwise. */
export function hexCorners([x, y]: Point, width: number): Point[] {
  const half = width / 2;
  const [low, high] = [half / Math.sqrt(3), (2 * half) / Math.sqrt(3)];
  return [
    [x, y - high],
    [x + half, y - low],
    [x + half, y + low],
    [x, y + high],
    [x - half, y + low],
    [x - half, y - low],
  ];
}

/** The lines of the sides that a player joins: Left's full, Right's broken. */
const RIM_LINES: Readonly<Record<Player, SvgAttributes>> = {
  L: { stroke: SIDE_STYLE.L.strong },
  R: { stroke: SIDE_STYLE.R.strong, 'stroke-dasharray': '12 4' },
};
const RIM_WIDTH = 10;

/**
 * The sides of a full parallelogram of hexagons, to be drawn behind its cells.
 * @param across the player who joins the left to the right column; the other one joins the top to the bottom row
 */
export function hexRims(rows: number, columns: number, across: Player, width: number): Mark {
  const corner = (row: number, column: number, i: number): Point =>
    hexCorners(hexMiddle([row, column], width), width)[i]!;
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  const [down, along] = [[...Array(rows).keys()], [...Array(columns).keys()]];
  const left = down.flatMap((r) => [corner(r, 0, 5), corner(r, 0, 4)]);
  const right = down.flatMap((r) => [corner(r, lastColumn, 1), corner(r, lastColumn, 2)]);
  const top = [...along.flatMap((c) => [corner(0, c, 5), corner(0, c, 0)]), corner(0, lastColumn, 1)];
  const bottom = [
    ...along.flatMap((c) => [corner(lastRow, c, 4), corner(lastRow, c, 3)]),
    corner(lastRow, lastColumn, 2),
  ];
  const rim = (points: readonly Point[], side: Player): Mark =>
    element('polyline', {
      class: SIDE_STYLE[side].name.toLowerCase(),
      points: points.map(([x, y]) => `${svgNumber(x)},${svgNumber(y)}`).join(' '),
      ...RIM_LINES[side],
    });
  const other = opponent(across);
  return group({ class: 'sides', fill: 'none', 'stroke-width': RIM_WIDTH }, [
    rim(left, across),
    rim(right, across),
    rim(top, other),
    rim(bottom, other),
  ]);
}

/** How far the rims reach beyond the cells. */
export const RIM_REACH: number = RIM_WIDTH / 2;

/** What the rims mean, below the picture. */
export function captionOfRims(across: Player): CaptionLine[] {
  return PLAYERS.map((side) => ({
    text: `${SIDE_STYLE[side].name} joins ${side === across ? 'left and right' : 'top and bottom'}`,
    line: { ...RIM_LINES[side], 'stroke-width': 5 },
  }));
}
