import type { HackenbushEdge } from '../../moves/index.js';
import { centredText, element, line, svgNumber, type Mark, type SvgAttributes } from '../drawing/Mark.js';
import { distance, type Point } from '../drawing/plane.js';
import { faceColour, HALO, SIDE_STYLE, STYLE } from '../drawing/style.js';

/** Half the height of a vertex. */
export const RADIUS = 9;
/** How far from each other parallel edges run in their middle. */
const APART = 24;
/** The size of a loop, and the room that it takes. */
const LOOP = 13;
export const LOOP_WIDTH: number = 2 * LOOP + 8;
/** From a loop to one around it. */
const LOOP_STEP = 8;

/** How the edges of each kind are drawn. */
export const EDGE_LINES: Readonly<Record<HackenbushEdge[2], SvgAttributes & { readonly stroke: string }>> = {
  L: { stroke: SIDE_STYLE.L.strong, 'stroke-width': 3 },
  R: { stroke: SIDE_STYLE.R.strong, 'stroke-width': 3, 'stroke-dasharray': '8 4' },
  E: { stroke: faceColour(3), 'stroke-width': 3, 'stroke-dasharray': '2.5 2.5' },
};

/** An edge as it is drawn, its letter, and points that span it. */
export interface EdgeStroke {
  readonly mark: Mark;
  readonly letter: Mark;
  readonly extent: readonly Point[];
}

/** An edge between two places, one of several with the same ends, perhaps with bends. */
export function edgeStroke(
  a: Point,
  b: Point,
  colour: HackenbushEdge[2],
  place: ParallelEdge,
  bends: readonly Point[],
): EdgeStroke {
  const apart = distance(a, b);
  const off = APART * (place.index - (place.count - 1) / 2);
  const [dx, dy] = [(b[0] - a[0]) / apart, (b[1] - a[1]) / apart];
  const at = (by: number): Point => [(a[0] + b[0]) / 2 - by * dy, (a[1] + b[1]) / 2 + by * dx];
  const curve = (d: string): Mark => element('path', { d, ...EDGE_LINES[colour] });
  if (bends.length > 0) {
    const letter = letterAt(bends[Math.floor(bends.length / 2)]!, colour);
    return { mark: curve(`M${[a, ...bends, b].map(pair).join(' L')}`), letter, extent: bends };
  }
  const mark = off === 0 ? line(a, b, EDGE_LINES[colour]) : curve(`M${pair(a)} Q${pair(at(2 * off))} ${pair(b)}`);
  return { mark, letter: letterAt(at(off), colour), extent: [at(off)] };
}

/** Which of how many edges with the same ends. */
export interface ParallelEdge {
  readonly index: number;
  readonly count: number;
}

/** A loop at a vertex, the first to the right of it, the next to the left, more around these. */
export function loopStroke([x, y]: Point, colour: HackenbushEdge[2], { index }: ParallelEdge): EdgeStroke {
  const side = index % 2 === 0 ? 1 : -1;
  const r = LOOP + LOOP_STEP * Math.floor(index / 2);
  const cx = x + side * (RADIUS + r - 5);
  return {
    mark: element('circle', { cx, cy: y, r, ...EDGE_LINES[colour] }),
    letter: letterAt([cx + side * r, y], colour),
    extent: [
      [cx - r - 6, y - r - 2],
      [cx + r + 6, y + r + 2],
    ],
  };
}

/** A loop on the ground: an arch. */
export function archStroke(x: number, colour: HackenbushEdge[2]): EdgeStroke {
  const [foot, top] = [LOOP - 2, 2.6 * LOOP];
  const d = `M${pair([x - foot, 0])} C${pair([x - foot - 4, -top])} ${pair([x + foot + 4, -top])} ${pair([x + foot, 0])}`;
  const crown: Point = [x, -0.75 * top];
  return {
    mark: element('path', { d, ...EDGE_LINES[colour] }),
    letter: letterAt(crown, colour),
    extent: [
      [x - LOOP, 0],
      [x + LOOP, -top],
    ],
  };
}

function letterAt(place: Point, colour: HackenbushEdge[2]): Mark {
  return centredText(place, colour, STYLE.smallSize + 2, {
    ...HALO,
    fill: EDGE_LINES[colour].stroke,
    'font-weight': 'bold',
  });
}

function pair([x, y]: Point): string {
  return `${svgNumber(x)} ${svgNumber(y)}`;
}
