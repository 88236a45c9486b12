import type { BettiNumber } from '../../ideal/index.js';
import { assertionsOf, type Assertions } from './Assertions.js';
import type { IdealResults, ScriptResults } from './ScriptResults.js';

/** Integers of Singular have 32 bits. */
const LARGEST = 2 ** 31 - 1;

/** Lines that assert results in Singular, which has ideals only. An error does not end a script there: they are counted. */
export function checkedInSingular(results: ScriptResults): string[] {
  const assertions = assertionsOf({ ...results, complexes: [] }, ofIdeal, () => undefined);
  const failed = 'ERROR("spgames: " + string(refuted) + " results are not confirmed");';
  return [
    'int refuted = 0;',
    ...assertions.lines('//', (text) => `if (refuted == 0) { "${text}"; } else { ${failed} }`),
  ];
}

function ofIdeal(
  { name, dimension, degree, betti, projectiveDimension, regularity }: IdealResults,
  assertions: Assertions,
): void {
  const assert = (what: string, found: string, expected: string): string =>
    `if (${found} != ${expected}) { "${what} of ${name} is not as spgames finds"; refuted++; }`;
  assertions.add(`the dimension of ${name}`, dimension, (d) => assert('the dimension', `dim(std(${name}))`, `${d}`));
  if (dimension === -1) return;
  assertions.add(`the degree of ${name}`, degree, (d) =>
    d > LARGEST ? undefined : assert('the degree', `mult(std(${name}))`, `${d}`),
  );
  const numbers = `numbersOf${name}`;
  if ([projectiveDimension, regularity, betti].some((found) => found !== undefined))
    assertions.prepare(`intmat ${numbers} = betti(mres(${name}, 0));`);
  assertions.add(`the projective dimension of ${name}`, projectiveDimension, (pd) => assert('the projective dimension', `ncols(${numbers}) - 1`, `${pd}`)); // prettier-ignore
  assertions.add(`the regularity of ${name}`, regularity, (r) => assert('the regularity', `nrows(${numbers}) - 1`, `${r}`)); // prettier-ignore
  assertions.add(`the Betti numbers of ${name}`, betti, (table) =>
    table.some(([, , rank]) => rank > LARGEST)
      ? undefined
      : assert('a Betti number', `intvec(${numbers})`, `intvec(${entries(table)})`),
  );
}

/** The table of Betti numbers row by row: row r, column i has β_i of degree i + r. */
function entries(numbers: readonly BettiNumber[]): string {
  const columns = 1 + Math.max(...numbers.map(([i]) => i));
  const rows = 1 + Math.max(...numbers.map(([i, degree]) => degree - i));
  const table = new Array<bigint>(rows * columns).fill(0n);
  for (const [i, degree, rank] of numbers) table[(degree - i) * columns + i] = rank;
  return table.join(',');
}
