import { instanceOf } from '../arguments.js';
import type { Shape } from '../shape.js';
import { DigraphPlacement } from './DigraphPlacement.js';

/** A `DigraphPlacement`. */
export const aDigraphPlacement: Shape = /* @__PURE__ */ instanceOf(() => DigraphPlacement, 'a DigraphPlacement');
