import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asComplex, parseSource } from 'spgames/sources';
import { gameValue, playOn } from 'spgames/games';
import { negativeComplex } from 'spgames/constructions';
import { runs } from '../../helpers/sampling.js';

/** Facets of vertices of either player, of some of none, whose numbers may repeat and leave gaps. */
const facets = fc
  .array(
    fc.uniqueArray(
      fc.tuple(fc.constantFrom('x', 'y', 'z'), fc.integer({ min: 1, max: 9 })).map(([side, i]) => `${side}${i}`),
      { minLength: 1, maxLength: 4 },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((sets) => sets.map((set) => set.join(' ')).join(', '));

describe('the negative of a complex', () => {
  it('is the same, labels and order too, as a function and as a source', () => {
    fc.assert(
      fc.property(facets, (sets) => {
        const complex = asComplex(parseSource(`facets:${sets}`));
        const negative = negativeComplex(complex);
        expect(String(negative)).toBe(String(asComplex(parseSource(`-facets:${sets}`))));
        expect(String(negativeComplex(negative))).toBe(String(complex));
      }),
      { numRuns: runs(300) },
    );
  });

  it('has the negative value', () => {
    fc.assert(
      fc.property(facets, (sets) => {
        const complex = asComplex(parseSource(`facets:${sets}`));
        const valueOf = (of: typeof complex): string => String(gameValue(playOn(of)));
        expect(valueOf(negativeComplex(complex))).toBe(String(gameValue(playOn(complex)).negative()));
      }),
      { numRuns: runs(60) },
    );
  });
});
