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
 * What a notebook gets of an object. A picture comes as HTML too, with the text below it: most notebooks prefer formulas to
 * SVG, and all of them HTML to both.
 */
export function mimeBundle({ text, latex, svg, html }: Shown): MimeBundle {
  return {
    'text/plain': text,
    ...(latex === undefined ? {} : { 'text/latex': latex }),
    ...(svg === undefined ? {} : { 'image/svg+xml': svg, 'text/html': figure(svg, text) }),
    ...(html === undefined ? {} : { 'text/html': html }),
  };
}

/** Longer texts are no captions. */
const LONGEST_CAPTION = 300;

/** A picture with the text below it. It stands in a data URL, which pages that take away markup leave as it is. */
function figure(svg: string, text: string): string {
  const alternative = /<desc>([^]*?)<\/desc>/.exec(svg)?.[1] ?? '';
  const caption = text.length > LONGEST_CAPTION ? '' : `<figcaption><code>${escapeHtml(text)}</code></figcaption>`;
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return `<figure><img alt="${alternative.replaceAll('"', '&quot;')}" src="${source}">${caption}</figure>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Nothing where a picture or a formula would be too large, take too long, or cannot be made: of a graph with cycles no layers are drawn. */
export function ifPossible(make: () => string | undefined): string | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof LimitError || error instanceof InputError) return undefined;
    throw error;
  }
}
