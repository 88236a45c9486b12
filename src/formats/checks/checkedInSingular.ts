import type { BettiNumber } from '../../ideal/index.js';
import { assertionsOf, assertResolution, type Assertions } from './Assertions.js';
import type { IdealResults, ScriptResults } from './ScriptResults.js';

/** Integers of Singular have 32 bits. */
const LARGEST = 2 ** 31 - 1;

/**
 * Lines that assert results in Singular, which has ideals only. An error does not end a script there: they are counted.
 */
export function checkedInSingular(results: ScriptResults): string[] {
  const assertions = assertionsOf(results, () => undefined, ofIdeal, ofResolution);
  const failed = 'ERROR("spgames: " + string(refuted) + " results are not confirmed");';
  return [
    'int refuted = 0;',
    ...assertions.lines('//', (text) => `if (refuted == 0) { "${text}"; } else { ${failed} }`),
  ];
}

function ofIdeal({ name, dimension, degree }: IdealResults, assertions: Assertions): void {
  assertions.add(`the dimension of ${name}`, dimension, (d) =>
    test(`the dimension of ${name}`, `dim(std(${name}))`, `${d}`),
  );
  assertions.add(`the degree of ${name}`, dimension === -1 ? 0n : degree, (d) =>
    dimension === -1 || d > LARGEST ? undefined : test(`the degree of ${name}`, `mult(std(${name}))`, `${d}`),
  );
}

function ofResolution(ideal: IdealResults, assertions: Assertions): void {
  const { name } = ideal;
  const numbers = `numbersOf${name}`;
  assertResolution(ideal, assertions, `intmat ${numbers} = betti(mres(${name}, 0));`, {
    projectiveDimension: (pd) => test(`the projective dimension of ${name}`, `ncols(${numbers}) - 1`, `${pd}`),
    regularity: (r) => test(`the regularity of ${name}`, `nrows(${numbers}) - 1`, `${r}`),
    betti: (table) =>
      table.some(([, , rank]) => rank > LARGEST)
        ? undefined
        : test(`a Betti number of ${name}`, `intvec(${numbers})`, `intvec(${entries(table)})`),
  });
}

/** Counts what is not as expected. */
function test(what: string, found: string, expected: string): string {
  return `if (${found} != ${expected}) { "${what} is not as spgames finds"; refuted++; }`;
}

/** The table of Betti numbers row by row: row r, column i has β_i of degree i + r. */
function entries(numbers: readonly BettiNumber[]): string {
  const columns = 1 + Math.max(...numbers.map(([i]) => i));
  const rows = 1 + Math.max(...numbers.map(([i, degree]) => degree - i));
  const table = new Array<bigint>(rows * columns).fill(0n);
  for (const [i, degree, rank] of numbers) table[(degree - i) * columns + i] = rank;
  return table.join(',');
}
