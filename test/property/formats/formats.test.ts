import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  complexFromJson,
  complexToJson,
  idealFromJson,
  idealToJson,
  parseIdeal,
  parseMacaulay2Complex,
  parseMacaulay2Ideal,
  printIdeal,
  printMacaulay2Ideal,
  printMonomial,
  variableNames,
} from 'spgames/formats';
import { facetIdeal, PolynomialRing, stanleyReisnerIdeal } from 'spgames/ideal';
import { complexes } from '../../generators/ideals.js';
import { runs } from '../../helpers/sampling.js';

describe('round trips', () => {
  it('JSON', () => {
    fc.assert(
      fc.property(complexes(8), (complex) => {
        const object: unknown = JSON.parse(JSON.stringify(complexToJson(complex)));
        expect(complexFromJson(object).equals(complex)).toBe(true);
        const ideal = stanleyReisnerIdeal(complex);
        expect(idealFromJson(JSON.parse(JSON.stringify(idealToJson(ideal)))).equals(ideal)).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  it('polynomial text, in the same ring', () => {
    fc.assert(
      fc.property(complexes(8), (complex) => {
        const ideal = facetIdeal(complex);
        expect(parseIdeal(printIdeal(ideal), { ring: ideal.ring }).equals(ideal)).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  it('Macaulay2, in the same ring', () => {
    fc.assert(
      fc.property(complexes(8), (complex) => {
        const ideal = stanleyReisnerIdeal(complex);
        const { ring } = ideal;
        const [, text] = /^I = (.*)$/m.exec(printMacaulay2Ideal(ideal).replaceAll('_S', ''))!;
        expect(parseMacaulay2Ideal(text!, { ring }).equals(ideal)).toBe(true);
        const names = variableNames(ring);
        const facets = complex.facets.toLists().map((facet) => facet.map((v) => names[v]).join('*') || '1');
        expect(parseMacaulay2Complex(`{${facets.join(', ')}}`, { ring }).equals(complex)).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  const label = fc.constantFrom(
    'x1',
    'x2',
    'x02',
    'y1',
    'y',
    'z1',
    'z1_',
    'z2',
    '1',
    '2',
    '02',
    'a',
    'in',
    'x_1',
    'z_2',
  );
  const side = fc.constantFrom<('L' | 'R' | undefined)[]>('L', 'R', undefined);
  /** Rings whose names look like those of Macaulay2, or are not words. */
  const confusing = fc
    .uniqueArray(fc.tuple(label, side), { selector: ([name]) => name, maxLength: 8 })
    .map(
      (variables) => new PolynomialRing(variables.map(([name, s]) => (s === undefined ? { name } : { name, side: s }))),
    );

  it('names in Macaulay2 are distinct, whatever the labels', () => {
    fc.assert(
      fc.property(confusing, (ring) => {
        const names = variableNames(ring);
        expect(new Set(names).size).toBe(ring.n);
        names.forEach((name, v) => {
          const { side: own } = ring.variables[v]!;
          expect(name).toMatch(own === 'L' ? /^x_\d+$/ : own === 'R' ? /^y_\d+$/ : /^z_\d+$/);
          expect(parseMacaulay2Ideal(`ideal ${name}`, { ring }).generators.toLists()).toEqual([[v]]);
        });
      }),
      { numRuns: runs(300) },
    );
  });

  it('so are the words of polynomial text', () => {
    fc.assert(
      fc.property(confusing, (ring) => {
        const words = Array.from({ length: ring.n }, (_, v) => printMonomial([v], ring));
        expect(new Set(words).size).toBe(ring.n);
        for (const [v, word] of words.entries()) expect(parseIdeal(word, { ring }).generators.toLists()).toEqual([[v]]);
      }),
      { numRuns: runs(200) },
    );
  });
});
