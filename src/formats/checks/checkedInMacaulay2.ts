import { universalCoefficients } from '../../complex/index.js';
import { assertionsOf, assertResolution, type Assertions } from './Assertions.js';
import type { ComplexResults, IdealResults, ScriptResults } from './ScriptResults.js';
import type { SetFamily } from '../../sets/index.js';

/** Lines that assert results in Macaulay2. @param monomialIdeal the ideal that some sets of variables generate */
export function checkedInMacaulay2(results: ScriptResults, monomialIdeal: (sets: SetFamily) => string): string[] {
  const assertions = assertionsOf(
    results,
    (complex, list) => ofComplex(complex, results.characteristic, list, monomialIdeal),
    (ideal, list) => ofIdeal(ideal, list, monomialIdeal),
    ofResolution,
  );
  return assertions.lines('--', (text) => `print "${text}"`);
}

function ofComplex(
  { name, dimension, fVector, pure, minimalNonfaces, homology }: ComplexResults,
  characteristic: number,
  assertions: Assertions,
  monomialIdeal: (sets: SetFamily) => string,
): void {
  const dim = (d: number): string => (d === -Infinity ? '-infinity' : String(d));
  assertions.add(`the dimension of ${name}`, dimension, (d) => `assert(dim ${name} === ${dim(d)})`);
  // Of the void complex Macaulay2 says {0}.
  assertions.add(`the f-vector of ${name}`, fVector, (f) => `assert(fVector ${name} === {${f.join(', ') || '0'}})`);
  assertions.add(`whether ${name} is pure`, pure, (yes) => `assert(isPure ${name} === ${yes})`);
  assertions.add(
    `the nonfaces of ${name}`,
    minimalNonfaces,
    (sets) => `assert(monomialIdeal ${name} == ${monomialIdeal(sets)})`,
  );
  assertions.add(`the homology of ${name}`, homology, (groups) => {
    if (groups.length === 0) return undefined;
    const ranks = universalCoefficients(groups, characteristic).map(({ rank }) => rank);
    return `assert(apply(toList(-1..${groups.length - 2}), i -> rank homology(i, ${name})) === {${ranks.join(', ')}})`;
  });
}

function ofIdeal(
  { name, dimension, degree, alexanderDual }: IdealResults,
  assertions: Assertions,
  monomialIdeal: (sets: SetFamily) => string,
): void {
  assertions.add(`the dimension of ${name}`, dimension, (d) => `assert(dim ${name} === ${d})`);
  assertions.add(`the degree of ${name}`, degree, (d) => `assert(degree ${name} === ${d})`);
  // Over a ring without variables Macaulay2 1.21 gives (0) as its own dual.
  assertions.add(`the Alexander dual of ${name}`, alexanderDual, (sets) =>
    sets.n === 0 ? undefined : `assert(dual ${name} == ${monomialIdeal(sets)})`,
  );
}

function ofResolution(ideal: IdealResults, assertions: Assertions): void {
  assertResolution(ideal, assertions, `numbers = betti res ideal ${ideal.name}`, {
    projectiveDimension: (pd) => `assert(pdim numbers === ${pd})`,
    regularity: (r) => `assert(regularity numbers === ${r})`,
    betti: (table) => {
      const entries = table.map(([i, d, rank]) => `(${i}, {${d}}, ${d}) => ${rank}`);
      return `assert(numbers === new BettiTally from {${entries.join(', ')}})`;
    },
  });
}
