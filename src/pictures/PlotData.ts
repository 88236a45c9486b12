import { aNumber, either, instanceOf, listOf, text, tuple } from '../arguments.js';
import { fields, type Shape } from '../shape.js';
import { Dyadic } from '../values/index.js';
import { dyadicRatio } from './dyadicRatio.js';

/** Points of a plot that belong together, such as the temperatures of one ruleset. */
export interface PlotSeries {
  readonly name: string;
  /** Places x with the value there; lines join them in this order. */
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
export const plotData: Shape = (value, place) => SHAPE(value, place);

const aDyadicNumber = /* @__PURE__ */ either(aNumber, instanceOf(() => Dyadic, 'a Dyadic')); // prettier-ignore

const SHAPE = /* @__PURE__ */ fields({
  x: text,
  y: text,
  series: listOf(fields({ name: text, points: listOf(tuple(aNumber, aDyadicNumber)) })),
});

/** The numbers of a series, as exact as a drawing needs them. */
export function numbersOf({ points }: PlotSeries): [number, number][] {
  return points.map(([x, y]) => [x, y instanceof Dyadic ? dyadicRatio(y, Dyadic.one) : y]);
}

/** How a series is drawn: each way differs from the others without colours. */
export interface SeriesStyle {
  readonly colour: string;
  /** The names of the sign at the points, of Vega and of TikZ. */
  readonly vega: string;
  readonly tikz: string;
  /** Whether the sign is filled. */
  readonly isFilled: boolean;
  readonly dashes: readonly number[];
}

const SIGNS = [
  ['circle', '*', 'o'],
  ['square', 'square*', 'square'],
  ['triangle-up', 'triangle*', 'triangle'],
  ['diamond', 'diamond*', 'diamond'],
] as const;
const COLOURS = ['#1d4fa8', '#b3261e', '#2f7d4f', '#8a4fc7', '#a86b00', '#222222'] as const;
const GREYS = ['#000000', '#555555', '#888888'] as const;
const DASHES: readonly (readonly number[])[] = [[], [6, 3], [2, 2]];

/** The style of a series by its place. */
export function seriesStyle(i: number, blackAndWhite: boolean): SeriesStyle {
  const colours = blackAndWhite ? GREYS : COLOURS;
  const [vega, filled, open] = SIGNS[i % SIGNS.length]!;
  const isFilled = i < SIGNS.length || i >= 2 * SIGNS.length;
  return {
    colour: colours[i % colours.length]!,
    vega,
    tikz: isFilled ? filled : open,
    isFilled,
    dashes: DASHES[i % DASHES.length]!,
  };
}

/** The content of a plot in words, exact. */
export function describePlot({ x, y, series }: PlotData): string {
  const each = series.map(
    ({ name, points }) =>
      `${name === '' ? '' : `${name}: `}${points.map(([at, value]) => `${at}: ${String(value)}`).join(', ')}`,
  );
  return `${y} by ${x}. ${each.join('; ')}.`;
}
