import type { Board } from '../../boards/index.js';
import { shapeOf } from './boardMarks.js';
import type { DrawnPiece } from './BoardPictureOptions.js';
import { centredText, element, group, line, svgNumber, type Mark } from '../drawing/Mark.js';
import { distance, type Point } from '../drawing/plane.js';
import { NEUTRAL_STYLE, SIDE_STYLE, STYLE } from '../drawing/style.js';

/** How pieces are drawn on vertices at some places. */
export interface PieceStyle {
  /** The width of the shapes. */
  readonly width: number;
  /** How far above its place the letter of the player stands. */
  readonly lift: number;
  /** The number of the first vertex. */
  readonly first: number;
  /** Which vertices a shape joins; by default neighbours. */
  readonly joins?: (u: number, v: number) => boolean;
  /** Is there too little room for letters between two vertices? */
  readonly isTight?: boolean;
}

/** Pieces as they are drawn, and the vertices on which a letter stands. */
export interface DrawnPieces {
  readonly mark: Mark;
  readonly lettered: ReadonlySet<number>;
}

/** The pieces on a board: those that are given, and those of the board itself that cover a vertex of their own. */
export function piecesOn(board: Board, given: readonly DrawnPiece[]): readonly DrawnPiece[] {
  const covered = new Set(given.flatMap(({ vertices }) => vertices));
  const own = board.pieces.filter(({ vertex }) => !covered.has(vertex));
  return [...given, ...own.map(({ vertex, side }) => ({ side, vertices: [vertex] }))];
}

/**
 * The pieces, each one shape with the letter of its player: discs, Right's squares, on its vertices and bands between
 * them.
 */
export function drawPieces(
  board: Board,
  pieces: readonly DrawnPiece[],
  places: readonly Point[],
  style: PieceStyle,
): DrawnPieces {
  const lettered = new Set<number>();
  const shapes = pieces
    .filter(({ vertices }) => vertices.length > 0)
    .map(({ side, vertices }) => {
      const { name, strong } = side === undefined ? { ...NEUTRAL_STYLE, name: 'either' } : SIDE_STYLE[side];
      const discs = vertices.map((v) => shapeOf(side, places[v]!, style.width / 2, { fill: strong }));
      const { joints, bands } = bandsOf(board, vertices, places, style);
      const [width, cap] = side === 'R' ? [style.width - 2, 'butt'] : [style.width, 'round'];
      const shape = group({ stroke: strong, 'stroke-width': width, 'stroke-linecap': cap }, bands);
      const at = middleOf(
        vertices.map((v) => places[v]!),
        style.isTight === true ? [] : joints,
      );
      const under = vertices.find((v) => places[v] === at);
      if (side !== undefined && under !== undefined) lettered.add(under);
      // Between two vertices there is no number to stand above.
      const letterAt: Point = under === undefined ? at : [at[0], at[1] - style.lift];
      const white = { fill: STYLE.ground, 'font-weight': 'bold' };
      const letter = side === undefined ? [] : [centredText(letterAt, side, STYLE.labelSize, white)];
      const address = { 'data-piece': vertices.map((v) => style.first + v).join(' ') };
      return element('g', { class: `piece ${name.toLowerCase()}`, ...address }, ...discs, shape, ...letter);
    });
  return { mark: group({ class: 'pieces' }, shapes), lettered };
}

/** Of the places of a piece, and the middles of its bands, that nearest to the mean of its places. */
function middleOf(places: readonly Point[], joints: readonly Point[]): Point {
  const mean = (axis: 0 | 1): number => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  const centre: Point = [mean(0), mean(1)];
  const nearer = (a: Point, b: Point): Point => (distance(b, centre) < distance(a, centre) - 1e-6 ? b : a);
  return [...places, ...joints].reduce(nearer);
}

/** Bands between all neighbours in a piece, with their middles, and thin bows to what they do not reach. */
function bandsOf(
  board: Board,
  vertices: readonly number[],
  places: readonly Point[],
  style: PieceStyle,
): { bands: Mark[]; joints: Point[] } {
  const joins = style.joins ?? ((u: number, v: number): boolean => board.hasEdge(u, v));
  const reached = new Set(vertices.slice(0, 1));
  const bands: Mark[] = [];
  const joints: Point[] = [];
  const band = (u: number, v: number): void => {
    const [[x1, y1], [x2, y2]] = [places[u]!, places[v]!];
    bands.push(line([x1, y1], [x2, y2]));
    joints.push([(x1 + x2) / 2, (y1 + y2) / 2]);
  };
  const grow = (): void => {
    for (const u of reached) for (const v of vertices) if (joins(u, v)) reached.add(v);
  };
  vertices.forEach((u, i) => {
    for (const v of vertices.slice(i + 1)) if (joins(u, v)) band(u, v);
  });
  grow();
  for (const v of vertices) {
    if (reached.has(v)) continue;
    const near = [...reached].reduce((best, u) =>
      distance(places[u]!, places[v]!) < distance(places[best]!, places[v]!) ? u : best,
    );
    bands.push(bow(places[near]!, places[v]!, style.width / 6));
    reached.add(v);
    grow();
  }
  return { bands, joints };
}

/** A thin curve beside what lies between two places. */
function bow(a: Point, b: Point, width: number): Mark {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const bend = 0.3 + 12 / Math.max(1, Math.hypot(dx, dy));
  const control = [(a[0] + b[0]) / 2 - bend * dy, (a[1] + b[1]) / 2 + bend * dx];
  const [start, ...rest] = [...a, ...control, ...b].map(svgNumber);
  return element('path', {
    d: `M${start!} ${rest[0]!} Q${rest.slice(1).join(' ')}`,
    fill: 'none',
    'stroke-width': width,
  });
}
