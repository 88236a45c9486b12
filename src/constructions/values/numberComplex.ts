import { SimplicialComplex } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import { Dyadic } from '../../values/index.js';
import { integerComplex } from './integerComplex.js';
import { negativeComplex } from '../../games/internal.js';
import { requireSize } from '../../recipes/internal.js';
import { sidedVertices } from './sidedVertices.js';
import { sumComplex } from './sumComplex.js';

/**
 * The complex of value 1/2^n with a vertex of Left for each set of n vertices of Right, a facet with that set. It has
 * the least dimension, n, and is flag.
 * @param exponent n, an integer from 0 on
 * @throws InputError `invalid-integer`
 * @throws LimitError `too-large-construction`: it has 2^n + n vertices
 * @source Huntemann 2018, Thm 4.27
 */
export function unitFractionComplex(exponent: number): SimplicialComplex {
  if (!Number.isSafeInteger(exponent) || exponent < 0)
    throw new InputError('invalid-integer', `unitFractionComplex: 1/2^${exponent}; expected an exponent n ≥ 0.`);
  requireSize(
    'unitFractionComplex',
    { what: 'vertices', size: BigInt(exponent) + (1n << BigInt(Math.min(exponent, 4096))) },
    2 ** 16,
  );
  const lefts = 2 ** exponent;
  const facets = Array.from({ length: lefts }, (_, set) => [
    set,
    ...Array.from({ length: exponent }, (_, i) => i)
      .filter((i) => (set & (1 << i)) !== 0)
      .map((i) => lefts + i),
  ]);
  return SimplicialComplex.fromFacets(facets, sidedVertices(lefts, exponent));
}

/**
 * A complex whose value is a dyadic number: the join of a simplex for its integer part and of one complex for each 1
 * among its binary digits.
 * @throws LimitError `too-large-construction`
 * @source Huntemann 2018, Cor. 4.28
 */
export function numberComplex(number: Dyadic): SimplicialComplex {
  if (number.compare(Dyadic.zero) < 0) return negativeComplex(numberComplex(number.negative()));
  requireSize('numberComplex', { what: 'vertices', size: number.floor() });
  const digits = number.minus(Dyadic.of(number.floor())).numerator.toString(2).padStart(number.exponent, '0');
  const fractions = [...digits.slice(0, number.exponent)].flatMap((digit, i) => (digit === '1' ? [i + 1] : []));
  return sumComplex(integerComplex(Number(number.floor())), ...fractions.map(unitFractionComplex));
}
