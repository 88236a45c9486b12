import { instanceOf } from '../arguments.js';
import type { Shape } from '../shape.js';
import { PositionalGame } from './PositionalGame.js';

/** A `PositionalGame`. */
export const aPositionalGame: Shape = /* @__PURE__ */ instanceOf(() => PositionalGame, 'a PositionalGame');
