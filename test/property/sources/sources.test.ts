import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { asComplex, asGame, asValue, parseSource } from 'spgames/sources';
import { parseValue } from 'spgames/values';
import { playOn, SPGame } from 'spgames/games';
import { printIdeal } from 'spgames/formats';
import { stanleyReisnerIdeal } from 'spgames/ideal';
import { runs } from '../../helpers/sampling.js';

/** Distinct labels and sets of them, empty ones included. */
const complexes = fc
  .record({
    labels: fc.uniqueArray(fc.stringMatching(/^[xyz][1-9]$/), { maxLength: 6 }),
    sets: fc.array(fc.array(fc.nat(), { maxLength: 4 }), { maxLength: 5 }),
  })
  .map(({ labels, sets }) => {
    const vertices = labels.map(vertexFromLabel);
    const own = sets.map((set) => (labels.length === 0 ? [] : set.map((v) => v % labels.length)));
    return SimplicialComplex.fromFacets(own, vertices);
  });

function notation(complex: SimplicialComplex, as: 'facets' | 'nonfaces'): string {
  const sets = (as === 'facets' ? complex.facets : complex.minimalNonfaces).toLists();
  const labels = (set: readonly number[]): string =>
    set.length === 0 ? '{}' : set.map((v) => complex.vertices[v]!.label).join(' ');
  const ground = complex.vertices.map(({ label }) => label).join(' ');
  return `vertices:${ground}; ${as}:${sets.map(labels).join(', ')}`;
}

describe('the notation of sources', () => {
  it('gives a complex back from its facets and from its nonfaces', () => {
    fc.assert(
      fc.property(complexes, fc.constantFrom('facets', 'nonfaces'), (complex, as) => {
        expect(asComplex(parseSource(notation(complex, as))).equals(complex)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  it('gives a complex back from its Stanley–Reisner ideal', () => {
    fc.assert(
      fc.property(complexes, (complex) => {
        const ground = complex.vertices.map(({ label }) => label).join(' ');
        const text = `vertices:${ground}; ideal:${printIdeal(stanleyReisnerIdeal(complex))}`;
        expect(asComplex(parseSource(text)).equals(complex)).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  it('a sum of complexes is the sum of the games on them', () => {
    const games = complexes.filter((complex) => !complex.isVoid);
    fc.assert(
      fc.property(games, games, (first, second) => {
        const text = `${notation(first, 'facets')} + ${notation(second, 'nonfaces')}`;
        const sum = SPGame.sum([playOn(first), playOn(second)]);
        expect(asGame(parseSource(text)).legalComplex.equals(sum.legalComplex)).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  it('signs and factors of values are those of arithmetic', () => {
    const names = fc.constantFrom('1', '-1/2', '*', '^', '{2|-1}', '{1|0||-1}');
    const term = fc.record({
      name: names,
      factor: fc.integer({ min: 1, max: 4 }),
      negative: fc.boolean(),
      minus: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(term, { minLength: 1, maxLength: 5 }), (terms) => {
        let text = '';
        let expected = parseValue('0');
        terms.forEach(({ name, factor, negative, minus }, i) => {
          text += `${i === 0 ? '' : minus ? ' - ' : ' + '}${negative ? '-' : ''}${factor === 1 ? '' : `${factor}*`}value:${name}`;
          const part = parseValue(name).times(negative !== (minus && i > 0) ? -factor : factor);
          expected = expected.plus(part);
        });
        expect(asValue(parseSource(text)), text).toBe(expected);
      }),
      { numRuns: runs(200) },
    );
  });

  it('never fails with anything but an error of the library', async () => {
    const pieces = fc.constantFrom(
      ...[
        'facets:',
        'ideal:',
        'vertices:',
        'snort',
        'x1',
        ' ',
        ',',
        ';',
        '@',
        'path:3',
        ' + ',
        '{',
        '}',
        '(',
        '2',
        '*',
      ],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 8 }), async (parts) => {
        const outcome: unknown = await Promise.resolve()
          .then(() => parseSource(parts.join('')))
          .catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toHaveProperty('code', expect.stringMatching(/^[a-z0-9-]+$/));
      }),
      { numRuns: runs(1000) },
    );
  });
});
