import fc from 'fast-check';
import { asComplex, asIdeal, parseSource } from 'spgames/sources';
import { facetComplex, facetIdeal, stanleyReisnerIdeal } from 'spgames/ideal';
import {
  parseMacaulay2Complex,
  parseMacaulay2Ideal,
  parseMacaulay2Ideals,
  parseMacaulay2Monomials,
  printMacaulay2Complex,
  printMacaulay2Game,
  printMacaulay2Ideal,
} from 'spgames/formats';
import { InvariantError, LibraryError } from '../../../src/errors.js';
import { describe, expect, it } from 'vitest';
import { complexes } from '../../generators/ideals.js';
import { inFull, runs } from '../../helpers/sampling.js';

const READERS = [parseMacaulay2Complex, parseMacaulay2Ideal, parseMacaulay2Ideals, parseMacaulay2Monomials];

const TEXTS = [
  'needsPackage "SimplicialComplexes"\nS = QQ[x_1..x_3, a]\nI = monomialIdeal {x_1*x_3, a}\nD = simplicialComplex I_*\n',
  'i1 : S = QQ[a..d]\n\no1 = S\n\ni5 : facets D\n\no5 = | ab bcd |\n\no5 : List\n',
  'monomialIdeal (x x , x y )\n                1 2   2 1\n',
  '{monomialIdeal(x_1,y_1), ideal map(S^1,S^{{-1}},{{x_2}}), ideal 0}',
  'new SimplicialComplex from {monomialIdeal => monomialIdeal(x_1*x_2,y_1), facets => {x_2, x_1}, ring => S, cache => CacheTable{...0...}}',
];
const PARTS = [
  '{',
  '}',
  '(',
  ')',
  '|',
  ',',
  '*',
  '^2',
  '_',
  '=',
  ';',
  '\n',
  'i3 : ',
  'o3 = ',
  'ideal ',
  'facets ',
  'simplicialComplex ',
  'gens ',
  'ring ',
  'S',
  'x_1',
  '0',
  '1',
  '-- ',
  ' ',
];

/** A text in which some places are cut out or have something put in. */
const mutated = fc
  .record({
    text: fc.constantFrom(...TEXTS),
    changes: fc.array(fc.tuple(fc.nat(), fc.nat(6), fc.constantFrom('', ...PARTS)), { maxLength: 5 }),
  })
  .map(({ text, changes }) =>
    changes.reduce((old, [at, cut, part]) => {
      const start = at % (old.length + 1);
      return old.slice(0, start) + part + old.slice(start + cut);
    }, text),
  );

describe('texts of Macaulay2', () => {
  it('of any kind are read or refused on purpose', () => {
    fc.assert(
      fc.property(mutated, fc.constantFrom(...READERS), (text, read) => {
        try {
          read(text);
        } catch (error) {
          expect(
            error instanceof LibraryError && !(error instanceof InvariantError),
            `${text}: ${error as string}`,
          ).toBe(true);
        }
      }),
      { numRuns: runs(20_000, 2_000) },
    );
  });

  it.each(['{', '(', 'ideal ', 'ideal(', 'simplicialComplex ', 'gens ', 'matrix {'])(
    '%j a hundred thousand times',
    (part) => {
      for (const read of READERS) expect(() => read(part.repeat(100_000))).toThrow(LibraryError);
    },
  );

  it('as scripts say what was printed, in the library and in a file', async () => {
    await fc.assert(
      fc.asyncProperty(complexes(7), async (complex) => {
        const inFile = async (text: string) => parseSource('file.m2', { read: () => text });
        const script = printMacaulay2Complex(complex);
        const game = printMacaulay2Game({ legal: complex, illegal: facetComplex(stanleyReisnerIdeal(complex)) });
        for (const text of [script, game]) {
          const again = parseMacaulay2Complex(text);
          expect(again.equals(complex)).toBe(true);
          expect(asComplex(await inFile(text)).equals(again)).toBe(true);
        }
        const ideal = facetIdeal(complex);
        const text = printMacaulay2Ideal(ideal);
        expect(parseMacaulay2Ideal(text).equals(ideal)).toBe(true);
        expect(asIdeal(await inFile(text)).equals(ideal)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  it.skipIf(!inFull)('are read in time that grows with them', () => {
    const lines = Array.from({ length: 20_000 }, (_, i) => `f_${i} = method(Options => {${i}})`);
    const script = [...lines, 'S = QQ[a..c]', 'I = ideal(a*b, b*c)'].join('\n');
    expect(parseMacaulay2Ideal(script).generators.size).toBe(2);
    const row = Array.from({ length: 20_000 }, (_, i) => `x_${i}`).join('\n ');
    expect(parseMacaulay2Complex(`facets = | ${row} |`).facets.size).toBe(20_000);
  });
});
