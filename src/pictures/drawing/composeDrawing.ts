import type { Point } from './plane.js';
import { STYLE } from './style.js';
import { element, group, textWidth, type Mark, type SvgAttributes } from './Mark.js';

/** A line of text below a drawing, perhaps with a small square of a colour before it, or a line. */
export interface CaptionLine {
  readonly text: string;
  readonly swatch?: string;
  readonly line?: SvgAttributes;
}

/** A finished drawing: elements in pixels, and the box that they lie in. */
export interface Drawing {
  readonly title: string;
  /** The content in words, for those who cannot see it. */
  readonly description: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly marks: readonly Mark[];
}

/** What surrounds the drawing itself. */
export interface Frame {
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
const LINE = 32;
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

/** The room before a line. */
function indentOf({ swatch, line }: Omit<CaptionLine, 'text'>): number {
  if (line !== undefined) return LINE;
  return swatch === undefined ? 0 : SWATCH;
}

/** Caption lines from a point downwards, and where they end. */
function drawCaption(caption: readonly CaptionLine[], [x, top]: Point, width: number): { lines: Mark[]; end: number } {
  const lines: Mark[] = [];
  let y = top;
  for (const entry of caption) {
    const { text, swatch, line } = entry;
    const indent = indentOf(entry);
    if (line !== undefined)
      lines.push(element('line', { x1: x, y1: y + 8.5, x2: x + LINE - 8, y2: y + 8.5, 'stroke-width': 1.8, ...line }));
    if (swatch !== undefined)
      lines.push(element('rect', { x, y: y + 2, width: 12, height: 12, fill: swatch, 'fill-opacity': 0.6 }));
    for (const part of wrapped(text, width - indent)) {
      lines.push(element('text', { x: x + indent, y: y + STYLE.captionSize }, part.replaceAll(NO_BREAK, ' ')));
      y += STYLE.lineHeight;
    }
  }
  return { lines, end: y };
}

/** The lines of a note from a point downwards, and where they end. */
function drawNote(note: string, [x, top]: Point, width: number): { lines: Mark[]; end: number } {
  const texts = wrapped(note, width, STYLE.smallSize);
  const lines = texts.map((text, i) =>
    element('text', { x, y: top + NOTE_LINE * (i + 1) }, text.replaceAll(NO_BREAK, ' ')),
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

/** Adds what surrounds it to a drawing, and finds its box. @param content the drawing, in pixels */
export function composeDrawing(frame: Frame, content: readonly Mark[]): Drawing {
  const { margin, captionSize } = STYLE;
  const box = boxAround(frame.extent);
  const caption = frame.caption ?? [];
  const drawn = box.right - box.left;
  const widest = Math.max(0, ...caption.map((line) => textWidth(line.text, captionSize) + indentOf(line)));
  const inner = Math.max(drawn, Math.min(widest, CAPTION_WIDTH), frame.note === undefined ? 0 : NOTE_WIDTH);
  const left = box.left - (inner - drawn) / 2;
  const { lines, end: captionEnd } = drawCaption(
    caption,
    [left, box.bottom + (caption.length > 0 ? margin : 0)],
    inner,
  );
  const note = frame.note === undefined ? undefined : drawNote(frame.note, [left, captionEnd + margin / 2], inner);
  const end = note?.end ?? captionEnd;
  return {
    title: frame.title,
    description: frame.description,
    box: { x: left - margin, y: box.top - margin, width: inner + 2 * margin, height: end - box.top + 2 * margin },
    marks: [
      ...content,
      group({ class: 'caption', 'font-size': captionSize, fill: STYLE.ink }, lines),
      group({ class: 'note', 'font-size': STYLE.smallSize, fill: STYLE.faint }, note?.lines ?? []),
    ],
  };
}
