import { gameWithValue } from 'spgames/constructions';
import type { SimplicialComplex } from 'spgames/complex';
import { parseValue, valuesBornBy } from 'spgames/values';
import { describe, expect, it } from 'vitest';
import { sampled } from '../helpers/sampling.js';
import { hasMacaulay2, runMacaulay2 } from './runMacaulay2.js';

/** The Stanley–Reisner ideal of a complex, as an ideal of `S`. */
function ideal(complex: SimplicialComplex): string {
  const monomials = complex.minimalNonfaces.toLists().map((set) => set.map((v) => `z_${v}`).join('*'));
  return monomials.length === 0 ? 'ideal(0_S)' : `ideal(${monomials.join(', ')})`;
}

const FIELDS = ['QQ', 'ZZ/2', 'ZZ/3'];

function cohenMacaulay(complexes: readonly SimplicialComplex[]): boolean[][] {
  const calls = complexes.flatMap((complex) =>
    FIELDS.map((field) => `S = ${field}[z_0..z_(${Math.max(0, complex.n - 1)})]; print isCM(S/${ideal(complex)});`),
  );
  const lines = runMacaulay2(`needsPackage "Depth";\n${calls.join('\n')}\n`);
  return complexes.map((_, i) => FIELDS.map((__, j) => lines[3 * i + j] === 'true'));
}

describe.skipIf(!hasMacaulay2)('Macaulay2 on complexes with the values of day 2', () => {
  it('finds the vertex decomposable ones Cohen–Macaulay over QQ, ZZ/2 and ZZ/3', () => {
    // The complexes of a value and its negative differ by the sides of their vertices only.
    const day2 = valuesBornBy(2);
    const values = sampled(
      day2.filter((value) => day2.indexOf(value) <= day2.findIndex((other) => other.equals(value.negative()))),
      1,
    );
    const complexes = values.map((value) => gameWithValue(value, { complex: 'vertexDecomposable' }).complex);
    const answers = cohenMacaulay(complexes);
    values.forEach((value, i) => {
      expect(answers[i], String(value)).toEqual([true, true, true]);
    });
  });

  it('finds small ones vertex decomposable', () => {
    const complexes = ['0', '1', '2', '*', '1*', '-1*'].map(
      (text) => gameWithValue(parseValue(text), { complex: 'vertexDecomposable' }).complex,
    );
    const calls = complexes.map((complex) => {
      const facets = complex.facets.toLists().map((facet) => facet.map((v) => `z_${v}`).join('*') || '1_S');
      return `S = QQ[z_0..z_(${Math.max(0, complex.n - 1)})]; print isVertexDecomposable simplicialComplex {${facets.join(', ')}};`;
    });
    const lines = runMacaulay2(
      `needsPackage "SimplicialComplexes"; needsPackage "SimplicialDecomposability";\n${calls.join('\n')}\n`,
    );
    expect(lines).toEqual(complexes.map(() => 'true'));
  });
});
