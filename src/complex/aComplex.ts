import { instanceOf } from '../arguments.js';
import type { Shape } from '../shape.js';
import { SimplicialComplex } from './SimplicialComplex.js';

/** `SimplicialComplex`. */
export const aComplex: Shape = /* @__PURE__ */ instanceOf(() => SimplicialComplex, 'a SimplicialComplex');
