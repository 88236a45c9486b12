import { aFlag, aFunction, text } from '../../arguments.js';
import { fields, type Shape } from '../../shape.js';

/** A `HeapGame`. */
export const aHeapGame: Shape = /* @__PURE__ */ fields({ name: text, impartial: aFlag, moves: aFunction });
