import { universalCoefficients } from '../complex/index.js';
import type { SetFamily } from '../sets/index.js';
import { type ExportSource, exportSubjectOf, namedObjects } from './ExportSubject.js';
import { type Assertions, assertionsOf, fieldOfScript } from './checks/Assertions.js';
import type { ComplexResults, IdealResults, ScriptOptions, ScriptResults } from './checks/ScriptResults.js';
import { renamings } from './renamings.js';
import { variableNames } from './variableNames.js';

/** Sage finds minimal nonfaces by trying all sets of vertices. */
const MOST_VERTICES = 12;

/** Lines that assert results in Sage. */
function checkedInSage(results: ScriptResults, variables: number): string[] {
  const assertions = assertionsOf(
    results,
    (complex, list) => ofComplex(complex, results.characteristic, list),
    (ideal, list) => {
      // Ideals of rings in one variable or none have other functions.
      if (variables > 1) ofIdeal(ideal, list);
    },
  );
  return assertions.lines('#', (text) => `print('${text}')`);
}

/** Sage has no void complex, and keeps no loops. */
function ofComplex(
  { name, dimension, fVector, pure, minimalNonfaces, homology }: ComplexResults,
  characteristic: number,
  assertions: Assertions,
): void {
  if (dimension === -Infinity) return;
  assertions.add(`the dimension of ${name}`, dimension, (d) => `assert ${name}.dimension() == ${d}`);
  assertions.add(`the f-vector of ${name}`, fVector, (f) => `assert ${name}.f_vector() == [${f.join(', ')}]`);
  assertions.add(`whether ${name} is pure`, pure, (yes) => `assert ${name}.is_pure() == ${yes ? 'True' : 'False'}`);
  assertions.add(`the nonfaces of ${name}`, minimalNonfaces, (sets) => {
    const count = sets.cardinalities().filter((size) => size > 1).length;
    return sets.n > MOST_VERTICES ? undefined : `assert len(${name}.minimal_nonfaces()) == ${count}`;
  });
  assertions.add(`the homology of ${name}`, homology, (groups) => {
    if (groups.length < 2) return undefined;
    const field = characteristic === 0 ? 'QQ' : `GF(${characteristic})`;
    const ranks = universalCoefficients(groups, characteristic)
      .slice(1)
      .map(({ rank }) => rank);
    return `assert [${name}.homology(i, base_ring=${field}).dimension() for i in range(${ranks.length})] == [${ranks.join(', ')}]`;
  });
}

function ofIdeal({ name, dimension, kPolynomial }: IdealResults, assertions: Assertions): void {
  assertions.add(`the dimension of ${name}`, dimension, (d) => `assert ${name}.dimension() == ${d}`);
  assertions.add(`the Hilbert series of ${name}`, kPolynomial, (k) =>
    dimension === -1 ? undefined : `assert ${name}.hilbert_numerator().list() == [${k.join(', ')}]`,
  );
}

/**
 * A script for Sage that defines the ring `S`, with variables x1…, y1…, z1…, and the ideals and complexes of the
 * subject. Sage keeps no loops, and the void complex, which it lacks, is left out.
 * @throws InputError `not-a-prime`, `not-the-same-field`
 * @throws LimitError; `limit` counts generators and facets
 */
export function printSage(subject: ExportSource, options: ScriptOptions = {}): string {
  subject = exportSubjectOf(subject, 'printSage');
  const p = fieldOfScript(options, 'printSage');
  const { ring, ideals, complexes } = namedObjects(subject, options);
  const names = variableNames(ring).map((name) => name.replace('_', ''));
  return [
    ...renamings(ring, names, '#'),
    `S = PolynomialRing(${p === 0 ? 'QQ' : `GF(${p})`}, [${names.map(quoted).join(', ')}])`,
    ...ideals.map(([name, generators]) => `${name} = S.ideal([S(m) for m in ${products(generators, names)}])`),
    ...complexes.map(([name, facets]) =>
      facets.size === 0
        ? `# ${name} is the void complex, which Sage does not have`
        : `${name} = SimplicialComplex(${lists(facets, names)})`,
    ),
    ...(options.check === undefined ? [] : checkedInSage(options.check, ring.n)),
    '',
  ].join('\n');
}

function products(generators: SetFamily, names: readonly string[]): string {
  const texts = generators.toLists().map((generator) => generator.map((v) => names[v]).join('*') || '1');
  return `[${texts.map(quoted).join(', ')}]`;
}

function lists(facets: SetFamily, names: readonly string[]): string {
  const texts = facets.toLists().map((facet) => `[${facet.map((v) => quoted(names[v]!)).join(', ')}]`);
  return `[${texts.join(', ')}]`;
}

function quoted(text: string): string {
  return `'${text}'`;
}
