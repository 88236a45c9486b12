import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { drawComplex, drawPoset } from 'spgames/pictures';
import { shortLabels } from '../../../../src/pictures/drawing/shortLabels.js';
import { runs } from '../../../helpers/sampling.js';

/** The texts of the labels in a picture. */
const drawn = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!);

describe('shortLabels', () => {
  it.each([
    [
      ['abc', 'abcdef'],
      ['abc', 'abcdef'],
    ],
    [['abcdefgh'], ['abcde…']],
    [
      ['abcdefg1', 'abcdefg2', 'short'],
      ['abc…g1', 'abc…g2', 'short'],
    ],
    [
      ['abcdefgh', 'abc123gh', 'abcde777'],
      ['abc…gh', 'abc12…', 'abc…77'],
    ],
    [
      ['abcdefgh', 'abcdefgh'],
      ['abcde…', 'abcde…'],
    ],
    [
      ['abcdefgh', 'abc1efgh', 'abcdexgh'],
      ['abcdefgh', 'abc1e…', 'abcdexgh'],
    ],
    [['😀😀😀😀😀😀😀'], ['😀😀😀😀😀…']],
  ])('of %j are %j', (labels, expected) => {
    expect(shortLabels(labels, 6)).toEqual(expected);
  });

  it('differ where the labels do, and have no halves of characters', () => {
    const label = fc.string({ unit: fc.constantFrom('a', 'b', '…', '😀'), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(label, { maxLength: 30 }), fc.integer({ min: 3, max: 8 }), (labels, most) => {
        const found = shortLabels(labels, most);
        labels.forEach((one, i) => {
          labels.forEach((other, j) => expect(found[i] === found[j]).toBe(one === other));
          if ([...one].length <= most) expect(found[i]).toBe(one);
          expect(found[i]).not.toMatch(/\p{Surrogate}/u);
        });
      }),
      { numRuns: runs(60) },
    );
  });

  it('faces of a poset and vertices of a complex with long names can be told apart', () => {
    const complex = SimplicialComplex.fromFacets(
      [[0, 1, 2, 3]],
      ['vertex_a_one_1', 'vertex_a_one_2', 'vertex_b_one_1', 'vertex_b_one_2'],
    );
    expect(new Set(drawn(drawPoset(complex))).size).toBe(16);
    expect(new Set(drawn(drawComplex(complex)).slice(0, 4)).size).toBe(4);
  });
});
