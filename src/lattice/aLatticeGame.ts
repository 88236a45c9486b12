import { instanceOf } from '../arguments.js';
import type { Shape } from '../shape.js';
import { LatticeGame } from './LatticeGame.js';

/** A `LatticeGame`. */
export const aLatticeGame: Shape = /* @__PURE__ */ instanceOf(() => LatticeGame, 'a LatticeGame');
