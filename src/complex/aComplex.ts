import { instanceOf } from '../arguments.js';
import type { Shape } from '../shape.js';
import { SimplicialComplex } from './SimplicialComplex.js';

/** `SimplicialComplex`. */
export const aSimplicialComplex: Shape = /* @__PURE__ */ instanceOf(() => SimplicialComplex, 'a SimplicialComplex');
