import * as vega from 'vega';
import { describe, expect, it } from 'vitest';
import { drawPlot, plotSpecification, type PlotData, type Vega } from '../../../src/pictures/index.js';
import { seriesStyle, SERIES_LIMIT } from '../../../src/pictures/PlotData.js';
import { Dyadic } from '../../../src/values/index.js';

const library = { vega: vega as unknown as Vega };
const data: PlotData = {
  x: 'length',
  y: 'temperature',
  series: [
    { name: 'A & B', points: [[1, -1], [2, Dyadic.of(3, 1)], [4, Dyadic.of(1n << 80n)]] }, // prettier-ignore
    { name: 'C', points: [[1, 0]] },
  ],
};

describe('drawPlot', () => {
  it('draws a sign for each point, a line and a name for each series, and says the exact numbers', async () => {
    const svg = await drawPlot(data, library);
    expect(svg).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<svg [^>]*role="img"[^>]*>\n<title>temperature by length<\/title>\n<desc>/,
    );
    expect(svg).toContain(`A &amp; B: 1: -1, 2: 3/2, 4: ${1n << 80n}; C: 1: 0.</desc>`);
    const marks = svg.match(/class="mark-(?:line|symbol) role-mark/g);
    expect(marks).toHaveLength(4);
    for (const text of ['A &amp; B', 'C', 'length', 'temperature']) expect(svg).toContain(`>${text}</text>`);
    expect(await drawPlot(data, library)).toBe(svg);
    expect(await drawPlot(data, { ...library, width: 300 })).toContain(' width="300" ');
    expect(await drawPlot(data, { ...library, labels: false })).not.toContain('</text>');
  });

  it('tells all series apart without colours', () => {
    const ways = (blackAndWhite: boolean): Set<string> =>
      new Set(Array.from({ length: SERIES_LIMIT }, (_, i) => {
        const { colour, ...shape } = seriesStyle(i, blackAndWhite);
        expect(/^#(..)\1\1$/.test(colour) || !blackAndWhite).toBe(true);
        return JSON.stringify(shape);
      })); // prettier-ignore
    expect([ways(true).size, ways(false).size]).toEqual([SERIES_LIMIT, SERIES_LIMIT]);
  });

  it('writes pgfplots with the same points', async () => {
    const tikz = await drawPlot({ ...data, series: data.series.slice(1) }, { format: 'tikz', title: 'T' });
    expect(tikz).toContain('coordinates {(1,0)};');
    expect(tikz).not.toContain('\\addlegendentry');
    expect(await drawPlot(data, { format: 'tikz' })).toContain('\\addlegendentry{A \\& B}');
  });

  it('the specification is plain data', () => {
    const specification = plotSpecification(data);
    expect(JSON.parse(JSON.stringify(specification))).toEqual(specification);
    expect(specification['data']).toMatchObject([{ values: [{ x: 1, y: -1 }, { x: 2, y: 1.5 }, { x: 4, y: 2 ** 80 }] }, { values: [{ x: 1, y: 0 }] }]); // prettier-ignore
  });

  it('refuses what is no plot, too many series, and SVG without the library', async () => {
    await expect(drawPlot(data)).rejects.toMatchObject({ code: 'invalid-argument' });
    await expect(drawPlot({ ...data, series: [{ name: 'a', points: [[1]] }] } as never, library)).rejects.toMatchObject({ code: 'invalid-argument' }); // prettier-ignore
    await expect(drawPlot({ x: 'x', y: 'y' } as never, library)).rejects.toMatchObject({ code: 'invalid-argument' });
    const many = { ...data, series: Array.from({ length: SERIES_LIMIT + 1 }, () => data.series[1]!) };
    expect(() => plotSpecification(many)).toThrow(expect.objectContaining({ code: 'too-large-picture' }));
  });
});
