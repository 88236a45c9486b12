import { instanceOf } from '../arguments.js';
import type { Shape } from '../shape.js';
import { Dyadic } from './Dyadic.js';

/** `Dyadic`. */
export const aDyadic: Shape = /* @__PURE__ */ instanceOf(() => Dyadic, 'a Dyadic, such as Dyadic.of(3, 2)');
