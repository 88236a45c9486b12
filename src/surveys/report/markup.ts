import { escapeText } from '../../pictures/internal.js';

/** Controls, and signs that turn others round: these too are replaced. */
const UNSEEN = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** HTML that is safe to put into a page, and XML as well. */
export class Markup {
  readonly text: string;

  /** @param text HTML that was made here, or by our own pictures */
  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template: markup as it is, lists of it one after the other, everything else as a text. */
export type Inset = Markup | readonly Inset[] | string | number;

/** A template of HTML: what is put in is escaped, unless it is markup. */
export function html(parts: TemplateStringsArray, ...insets: readonly Inset[]): Markup {
  return new Markup(parts.map((part, i) => (i === 0 ? part : insetText(insets[i - 1]!) + part)).join(''));
}

function insetText(inset: Inset): string {
  if (inset instanceof Markup) return inset.text;
  return typeof inset === 'object'
    ? inset.map(insetText).join('')
    : escapeText(String(inset).replace(UNSEEN, '\ufffd'));
}
