import type { Value } from '../../values/index.js';
import type { Player } from '../../player.js';
import { Dyadic, thermograph, Thermograph, type Wall } from '../../values/index.js';
import { PICTURE_LIMIT, requireDrawable } from '../drawing/PictureOptions.js';
import type { PictureOptions } from '../drawing/PictureOptions.js';
import type { Point } from '../drawing/plane.js';
import { HALO, SIDE_STYLE, STYLE } from '../drawing/style.js';
import { finishPicture } from '../drawing/finishPicture.js';
import type { CaptionLine } from '../drawing/composeDrawing.js';
import {
  centredText,
  element,
  group,
  line,
  polygon,
  svgNumber,
  textWidth,
  type Mark,
  type SvgAttributes,
} from '../drawing/Mark.js';
import { shortNumber, thermographFrame, type ThermographFrame } from './thermographFrame.js';
import { thermographScale, type ThermographScale } from './thermographScale.js';

/** Pixels. */
const WALL_WIDTH = 2.6;
/** The colour is not the only sign. */
const WALL_LINES: Readonly<Record<Player, SvgAttributes>> = { L: {}, R: { 'stroke-dasharray': '8 4' } };
const ARROW = 5;
const TICK = 5;
/** Labels are at least this far apart. */
const APART = 8;
/** Rows of labels below the picture. */
const ROWS = 3;
const ROW_HEIGHT = 17;
const GUIDE = '#d8d8d8';
const BELOW_ZERO = '#f3f3ee';

/** The temperatures on the left, those that have room, each with a line across the picture. */
function temperatureAxis(
  { temperatures }: ThermographFrame,
  { width, row }: ThermographScale,
): { labels: Mark[]; guides: Mark[]; room: number } {
  const placed: number[] = [];
  const [labels, guides]: [Mark[], Mark[]] = [[], []];
  let room = 0;
  for (const t of temperatures) {
    const y = row(t);
    if (placed.some((other) => Math.abs(other - y) < STYLE.labelSize + 1)) continue;
    placed.push(y);
    const text = shortNumber(t);
    room = Math.max(room, textWidth(text, STYLE.labelSize));
    const place = { x: -TICK - 4, y: y + STYLE.labelSize * 0.36, 'text-anchor': 'end' };
    labels.push(element('text', place, text));
    guides.push(line([-TICK, y], [width, y]));
  }
  return { labels, guides, room: room + TICK + 4 };
}

/**
 * The values below, in rows where they would meet, each with a line up the picture; those without room are left out.
 */
function valueAxis(
  { values }: ThermographFrame,
  { height, column }: ThermographScale,
): { labels: Mark[]; guides: Mark[]; ends: Point[] } {
  const rows: [number, number][][] = Array.from({ length: ROWS }, () => []);
  const [labels, guides, ends]: [Mark[], Mark[], Point[]] = [[], [], []];
  for (const x of values) {
    const at = column(x);
    const half = textWidth(shortNumber(x), STYLE.labelSize) / 2;
    const [from, to] = [at - half, at + half];
    const free = rows.findIndex((taken) => taken.every(([a, b]) => to + APART < a || b + APART < from));
    if (free < 0) continue;
    rows[free]!.push([from, to]);
    const y = height + TICK + ROW_HEIGHT * (free + 0.6);
    // Lines to lower rows pass behind.
    labels.push(centredText([at, y], shortNumber(x), STYLE.labelSize, HALO));
    guides.push(line([at, 0], [at, height + TICK + ROW_HEIGHT * free]));
    ends.push([from, y + ROW_HEIGHT / 2], [to, y + ROW_HEIGHT / 2]);
  }
  return { labels, guides, ends };
}

/** A wall from t = −1 up to the mast. */
function drawWall(wall: Wall, graph: Thermograph, player: Player, { column, row }: ThermographScale): Mark {
  const points = [
    ...wall.breakpoints.filter(([t]) => t.compare(graph.temperature) < 0),
    [graph.temperature, graph.mean] as const,
  ];
  const corners = points.map(([t, x]) => `${svgNumber(column(x))},${svgNumber(row(t))}`).join(' ');
  const { name, strong } = SIDE_STYLE[player];
  const line = { stroke: strong, ...WALL_LINES[player] };
  return element('polyline', { class: name.toLowerCase(), points: corners, ...line });
}

/** The mast, with an arrow at its end. */
function drawMast({ temperature, mean }: Thermograph, { column, row }: ThermographScale): Mark[] {
  const x = column(mean);
  const arrow: Point[] = [
    [x, -ARROW],
    [x - ARROW, 2 * ARROW],
    [x + ARROW, 2 * ARROW],
  ];
  return [line([x, row(temperature)], [x, ARROW]), polygon(arrow, { fill: STYLE.ink, stroke: 'none' })];
}

/** The content of the picture in words, exact. */
function describe({ leftWall, rightWall, temperature, mean }: Thermograph): string {
  const points = (wall: Wall): string =>
    wall.breakpoints.map(([t, x]) => `t = ${t.toString()}: ${x.toString()}`).join(', ');
  return (
    `Temperature ${temperature.toString()}, mean ${mean.toString()}. The Left wall starts or turns at ${points(leftWall)}; ` +
    `the Right wall at ${points(rightWall)}.`
  );
}

function captionOf(graph: Thermograph): CaptionLine[] {
  const stop = (player: Player): CaptionLine => ({
    text: `${SIDE_STYLE[player].name} wall, ${SIDE_STYLE[player].name} stop ${shortNumber(graph.wall(player).at(Dyadic.zero))}`,
    line: { stroke: SIDE_STYLE[player].strong, 'stroke-width': WALL_WIDTH, ...WALL_LINES[player] },
  });
  const numbers = `temperature ${shortNumber(graph.temperature)}, mean ${shortNumber(graph.mean)}`;
  // Of an integer there is only the mast, from t = −1 on.
  if (graph.temperature.equals(Dyadic.of(-1)))
    return [{ text: numbers }, { text: 'no walls: the mast begins at t = −1' }];
  return [{ text: numbers }, stop('L'), stop('R')];
}

/**
 * A picture of the thermograph of a value as a complete SVG 1.1 document, from t = −1 to a part of the mast. As usual
 * in the literature values grow to the left and temperatures upwards. The labels are exact as long as they are not
 * longer than 18 characters; the description in the document always is.
 * @throws LimitError `too-large-picture` above 20,000 turning points
 * @source Huntemann 2018, Def. 5.10
 */
export function drawThermograph(value: Value | Thermograph, options: PictureOptions = {}): string {
  const graph = value instanceof Thermograph ? value : thermograph(value);
  const turning = graph.leftWall.breakpoints.length + graph.rightWall.breakpoints.length;
  requireDrawable('drawThermograph', 'turning points', turning, PICTURE_LIMIT);
  const frame = thermographFrame(graph);
  const scale = thermographScale(frame);
  const { width, height, row } = scale;
  const temperatures = temperatureAxis(frame, scale);
  const values = valueAxis(frame, scale);
  const zero = row(Dyadic.zero);
  const content = [
    element('rect', { class: 'below-zero', x: 0, y: zero, width, height: height - zero, fill: BELOW_ZERO }),
    group({ class: 'guides', stroke: GUIDE }, [...temperatures.guides, ...values.guides]),
    group({ class: 'axes', stroke: STYLE.line }, [line([0, 0], [0, height]), line([0, height], [width, height])]),
    group({ class: 'walls', fill: 'none', 'stroke-width': WALL_WIDTH }, [
      drawWall(graph.leftWall, graph, 'L', scale),
      drawWall(graph.rightWall, graph, 'R', scale),
    ]),
    group({ class: 'mast', stroke: STYLE.ink, 'stroke-width': WALL_WIDTH }, drawMast(graph, scale)),
    group({ class: 'temperatures', 'font-size': STYLE.labelSize, fill: STYLE.ink }, temperatures.labels),
    group({ class: 'values', fill: STYLE.ink }, values.labels),
  ];
  const extent: Point[] = [[-temperatures.room, -ARROW], [width, height], ...values.ends];
  return finishPicture(
    { title: options.title ?? 'Thermograph', description: describe(graph), extent, caption: captionOf(graph) },
    content,
    options,
  );
}
