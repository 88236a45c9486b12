import type * as Package from 'vega';
import { peerPackage } from '../duckdb.js';
import { html, Markup } from './markup.js';

type Vega = typeof Package;

/** Draws plots by Vega. */
export class Plotter {
  readonly #vega: Vega;

  private constructor(vega: Vega) {
    this.#vega = vega;
  }

  /** Vega is loaded here and nowhere else. @throws InputError `not-installed` */
  static async load(): Promise<Plotter> {
    return new Plotter((await peerPackage('vega', 'plots of reports are drawn by')) as Vega);
  }

  /** A plot inside a page. @param words what it shows */
  async plot(specification: Package.Spec, words: string): Promise<Markup> {
    const { logger, None, parse, View } = this.#vega;
    const view = new View(parse(specification), { renderer: 'none', logger: logger(None) });
    try {
      const svg = await view.toSVG();
      return html`<div class="plot" role="img" aria-label="${words}">${inline(svg)}</div>`;
    } finally {
      view.finalize();
    }
  }
}

/** An SVG document as a page has it inside: without what only documents begin with. */
export function inline(svg: string): Markup {
  return new Markup(
    svg
      .replace(/^<\?xml[^>]*>\s*/, '')
      .replace(/ xmlns(?::\w+)?="[^"]*"/g, '')
      .trim(),
  );
}
