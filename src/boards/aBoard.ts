import { instanceOf } from '../arguments.js';
import type { Shape } from '../shape.js';
import { Board } from './Board.js';

/** `Board`. */
export const aBoard: Shape = /* @__PURE__ */ instanceOf(
  () => Board,
  'a Board, such as path(5) or parseBoard("path:5")',
);
