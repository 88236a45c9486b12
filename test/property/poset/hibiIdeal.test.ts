import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LabelledPoset, countAntichains, hibiIdeal, hibiIdealDual, orderIdeals, posetWidth } from 'spgames/poset';
import { bettiNumbers, cohenMacaulay, linearResolution, projectiveDimension } from 'spgames/ideal';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

const posets = fc
  .integer({ min: 0, max: 6 })
  .chain((n) =>
    fc.tuple(
      fc.constant(n),
      fc.array(fc.tuple(fc.nat(Math.max(0, n - 1)), fc.nat(Math.max(0, n - 1))), { maxLength: n === 0 ? 0 : 8 }),
    ),
  )
  .map(([n, pairs]) =>
    LabelledPoset.fromRelations(
      n,
      pairs.map(([a, b]) => [Math.min(a, b), Math.max(a, b)]),
    ),
  );

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
  expect(() => hibiIdeal(LabelledPoset.fromCovers(5, []), { limit: 31 })).toThrow(
    expect.objectContaining({ code: 'too-many-items' }),
  );
});

/** @source Herzog and Hibi 2005 */
it('its Betti numbers count the Boolean intervals of order ideals; the projective dimension is the width, and the bipartite graph Cohen–Macaulay', () => {
  const binomial = (n: number, k: number): number => (k === 0 ? 1 : (binomial(n - 1, k - 1) * n) / k);
  fc.assert(
    fc.property(posets, (poset) => {
      fc.pre(poset.n > 0);
      const ideal = hibiIdeal(poset);
      // Below an order ideal lies one such interval for each set of its maximal elements: these are the antichains.
      const antichains = countAntichains(poset).map(Number);
      const intervals = antichains.map((_, rank) =>
        antichains.reduce((sum, count, size) => sum + count * (size < rank ? 0 : binomial(size, rank)), 0),
      );
      const betti = [...bettiNumbers(ideal)].map((row) => row.map(Number));
      expect(betti).toEqual([[0, 0, 1], ...intervals.map((count, i) => [i + 1, poset.n + i, count])]);
      // Of the quotient by the ideal: one more than of the ideal.
      expect(projectiveDimension(ideal)).toBe(posetWidth(poset).width + 1);
      expect(cohenMacaulay(hibiIdealDual(poset)).cohenMacaulay).toBe(true);
    }),
    { numRuns: runs(60) },
  );
});

it('of the divisors of 12', () => {
  const divisors = [1, 2, 3, 4, 6, 12];
  const poset = LabelledPoset.fromOrder(divisors.map(String), (a, b) => divisors[b]! % divisors[a]! === 0);
  expect([...bettiNumbers(hibiIdeal(poset))].map(([, , rank]) => rank)).toEqual([1n, 10n, 12n, 3n]);
});
