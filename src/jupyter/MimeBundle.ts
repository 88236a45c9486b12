import { InputError, LimitError } from '../errors.js';

/** What a notebook may show, by MIME type; it takes the richest that it can show. */
export type MimeBundle = Readonly<Record<string, string>>;

/** An object as text, and perhaps as a formula (with its dollars or its environment), as SVG and as HTML. */
export interface Shown {
  readonly text: string;
  readonly latex?: string | undefined;
  readonly svg?: string | undefined;
  readonly html?: string | undefined;
}

/**
 * What a notebook gets of an object. A picture comes as HTML too, with the text and the formulas below it: most
 * notebooks prefer formulas to SVG, and all of them HTML to both; they set the formulas in HTML.
 */
export function mimeBundle({ text, latex, svg, html }: Shown): MimeBundle {
  return {
    'text/plain': text,
    ...(latex === undefined ? {} : { 'text/latex': latex }),
    ...(svg === undefined ? {} : { 'image/svg+xml': svg, 'text/html': figure(svg, text, latex) }),
    ...(html === undefined ? {} : { 'text/html': html }),
  };
}

/** Longer texts are not captions. */
const LONGEST_CAPTION = 300;

/** A picture with the text and the formulas below it. */
function figure(svg: string, text: string, latex: string | undefined): string {
  const caption = text.length > LONGEST_CAPTION ? '' : `<figcaption><code>${escapeHtml(text)}</code></figcaption>`;
  const formulas = latex === undefined ? '' : `\n<div>${escapeHtml(latex)}</div>`;
  return `<figure>${image(svg)}${caption}</figure>${formulas}`;
}

/** A picture stands in a data URL, which pages that take away markup leave as it is. */
export function image(svg: string): string {
  const alternative = /<desc>([^]*?)<\/desc>/.exec(svg)?.[1] ?? '';
  return `<img alt="${alternative.replaceAll('"', '&quot;')}" src="data:image/svg+xml,${encodeURIComponent(svg)}">`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Nothing where a picture or a formula would be too large, take too long, or cannot be made: of a graph with cycles no
 * layers are drawn.
 */
export function ifPossible(make: () => string | undefined): string | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof LimitError || error instanceof InputError) return undefined;
    throw error;
  }
}
