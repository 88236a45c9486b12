import type { FieldOptions } from '../../ideal/index.js';
import { fieldInMacaulay2 } from '../ideals/printMacaulay2Board.js';
import type { LatticeQuotient } from './LatticeQuotient.js';
import { presentationOfQuotient } from './presentationOfQuotient.js';

/**
 * A script for `M2 --script` that defines the ring `S` with a variable for each coordinate, in an order of monomials in
 * which the given generators of `I` are its reduced Gröbner basis: the ideal of the differences of positions with the
 * same element, so that S/I is the algebra of the quotient. `P` holds the least monomials of the P-portion; the script
 * checks the order.
 * @throws InputError `not-a-prime`, `invalid-argument`
 * @source Guo & Miller 2009, Def. 6.6
 * @example const found = latticeQuotient(parseLatticeGame('lattice:moves 1,0 0,1 -1,1; defeated 0,0'));
 * found.finite && printMacaulay2Quotient(found.quotient).split('\n')[1] // 'S = QQ[t_2, t_1, MonomialOrder => GLex]'
 */
export function printMacaulay2Quotient(
  quotient: LatticeQuotient,
  options: Pick<FieldOptions, 'characteristic'> = {},
): string {
  const field = fieldInMacaulay2('printMacaulay2Quotient', options);
  const { game, order, pPortion, positions } = quotient;
  const variables = Array.from({ length: game.dimension }, (_, i) => `t_${game.dimension - i}`);
  const differences = presentationOfQuotient(quotient).map(
    ({ left, right }) => `${monomial(left)} - ${monomial(right)}`,
  );
  const lines = [
    `-- ${game.toString()}`,
    `S = ${field}[${[...variables, 'MonomialOrder => GLex'].join(', ')}]`,
    `I = ideal(${differences.join(', ') || '0_S'})`,
    `P = {${pPortion.map((element) => monomial(positions[element]!)).join(', ')}}`,
    '-- the number of elements of the quotient',
    `assert(numgens source basis(S/I) === ${order})`,
  ];
  return `${lines.join('\n')}\n`;
}

function monomial(position: readonly number[]): string {
  const powers = position.flatMap((x, i) => (x === 0 ? [] : [x === 1 ? `t_${i + 1}` : `t_${i + 1}^${x}`]));
  return powers.join('*') || '1_S';
}
