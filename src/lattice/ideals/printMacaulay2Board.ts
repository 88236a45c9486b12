import type { FieldOptions } from '../../ideal/index.js';
import { checkPrime } from '../../linear/internal.js';
import type { LatticeGame } from '../LatticeGame.js';
import { artinianIdeal } from './artinianIdeal.js';

/**
 * A script for `M2 --script` that defines the ring `S` with a variable for each coordinate and the monomial ideal `J`
 * of the board of a game on the orthant: positions are its monomials, defeated points its standard monomials, which the
 * script counts.
 * @throws InputError `not-an-orthant`, `not-an-order-ideal`, `not-a-prime`, `invalid-argument`
 * @source Guo & Miller 2009, Def. 2.9
 * @example printMacaulay2Board(parseLatticeGame('moves 1,0 0,1; defeated 0,0')).split('\n')[2] // 'J = monomialIdeal(t_2, t_1)'
 */
export function printMacaulay2Board(game: LatticeGame, options: Pick<FieldOptions, 'characteristic'> = {}): string {
  const field = fieldInMacaulay2('printMacaulay2Board', options);
  const monomials = artinianIdeal(game).map((exponent) => {
    const powers = exponent.flatMap((x, i) => (x === 0 ? [] : [x === 1 ? `t_${i + 1}` : `t_${i + 1}^${x}`]));
    return powers.join('*') || '1_S';
  });
  const variables = Array.from({ length: game.dimension }, (_, i) => `t_${i + 1}`);
  const lines = [
    `-- ${game.toString()}`,
    `S = ${field}[${variables.join(', ')}]`,
    `J = monomialIdeal(${monomials.join(', ')})`,
    '-- the number of defeated points',
    `assert(degree(S^1/J) === ${game.defeated.length})`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The field of a script for Macaulay2. @throws InputError `not-a-prime` */
export function fieldInMacaulay2(task: string, { characteristic = 0 }: Pick<FieldOptions, 'characteristic'>): string {
  if (characteristic === 0) return 'QQ';
  checkPrime(task, characteristic);
  return `ZZ/${characteristic}`;
}
