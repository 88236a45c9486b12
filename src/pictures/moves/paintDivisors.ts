import { LabelledPoset } from '../../poset/index.js';
import { hasseDiagram } from '../layers/hasseDiagram.js';
import { LAYERED_LIMIT, requireDrawable } from '../drawing/PictureOptions.js';
import type { PositionPainter } from './PositionPainter.js';

/** The numbers of DIVISORS that are left, each above those that divide it. */
export const paintDivisors: PositionPainter = (position, _, options) => {
  const numbers = position.split(',').map(Number);
  requireDrawable('drawMoveBoard', 'numbers', numbers.length, LAYERED_LIMIT);
  const divides = (a: number, b: number): boolean => numbers[b]! % numbers[a]! === 0;
  const poset = LabelledPoset.fromOrder(numbers.map(String), divides);
  const { marks, extent } = hasseDiagram('drawMoveBoard', poset, poset, options);
  return { marks, extent, caption: [{ text: 'a number goes with its multiples above it' }] };
};
