import { aNumber, listOf, tuple } from '../arguments.js';
import { fields, type Shape } from '../shape.js';

/** A `ChainPlacement`. */
export const aPlacement: Shape = /* @__PURE__ */ fields({
  vertices: /* @__PURE__ */ listOf(aNumber),
  stretches: /* @__PURE__ */ listOf(/* @__PURE__ */ tuple(aNumber, aNumber, aNumber)),
});
