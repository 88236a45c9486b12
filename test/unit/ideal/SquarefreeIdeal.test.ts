import { describe, expect, it } from 'vitest';
import { SetFamily } from 'spgames/sets';
import { SimplicialComplex } from 'spgames/complex';
import { facetIdeal, SquarefreeIdeal, stanleyReisnerIdeal } from 'spgames/ideal';
import { InputError, LimitError } from '../../../src/errors.js';

/** The products of pairs (2i, 2i+1): 2^k minimal primes. */
function matching(k: number): SquarefreeIdeal {
  return SquarefreeIdeal.fromGenerators(
    Array.from({ length: k }, (_, i) => [2 * i, 2 * i + 1]),
    2 * k,
  );
}

describe('SquarefreeIdeal', () => {
  it('keeps the minimal generators in canonical order', () => {
    const ideal = SquarefreeIdeal.fromGenerators(
      [
        [1, 2, 3],
        [2, 0],
        [0, 1, 2],
        [0, 2],
      ],
      4,
    );
    expect(ideal.generators.toLists()).toEqual([
      [0, 2],
      [1, 2, 3],
    ]);
    expect(SquarefreeIdeal.fromGenerators(SetFamily.fromLists([[0], [0, 1]], 2), 2).generators.size).toBe(1);
  });

  it.each([0, 1, 3])('(0) and (1) in %d variables', (n) => {
    const zero = SquarefreeIdeal.zero(n);
    const unit = SquarefreeIdeal.unit(n);
    expect([zero.isZero, zero.isUnit, unit.isZero, unit.isUnit]).toEqual([true, false, false, true]);
    expect([zero.generators.toLists(), unit.generators.toLists()]).toEqual([[], [[]]]);
    expect([zero.minimalPrimes.toLists(), unit.minimalPrimes.toLists()]).toEqual([[[]], []]);
    expect([zero.height(), zero.dimension(), zero.degree()]).toEqual([0, n, 1n]);
    expect([unit.height(), unit.dimension(), unit.degree()]).toEqual([Infinity, -1, 0n]);
    expect(zero.alexanderDual().equals(unit)).toBe(true);
    expect(unit.alexanderDual().equals(zero)).toBe(true);
    expect([zero.containsMonomial([]), unit.containsMonomial([])]).toEqual([false, true]);
    expect(unit.containsIdeal(zero) && !zero.containsIdeal(unit)).toBe(true);
    expect(zero.irreducibleDecomposition().map((ideal) => ideal.isZero)).toEqual([true]);
    expect(unit.irreducibleDecomposition()).toEqual([]);
    expect(zero.sum(unit).isUnit).toBe(true);
    expect(zero.intersection(unit).isZero).toBe(true);
  });

  it('knows (0) and (1) from the minimal primes alone', () => {
    const fromPrimes = (facets: number[][]): SquarefreeIdeal =>
      stanleyReisnerIdeal(SimplicialComplex.fromFacets(facets, 2));
    expect(fromPrimes([[0, 1]]).isZero).toBe(true);
    expect(fromPrimes([]).isUnit).toBe(true);
    expect(fromPrimes([[0]]).isZero || fromPrimes([[0]]).isUnit).toBe(false);
  });

  it('counts dimension and degree without listing minimal primes', () => {
    const ideal = matching(40);
    expect([ideal.height(), ideal.dimension(), ideal.degree()]).toEqual([40, 40, 2n ** 40n]);
    expect(ideal.complex.known.facets).toBeUndefined();
  });

  it('intersects ideals with many generators block by block', () => {
    // All pairs of 0…47, those between the two halves and those inside: 318,000 products.
    const pairs = Array.from({ length: 48 }, (_, v) => Array.from({ length: v }, (_unused, u) => [u, v])).flat();
    const across = ([u, v]: number[]): boolean => u! < 24 && v! >= 24;
    const first = SquarefreeIdeal.fromGenerators(pairs.filter(across), 48);
    const second = SquarefreeIdeal.fromGenerators(
      pairs.filter((pair) => !across(pair)),
      48,
    );
    const both = first.intersection(second);
    const dual = first.alexanderDual().sum(second.alexanderDual()).alexanderDual();
    expect(both.equals(dual)).toBe(true);
    expect(both.equals(first) || both.equals(second)).toBe(false);
  });

  it('takes colon ideals by products of variables', () => {
    const ideal = SquarefreeIdeal.fromGenerators(
      [
        [0, 2],
        [1, 2, 3],
      ],
      4,
    );
    expect(ideal.colon([2]).generators.toLists()).toEqual([[0], [1, 3]]);
    expect(ideal.colon([2, 0]).isUnit).toBe(true);
    expect(ideal.colon([]).equals(ideal)).toBe(true);
  });

  it('refuses ideals of different rings', () => {
    const first = SquarefreeIdeal.zero([{ name: 'a' }]);
    const second = SquarefreeIdeal.zero([{ name: 'b' }]);
    expect(first.equals(second)).toBe(false);
    for (const call of ['sum', 'intersection', 'containsIdeal'] as const)
      expect(() => first[call](second)).toThrow(expect.objectContaining({ code: 'not-the-same-ring' }));
  });

  it('refuses variables that the ring does not have', () => {
    expect(() => SquarefreeIdeal.fromGenerators([[3]], 3)).toThrow(InputError);
    expect(() => SquarefreeIdeal.zero(3).containsMonomial([3])).toThrow(InputError);
    expect(() => SquarefreeIdeal.fromGenerators(SetFamily.fromLists([], 2), 3)).toThrow(InputError);
  });

  it('stops at the limit', () => {
    expect(() => matching(16).listMinimalPrimes({ limit: 100 })).toThrow(LimitError);
    expect(() => facetIdeal(matching(16).complex, { limit: 100 })).toThrow(LimitError);
    const [first, second] = [
      matching(16),
      SquarefreeIdeal.fromGenerators(
        [
          [0, 2, 4, 6],
          [1, 3, 5, 7],
        ],
        32,
      ),
    ];
    expect(() => first.intersection(second, { limit: 10 })).toThrow(LimitError);
  });
});
