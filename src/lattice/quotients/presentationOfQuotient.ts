import type { LatticePoint } from '../LatticePoint.js';
import type { LatticeQuotient } from './LatticeQuotient.js';

/** Two positions with the same element; the second is the least of the element. */
export interface QuotientRelation {
  readonly left: LatticePoint;
  readonly right: LatticePoint;
}

/**
 * A presentation of a quotient as a commutative monoid: equations of positions that imply all others. They are the
 * reduced Gröbner basis of the ideal that the differences t^p − t^q of equal positions generate, in the order by
 * degree, then by the powers of the last variable that differs: every position is brought to the least of its element
 * by putting right sides for left ones.
 * @returns by the degrees of the left sides
 * @complexity order · dimension²
 * @source Guo & Miller 2009, Def. 6.6
 * @example const found = latticeQuotient(parseLatticeGame('lattice:moves 1,0 0,1 -1,1; defeated 0,0'));
 * found.finite === true && presentationOfQuotient(found.quotient)[0] // { left: [2, 0], right: [0, 0] }
 */
export function presentationOfQuotient(quotient: LatticeQuotient): QuotientRelation[] {
  const { positions, products } = quotient;
  const isLeast = new Set(positions.map(String));
  const relations = new Map<string, QuotientRelation>();
  for (const [element, position] of positions.entries())
    for (let i = 0; i < position.length; i++) {
      const left = position.map((x, j) => (j === i ? x + 1 : x));
      const key = left.join();
      if (isLeast.has(key) || relations.has(key)) continue;
      // All that is left of it when one part is taken away has to be least, else a smaller equation implies this one.
      const isMinimal = left.every((x, j) => x === 0 || isLeast.has(left.map((y, k) => (k === j ? y - 1 : y)).join()));
      if (isMinimal) relations.set(key, { left, right: positions[products[element]![i]!]! });
    }
  const degree = ({ left }: QuotientRelation): number => left.reduce((sum, x) => sum + x, 0);
  return [...relations.values()].sort((a, b) => degree(a) - degree(b));
}
