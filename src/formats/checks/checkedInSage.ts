import { universalCoefficients } from '../../complex/index.js';
import { assertionsOf, type Assertions } from './Assertions.js';
import type { ComplexResults, IdealResults, ScriptResults } from './ScriptResults.js';

/** Sage finds minimal nonfaces by trying all sets of vertices. */
const MOST_VERTICES = 12;

/** Lines that assert results in Sage. */
export function checkedInSage(results: ScriptResults, variables: number): string[] {
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
