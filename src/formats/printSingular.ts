import { InputError } from '../errors.js';
import type { BettiNumber } from '../ideal/index.js';
import type { SetFamily } from '../sets/index.js';
import { type ExportSource, exportSubjectOf, namedObjects } from './ExportSubject.js';
import { type Assertions, assertionsOf, assertResolution, fieldOfScript } from './checks/Assertions.js';
import type { IdealResults, ScriptOptions, ScriptResults } from './checks/ScriptResults.js';
import { renamings } from './renamings.js';
import { variableNames } from './variableNames.js';

/** Integers of Singular have 32 bits. */
const LARGEST = 2 ** 31 - 1;

/**
 * Lines that assert results in Singular, which has ideals only. An error does not end a script there: they are counted.
 */
function checkedInSingular(results: ScriptResults): string[] {
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

/**
 * A script for Singular that defines the ring `S`, with variables x(1)…, y(1)…, z(1)…, and the ideals of the subject.
 * @throws InputError `too-few-variables`, `not-a-prime`, `not-the-same-field`
 * @throws LimitError; `limit` counts generators
 */
export function printSingular(subject: ExportSource, options: ScriptOptions = {}): string {
  subject = exportSubjectOf(subject, 'printSingular');
  const { ring, ideals } = namedObjects(subject, options);
  if (ring.n === 0)
    throw new InputError('too-few-variables', 'printSingular: a ring without variables; expected at least one.', {
      hint: 'Singular has no such rings.',
    });
  const names = variableNames(ring).map((name) => name.replace(/_(\d+)/, '($1)'));
  return [
    ...renamings(ring, names, '//'),
    `ring S = ${fieldOfScript(options, 'printSingular')},(${names.join(',')}),dp;`,
    ...ideals.map(([name, generators]) => `ideal ${name} = ${products(generators, names)};`),
    ...(options.check === undefined ? [] : checkedInSingular(options.check)),
    '',
  ].join('\n');
}

function products(generators: SetFamily, names: readonly string[]): string {
  if (generators.size === 0) return '0';
  return generators
    .toLists()
    .map((generator) => generator.map((v) => names[v]).join('*') || '1')
    .join(', ');
}
