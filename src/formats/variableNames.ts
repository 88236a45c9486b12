import type { PolynomialRing } from '../ideal/index.js';
import type { Variable } from '../ideal/index.js';

/**
 * The names of the variables of a ring in files for other programs, as Macaulay2 writes them: Left x_1, x_2, …, Right
 * y_1, …, without side z_1, …. A class whose names all are a letter and a number (x3, y3, z3 or 3) keeps its numbers,
 * any other is numbered from 1 in order.
 */
export function variableNames(ring: PolynomialRing): string[] {
  const names = new Array<string>(ring.n);
  for (const [letter, side] of classes) {
    const members = ring.variablesOf(side);
    const numbers = members.map((v) => numberOf(ring.variables[v]!, letter));
    const keep = new Set(numbers).size === members.length && !numbers.includes(undefined);
    members.forEach((v, i) => (names[v] = `${letter}_${keep ? numbers[i]! : i + 1}`));
  }
  return names;
}

const classes = [
  ['x', 'L'],
  ['y', 'R'],
  ['z', undefined],
] as const;

/** The number of a name such as x12, or 12 for a variable without side; undefined for any other name. */
function numberOf({ name }: Variable, letter: 'x' | 'y' | 'z'): string | undefined {
  const digits = name.startsWith(letter) ? name.slice(1) : letter === 'z' ? name : '';
  return /^(0|[1-9]\d{0,8})$/.test(digits) ? digits : undefined;
}
