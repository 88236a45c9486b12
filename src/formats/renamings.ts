import type { PolynomialRing } from '../ideal/index.js';
import { variableNames } from './variableNames.js';

/**
 * Comments from which a reader knows what the variables of a script are called: one for all that are called by a number
 * (`z_n is n`), and one for each other whose name in the script does not tell its own.
 * @param names the names in the script
 * @param comment how a comment begins
 */
export function renamings(ring: PolynomialRing, names: readonly string[], comment: string): string[] {
  const owns = ring.variables.map(({ name }) => name);
  const usual = variableNames(ring);
  const isNumber = (name: string, own: string): boolean => name === `z_${own}`;
  const number = usual.findIndex((name, v) => isNumber(name, owns[v]!));
  const told = (name: string, own: string): boolean =>
    isNumber(name, own) || (own === name.replace('_', '') && (number === -1 || !name.startsWith('z_')));
  const renamed = usual.flatMap((name, v) => (told(name, owns[v]!) ? [] : [`${comment} ${names[v]} is ${owns[v]}`]));
  return number === -1 ? renamed : [`${comment} ${names[number]!.replace(/\d+/, 'n')} is n`, ...renamed];
}
