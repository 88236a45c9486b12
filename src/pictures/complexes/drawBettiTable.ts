import { bettiNumbers, type BettiNumber, type FieldOptions, type IdealSource } from '../../ideal/index.js';
import type { CaptionLine } from '../drawing/composeDrawing.js';
import { finishPicture } from '../drawing/finishPicture.js';
import { element, group, line, textWidth, type Mark } from '../drawing/Mark.js';
import { PICTURE_LIMIT, requireDrawable, type PictureOptions } from '../drawing/PictureOptions.js';
import type { Point } from '../drawing/plane.js';
import { STYLE } from '../drawing/style.js';

/** What may be said about the picture, and bounds of the computation of an ideal's Betti numbers. */
export interface BettiPictureOptions extends PictureOptions, FieldOptions {}

const ROW = 24;
const PADDING = 9;
const SHADE = '#ececec';

/**
 * The Betti table of a quotient ring, laid out as Macaulay2 prints it: the columns are i, the rows j, with β_i in
 * degree i + j in the shaded cells, a point where it is 0, and above them the sums of the columns.
 * @param numbers Betti numbers, or the ideal (complex, game) whose they are
 * @throws LimitError `too-large-picture` above 20,000 cells; those of `bettiNumbers`
 */
export function drawBettiTable(
  numbers: readonly BettiNumber[] | IdealSource,
  options: BettiPictureOptions = {},
): string {
  const list = isList(numbers) ? numbers : bettiNumbers(numbers, fieldOptions(options));
  const columns = Math.max(-1, ...list.map(([i]) => i)) + 1;
  const rows = list.map(([i, degree]) => degree - i);
  const [low, high] = list.length === 0 ? [0, -1] : [Math.min(...rows), Math.max(...rows)];
  requireDrawable('drawBettiTable', 'cells', columns * (high - low + 1), PICTURE_LIMIT);
  const ranks = new Map(list.map(([i, degree, rank]) => [`${i},${degree - i}`, rank]));
  const total = (i: number): bigint => list.reduce((sum, [j, , rank]) => (i === j ? sum + rank : sum), 0n);
  const numbersOf = Array.from({ length: columns }, (_, i) => i);
  const text = [
    ['', ...numbersOf.map(String)],
    ['total', ...numbersOf.map((i) => String(total(i)))],
    ...Array.from({ length: high - low + 1 }, (_, k) => [
      String(low + k),
      ...numbersOf.map((i) => String(ranks.get(`${i},${low + k}`) ?? '·')),
    ]),
  ];
  const { marks, extent } = list.length === 0 ? { marks: [], extent: [] } : drawTable(text);
  const caption: CaptionLine[] = list.length === 0 ? [{ text: 'no Betti numbers: the zero ring' }] : [];
  const frame = { title: options.title ?? 'Betti table', description: describe(list), extent, caption };
  return finishPicture(frame, marks, options);
}

function isList(numbers: readonly BettiNumber[] | IdealSource): numbers is readonly BettiNumber[] {
  return Array.isArray(numbers);
}

/** Without what only the picture is told. */
function fieldOptions({
  title: _,
  format: __,
  blackAndWhite: ___,
  labels: ____,
  width: _____,
  ...rest
}: BettiPictureOptions): FieldOptions {
  return rest;
}

/** A table with a line below its two heads and one behind its first column; numbers stand to the right. */
function drawTable(text: readonly (readonly string[])[]): { marks: Mark[]; extent: Point[] } {
  const size = STYLE.labelSize;
  const widths = text[0]!.map((_, c) => Math.max(16, ...text.map((row) => textWidth(row[c]!, size))) + 2 * PADDING);
  const ends: number[] = [];
  for (const width of widths) ends.push((ends[ends.length - 1] ?? 0) + width);
  const [width, height] = [ends[ends.length - 1]!, ROW * text.length];
  const shades = text.slice(2).flatMap((row, r) =>
    row.flatMap((cell, c) => {
      if (c === 0 || cell === '·') return [];
      return [
        element('rect', {
          x: ends[c]! - widths[c]! + 1,
          y: ROW * (r + 2) + 1,
          width: widths[c]! - 2,
          height: ROW - 2,
          fill: SHADE,
        }),
      ];
    }),
  );
  const cells = text.flatMap((row, r) =>
    row.flatMap((cell, c) => {
      if (cell === '') return [];
      const place = { x: ends[c]! - PADDING, y: ROW * (r + 0.5) + size * 0.36, 'text-anchor': 'end' };
      return [element('text', { ...place, fill: r === 0 || c === 0 ? STYLE.line : STYLE.ink }, cell)];
    }),
  );
  const rules = [
    line([0, ROW], [width, ROW]),
    line([0, 2 * ROW], [width, 2 * ROW]),
    line([widths[0]!, 0], [widths[0]!, height]),
  ];
  return {
    marks: [
      group({ class: 'shades' }, shades),
      group({ class: 'rules', stroke: STYLE.line, 'stroke-width': 1 }, rules),
      group({ class: 'cells', 'font-size': size }, cells),
    ],
    extent: [
      [0, 0],
      [width, height],
    ],
  };
}

function describe(list: readonly BettiNumber[]): string {
  if (list.length === 0) return 'A Betti table without numbers.';
  return `Betti numbers: ${list.map(([i, degree, rank]) => `β_${i} in degree ${degree} is ${rank}`).join(', ')}.`;
}
