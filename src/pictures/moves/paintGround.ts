import { asLabel, centredText, element, group, line, type Mark } from '../drawing/Mark.js';
import { LAYOUT_VERTEX_LIMIT, requireDrawable } from '../drawing/PictureOptions.js';
import type { Point } from '../drawing/plane.js';
import { STYLE } from '../drawing/style.js';
import { hackenbushPlaces } from './hackenbushPlaces.js';
import {
  archStroke,
  EDGE_LINES,
  edgeStroke,
  LOOP_WIDTH,
  loopStroke,
  RADIUS,
  type EdgeStroke,
} from './hackenbushStroke.js';
import type { ScenePainter } from './ScenePainter.js';

const WORDS = { L: 'solid: Left', R: 'dashed: Right', E: 'dotted: either player' } as const;
/** How far the ground reaches beside what stands on it. */
const MARGIN = 24;

/**
 * A position of HACKENBUSH on the ground: edges of Left solid, of Right dashed, of either player dotted, each with its
 * letter.
 */
export const paintGround: ScenePainter<'ground'> = ({ edges }) => {
  requireDrawable('drawMoveBoard', 'edges', edges.length, LAYOUT_VERTEX_LIMIT);
  const { places, bends } = hackenbushPlaces(edges);
  const xs = Array.from(places.values(), ([x]) => x);
  let right = Math.max(0, ...xs);
  const strokes = edges.map(([u, v, colour], e): EdgeStroke => {
    const alike = [...edges.keys()].filter((other) => edges[other]![0] === u && edges[other]![1] === v);
    const place = { index: alike.indexOf(e), count: alike.length };
    if (v === 0) return archStroke((right += LOOP_WIDTH), colour);
    const at = places.get(v)!;
    if (u === v) return loopStroke(at, colour, place);
    const own = bends[e]!;
    // What stands on the ground stands upright on it.
    const [foot, head] = [places.get(u) ?? ([(own[0] ?? at)[0], 0] as const), at];
    const [low, high] = foot[1] >= head[1] ? [foot, head] : [head, foot];
    return edgeStroke(low, high, colour, place, own);
  });
  const extent = [
    ...[...places.values()].flatMap(([x, y]): Point[] => [
      [x - RADIUS, y - RADIUS],
      [x + RADIUS, y],
    ]),
    ...strokes.flatMap((stroke) => stroke.extent),
  ];
  const ends = [0, right, ...extent.map(([x]) => x)];
  const [from, to] = [Math.min(...ends) - MARGIN, Math.max(...ends) + MARGIN];
  return {
    marks: [
      group({ class: 'ground', stroke: STYLE.line }, ground(from, to)),
      group(
        { class: 'edges', fill: 'none' },
        strokes.map(({ mark }) => mark),
      ),
      group(
        { class: 'vertices' },
        [...places].map(([vertex, place]) => vertexMark(vertex, place)),
      ),
      group(
        { class: 'letters' },
        strokes.map(({ letter }) => asLabel(letter)),
      ),
    ],
    extent: [...extent, [from, 0], [to, 11]],
    caption: (['L', 'R', 'E'] as const)
      .filter((colour) => edges.some((edge) => edge[2] === colour))
      .map((colour) => ({ text: WORDS[colour], line: EDGE_LINES[colour] })),
  };
};

function vertexMark(vertex: number, [cx, cy]: Point): Mark {
  const circle = element('circle', { cx, cy, r: RADIUS, fill: STYLE.ground, stroke: STYLE.line, 'stroke-width': 1.4 });
  const number = centredText([cx, cy], String(vertex), STYLE.smallSize, { fill: STYLE.ink });
  return element('g', { class: 'vertex' }, circle, asLabel(number));
}

/** A line with hatches below it. */
function ground(from: number, to: number): Mark[] {
  const hatches: Mark[] = [];
  for (let x = from + 10; x <= to; x += 12) hatches.push(line([x, 1], [x - 8, 10], { 'stroke-width': 1 }));
  return [line([from, 0], [to, 0], { 'stroke-width': 2.4 }), ...hatches];
}
