import type { Board } from '../../boards/index.js';
import { InputError } from '../../errors.js';
import { vertexNumber, vertexRing } from './boardMarks.js';
import type { DrawnPiece } from './BoardPictureOptions.js';
import type { DrawnPart } from './drawCells.js';
import { drawPieces } from './drawPieces.js';
import { group, line } from '../drawing/Mark.js';
import type { Point } from '../drawing/plane.js';
import { STYLE } from '../drawing/style.js';

const RADIUS = 16;
const STEP = 2 * RADIUS + 5;
/** The most counters that stand above each other. */
const HIGHEST = 10;
/** Between heaps. */
const GAP = 40;

/**
 * A board whose components are complete graphs, as heaps of counters, the first at the bottom.
 * @param first the number of the first vertex
 * @throws InputError `not-heaps`
 */
export function drawHeaps(board: Board, pieces: readonly DrawnPiece[], first: number, lift: number): DrawnPart {
  const places: Point[] = [];
  const grounds: [Point, Point][] = [];
  let left = 0;
  for (const heap of board.components()) {
    if (heap.some((v) => board.degree(v) !== heap.length - 1))
      throw new InputError(
        'not-heaps',
        'drawBoard: the board is not a union of complete graphs; expected heaps such as heap:7.',
        { details: { component: heap } },
      );
    const columns = Math.ceil(heap.length / HIGHEST);
    heap.forEach((v, i) => (places[v] = [left + STEP * (i % columns), -STEP * Math.floor(i / columns)]));
    const right = left + STEP * (columns - 1);
    grounds.push([
      [left - RADIUS - 4, RADIUS + 3],
      [right + RADIUS + 4, RADIUS + 3],
    ]);
    left = right + STEP + GAP;
  }
  const covered = new Set(pieces.flatMap(({ vertices }) => vertices));
  const counters = places.map((place, v) => vertexRing(place, RADIUS, board.sides?.[v]));
  const joins = (u: number, v: number): boolean =>
    u !== v &&
    board.hasEdge(u, v) &&
    Math.abs(places[u]![0] - places[v]![0]) + Math.abs(places[u]![1] - places[v]![1]) <= STEP + 1;
  const { mark, lettered } = drawPieces(board, pieces, places, {
    width: 2 * RADIUS - 5,
    lift,
    first,
    joins,
    isTight: true,
  });
  return {
    marks: [
      group(
        { class: 'grounds', stroke: STYLE.line, 'stroke-width': 2.4 },
        grounds.map(([a, b]) => line(a, b)),
      ),
      group({ class: 'counters' }, counters),
      mark,
      group(
        { class: 'vertices' },
        places.map((place, v) => vertexNumber(place, first + v, lettered.has(v), covered.has(v))),
      ),
    ],
    extent: [
      ...places.flatMap(([x, y]): Point[] => [
        [x - RADIUS, y - RADIUS],
        [x + RADIUS, y + RADIUS],
      ]),
      ...grounds.flat(),
    ],
  };
}
