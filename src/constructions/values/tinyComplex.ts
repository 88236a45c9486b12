import { SimplicialComplex } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import { requireSize } from '../../recipes/internal.js';
import { sidedVertices } from './sidedVertices.js';

/**
 * A complex whose value is tiny-n, {0 | {0 | −n}}; tiny-0 is ↑. Facets y_1 … y_{n+2}, each x_1 y_i, and x_2.
 * Printed with n + 1 vertices of Right, which gives tiny-(n−1).
 * @param n an integer from 0 on
 * @throws InputError `invalid-integer`
 * @throws LimitError `too-large-construction`
 * @source Huntemann 2018, Prop. 4.31
 */
export function tinyComplex(n: number): SimplicialComplex {
  if (!Number.isSafeInteger(n) || n < 0)
    throw new InputError('invalid-integer', `tinyComplex: ${n}; expected an integer n ≥ 0.`, {
      hint: 'For tiny-G of other games see gameWithValue.',
    });
  requireSize('tinyComplex', { what: 'vertices', size: BigInt(n) + 4n });
  const right = Array.from({ length: n + 2 }, (_, i) => i + 2);
  return SimplicialComplex.fromFacets([right, ...right.map((y) => [0, y]), [1]], sidedVertices(2, n + 2));
}
