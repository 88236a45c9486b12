import { hVector, type ComplexSource } from '../../complex/index.js';
import { complexOf } from '../../complex/internal.js';
import type { RunOptions } from '../../run.js';
import type { CaptionLine } from '../drawing/composeDrawing.js';
import { finishPicture } from '../drawing/finishPicture.js';
import { element, group, line, textWidth, type Mark } from '../drawing/Mark.js';
import { PICTURE_LIMIT, requireDrawable, type PictureOptions } from '../drawing/PictureOptions.js';
import type { Point } from '../drawing/plane.js';
import { STYLE } from '../drawing/style.js';

/** What may be said about the picture, and bounds of the computation. */
export interface FaceNumberPictureOptions extends PictureOptions, RunOptions {}

const ROW = 20;
const BAR = 12;
const LONGEST = 260;
const SHORTEST = 2;
const GAP = 18;
const FILLS = { f: '#444444', h: '#bbbbbb' } as const;

/**
 * The f-vector and the h-vector as bars, one for each number, as long as the number relative to the largest of its
 * vector, with the number after it; negative ones lie on the other side of the axis.
 * @throws LimitError `too-large-picture` above 20,000 numbers; when the f-vector is cut off
 */
export function drawFaceNumbers(complex: ComplexSource, options: FaceNumberPictureOptions = {}): string {
  complex = complexOf(complex, 'drawFaceNumbers');
  requireDrawable('drawFaceNumbers', 'numbers', 2 * (complex.dimension + 2), PICTURE_LIMIT);
  const f = complex.fVector(options);
  const h = hVector(complex, options);
  const first = drawVector('f', f, -1, 0);
  const second = drawVector('h', h, 0, f.length * ROW + GAP);
  const isVoid = f.length === 0;
  const caption: CaptionLine[] = isVoid ? [{ text: 'void complex: no face, not even ∅' }] : [];
  const frame = {
    title: options.title ?? 'Face numbers',
    description: isVoid
      ? 'The void complex has no faces.'
      : `f-vector (from dimension −1): ${f.join(', ')}; h-vector: ${h.join(', ')}.`,
    extent: isVoid ? [] : [...first.extent, ...second.extent],
    caption,
  };
  return finishPicture(frame, isVoid ? [] : [...first.marks, ...second.marks], options);
}

/** The bars of a vector below each other. @param from the index of its first number @param top where they begin */
function drawVector(
  name: 'f' | 'h',
  numbers: readonly bigint[],
  from: number,
  top: number,
): { marks: Mark[]; extent: Point[] } {
  const size = STYLE.labelSize;
  const largest = numbers.reduce((most, n) => (n > most ? n : -n > most ? -n : most), 1n);
  // Numbers beyond those of JavaScript are compared by their leading digits.
  const shift = BigInt(Math.max(0, largest.toString().length - 15));
  const ratio = (n: bigint): number => Number(n / 10n ** shift) / Number(largest / 10n ** shift);
  const lengths = numbers.map((n) =>
    n === 0n ? 0 : Math.sign(Number(n)) * Math.max(SHORTEST, Math.abs(ratio(n)) * LONGEST),
  );
  const axis = Math.max(0, ...lengths.map((length) => -length));
  const left =
    36 +
    (axis === 0 ? 0 : axis + Math.max(...numbers.filter((n) => n < 0n).map((n) => textWidth(String(n), size))) + 8);
  const bars: Mark[] = [];
  const texts: Mark[] = [];
  const extent: Point[] = [[0, top]];
  numbers.forEach((n, i) => {
    const y = top + ROW * i;
    const length = lengths[i]!;
    if (length !== 0)
      bars.push(
        element('rect', {
          x: left + Math.min(0, length),
          y: y + (ROW - BAR) / 2,
          width: Math.abs(length),
          height: BAR,
        }),
      );
    const base = y + ROW / 2 + size * 0.36;
    texts.push({
      ...element('text', { x: 0, y: base }, `${name}${subscript(i + from)}`),
      latex: `$${name}_{${i + from}}$`,
    });
    const end = left + length + (length < 0 ? -6 : 6);
    texts.push(element('text', { x: end, y: base, 'text-anchor': length < 0 ? 'end' : 'start' }, String(n)));
    extent.push([length < 0 ? left : end + textWidth(String(n), size), y + ROW]);
  });
  return {
    marks: [
      group({ class: `bars ${name}`, fill: FILLS[name], stroke: STYLE.ink, 'stroke-width': 0.6 }, bars),
      group({ class: 'axis', stroke: STYLE.ink, 'stroke-width': 1.2 }, [
        line([left, top], [left, top + ROW * numbers.length]),
      ]),
      group({ class: 'numbers', 'font-size': size, fill: STYLE.ink }, texts),
    ],
    extent,
  };
}

const DIGITS = '₀₁₂₃₄₅₆₇₈₉';

function subscript(n: number): string {
  return String(n).replace(/[-\d]/g, (sign) => (sign === '-' ? '₋' : DIGITS[Number(sign)]!));
}
