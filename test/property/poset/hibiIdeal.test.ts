import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linearResolution } from '../../../src/ideal/index.js';
import { LabelledPoset, countAntichains, hibiIdeal, hibiIdealDual, orderIdeals } from '../../../src/poset/index.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

const posets = fc
  .integer({ min: 0, max: 6 })
  .chain((n) => fc.tuple(fc.constant(n), fc.array(fc.tuple(fc.nat(Math.max(0, n - 1)), fc.nat(Math.max(0, n - 1))), { maxLength: n === 0 ? 0 : 8 }))) // prettier-ignore
  .map(([n, pairs]) => LabelledPoset.fromRelations(n, pairs.map(([a, b]) => [Math.min(a, b), Math.max(a, b)]))); // prettier-ignore

it('order ideals are the sets that are closed downwards', () => {
  fc.assert(
    fc.property(posets, (poset) => {
      const all = range(2 ** poset.n).map((set) => range(poset.n).filter((x) => (set >> x) & 1));
      const closed = all.filter((set) => set.every((x) => poset.ideals.list(x).every((y) => set.includes(y))));
      expect([...orderIdeals(poset)].map(String).sort()).toEqual(closed.map(String).sort());
    }),
    { numRuns: runs(100) },
  );
});

it('the Hibi ideal has a generator for each order ideal, a linear resolution and the bipartite graph as Alexander dual', () => {
  fc.assert(
    fc.property(posets, (poset) => {
      const ideal = hibiIdeal(poset);
      expect(BigInt(ideal.generators.size)).toBe(countAntichains(poset).reduce((sum, count) => sum + count, 0n));
      expect(ideal.alexanderDual().equals(hibiIdealDual(poset))).toBe(true);
      expect(hibiIdealDual(poset).alexanderDual().equals(ideal)).toBe(true);
      expect(linearResolution(ideal)).toEqual({ linear: true, degree: poset.n });
    }),
    { numRuns: runs(100) },
  );
});

it('of a chain, and within bounds', () => {
  const chain = LabelledPoset.fromCovers(2, [[0, 1]]);
  expect(hibiIdeal(chain).toString()).toBe('ideal:x1*x2, x1*y2, y1*y2');
  expect(hibiIdealDual(chain).toString()).toBe('ideal:x1*y1, x1*y2, x2*y2');
  expect(hibiIdeal(chain).ring.variablesOf('R')).toEqual([2, 3]);
  expect(() => hibiIdeal(LabelledPoset.fromCovers(5, []), { limit: 31 })).toThrow(expect.objectContaining({ code: 'too-many-items' })); // prettier-ignore
});
