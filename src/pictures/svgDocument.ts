import type { Point } from './plane.js';
import { STYLE } from './style.js';
import { element, escapeText, group, svgNumber, textWidth } from './svgElement.js';

/** A line of text below a drawing, perhaps with a small square of a colour before it. */
export interface CaptionLine {
  readonly text: string;
  readonly swatch?: string;
}

/** What surrounds the drawing itself. */
export interface SvgFrame {
  readonly title: string;
  /** The content in words, for those who cannot see it. */
  readonly description: string;
  /** Points in pixels that span the drawing. */
  readonly extent: readonly Point[];
  readonly caption?: readonly CaptionLine[];
  /** A remark in small type below everything. */
  readonly note?: string | undefined;
}

/** Stands for a space in a caption or a note at which no line ends. */
export const NO_BREAK = '\u00a0';

const SWATCH = 18;
/** Captions may be wider than a small drawing, up to this. */
const CAPTION_WIDTH = 340;

/** Notes are at least so wide, where the drawing is smaller. */
const NOTE_WIDTH = 90;
const NOTE_LINE = 12;

/** Breaks a text at spaces into lines that fit a width where they can. */
function wrapped(text: string, width: number, size: number = STYLE.captionSize): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Caption lines from a point downwards, and where they end. */
function drawCaption(
  caption: readonly CaptionLine[],
  [x, top]: Point,
  width: number,
): { lines: string[]; end: number } {
  const lines: string[] = [];
  let y = top;
  for (const { text, swatch } of caption) {
    const indent = swatch === undefined ? 0 : SWATCH;
    if (swatch !== undefined)
      lines.push(element('rect', { x, y: y + 2, width: 12, height: 12, fill: swatch, 'fill-opacity': 0.6 }));
    for (const part of wrapped(text, width - indent)) {
      lines.push(
        element('text', { x: x + indent, y: y + STYLE.captionSize }, escapeText(part.replaceAll(NO_BREAK, ' '))),
      );
      y += STYLE.lineHeight;
    }
  }
  return { lines, end: y };
}

/** The lines of a note from a point downwards, and where they end. */
function drawNote(note: string, [x, top]: Point, width: number): { lines: string[]; end: number } {
  const texts = wrapped(note, width, STYLE.smallSize);
  const lines = texts.map((text, i) =>
    element('text', { x, y: top + NOTE_LINE * (i + 1) }, escapeText(text.replaceAll(NO_BREAK, ' '))),
  );
  return { lines, end: top + NOTE_LINE * texts.length };
}

/** The smallest box around some points; a point at the origin if there are none. */
function boxAround(points: readonly Point[]): { left: number; top: number; right: number; bottom: number } {
  let [left, top, right, bottom] = points.length === 0 ? [0, 0, 0, 0] : [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, top, right, bottom };
}

/**
 * A complete SVG 1.1 document on white ground.
 * @param content the drawing, as markup in pixels
 */
export function svgDocument(frame: SvgFrame, content: string): string {
  const { margin, captionSize } = STYLE;
  const box = boxAround(frame.extent);
  const caption = frame.caption ?? [];
  const drawn = box.right - box.left;
  const widest = Math.max(
    0,
    ...caption.map(({ text, swatch }) => textWidth(text, captionSize) + (swatch === undefined ? 0 : SWATCH)),
  );
  const inner = Math.max(drawn, Math.min(widest, CAPTION_WIDTH), frame.note === undefined ? 0 : NOTE_WIDTH);
  const left = box.left - (inner - drawn) / 2;
  const { lines, end: captionEnd } = drawCaption(
    caption,
    [left, box.bottom + (caption.length > 0 ? margin : 0)],
    inner,
  );
  const note = frame.note === undefined ? undefined : drawNote(frame.note, [left, captionEnd + margin / 2], inner);
  const end = note?.end ?? captionEnd;
  const [x, y] = [svgNumber(left - margin), svgNumber(box.top - margin)];
  const [width, height] = [svgNumber(inner + 2 * margin), svgNumber(end - box.top + 2 * margin)];
  const root = { xmlns: 'http://www.w3.org/2000/svg', version: '1.1', width, height };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    element(
      'svg',
      { ...root, viewBox: `${x} ${y} ${width} ${height}`, 'font-family': STYLE.font },
      '\n',
      `${element('title', {}, escapeText(frame.title))}\n`,
      `${element('desc', {}, escapeText(frame.description))}\n`,
      `${element('rect', { class: 'ground', x, y, width, height, fill: STYLE.ground })}\n`,
      content,
      group({ class: 'caption', 'font-size': captionSize, fill: STYLE.ink }, lines),
      group({ class: 'note', 'font-size': STYLE.smallSize, fill: STYLE.faint }, note?.lines ?? []),
    ),
    '\n',
  ].join('');
}
