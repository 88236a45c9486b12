import { element, polygon, svgNumber, type Mark } from '../drawing/Mark.js';
import type { Point } from '../drawing/plane.js';
import type { SeriesStyle } from './PlotData.js';
import { STYLE } from '../drawing/style.js';

/** Half the height of a sign. */
const SIZE = 4.5;

/** How many corners a sign has, and the direction of the first, in turns from upwards. */
const CORNERS: Readonly<Record<string, readonly [count: number, first: number, size: number]>> = {
  square: [4, 1 / 8, 1.25],
  'triangle-up': [3, 0, 1.3],
  'triangle-down': [3, 1 / 2, 1.3],
  diamond: [4, 0, 1.25],
  pentagon: [5, 0, 1.1],
};

/** The sign of a series at a point. @param tip what a viewer says of it */
export function plotSign([x, y]: Point, { sign, colour, isFilled }: SeriesStyle, tip?: string): Mark {
  const paint = { fill: isFilled ? colour : STYLE.ground, stroke: colour, 'stroke-width': 1.4 };
  const title = tip === undefined ? [] : [element('title', {}, tip)];
  const shape = CORNERS[sign];
  if (shape === undefined) return element('circle', { cx: x, cy: y, r: SIZE, ...paint }, ...title);
  const [count, first, size] = shape;
  const corners = Array.from({ length: count }, (_, i): Point => {
    const turn = 2 * Math.PI * (first + i / count);
    return [x + SIZE * size * Math.sin(turn), y - SIZE * size * Math.cos(turn)];
  });
  const { name, attributes } = polygon(corners, paint);
  return element(name, attributes, ...title);
}

/** A line through points. */
export function plotLine(points: readonly Point[], { colour, dashes }: SeriesStyle): Mark {
  return element('polyline', {
    points: points.map(([x, y]) => `${svgNumber(x)},${svgNumber(y)}`).join(' '),
    fill: 'none',
    stroke: colour,
    'stroke-width': 1.6,
    'stroke-dasharray': dashes.length === 0 ? undefined : dashes.join(' '),
  });
}
