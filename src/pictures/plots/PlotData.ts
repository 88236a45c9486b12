import { aNumber, either, instanceOf, listOf, text, tuple } from '../../arguments.js';
import { byFlaw, fields, type Shape } from '../../shape.js';
import { Dyadic } from '../../values/index.js';
import { dyadicRatio } from './dyadicRatio.js';
import { plotTicks } from './plotTicks.js';

/** Points of a plot that belong together, such as the temperatures of one ruleset. */
export interface PlotSeries {
  readonly name: string;
  /** Places x with the value there; lines join them in this order, where not all places of the plot are integers. */
  readonly points: readonly (readonly [x: number, y: number | Dyadic])[];
}

/** What a plot shows. */
export interface PlotData {
  /** What stands below the horizontal axis, and beside the vertical one. */
  readonly x: string;
  readonly y: string;
  readonly series: readonly PlotSeries[];
}

/** The most series of a plot: more cannot be told apart. */
export const SERIES_LIMIT = 12;

/** What the data of a plot have to look like. */
export const aPlotData: Shape = byFlaw((value, place) => SHAPE.flaw(value, place));

const aDyadicNumber = /* @__PURE__ */ either(
  aNumber,
  instanceOf(() => Dyadic, 'a Dyadic'),
);

const SHAPE = /* @__PURE__ */ fields({
  x: text,
  y: text,
  series: listOf(fields({ name: text, points: listOf(tuple(aNumber, aDyadicNumber)) })),
});

/** The numbers of a series, as exact as a drawing needs them. */
export function numbersOf({ points }: PlotSeries): [number, number][] {
  return points.map(([x, y]) => [x, y instanceof Dyadic ? dyadicRatio(y, Dyadic.one) : y]);
}

/** The least and the greatest of some numbers, apart from each other. */
export function extentOf(numbers: readonly number[]): [number, number] {
  if (numbers.length === 0) return [0, 1];
  const least = numbers.reduce((a, b) => Math.min(a, b));
  const greatest = numbers.reduce((a, b) => Math.max(a, b));
  return least === greatest ? [least - 1, greatest + 1] : [least, greatest];
}

/** The numbers on the vertical axis; 0 is one of them. */
export function valueTicks({ series }: PlotData): number[] {
  const values = series.flatMap(numbersOf).map(([, y]) => y);
  return plotTicks(...(values.length === 0 ? extentOf([]) : extentOf([0, ...values])));
}

/** The numbers on the horizontal axis: the places themselves, or, of more than so many, equal steps between them. */
export function placeTicks({ series }: PlotData, most: number): number[] {
  const places = [...new Set(series.flatMap(({ points }) => points.map(([x]) => x)))].sort((a, b) => a - b);
  if (places.length <= most) return places;
  const [left, right] = extentOf(places);
  return plotTicks(left, right).filter((x) => x >= left && x <= right);
}

/** Whether there is something between the places of a plot: between integers there is not. */
export function isContinuous({ series }: PlotData): boolean {
  return series.some(({ points }) => points.some(([x]) => !Number.isInteger(x)));
}

/** How a series is drawn: each way differs from the others without colours, also without lines. */
export interface SeriesStyle {
  readonly colour: string;
  /** The sign at the points, by its name in SVG, of Vega and of TikZ. */
  readonly sign: string;
  readonly vega: string;
  readonly tikz: string;
  /** Whether the sign is filled. */
  readonly isFilled: boolean;
  readonly dashes: readonly number[];
}

const VEGA_PENTAGON = 'M0,-0.5L0.476,-0.155L0.294,0.405L-0.294,0.405L-0.476,-0.155Z';
const SIGNS = [
  ['circle', 'circle', 'mark=*', 'mark=o'],
  ['square', 'square', 'mark=square*', 'mark=square'],
  ['triangle-up', 'triangle-up', 'mark=triangle*', 'mark=triangle'],
  ['diamond', 'diamond', 'mark=diamond*', 'mark=diamond'],
  ['pentagon', VEGA_PENTAGON, 'mark=pentagon*', 'mark=pentagon'],
  [
    'triangle-down',
    'triangle-down',
    'mark=triangle*, every mark/.append style={rotate=180}',
    'mark=triangle, every mark/.append style={rotate=180}',
  ],
] as const;
const COLOURS = ['#1d4fa8', '#b3261e', '#2f7d4f', '#8a4fc7', '#a86b00', '#222222'] as const;
const GREYS = ['#000000', '#555555', '#888888'] as const;
const DASHES: readonly (readonly number[])[] = [[], [6, 3], [2, 2]];

/** The style of a series by its place. */
export function seriesStyle(i: number, blackAndWhite: boolean): SeriesStyle {
  const colours = blackAndWhite ? GREYS : COLOURS;
  const [sign, vega, filled, open] = SIGNS[i % SIGNS.length]!;
  const isFilled = i < SIGNS.length;
  return {
    colour: colours[i % colours.length]!,
    sign,
    vega,
    tikz: isFilled ? filled : open,
    isFilled,
    dashes: DASHES[i % DASHES.length]!,
  };
}

/** The content of a plot in words, exact. */
export function describePlot({ x, y, series }: PlotData): string {
  const each = series.map((one) => `${before(one)}${one.points.map(describePoint).join(', ')}`);
  return `${y} by ${x}. ${each.join('; ')}.`;
}

/** A point in words: `snort: 4: 3/2`. */
export function describePlace(series: PlotSeries, i: number): string {
  return before(series) + describePoint(series.points[i]!);
}

function before({ name }: PlotSeries): string {
  return name === '' ? '' : `${name}: `;
}

function describePoint([at, value]: PlotSeries['points'][number]): string {
  return `${at}: ${String(value)}`;
}
