import { instanceOf } from '../arguments.js';
import type { Shape } from '../shape.js';
import { PolynomialRing } from './PolynomialRing.js';

/** `PolynomialRing`. */
export const aPolynomialRing: Shape = /* @__PURE__ */ instanceOf(() => PolynomialRing, 'a PolynomialRing');
