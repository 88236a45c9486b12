import { fields, listOf, oneOf, requireShape, setBelow } from '../../shape.js';
import type { Board } from '../../boards/index.js';
import { asStrips } from './asStrips.js';
import { LETTER_LIFT, vertexNumber, vertexRing } from './boardMarks.js';
import type { BoardPictureOptions, DrawnPiece } from './BoardPictureOptions.js';
import { drawHeaps } from './drawHeaps.js';
import { drawPieces, piecesOn } from './drawPieces.js';
import { chainCircles, type ChainCircles } from './chainCircles.js';
import { drawCells, isMadeOfCells } from './drawCells.js';
import type { DrawnPart } from './drawCells.js';
import { drawChains } from './drawChains.js';
import { layoutGraph } from '../layout/layoutGraph.js';
import { LAYOUT_VERTEX_LIMIT, PICTURE_LIMIT, requireDrawable } from '../drawing/PictureOptions.js';
import { ownPlaces } from './ownPlaces.js';
import type { Point } from '../drawing/plane.js';
import { HALO, SIDE_STYLE, STYLE } from '../drawing/style.js';
import { finishPicture } from '../drawing/finishPicture.js';
import { centredText, group, line, type Mark } from '../drawing/Mark.js';

const RADIUS = 17;
const ROOM = (2 * RADIUS + 4) / STYLE.unit;
/** More edges are only counted in the description. */
const DESCRIBED = 100;

function laidOut(board: Board): Point[] {
  requireDrawable('drawBoard', 'vertices without coordinates', board.vertexCount, LAYOUT_VERTEX_LIMIT);
  return layoutGraph({ vertexCount: board.vertexCount, edges: board.edges, faces: [] }, [ROOM, ROOM]);
}

/** A board as a graph: numbered circles joined by lines, with the lengths of the edges that have one. */
function drawGraph(board: Board, pieces: readonly DrawnPiece[], first: number, lift: number): DrawnPart {
  requireDrawable('drawBoard', 'edges', board.edges.length, PICTURE_LIMIT);
  const { unit, smallSize } = STYLE;
  const places = (ownPlaces(board.coordinates) ?? laidOut(board)).map(([x, y]): Point => [x * unit, y * unit]);
  const edges = board.edges.map(([u, v]) => line(places[u]!, places[v]!, { 'data-edge': `${first + u} ${first + v}` }));
  const lengths = board.edges.flatMap(([u, v], i) => {
    const length = board.lengths?.[i] ?? 1;
    if (length === 1) return [];
    const [a, b] = [places[u]!, places[v]!];
    return [centredText([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], String(length), smallSize + 2, HALO)];
  });
  const { mark, lettered } = drawPieces(board, pieces, places, { width: 2 * RADIUS - 5, lift, first });
  const covered = new Map(pieces.flatMap((piece) => piece.vertices.map((v) => [v, piece] as const)));
  const numbers = places.flatMap((place, v) => {
    const [piece, colour] = [covered.get(v), board.sides?.[v]];
    const hasLetter = piece === undefined ? colour !== undefined : lettered.has(v);
    const number = vertexNumber(place, first + v, hasLetter, piece !== undefined);
    if (piece !== undefined || colour === undefined) return [number];
    const letter = centredText([place[0], place[1] - lift], colour, smallSize, { fill: SIDE_STYLE[colour].strong });
    return [number, letter];
  });
  return {
    marks: [
      group({ class: 'edges', stroke: STYLE.line, 'stroke-width': 1.8 }, edges),
      group({ class: 'lengths' }, lengths),
      group(
        { class: 'vertices' },
        places.map((place, v) => vertexRing(place, RADIUS, board.sides?.[v], { 'data-vertex': first + v })),
      ),
      mark,
      group({ class: 'numbers' }, numbers),
    ],
    extent: places.flatMap(([x, y]): Point[] => [
      [x - RADIUS, y - RADIUS],
      [x + RADIUS, y + RADIUS],
    ]),
  };
}

/** The circles of a board with lengths that says nothing of where it is drawn; undefined if it has none. */
function circlesOf(board: Board): ChainCircles | undefined {
  if (board.lengths === undefined || board.coordinates !== undefined) return undefined;
  requireDrawable('drawBoard', 'edges', board.edges.length, PICTURE_LIMIT);
  const circles = chainCircles(board);
  requireDrawable('drawBoard', 'circles and vertices', circles.bodies.length, LAYOUT_VERTEX_LIMIT);
  return circles.bodies.some(({ length }) => length !== undefined) ? circles : undefined;
}

/** The content of a board in words. @param first the number of the first vertex */
export function contentOfBoard(board: Board, drawn: readonly DrawnPiece[], first: number = 1): string {
  const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
  const listed = board.edges.length <= DESCRIBED;
  const edges = listed ? board.edges.map(([u, v]) => `${first + u}-${first + v}`).join(', ') : '';
  const pieces = drawn
    .map(
      ({ vertices, side }) => `${side === undefined ? '' : `${side} `}on ${vertices.map((v) => first + v).join(' ')}`,
    )
    .join(', ');
  return (
    `A board with ${count(board.vertexCount, 'vertex', 'vertices')} and ` +
    count(board.edges.length, 'edge', 'edges') +
    `${edges === '' ? '' : `: ${edges}`}.${pieces === '' ? '' : ` Pieces: ${pieces}.`}`
  );
}

/** @throws InputError `invalid-option` for a piece that is not on the board */
function requireBoardOptions(board: Board, { pieces = [] }: BoardPictureOptions): void {
  const vertices = setBelow(board.vertexCount);
  requireShape(
    'drawBoard',
    listOf(fields({ side: oneOf('L', 'R', undefined), vertices })),
    pieces,
    'the option pieces',
  );
}

/**
 * A picture of a board as a complete SVG 1.1 document: square or hexagonal cells where the board is made of them, else
 * a graph in its own coordinates or, without any, in a layout that is the same every time. Vertices are numbered from
 * 1; pieces and colours carry the letters L and R, Right's are square. Coordinates that put two vertices in one place
 * are not used. On a board without coordinates whose edges have lengths, cycles are circles with their length inside,
 * and vertices of degree 2 are left out. A piece of several vertices is one shape.
 * @throws InputError `not-strips`, `not-heaps` for a form that the board has not
 * @throws LimitError `too-large-picture` above 20,000 vertices or (cells apart) edges, or 400 vertices that have to be
 * laid out
 */
export function drawBoard(board: Board, options: BoardPictureOptions = {}): string {
  requireDrawable('drawBoard', 'vertices', board.vertexCount, PICTURE_LIMIT);
  requireBoardOptions(board, options);
  const pieces = piecesOn(board, options.pieces ?? []);
  const { marks, extent } = boardPart(board, pieces, options);
  const caption = board.vertexCount === 0 ? [{ text: 'the board without vertices' }] : [];
  const frame = { title: options.title ?? 'Board', description: contentOfBoard(board, pieces), extent, caption };
  return finishPicture(frame, marks, options);
}

/**
 * A board with all its pieces, anywhere in the plane.
 * @param first the number of the first vertex
 * @param rims what stands behind the cells, if it is made of cells
 */
export function boardPart(
  board: Board,
  pieces: readonly DrawnPiece[],
  { form, covered = [], labels = true }: BoardPictureOptions,
  first: number = 1,
  rims: readonly Mark[] = [],
): DrawnPart {
  const lift = labels ? LETTER_LIFT : 0;
  if (form === 'strips') return drawCells(asStrips(board), pieces, first);
  if (form === 'heaps') return drawHeaps(board, pieces, first, lift);
  const circles = circlesOf(board);
  if (circles !== undefined) {
    const placed = pieces.flatMap(({ side = 'L', vertices }) => vertices.map((vertex) => ({ vertex, side })));
    return drawChains(board.withPieces(placed), circles, covered, first);
  }
  return isMadeOfCells(board) ? drawCells(board, pieces, first, rims) : drawGraph(board, pieces, first, lift);
}
