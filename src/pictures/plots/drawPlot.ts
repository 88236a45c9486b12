import { finishPicture } from '../drawing/finishPicture.js';
import { asLabel, centredText, element, group, line, textWidth, type Mark } from '../drawing/Mark.js';
import type { Point } from '../drawing/plane.js';
import {
  describePlace,
  describePlot,
  extentOf,
  isContinuous,
  numbersOf,
  placeTicks,
  SERIES_LIMIT,
  seriesStyle,
  valueTicks,
  type PlotData,
} from './PlotData.js';
import { PICTURE_LIMIT, requireDrawable, type PictureOptions } from '../drawing/PictureOptions.js';
import { plotLine, plotSign } from './plotSigns.js';
import { plotNumber } from './plotTicks.js';
import { printPgfplots } from './printPgfplots.js';
import { STYLE } from '../drawing/style.js';

/** Pixels. */
const WIDTH = 420;
const HEIGHT = 260;
/** Between the axes and the first and last place. */
const PADDING = 14;
const TICK = 5;
const GUIDE = '#dddddd';
const LEGEND_GAP = 28;
/** Labels below are at least this far apart. */
const APART = 8;

/**
 * A plot, such as temperatures over lengths, as an SVG document, or for LaTeX with the package `pgfplots`. Each series
 * has its own sign; lines join points only where places lie between integers. Numbers on the axes are fractions;
 * viewers show those of a point as a tooltip, and the description has all of them, exact.
 * @throws LimitError `too-large-picture` above 20,000 points or 12 series
 * @example drawPlot({ x: 'n', y: 'temperature', series: [{ name: 'snort', points: [[1, 0], [2, 1], [3, 2]] }] }).startsWith('<?xml') // true
 */
export function drawPlot(data: PlotData, options: PictureOptions = {}): string {
  requirePlot('drawPlot', data);
  const { title = `${data.y} by ${data.x}`, format = 'svg', labels = true, blackAndWhite = false, width } = options;
  const description = describePlot(data);
  if (format === 'tikz') return printPgfplots(data, [title, description], { labels, blackAndWhite, width });
  const scale = scaleOf(data);
  const [across, upwards] = [verticalAxis(data.y, scale), horizontalAxis(data.x, scale)];
  const legend = data.series.length > 1 ? legendOf(data, blackAndWhite) : { marks: [], right: 0 };
  const corners: Point[] = labels
    ? [
        [-across.room, -STYLE.labelSize / 2],
        [WIDTH + legend.right, HEIGHT + upwards.room],
      ]
    : [
        [-TICK, -TICK],
        [WIDTH, HEIGHT + TICK],
      ];
  const marks = [
    ...across.marks,
    ...upwards.marks,
    ...data.series.map((_, i) => seriesGroup(data, i, scale, blackAndWhite)),
    ...legend.marks,
  ];
  return finishPicture({ title, description, extent: corners }, marks, options);
}

/** @throws LimitError `too-large-picture` */
export function requirePlot(caller: string, { series }: PlotData): void {
  requireDrawable(caller, 'series', series.length, SERIES_LIMIT);
  requireDrawable(
    caller,
    'points',
    series.reduce((sum, { points }) => sum + points.length, 0),
    PICTURE_LIMIT,
  );
}

/** Where things stand, and the numbers on the axes. */
interface Scale {
  readonly column: (x: number) => number;
  readonly row: (y: number) => number;
  readonly places: readonly number[];
  readonly values: readonly number[];
}

function scaleOf(data: PlotData): Scale {
  const [left, right] = extentOf(data.series.flatMap(numbersOf).map(([x]) => x));
  const values = valueTicks(data);
  const [bottom, top] = [values[0]!, values[values.length - 1]!];
  return {
    column: (x) => PADDING + ((x - left) / (right - left)) * (WIDTH - 2 * PADDING),
    row: (y) => ((top - y) / (top - bottom)) * HEIGHT,
    places: placeTicks(
      data,
      Math.floor(WIDTH / (widestOf(data.series.flatMap(({ points }) => points.map(([x]) => x))) + APART)),
    ),
    values,
  };
}

function widestOf(numbers: readonly number[]): number {
  return Math.max(0, ...numbers.map((x) => textWidth(plotNumber(x), STYLE.labelSize)));
}

/** The values on the left, each with a line across, and their name beside them. */
function verticalAxis(name: string, { row, values }: Scale): { marks: Mark[]; room: number } {
  const room = widestOf(values) + TICK + 4;
  const at = { x: -TICK - 4, 'text-anchor': 'end', 'font-size': STYLE.labelSize };
  const numbers = values.map((y) =>
    asLabel(element('text', { ...at, y: row(y) + STYLE.labelSize * 0.36 }, plotNumber(y))),
  );
  const guides = values.map((y) => line([-TICK, row(y)], [WIDTH, row(y)], { stroke: y === 0 ? STYLE.line : GUIDE }));
  const x = -room - STYLE.labelSize;
  const turned = { transform: `rotate(-90 ${x} ${HEIGHT / 2})` };
  const title = asLabel(centredText([x, HEIGHT / 2], name, STYLE.labelSize, turned));
  const axis = line([0, 0], [0, HEIGHT], { stroke: STYLE.line });
  return { marks: [group({}, guides), axis, ...numbers, title], room: room + 2 * STYLE.labelSize };
}

/** The places below, and their name below them. */
function horizontalAxis(name: string, { column, places }: Scale): { marks: Mark[]; room: number } {
  const ticks = places.map((x) => line([column(x), HEIGHT], [column(x), HEIGHT + TICK], { stroke: STYLE.line }));
  const below = HEIGHT + TICK + STYLE.labelSize;
  const numbers = places.map((x) => asLabel(centredText([column(x), below], plotNumber(x), STYLE.labelSize)));
  const title = asLabel(centredText([WIDTH / 2, below + STYLE.lineHeight], name, STYLE.labelSize));
  return { marks: [group({}, ticks), ...numbers, title], room: TICK + 2 * STYLE.lineHeight };
}

function seriesGroup(data: PlotData, i: number, { column, row }: Scale, blackAndWhite: boolean): Mark {
  const series = data.series[i]!;
  const style = seriesStyle(i, blackAndWhite);
  const places = numbersOf(series).map(([x, y]): Point => [column(x), row(y)]);
  const lines = isContinuous(data) && places.length > 1 ? [plotLine(places, style)] : [];
  const signs = places.map((place, k) => plotSign(place, style, describePlace(series, k)));
  return group({ class: 'series' }, [...lines, ...signs]);
}

/** The names of the series on the right, beside their signs. */
function legendOf({ series }: PlotData, blackAndWhite: boolean): { marks: Mark[]; right: number } {
  const marks = series.flatMap(({ name }, i) => {
    const y = STYLE.lineHeight * (i + 0.5);
    const text = { x: WIDTH + LEGEND_GAP + 12, y: y + STYLE.labelSize * 0.36, 'font-size': STYLE.labelSize };
    const sign = plotSign([WIDTH + LEGEND_GAP, y], seriesStyle(i, blackAndWhite));
    return [{ ...sign, isLabel: true as const }, asLabel(element('text', text, name))];
  });
  const widest = Math.max(...series.map(({ name }) => textWidth(name, STYLE.labelSize)));
  return { marks, right: LEGEND_GAP + 12 + widest };
}
