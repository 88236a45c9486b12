import { hexGame, type PositionalGame } from '../../positional/index.js';
import { asLabel, centredText, element, group, line, polygon, textWidth, type Mark } from '../drawing/Mark.js';
import type { CaptionLine } from '../drawing/composeDrawing.js';
import { PICTURE_LIMIT, requireDrawable } from '../drawing/PictureOptions.js';
import type { Point } from '../drawing/plane.js';
import { HALO, SIDE_STYLE, STYLE } from '../drawing/style.js';
import type { DrawnPosition, ScenePainter } from './ScenePainter.js';
import { captionOfRims, hexCorners, hexMiddle, hexRims, RIM_REACH } from '../boards/hexCells.js';
import { positionalLayout, type Cell, type PositionalLayout } from './positionalLayout.js';

const CELL = 40;
/** The width of a hexagon. */
const HEXAGON = 42;
/** Half the width of a piece. */
const HALF = 13;
/** Between layers. */
const GAP = 28;
/** The radius of a point on the circle. */
const POINT = 15;
/** The most cells of a board that is compared with that of HEX. */
const LARGEST_HEX = 36;
/** The most winning sets that are listed. */
const LISTED = 12;

/**
 * A positional game: the cells of TIC-TAC-TOE or of HEX, the edges of a clique game, or points on a circle, with the
 * claims of Left as discs and those of Right as squares, edges full and broken; the winning sets in words where they
 * are few.
 */
export const paintPositional: ScenePainter<'positional'> = ({ game }) => {
  requireDrawable('drawMoveBoard', 'points', game.n, PICTURE_LIMIT / 10);
  const layout = positionalLayout(game.labels);
  const isHexBoard = isHex(game, layout);
  const drawn =
    layout.shape === 'edges'
      ? edges(game, layout)
      : layout.shape === 'none'
        ? circle(game)
        : cells(game, layout, isHexBoard);
  const sides = isHexBoard ? captionOfRims('L') : [];
  return { ...drawn, caption: [...captions(game, layout), ...sides] };
};

/**
 * Does Left, as Maker, join the left to the right column, and Right the top to the bottom row? Large boards are not
 * looked at.
 */
function isHex(game: PositionalGame, layout: PositionalLayout): boolean {
  if (game.rule !== 'maker' || layout.shape !== 'hexagons' || game.n > LARGEST_HEX) return false;
  const { rows, columns, cells } = layout;
  if (game.n !== rows * columns || cells.some(([, row, column], point) => point !== row * columns + column))
    return false;
  return hexGame(rows, columns).sets.equals(game.sets);
}

type Drawn = Pick<DrawnPosition, 'marks' | 'extent'>;

function ownerOf({ left, right }: PositionalGame, point: number): 'L' | 'R' | undefined {
  return left.includes(point) ? 'L' : right.includes(point) ? 'R' : undefined;
}

function captions(game: PositionalGame, { shape }: PositionalLayout): CaptionLine[] {
  const words = shape === 'edges' ? { L: 'full: Left', R: 'broken: Right' } : { L: 'round: Left', R: 'square: Right' };
  const lists = game.sets.toLists().map((set) => set.map((point) => game.labels[point]!).join(' ') || '{}');
  const sets =
    shape === 'none' && lists.length <= LISTED ? [{ text: `Winning sets: ${lists.join(', ') || 'none'}` }] : [];
  return [
    ...(game.left.length > 0 ? [{ text: words.L }] : []),
    ...(game.right.length > 0 ? [{ text: words.R }] : []),
    ...sets,
  ];
}

function piece(side: 'L' | 'R', [x, y]: Point, half: number): Mark {
  const { strong: fill, name } = SIDE_STYLE[side];
  const shape =
    side === 'L'
      ? element('circle', { cx: x, cy: y, r: half, fill })
      : element('rect', { x: x - half + 1, y: y - half + 1, width: 2 * half - 2, height: 2 * half - 2, fill });
  const letter = centredText([x, y], side, STYLE.labelSize, { fill: STYLE.ground, 'font-weight': 'bold' });
  return element('g', { class: `piece ${name.toLowerCase()}` }, shape, letter);
}

function cells(
  game: PositionalGame,
  layout: Extract<PositionalLayout, { readonly cells: readonly Cell[] }>,
  isHexBoard: boolean,
): Drawn {
  const isHex = layout.shape === 'hexagons';
  const middle = ([layer, row, column]: Cell): Point =>
    isHex
      ? hexMiddle([row, column], HEXAGON)
      : [layer * (layout.columns * CELL + GAP) + (column + 0.5) * CELL, (row + 0.5) * CELL];
  const corners = ([x, y]: Point): Point[] =>
    isHex
      ? hexCorners([x, y], HEXAGON)
      : [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ].map(([dx, dy]): Point => [x + (dx! * CELL) / 2, y + (dy! * CELL) / 2]);
  const middles = layout.cells.map(middle);
  const names = game.labels.flatMap((label, point) =>
    ownerOf(game, point) === undefined ? [asLabel(centredText(middles[point]!, label, STYLE.smallSize))] : [],
  );
  return {
    marks: [
      ...(isHexBoard ? [hexRims(layout.rows, layout.columns, 'L', HEXAGON)] : []),
      group(
        { class: 'cells', stroke: STYLE.line, 'stroke-width': 1.6, fill: STYLE.ground },
        middles.map((place) => polygon(corners(place), {})),
      ),
      group({ class: 'names', fill: STYLE.faint }, names),
      group(
        { class: 'pieces' },
        claimed(game, (point) => middles[point]!, HALF),
      ),
    ],
    extent: middles.flatMap(corners).flatMap(([x, y]): Point[] => [
      [x - RIM_REACH, y - RIM_REACH],
      [x + RIM_REACH, y + RIM_REACH],
    ]),
  };
}

function claimed(game: PositionalGame, place: (point: number) => Point, half: number): Mark[] {
  return game.labels.flatMap((_, point) => {
    const side = ownerOf(game, point);
    return side === undefined ? [] : [piece(side, place(point), half)];
  });
}

/** Places on a circle, the first at the top. */
function onCircle(count: number, least: number): Point[] {
  const radius = count < 2 ? 0 : Math.max(least, (count * 44) / (2 * Math.PI));
  return Array.from({ length: count }, (_, i): Point => [
    radius * Math.sin((2 * Math.PI * i) / count),
    -radius * Math.cos((2 * Math.PI * i) / count),
  ]);
}

function circle(game: PositionalGame): Drawn {
  const places = onCircle(game.n, 60);
  const free = game.labels.flatMap((label, point) =>
    ownerOf(game, point) === undefined ? [{ label, at: places[point]! }] : [],
  );
  return {
    marks: [
      group(
        { class: 'points', stroke: STYLE.line, 'stroke-width': 1.6, fill: STYLE.ground },
        free.map(({ at: [cx, cy] }) => element('circle', { cx, cy, r: POINT })),
      ),
      group(
        { class: 'pieces' },
        claimed(game, (point) => places[point]!, POINT),
      ),
      group(
        { class: 'names' },
        free.map(({ label, at }) => asLabel(centredText(at, label, STYLE.smallSize))),
      ),
      group(
        { class: 'names of claimed points', fill: STYLE.faint },
        game.labels.flatMap((label, point) =>
          ownerOf(game, point) === undefined
            ? []
            : [asLabel(centredText([places[point]![0], places[point]![1] + POINT + 7], label, STYLE.smallSize))],
        ),
      ),
    ],
    extent: places.flatMap(([x, y], point) => {
      const half = Math.max(POINT, textWidth(game.labels[point]!, STYLE.smallSize) / 2);
      return [
        [x - half, y - POINT],
        [x + half, y + POINT + 12],
      ] as Point[];
    }),
  };
}

function edges(game: PositionalGame, layout: Extract<PositionalLayout, { readonly shape: 'edges' }>): Drawn {
  const places = onCircle(layout.vertices, 80);
  const strokes = layout.edges.map(([u, v], point): Mark => {
    const side = ownerOf(game, point);
    const style =
      side === undefined
        ? { stroke: '#b9b9b3', 'stroke-width': 1 }
        : { stroke: SIDE_STYLE[side].strong, 'stroke-width': 3.5, ...(side === 'R' && { 'stroke-dasharray': '8 4' }) };
    return line(places[u]!, places[v]!, style);
  });
  const isClaimed = (_: Mark, point: number): boolean => ownerOf(game, point) !== undefined;
  return {
    marks: [
      group(
        { class: 'free edges' },
        strokes.filter((mark, point) => !isClaimed(mark, point)),
      ),
      group({ class: 'claimed edges' }, strokes.filter(isClaimed)),
      group(
        { class: 'vertices', stroke: STYLE.line, 'stroke-width': 1.6, fill: STYLE.ground },
        places.map(([cx, cy]) => element('circle', { cx, cy, r: 11 })),
      ),
      group(
        { class: 'names' },
        places.map((at, v) => asLabel(centredText(at, String(v), STYLE.smallSize + 2, HALO))),
      ),
    ],
    extent: places.flatMap(([x, y]): Point[] => [
      [x - 12, y - 12],
      [x + 12, y + 12],
    ]),
  };
}
