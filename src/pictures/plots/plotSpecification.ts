import { requirePlot } from './drawPlot.js';
import {
  describePlace,
  extentOf,
  isContinuous,
  numbersOf,
  placeTicks,
  seriesStyle,
  valueTicks,
  type PlotData,
} from './PlotData.js';
import type { PictureOptions } from '../drawing/PictureOptions.js';
import { plotNumber } from './plotTicks.js';
import { STYLE } from '../drawing/style.js';

const SIZE = { width: 420, height: 260 };
/** Up to so many places on the horizontal axis each has its number. */
const ALL_TICKS = 24;

/**
 * The specification of a plot for the library Vega, which makes it interactive: the plot of
 * `drawPlot`, with the exact numbers of a point as its tooltip.
 * @returns plain data that passes through JSON; notebooks show it as `application/vnd.vega.v6+json`
 * @throws LimitError `too-large-picture` above 20,000 points or 12 series
 */
export function plotSpecification(data: PlotData, options: PictureOptions = {}): Readonly<Record<string, unknown>> {
  const { x, y, series } = data;
  const { labels = true, blackAndWhite = false } = options;
  requirePlot('plotSpecification', data);
  const styles = series.map((_, i) => seriesStyle(i, blackAndWhite));
  const points = series.map((one, i) =>
    numbersOf(one).map(([at, value], k) => ({ x: at, y: value, series: i, text: describePlace(one, k) })),
  );
  const values = valueTicks(data);
  const places = points.flat().map((point) => point.x);
  const legend = labels && series.length > 1 ? [legendOf(series.map(({ name }) => name))] : [];
  const axis = {
    labels,
    labelFont: STYLE.font,
    titleFont: STYLE.font,
    labelFontSize: 12,
    titleFontSize: 13,
    titleFontWeight: 'normal',
    labelFontStyle: 'normal',
    labelColor: STYLE.ink,
    titleColor: STYLE.ink,
  };
  const scaleOf = (name: string, range: unknown): object => ({
    name,
    type: 'ordinal',
    domain: series.map((_, i) => i),
    range,
  });
  return {
    $schema: 'https://vega.github.io/schema/vega/v6.json',
    description: options.title ?? 'Plot',
    ...SIZE,
    padding: STYLE.margin,
    background: STYLE.ground,
    data: points.map((values, i) => ({ name: `series${i}`, values })),
    scales: [
      { name: 'x', type: 'linear', range: 'width', zero: false, nice: false, padding: 14, domain: extentOf(places) },
      { name: 'y', type: 'linear', range: 'height', domain: [values[0], values[values.length - 1]] },
      scaleOf(
        'colour',
        styles.map(({ colour }) => colour),
      ),
      scaleOf(
        'sign',
        styles.map(({ vega }) => vega),
      ),
      scaleOf(
        'inside',
        styles.map(({ colour, isFilled }) => (isFilled ? colour : STYLE.ground)),
      ),
    ],
    axes: [
      { ...axis, orient: 'bottom', scale: 'x', ...(labels && { title: x }), values: placeTicks(data, ALL_TICKS) },
      {
        ...axis,
        orient: 'left',
        scale: 'y',
        grid: true,
        gridColor: '#dddddd',
        values,
        encode: {
          labels: {
            update: {
              text: {
                signal: `${JSON.stringify(Object.fromEntries(values.map((y) => [y, plotNumber(y)])))}[datum.value]`,
              },
            },
          },
        },
        ...(labels && { title: y }),
      },
    ],
    legends: legend,
    marks: [
      {
        type: 'rule',
        encode: {
          enter: {
            x: { value: 0 },
            x2: { signal: 'width' },
            y: { scale: 'y', value: 0 },
            stroke: { value: STYLE.line },
          },
        },
      },
      ...styles.flatMap(({ colour, vega, isFilled, dashes }, i) => [
        ...(isContinuous(data)
          ? [
              {
                type: 'line',
                from: { data: `series${i}` },
                encode: {
                  enter: {
                    ...AT_POINT,
                    stroke: { value: colour },
                    strokeWidth: { value: 1.6 },
                    ...(dashes.length > 0 && { strokeDash: { value: dashes } }),
                  },
                },
              },
            ]
          : []),
        {
          type: 'symbol',
          from: { data: `series${i}` },
          encode: {
            enter: {
              ...AT_POINT,
              tooltip: { field: 'text' },
              shape: { value: vega },
              size: { value: 46 },
              stroke: { value: colour },
              fill: { value: isFilled ? colour : STYLE.ground },
            },
          },
        },
      ]),
    ],
  };
}

const AT_POINT = { x: { scale: 'x', field: 'x' }, y: { scale: 'y', field: 'y' } };

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
