import type { Point } from './plane.js';

/** Numbers get at most two decimals, text is escaped, undefined attributes are left out. */
export type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as XML may contain it: the five special characters as entities, characters that XML forbids as U+FFFD. */
export function escapeText(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- these are the characters that XML 1.0 forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '\ufffd')
      .replace(/[&<>"']/g, (character) => ENTITIES[character]!)
  );
}

/** A number with at most two decimals and without a minus zero. */
export function svgNumber(x: number): string {
  return String(Math.round(x * 100) / 100 + 0);
}

/** An element of a drawing, with texts and other elements in it. */
export interface Mark {
  readonly name: string;
  readonly attributes: SvgAttributes;
  readonly content: readonly (Mark | string)[];
  /** A group whose children stand on lines of their own; it is not written if there are none. */
  readonly isLayer?: true;
  /** A text that is left out of a picture without labels. */
  readonly isLabel?: true;
  /** What LaTeX writes, if not the text. */
  readonly latex?: string;
}

/** An element; strings in it are text. */
export function element(name: string, attributes: SvgAttributes, ...content: readonly (Mark | string)[]): Mark {
  return { name, attributes, content };
}

/** A `g` element with one child a line; nothing is written if there are no children. */
export function group(attributes: SvgAttributes, children: readonly Mark[]): Mark {
  return { name: 'g', attributes, content: children, isLayer: true };
}

/** The element as SVG. @param addressed whether attributes `data-…` are written, by which pages find elements */
export function printMark(mark: Mark, addressed: boolean = false): string {
  const { name, attributes, content, isLayer } = mark;
  if (isLayer === true && content.length === 0) return '';
  const written = Object.entries(attributes)
    .filter(([key, value]) => value !== undefined && (addressed || !key.startsWith('data-')))
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? svgNumber(value) : escapeText(value!)}"`)
    .join('');
  const inside = content.map((part) => (typeof part === 'string' ? escapeText(part) : printMark(part, addressed)));
  if (isLayer === true) return `<${name}${written}>\n${inside.map((child) => `${child}\n`).join('')}</${name}>\n`;
  return inside.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${inside.join('')}</${name}>`;
}

/** A polygon with the given corners. */
export function polygon(corners: readonly Point[], attributes: SvgAttributes): Mark {
  const points = corners.map(([x, y]) => `${svgNumber(x)},${svgNumber(y)}`).join(' ');
  return element('polygon', { points, ...attributes });
}

/** A line between two points. */
export function line([x1, y1]: Point, [x2, y2]: Point, more: SvgAttributes = {}): Mark {
  return element('line', { x1, y1, x2, y2, ...more });
}

/** Text centred at a point. */
export function centredText([x, y]: Point, text: string, size: number, more: SvgAttributes = {}): Mark {
  // The middle of capitals and digits is about a third of the font size above the line.
  const place = { x, y: y + size * 0.36, 'font-size': size, 'text-anchor': 'middle' };
  return element('text', { ...place, ...more }, text);
}

/** The same text as a label, which may be left out. @param latex what LaTeX writes, if not the text */
export function asLabel(mark: Mark, latex?: string): Mark {
  return { ...mark, isLabel: true, ...(latex !== undefined && { latex }) };
}

/** The width of a text in pixels, estimated for a sans-serif font; characters of wide scripts count as square. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const character of text) ems += character.codePointAt(0)! >= 0x1100 ? 1.05 : 0.62;
  return ems * fontSize;
}
