import { asLabel, centredText, element, group, line, type Mark } from '../drawing/Mark.js';
import { PICTURE_LIMIT, requireDrawable } from '../drawing/PictureOptions.js';
import type { Point } from '../drawing/plane.js';
import { STYLE } from '../drawing/style.js';
import type { ScenePainter } from './ScenePainter.js';

const RADIUS = 9;
const STEP = 2 * RADIUS + 4;
/** The most tokens that stand above each other, and the space between heaps. */
const HIGHEST = 10;
const GAP = 22;
/** Larger heaps are drawn by their size alone. */
const LARGEST = 100;

/** Heaps of tokens on the ground, in columns of at most ten, with their sizes below; a large heap is its size. */
export const paintHeaps: ScenePainter<'heaps'> = ({ heaps, turn }) => {
  const drawn = heaps.reduce((sum, { size }) => sum + (size > LARGEST ? 1 : size), heaps.length);
  requireDrawable('drawMoveBoard', 'tokens', drawn, PICTURE_LIMIT);
  const tokens: Mark[] = [];
  const grounds: Mark[] = [];
  const sizes: Mark[] = [];
  const extent: Point[] = [];
  let left = 0;
  for (const { size, copies } of heaps) {
    const text = copies === 1 ? String(size) : `${copies} × ${size}`;
    const count = size > LARGEST ? 0 : size;
    const columns = Math.max(1, Math.ceil(count / HIGHEST));
    const width = Math.max(columns * STEP, 9 * text.length);
    const first = left + (width - (columns - 1) * STEP) / 2;
    for (let i = 0; i < count; i++) {
      const [cx, cy] = [first + STEP * (i % columns), -STEP * Math.floor(i / columns)];
      tokens.push(element('circle', { cx, cy, r: RADIUS }));
      extent.push([cx, cy - RADIUS]);
    }
    grounds.push(line([left, RADIUS + 2], [left + width, RADIUS + 2]));
    sizes.push(asLabel(centredText([left + width / 2, RADIUS + 14], text, STYLE.smallSize)));
    extent.push([left, 0], [left + width, RADIUS + 22]);
    left += width + GAP;
  }
  return {
    marks: [
      group({ class: 'grounds', stroke: STYLE.line, 'stroke-width': 2 }, grounds),
      group({ class: 'tokens', fill: STYLE.ground, stroke: STYLE.line, 'stroke-width': 1.6 }, tokens),
      group({ class: 'sizes', fill: STYLE.ink }, sizes),
    ],
    extent,
    caption: [
      ...(heaps.length === 0 ? [{ text: 'no heaps' }] : []),
      ...(heaps.some(({ size }) => size > LARGEST) ? [{ text: `heaps above ${LARGEST}: their sizes only` }] : []),
      ...(turn === undefined ? [] : [{ text: `turn ${turn}` }]),
    ],
  };
};
