import { instanceOf } from '../arguments.js';
import type { Shape } from '../shape.js';
import { LabelledPoset } from './LabelledPoset.js';

/** `LabelledPoset`. */
export const aLabelledPoset: Shape = /* @__PURE__ */ instanceOf(
  () => LabelledPoset,
  'a LabelledPoset, such as facePoset(complex)',
);
