import { Resvg } from '@resvg/resvg-js';
import * as vega from 'vega';
import { describe, expect, it } from 'vitest';
import { Dyadic } from 'spgames/values';
import { drawPlot, type PlotData, plotSpecification } from 'spgames/pictures';
import { seriesStyle, SERIES_LIMIT } from '../../../../src/pictures/plots/PlotData.js';
import { plotNumber, plotTicks } from '../../../../src/pictures/plots/plotTicks.js';
import { codeOf } from '../../../helpers/codeOf.js';
import { expectDocument } from '../../../helpers/svgParts.js';

const data: PlotData = {
  x: 'length',
  y: 'temperature',
  series: [
    {
      name: 'A & B',
      points: [
        [1, -1],
        [2, Dyadic.of(3, 1)],
        [4, Dyadic.of(9, 2)],
      ],
    },
    { name: 'C', points: [[1, 0]] },
  ],
};

/** The texts of a document that stand in it as such. */
function textsOf(svg: string): string[] {
  return [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!);
}

describe('drawPlot', () => {
  it('draws a sign for each point and a name for each series, and says the exact numbers', () => {
    const svg = drawPlot(data);
    expectDocument(svg);
    expect(svg).toContain('<title>temperature by length</title>');
    expect(svg).toContain('A &amp; B: 1: -1, 2: 3/2, 4: 9/4; C: 1: 0.</desc>');
    const tips = [...svg.matchAll(/<title>([^<]*: [^<]*)<\/title>/g)].map(([, tip]) => tip);
    expect(tips).toEqual(['A &amp; B: 1: -1', 'A &amp; B: 2: 3/2', 'A &amp; B: 4: 9/4', 'C: 1: 0']);
    expect(svg).toContain('A &amp; B</text>');
    expect(drawPlot(data, { width: 300 })).toContain(' width="300" ');
    expect(textsOf(drawPlot(data, { labels: false }))).toEqual([]);
  });

  it('has fractions on its axes, and no line between integers', () => {
    const svg = drawPlot(data);
    expect(textsOf(svg).slice(0, 8)).toEqual(['-1', '-1/2', '0', '1/2', '1', '3/2', '2', '5/2']);
    expect(svg).not.toContain('<polyline');
    const [one, other] = data.series;
    const dense = { ...data, series: [{ name: 'A', points: [...one!.points, [9 / 2, 1] as const] }, other!] };
    expect(drawPlot(dense).match(/<polyline/g)).toHaveLength(1);
    expect(textsOf(drawPlot(dense))).toContain('9/2');
  });

  it('draws the points where the axes say', () => {
    const svg = drawPlot({
      ...data,
      series: [
        {
          name: '',
          points: [
            [1, 0],
            [2, 1],
            [3, 2],
          ],
        },
      ],
    });
    const at = [...svg.matchAll(/<circle cx="([^"]*)" cy="([^"]*)"/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(at).toEqual([
      [14, 260],
      [210, 130],
      [406, 0],
    ]);
  });

  it('of many points, of huge and of equal numbers', () => {
    const line = Array.from({ length: 2000 }, (_, i) => [i, (i % 7) * 1e8] as const);
    const texts = textsOf(drawPlot({ ...data, series: [{ name: '', points: line }] }));
    expect(texts.length).toBeLessThan(30);
    expect(texts).toContain('1e8');
    const huge = drawPlot({ ...data, series: [{ name: '', points: [[1, Dyadic.of(1n << 80n)]] }] });
    expect(huge).toContain(`1: ${1n << 80n}`);
    expect(huge).not.toMatch(/NaN|Infinity/);
    for (const points of [[], [[3, 0]], [[3, -5]]] as const)
      expect(drawPlot({ ...data, series: [{ name: '', points }] })).not.toMatch(/NaN|Infinity/);
    expect(drawPlot({ ...data, series: [] })).not.toMatch(/NaN|Infinity/);
  });

  it('tells all series apart without colours and without lines', () => {
    const ways = (blackAndWhite: boolean): Set<string> =>
      new Set(
        Array.from({ length: SERIES_LIMIT }, (_, i) => {
          const { colour, sign, isFilled } = seriesStyle(i, blackAndWhite);
          expect(/^#(..)\1\1$/.test(colour) || !blackAndWhite).toBe(true);
          return `${sign} ${isFilled}`;
        }),
      );
    expect([ways(true).size, ways(false).size]).toEqual([SERIES_LIMIT, SERIES_LIMIT]);
    const points = Array.from({ length: SERIES_LIMIT }, (_, i) => ({ name: `${i}`, points: [[0, 0]] as const }));
    const signs = drawPlot({ ...data, series: points }, { blackAndWhite: true }).match(/<g class="series">\n.*\n/g)!;
    expect(new Set(signs.map((sign) => sign.replace(/<title>.*<\/title>/, ''))).size).toBe(SERIES_LIMIT);
  });

  it('writes pgfplots with the same points', () => {
    const tikz = drawPlot({ ...data, series: data.series.slice(1) }, { format: 'tikz', title: 'T' });
    expect(tikz).toContain('coordinates {(1,0)};');
    expect(tikz).not.toContain('\\addlegendentry');
    const both = drawPlot(data, { format: 'tikz' });
    expect(both).toContain('\\addlegendentry{A \\& B}');
    expect(both).toContain('yticklabels={$-1$,$-1/2$,$0$,$1/2$,$1$,$3/2$,$2$,$5/2$}');
    expect(both.match(/\[spg\w+, only marks, mark=/g)).toHaveLength(2);
  });

  it('refuses what is not a plot, and too many series', () => {
    expect(codeOf(() => drawPlot({ ...data, series: [{ name: 'a', points: [[1]] }] } as never))).toBe(
      'invalid-argument',
    );
    expect(codeOf(() => drawPlot({ x: 'x', y: 'y' } as never))).toBe('invalid-argument');
    const many = { ...data, series: Array.from({ length: SERIES_LIMIT + 1 }, () => data.series[1]!) };
    for (const plot of [drawPlot, plotSpecification]) expect(codeOf(() => plot(many))).toBe('too-large-picture');
  });
});

describe('plotSpecification', () => {
  it('is plain data', () => {
    const specification = plotSpecification(data);
    expect(JSON.parse(JSON.stringify(specification))).toEqual(specification);
    const [first, second] = specification['data'] as { readonly values: object[] }[];
    expect(first!.values).toMatchObject([
      { x: 1, y: -1, text: 'A & B: 1: -1' },
      { x: 2, y: 1.5, text: 'A & B: 2: 3/2' },
      { x: 4, y: 2.25 },
    ]);
    expect(second!.values).toMatchObject([{ x: 1, y: 0 }]);
  });

  it('is a plot to Vega, with the same numbers on the axes, and with signs only between integers', async () => {
    const view = new vega.View(vega.parse(plotSpecification(data)), { renderer: 'none' });
    const svg = await view.toSVG();
    view.finalize();
    expect(svg.match(/class="mark-(?:line|symbol) role-mark/g)).toHaveLength(2);
    for (const text of ['A &amp; B', 'C', 'length', 'temperature', '-1/2', '5/2'])
      expect(svg).toContain(`>${text}</text>`);
    expect(new Resvg(svg).render().width).toBeGreaterThan(400);
  });
});

describe('numbers on axes', () => {
  it('are at equal steps around what is shown', () => {
    expect(plotTicks(0, 2).map(plotNumber)).toEqual(['0', '1/2', '1', '3/2', '2']);
    expect(plotTicks(-1, 0).map(plotNumber)).toEqual(['-1', '-3/4', '-1/2', '-1/4', '0']);
    expect(plotTicks(0, 43).map(plotNumber)).toEqual(['0', '10', '20', '30', '40', '50']);
    expect(
      plotTicks(0, 1 / 1024)
        .map(plotNumber)
        .at(-1),
    ).toBe('1/1024');
    expect([1 / 3, 2 ** 80, -0, 12345678].map(plotNumber)).toEqual(['0.333333', '1.21e24', '0', '1.23e7']);
  });
});
