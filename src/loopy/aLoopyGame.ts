import { instanceOf } from '../arguments.js';
import type { Shape } from '../shape.js';
import { LoopyGame } from './LoopyGame.js';

/** A `LoopyGame`. */
export const aLoopyGame: Shape = /* @__PURE__ */ instanceOf(() => LoopyGame, 'a LoopyGame');
