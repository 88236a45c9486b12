import { takes, wrongArgument } from '../arguments.js';
import { escapeText, svgNumber } from './Mark.js';
import { describePlot, plotData, type PlotData } from './PlotData.js';
import { pictureOptions, type PictureOptions } from './PictureOptions.js';
import { plotSpecification } from './plotSpecification.js';
import { themed } from './themed.js';
import { printPgfplots } from './printPgfplots.js';

/** What of the library Vega draws plots: `import * as vega from 'vega'`. */
export interface Vega {
  readonly parse: (specification: never) => unknown;
  readonly View: new (
    runtime: never,
    options: { readonly renderer: 'none' },
  ) => { readonly toSVG: () => Promise<string>; readonly finalize: () => unknown };
}

/** What may be said about a plot. */
export interface PlotOptions extends PictureOptions {
  /** The library Vega, which draws SVG: `import * as vega from 'vega'`; it is not needed for TikZ. */
  readonly vega?: Vega;
}

const drawPlotTakes = /* @__PURE__ */ takes('drawPlot', () => ({ data: plotData, options: pictureOptions }));

/**
 * A plot, such as temperatures over lengths: as an SVG document by Vega, which the caller hands over, or for LaTeX with the
 * package `pgfplots`. Each series has its own sign and dash; the description has the exact numbers.
 * @throws InputError `invalid-argument` without Vega for SVG
 * @throws LimitError `too-large-picture` above 20,000 points or 12 series
 */
export async function drawPlot(data: PlotData, options: PlotOptions = {}): Promise<string> {
  drawPlotTakes(data, options);
  const {
    title = `${data.y} by ${data.x}`,
    format = 'svg',
    labels = true,
    blackAndWhite = false,
    theme = 'auto',
    width,
    vega,
  } = options;
  const specification = plotSpecification(data, options);
  const description = describePlot(data);
  if (format === 'tikz') return printPgfplots(data, [title, description], { labels, blackAndWhite, width });
  if (typeof vega?.parse !== 'function' || typeof vega.View !== 'function')
    throw wrongArgument('drawPlot', vega, "the library Vega as the option vega, from import * as vega from 'vega'");
  const view = new vega.View(vega.parse(specification as never) as never, { renderer: 'none' });
  const svg = await view.toSVG();
  view.finalize();
  // The element has one class at most, that of the themes.
  const plain = svg.replace(/(<svg[^>]*?) class="[^"]*"/, '$1');
  return themed(withAlternative(plain, title, description, width), blackAndWhite ? 'light' : theme);
}

/** The document of Vega with a title and a description for screen readers, in the width that was asked for. */
function withAlternative(svg: string, title: string, description: string, wanted: number | undefined): string {
  const [, width, height] = /<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(svg)!.map(Number) as [number, number, number]; // prettier-ignore
  const scale = wanted === undefined ? 1 : wanted / width;
  const sized = svg.replace(/(<svg[^>]*) width="[\d.]+" height="[\d.]+"/, `$1 role="img" width="${svgNumber(width * scale)}" height="${svgNumber(height * scale)}"`); // prettier-ignore
  const words = `\n<title>${escapeText(title)}</title>\n<desc>${escapeText(description)}</desc>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${sized.replace(/(<svg[^>]*>)/, (start) => start + words)}\n`;
}
