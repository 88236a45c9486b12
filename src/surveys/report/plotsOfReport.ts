import type { Spec } from 'vega';
import type { NumberColumn } from './AnswersInSql.js';
import type { Bar } from './columnFacts.js';
import type { Disc } from './pairs.js';

/** Pixels: on a phone a plot is as wide as the page. */
const SIZE = { width: 270, height: 160 };
/** Square pixels of discs, from the least to the greatest. */
const DISC_AREAS = [16, 420];
/** Longer integers are shortened on axes. */
const LONG = 1e5;

const FONT = 'system-ui, sans-serif';
/** Colours are those of the page, which knows whether it is dark. */
const AXIS = {
  aria: false,
  labelColor: 'var(--ink)',
  titleColor: 'var(--ink)',
  tickColor: 'var(--line)',
  domainColor: 'var(--line)',
  gridColor: 'var(--line)',
  labelFont: FONT,
  titleFont: FONT,
  labelFontSize: 12,
  titleFontSize: 12,
  titleFontWeight: 'normal',
  labelOverlap: true,
} as const;

type Axis = NonNullable<Spec['axes']>[number];

/** A histogram, for Vega: how many items have a number. */
export function histogram(column: NumberColumn, bars: readonly Bar[]): Spec {
  const domain = padded(
    bars.flatMap(({ from, to }) => [from, to]),
    0,
  );
  return {
    ...SIZE,
    padding: 4,
    data: [{ name: 'bars', values: [...bars] }],
    scales: [
      { name: 'x', type: 'linear', range: 'width', zero: false, domain },
      { name: 'y', type: 'linear', range: 'height', zero: true, nice: true, domain: { data: 'bars', field: 'count' } },
    ],
    axes: [
      numberAxis('bottom', column, domain),
      { ...AXIS, orient: 'left', scale: 'y', title: 'items', grid: true, tickCount: 4, tickMinStep: 1, format: '~s' },
    ],
    marks: [
      {
        type: 'rect',
        aria: false,
        from: { data: 'bars' },
        encode: {
          enter: {
            x: { scale: 'x', field: 'from' },
            x2: { scale: 'x', field: 'to' },
            y: { scale: 'y', field: 'count' },
            y2: { scale: 'y', value: 0 },
            fill: { value: 'var(--bar)' },
          },
        },
      },
    ],
  };
}

/** Two columns, one against the other, for Vega: discs are larger where there are more items. */
export function discPlot(x: NumberColumn, y: NumberColumn, discs: readonly Disc[]): Spec {
  const across = padded(
    discs.map((disc) => disc.x),
    0.06,
  );
  const upwards = padded(
    discs.map((disc) => disc.y),
    0.08,
  );
  const most = discs.reduce((greatest, { count }) => Math.max(greatest, count), 1);
  return {
    ...SIZE,
    padding: 4,
    data: [{ name: 'discs', values: [...discs] }],
    scales: [
      { name: 'x', type: 'linear', range: 'width', zero: false, domain: across },
      { name: 'y', type: 'linear', range: 'height', zero: false, domain: upwards },
      // The area says how many.
      { name: 'area', type: 'linear', range: DISC_AREAS, domain: [1, Math.max(2, most)] },
    ],
    axes: [
      { ...numberAxis('bottom', x, across), grid: true },
      { ...numberAxis('left', y, upwards), grid: true },
    ],
    marks: [
      {
        type: 'symbol',
        aria: false,
        from: { data: 'discs' },
        encode: {
          enter: {
            x: { scale: 'x', field: 'x' },
            y: { scale: 'y', field: 'y' },
            size: { scale: 'area', field: 'count' },
            fill: { value: 'var(--bar)' },
            fillOpacity: { value: 0.7 },
            stroke: { value: 'var(--ground)' },
            strokeWidth: { value: 0.7 },
          },
        },
      },
    ],
  };
}

function numberAxis(orient: 'bottom' | 'left', { name, isInteger }: NumberColumn, domain: [number, number]): Axis {
  const isShort = Math.max(...domain.map(Math.abs)) < LONG;
  return {
    ...AXIS,
    orient,
    scale: orient === 'bottom' ? 'x' : 'y',
    title: name,
    tickCount: 6,
    ...(isInteger && isShort && { tickMinStep: 1, format: 'd' }),
    ...(!isShort && { format: '~s' }),
  };
}

/** From the least to the greatest, apart from each other, with a share of room beside them. */
function padded(numbers: readonly number[], share: number): [number, number] {
  const least = numbers.reduce((a, b) => Math.min(a, b), Infinity);
  const greatest = numbers.reduce((a, b) => Math.max(a, b), -Infinity);
  const room = least === greatest ? Math.max(1, Math.abs(least) * 0.1) : (greatest - least) * share;
  return [least - room, greatest + room];
}
