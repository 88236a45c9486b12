import { oneOf, optional } from '../../arguments.js';
import { fields, type Shape } from '../../shape.js';

/** The options of the families of games. */
export const familyOptions: Shape = /* @__PURE__ */ optional(
  /* @__PURE__ */ fields({ rule: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf('maker', 'avoider', 'strong')) }),
);
