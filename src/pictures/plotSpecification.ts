import { takes } from '../arguments.js';
import { numbersOf, plotData, SERIES_LIMIT, seriesStyle, type PlotData } from './PlotData.js';
import { PICTURE_LIMIT, pictureOptions, requireDrawable, type PictureOptions } from './PictureOptions.js';
import { STYLE } from './style.js';

const SIZE = { width: 420, height: 260 };
/** Up to so many places on the horizontal axis each has its number. */
const ALL_TICKS = 24;

const plotSpecificationTakes = /* @__PURE__ */ takes('plotSpecification', () => ({
  data: plotData,
  options: pictureOptions,
}));

/**
 * The specification of a plot for the library Vega, which draws it: lines with a sign at each point, a sign and a dash of its
 * own for each series, and a legend if there are several.
 * @returns plain data that passes through JSON; notebooks show it as `application/vnd.vega.v6+json`
 * @throws LimitError `too-large-picture` above 20,000 points or 12 series
 */
export function plotSpecification(data: PlotData, options: PictureOptions = {}): Readonly<Record<string, unknown>> {
  plotSpecificationTakes(data, options);
  const { x, y, series } = data;
  const { labels = true, blackAndWhite = false } = options;
  requireDrawable('plotSpecification', 'series', series.length, SERIES_LIMIT);
  requireDrawable('plotSpecification', 'points', series.reduce((sum, { points }) => sum + points.length, 0), PICTURE_LIMIT); // prettier-ignore
  const styles = series.map((_, i) => seriesStyle(i, blackAndWhite));
  const points = series.map((one, i) => numbersOf(one).map(([at, value]) => ({ x: at, y: value, series: i })));
  const places = [...new Set(points.flat().map((point) => point.x))].sort((a, b) => a - b);
  const legend = labels && series.length > 1 ? [legendOf(series.map(({ name }) => name))] : [];
  const axis = { labels, labelFont: STYLE.font, titleFont: STYLE.font, labelFontSize: 12, titleFontSize: 13, titleFontWeight: 'normal', labelFontStyle: 'normal', labelColor: STYLE.ink, titleColor: STYLE.ink }; // prettier-ignore
  const scaleOf = (name: string, range: unknown): object => ({ name, type: 'ordinal', domain: series.map((_, i) => i), range }); // prettier-ignore
  return {
    $schema: 'https://vega.github.io/schema/vega/v6.json',
    description: options.title ?? 'Plot',
    ...SIZE,
    padding: STYLE.margin,
    background: STYLE.ground,
    data: points.map((values, i) => ({ name: `series${i}`, values })),
    scales: [
      { name: 'x', type: 'linear', range: 'width', zero: false, nice: false, padding: 14, domain: extent(places) },
      { name: 'y', type: 'linear', range: 'height', zero: true, nice: true, domain: extent(points.flat().map((point) => point.y)) }, // prettier-ignore
      scaleOf('colour', styles.map(({ colour }) => colour)), // prettier-ignore
      scaleOf('sign', styles.map(({ vega }) => vega)), // prettier-ignore
      scaleOf('inside', styles.map(({ colour, isFilled }) => (isFilled ? colour : STYLE.ground))), // prettier-ignore
    ],
    axes: [
      { ...axis, orient: 'bottom', scale: 'x', ...(labels && { title: x }), ...(places.length <= ALL_TICKS ? { values: places } : { tickMinStep: 1 }) }, // prettier-ignore
      {
        ...axis,
        orient: 'left',
        scale: 'y',
        grid: true,
        gridColor: '#dddddd',
        tickCount: 6,
        ...(labels && { title: y }),
      },
    ],
    legends: legend,
    marks: [
      { type: 'rule', encode: { enter: { x: { value: 0 }, x2: { signal: 'width' }, y: { scale: 'y', value: 0 }, stroke: { value: STYLE.line } } } }, // prettier-ignore
      ...styles.flatMap(({ colour, vega, isFilled, dashes }, i) => [
        {
          type: 'line',
          from: { data: `series${i}` },
          encode: { enter: { ...AT_POINT, stroke: { value: colour }, strokeWidth: { value: 1.6 }, ...(dashes.length > 0 && { strokeDash: { value: dashes } }) } }, // prettier-ignore
        },
        {
          type: 'symbol',
          from: { data: `series${i}` },
          encode: { enter: { ...AT_POINT, shape: { value: vega }, size: { value: 46 }, stroke: { value: colour }, fill: { value: isFilled ? colour : STYLE.ground } } }, // prettier-ignore
        },
      ]),
    ],
  };
}

const AT_POINT = { x: { scale: 'x', field: 'x' }, y: { scale: 'y', field: 'y' } };

function extent(numbers: readonly number[]): [number, number] {
  if (numbers.length === 0) return [0, 1];
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? [least - 1, most + 1] : [least, most];
}

/** The names of the series, beside their signs. */
function legendOf(names: readonly string[]): object {
  return {
    stroke: 'colour',
    shape: 'sign',
    fill: 'inside',
    symbolSize: 60,
    labelFont: STYLE.font,
    labelFontSize: 12,
    labelFontStyle: 'normal',
    labelColor: STYLE.ink,
    labelLimit: 260,
    encode: { labels: { update: { text: { signal: `${JSON.stringify(names)}[datum.value]` } } } },
  };
}
