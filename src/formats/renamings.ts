import type { PolynomialRing } from '../ideal/index.js';
import { variableNames } from './variableNames.js';

/**
 * A comment for each variable whose name in a script does not tell its own.
 * @param names the names in the script
 * @param comment how a comment begins
 */
export function renamings(ring: PolynomialRing, names: readonly string[], comment: string): string[] {
  return variableNames(ring).flatMap((name, v) => {
    const own = ring.variables[v]!.name;
    return own === name.replace('_', '') || own === name.replace('z_', '') ? [] : [`${comment} ${names[v]} is ${own}`];
  });
}
