import type { CaptionLine } from './composeDrawing.js';
import type { DrawnPart } from '../boards/drawCells.js';
import { moved } from './filters.js';
import { centredText, type Mark } from './Mark.js';
import type { Point } from './plane.js';
import { STYLE } from './style.js';

/** A summand as it is drawn, anywhere in the plane. */
export interface DrawnSummand extends DrawnPart {
  /** Are the players exchanged? It is drawn as it is without that. */
  readonly negative: boolean;
  readonly caption?: readonly CaptionLine[] | undefined;
  /** What is drawn, in words, with its sign. */
  readonly words: string;
}

/** The most summands that are drawn. */
export const SUMMAND_LIMIT = 100;
/** Between summands, where their signs stand, and the size of these. */
const GAP = 44;
const SIGN = 24;

const EXCHANGED: CaptionLine = { text: '−: the players are exchanged' };

/** The summands below each other with their signs, and what stands below them, each line once. */
export function placeSummands(
  summands: readonly DrawnSummand[],
): DrawnPart & { readonly caption: readonly CaptionLine[] } {
  const marks: Mark[] = [];
  const extent: Point[] = [];
  const captions = new Map<string, CaptionLine>();
  const hasSigns = summands.length > 1 || summands.some(({ negative }) => negative);
  let bottom = 0;
  summands.forEach((drawn, i) => {
    const { negative } = drawn;
    const box = boxOf(drawn.extent);
    const shift: Point = [(hasSigns ? GAP : 0) - box.left, bottom - box.top];
    marks.push(...moved(drawn.marks, shift));
    extent.push(...drawn.extent.map(([x, y]): Point => [x + shift[0], y + shift[1]]));
    if (i > 0 || negative) {
      const middle = bottom + (box.bottom - box.top) / 2;
      marks.push(centredText([GAP / 4, middle], negative ? '−' : '+', SIGN, { fill: STYLE.ink }));
      extent.push([0, middle - SIGN / 2], [0, middle + SIGN / 2]);
    }
    bottom += box.bottom - box.top + GAP / 2;
    for (const line of drawn.caption ?? []) captions.set(line.text, line);
    if (negative) captions.set(EXCHANGED.text, EXCHANGED);
  });
  return { marks, extent, caption: [...captions.values()] };
}

function boxOf(extent: readonly Point[]): { readonly left: number; readonly top: number; readonly bottom: number } {
  let [left, top, bottom] = [Infinity, Infinity, -Infinity];
  for (const [x, y] of extent) [left, top, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(bottom, y)];
  return extent.length === 0 ? { left: 0, top: 0, bottom: 0 } : { left, top, bottom };
}
