import { aNumber, listOf } from '../../arguments.js';
import { bigInteger, fields, type Shape } from '../../shape.js';

/** Homology groups, one for each degree. */
export const aHomology: Shape = /* @__PURE__ */ listOf(
  /* @__PURE__ */ fields({
    degree: aNumber,
    rank: aNumber,
    torsion: /* @__PURE__ */ listOf(/* @__PURE__ */ bigInteger()),
  }),
);
