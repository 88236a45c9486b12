import { vertexLabels, type Arc, type DigraphPlacement } from '../../digraphs/index.js';
import type { Player } from '../../player.js';
import { listOf, optional, requireShape, text, tuple } from '../../shape.js';
import { NO_BREAK } from '../drawing/composeDrawing.js';
import { finishPicture } from '../drawing/finishPicture.js';
import { aFinite } from '../drawing/aFinite.js';
import { layoutGraph } from '../layout/layoutGraph.js';
import { group, line, polygon, type Mark } from '../drawing/Mark.js';
import { ownPlaces } from '../boards/ownPlaces.js';
import { LAYOUT_VERTEX_LIMIT, PICTURE_LIMIT, requireDrawable } from '../drawing/PictureOptions.js';
import type { PictureOptions } from '../drawing/PictureOptions.js';
import type { DrawnSummand } from '../drawing/placeSummands.js';
import { distance, type Point } from '../drawing/plane.js';
import { STYLE } from '../drawing/style.js';
import { shortLabels } from '../drawing/shortLabels.js';
import { LONGEST_LABEL, markerHalfWidth, markerScale, SQUARE_INSET, vertexMarker } from '../drawing/vertexMarker.js';
import { counted } from '../../text/internal.js';

/** What may be said about the picture. */
export interface DigraphPictureOptions extends PictureOptions {
  /**
   * What the vertices are called; by default x1, x2, … those of Left and y1, y2, … those of Right, by their places in
   * the notation.
   */
  readonly names?: readonly string[];
  /**
   * Where the vertices stand, one `[x, y]` for each, x to the right and y downwards, in any unit; a layout is found if
   * missing.
   */
  readonly coordinates?: readonly (readonly [x: number, y: number])[];
}

/** What the numbers mean. */
const NUMBERING = `labels count from 1, ${'the notation from 0'.replaceAll(' ', NO_BREAK)}`;

/** More arcs are only counted in the description. */
const DESCRIBED = 100;

/** Half the angle and the length of the head of an arrow. */
const HEAD = { width: 4.2, length: 10 } as const;

/** The least length of an arrow with two heads, and the room at both its ends. */
const LEAST_ARROW = 2 * HEAD.length + 6;

/** The room between the tip of an arrow and the outline of the vertex. */
const GAP = 2;

/**
 * A picture of a digraph placement game: Left's vertices are round, Right's square; an arrow leads to each vertex that
 * is deleted when the vertex at its beginning is played, and has two heads where arcs go both ways. The same digraph
 * gets the same picture every time.
 * @throws InputError `invalid-argument` for names or coordinates that are not one for each vertex
 * @throws LimitError `too-large-picture` above 400 vertices or 20,000 arcs
 * @source Clow and McKay 2024, Sec. 1
 */
export function drawDigraph(game: DigraphPlacement, options: DigraphPictureOptions = {}): string {
  const { marks, extent, caption, words } = digraphSummand(game, options);
  const frame = {
    title: options.title ?? 'Digraph',
    description: words,
    extent,
    caption: caption ?? [],
    note: game.n === 0 || options.names !== undefined ? undefined : NUMBERING,
  };
  return finishPicture(frame, marks, options);
}

/** The digraph as it is drawn. @throws InputError, LimitError as `drawDigraph` */
export function digraphSummand(game: DigraphPlacement, options: DigraphPictureOptions): DrawnSummand {
  requireDrawable('drawDigraph', 'vertices', game.n, LAYOUT_VERTEX_LIMIT);
  requireDrawable('drawDigraph', 'arcs', game.arcs.length, PICTURE_LIMIT);
  requireShape('drawDigraph', optional(listOf(text, 'a list', { length: game.n })), options.names, 'the option names');
  requireShape(
    'drawDigraph',
    optional(listOf(tuple(aFinite, aFinite), 'a list', { length: game.n })),
    options.coordinates,
    'the option coordinates',
  );
  const names = options.names ?? vertexLabels(game);
  const label = (v: number): string => (options.labels === false ? '' : names[v]!);
  const texts = shortLabels(
    names.map((_, v) => label(v)),
    LONGEST_LABEL,
  );
  const halves = texts.map(markerHalfWidth);
  const edges = game.arcs.filter(([u, v]) => u < v || !game.hasArc(v, u));
  const { unit, room } = markerScale(halves, LEAST_ARROW);
  const layOut = (): Point[] => layoutGraph({ vertexCount: game.n, edges, faces: [] }, room);
  const places = (ownPlaces(options.coordinates) ?? layOut()).map(([x, y]): Point => [x * unit, y * unit]);
  const outlines = places.map((place, v): Outline => ({ place, half: halves[v]!, side: game.sides[v]! }));
  const arrows = edges.flatMap(([u, v]) => arrow(outlines[u]!, outlines[v]!, game.hasArc(v, u)));
  const marks = [
    group({ class: 'arcs', stroke: STYLE.line, 'stroke-width': 1.6, fill: STYLE.line }, arrows),
    group(
      { class: 'vertices' },
      places.map((place, v) => vertexMarker(place, label(v), texts[v]!, game.sides[v])),
    ),
  ];
  const extent = places.flatMap(([x, y], v): Point[] => [
    [x - halves[v]! - 2, y - STYLE.radius],
    [x + halves[v]! + 2, y + STYLE.radius],
  ]);
  return { marks, extent, negative: false, caption: captionOf(game), words: describe(game, names) };
}

/** A vertex as it is drawn. */
interface Outline {
  readonly place: Point;
  readonly half: number;
  readonly side: Player;
}

/** A line from one outline to another with a head at its end, or at both. */
function arrow(from: Outline, to: Outline, bothWays: boolean): Mark[] {
  const [start, end] = [tipAt(from, to.place), tipAt(to, from.place)];
  const heads = [head(from.place, end), ...(bothWays ? [head(to.place, start)] : [])];
  const stem = line(bothWays ? stepBack(start, to.place) : start, stepBack(end, from.place));
  return [stem, ...heads];
}

/** Where an arrow from elsewhere ends: just outside of the outline, a circle or a box. */
function tipAt({ place, half, side }: Outline, other: Point): Point {
  const apart = distance(place, other);
  const [dx, dy] = [(other[0] - place[0]) / apart, (other[1] - place[1]) / apart];
  const inset = side === 'R' ? SQUARE_INSET : 0;
  const toBox = Math.min((half - inset) / Math.abs(dx), (STYLE.radius - inset) / Math.abs(dy));
  const out = GAP + (side === 'L' && half === STYLE.radius ? half : toBox);
  return [place[0] + out * dx, place[1] + out * dy];
}

/** A point nearer to another one by most of a head, so that no blunt end of a line shows at the tip. */
function stepBack(tip: Point, to: Point): Point {
  const part = (0.8 * HEAD.length) / distance(tip, to);
  return [tip[0] + part * (to[0] - tip[0]), tip[1] + part * (to[1] - tip[1])];
}

function head(from: Point, tip: Point): Mark {
  const apart = distance(from, tip);
  const [dx, dy] = [(tip[0] - from[0]) / apart, (tip[1] - from[1]) / apart];
  const [x, y] = [tip[0] - HEAD.length * dx, tip[1] - HEAD.length * dy];
  const corners: Point[] = [
    tip,
    [x - HEAD.width * dy, y + HEAD.width * dx],
    [x + HEAD.width * dy, y - HEAD.width * dx],
  ];
  return polygon(corners, { stroke: 'none' });
}

function captionOf({ n, arcs }: DigraphPlacement): { readonly text: string }[] {
  if (n === 0) return [{ text: 'the digraph without vertices' }];
  const sides = { text: 'round: Left, square: Right' };
  return arcs.length === 0 ? [sides] : [sides, { text: 'arrows lead to what is deleted' }];
}

/** The content of the picture in words. */
function describe({ n, arcs }: DigraphPlacement, names: readonly string[]): string {
  const sizes = `A digraph with ${counted(n, 'vertex', 'vertices')} and ${counted(arcs.length, 'arc')}`;
  const numbering = n === 0 ? '' : ' Labels count vertices from 1, the notation from 0.';
  if (arcs.length === 0 || arcs.length > DESCRIBED) return `${sizes}.${numbering}`;
  return `${sizes}: ${arcs.map(([u, v]: Arc) => `${names[u]!} → ${names[v]!}`).join(', ')}.${numbering}`;
}
