import { instanceOf } from '../../arguments.js';
import type { Shape } from '../../shape.js';
import { LatticeQuotient } from './LatticeQuotient.js';

/** A `LatticeQuotient`. */
export const aLatticeQuotient: Shape = /* @__PURE__ */ instanceOf(() => LatticeQuotient, 'a LatticeQuotient');
