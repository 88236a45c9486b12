import { requireInstance } from '../../arguments.js';
import { LatticeQuotient } from './LatticeQuotient.js';

/** The order of the misère quotient of the heaps 1 and 2 of NIM. */
const ORDER_OF_TWO = 6;

/**
 * Is a misère quotient tame: is it, with its P-portion, that of heaps of NIM? Else it is wild. The quotient of the
 * heaps up to 2^n − 1 is {1} for n = 0, {1, a} with a² = 1 and P-portion {a} for n = 1, and above it has besides these
 * two the elements of a group (ℤ/2)^n, whose identity z is in the P-portion, too, and in which az is another element.
 * @complexity one product for each element
 * @source Plambeck and Siegel 2008
 * @example const found = latticeQuotient(parseLatticeGame('moves 1,0 0,1 -1,1; defeated 0,0'));
 * found.finite === true && isTame(found.quotient) // true
 */
export function isTame(quotient: LatticeQuotient): boolean {
  requireInstance('isTame', quotient, LatticeQuotient, 'a LatticeQuotient');
  const { order, pPortion } = quotient;
  if (order === 1) return pPortion.length === 0;
  const [a, ...others] = pPortion.filter((element) => element !== 0 && quotient.product(element, element) === 0);
  if (a === undefined || others.length > 0) return false;
  if (order === 2) return pPortion.length === 1;
  const [z, ...more] = pPortion.filter((element) => element !== a);
  if (z === undefined || z === 0 || more.length > 0 || order < ORDER_OF_TWO) return false;
  const isInGroup = (element: number): boolean =>
    quotient.product(element, element) === z && quotient.product(element, z) === element;
  const rest = Array.from({ length: order }, (_, element) => element).filter(
    (element) => element !== 0 && element !== a,
  );
  return quotient.product(a, z) !== z && rest.every(isInGroup);
}
