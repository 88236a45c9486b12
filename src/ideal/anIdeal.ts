import { instanceOf } from '../arguments.js';
import type { Shape } from '../shape.js';
import { SquarefreeIdeal } from './SquarefreeIdeal.js';

/** `SquarefreeIdeal`. */
export const aSquarefreeIdeal: Shape = /* @__PURE__ */ instanceOf(
  () => SquarefreeIdeal,
  'a SquarefreeIdeal, such as stanleyReisnerIdeal(complex)',
);
