import { SimplicialComplex } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import { negativeComplex } from '../../games/internal.js';
import { requireSize } from '../../recipes/internal.js';
import { sidedVertices } from './sidedVertices.js';

/**
 * A complex whose value is the switch {a | b}: two disjoint simplices ⟨x_0 … x_a⟩ and ⟨y_0 … y_−b⟩ for a ≥ 0 ≥ b, and
 * otherwise ⟨x_1 … x_{a+1}⟩ with ⟨x_1 … x_b, y⟩ for a ≥ b > 0, and its negative.
 * @param a an integer
 * @param b an integer, at most a
 * @throws InputError `not-a-switch`
 * @throws LimitError `too-large-construction`
 * @source Huntemann 2018, Prop. 4.29
 * @source Huntemann 2018, Prop. 4.30
 */
export function switchComplex(a: number, b: number): SimplicialComplex {
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b) || a < b)
    throw new InputError('not-a-switch', `switchComplex: {${a}|${b}}; expected integers a ≥ b.`, {
      hint: a < b ? 'For a < b this is a number: see numberComplex.' : 'For other values see gameWithValue.',
    });
  requireSize('switchComplex', { what: 'vertices', size: BigInt(Math.max(a, -b)) + BigInt(Math.max(-a, b)) + 2n });
  if (a < 0) return negativeComplex(switchComplex(-b, -a));
  const shared = Math.max(b, 0);
  const own = Math.max(-b, 0) + 1;
  const left = Array.from({ length: a + 1 }, (_, i) => i);
  const right = Array.from({ length: own }, (_, i) => a + 1 + i);
  return SimplicialComplex.fromFacets([left, [...left.slice(0, shared), ...right]], sidedVertices(a + 1, own));
}
