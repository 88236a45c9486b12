import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countFacets, SimplicialComplex } from 'spgames/complex';
import { runs } from '../../helpers/sampling.js';

const sets = fc.array(fc.subarray([0, 1, 2, 3, 4, 5, 6, 7], { maxLength: 4 }), { maxLength: 6 });

it('countFacets counts the facets, from facets and from nonfaces, loops and cone points included', () => {
  fc.assert(
    fc.property(sets, fc.boolean(), (lists, byFacets) => {
      const make = () => (byFacets ? SimplicialComplex.fromFacets(lists, 8) : SimplicialComplex.fromNonfaces(lists, 8));
      expect(countFacets(make())).toBe(BigInt(make().facets.size));
    }),
    { numRuns: runs(1000) },
  );
});
