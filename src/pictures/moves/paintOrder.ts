import { LabelledPoset } from '../../poset/index.js';
import { hasseDiagram } from '../layers/hasseDiagram.js';
import { LAYERED_LIMIT, requireDrawable } from '../drawing/PictureOptions.js';
import type { ScenePainter } from './ScenePainter.js';

/** The Hasse diagram of an order. */
export const paintOrder: ScenePainter<'order'> = ({ labels, isBelow, words }, options) => {
  requireDrawable('drawMoveBoard', 'numbers', labels.length, LAYERED_LIMIT);
  const poset = LabelledPoset.fromOrder(labels, isBelow);
  const { marks, extent } = hasseDiagram('drawMoveBoard', poset, poset, options);
  return { marks, extent, caption: [{ text: words }] };
};
