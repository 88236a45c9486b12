import { instanceOf } from '../arguments.js';
import type { Shape } from '../shape.js';
import { SparseMatrix } from './SparseMatrix.js';

/** `SparseMatrix`. */
export const aSparseMatrix: Shape = /* @__PURE__ */ instanceOf(() => SparseMatrix, 'a SparseMatrix');
