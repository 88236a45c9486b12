import { instanceOf } from '../arguments.js';
import type { Shape } from '../shape.js';
import { SetFamily } from './SetFamily.js';

/** `SetFamily`. */
export const aSetFamily: Shape = /* @__PURE__ */ instanceOf(
  () => SetFamily,
  'a SetFamily, such as SetFamily.fromLists([[0, 1]], 2)',
);
