/** What an element may not hold as it is, or no document at all. */
const UNFIT =
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ud800-\udfff\ufffe\uffff\u202a-\u202e\u2066-\u2069]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

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
  return typeof inset === 'object' ? inset.map(insetText).join('') : escapedText(String(inset));
}

/** A text as HTML has it; characters that no document may have, or that turn others round, are replaced. */
function escapedText(text: string): string {
  return text.replace(UNFIT, '\ufffd').replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}
