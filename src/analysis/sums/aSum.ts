import { aFunction, either, listOf, text } from '../../arguments.js';
import { aSimplicialComplex } from '../../complex/internal.js';
import { anSPGame } from '../../games/internal.js';
import { fields, type Shape } from '../../shape.js';
import { aValue } from '../../values/internal.js';

/** A `Summand`: a complex, a value, a game or a game by its moves with a start. */
export const aSummand: Shape = /* @__PURE__ */ either(
  aSimplicialComplex,
  aValue,
  anSPGame,
  /* @__PURE__ */ fields({ start: text, options: aFunction, key: aFunction }),
);

/** One summand, or a list of them. */
export const aSum: Shape = /* @__PURE__ */ either(aSummand, /* @__PURE__ */ listOf(aSummand));
