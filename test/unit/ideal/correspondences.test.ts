import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { facetComplex, facetIdeal, SquarefreeIdeal, stanleyReisnerComplex, stanleyReisnerIdeal } from 'spgames/ideal';
import { range } from '../../helpers/range.js';

const lists = (...words: string[]): number[][] => words.map((word) => [...word].map((digit) => Number(digit) - 1));

describe('the four functors', () => {
  /** @source Huntemann 2018, Ex. 1.32 */
  it('Ex. 1.32', () => {
    const complex = SimplicialComplex.fromFacets(lists('12', '16', '234', '35', '456'), 6);
    expect(facetIdeal(complex).generators.toLists()).toEqual(lists('12', '16', '35', '234', '456'));
    expect(stanleyReisnerIdeal(complex).generators.toLists()).toEqual(lists('13', '14', '15', '25', '26', '36', '345'));
  });

  /** @source Huntemann 2018, Ex. 1.33 */
  it('Ex. 1.33', () => {
    const ideal = SquarefreeIdeal.fromGenerators(lists('13', '234'), 4);
    expect(facetComplex(ideal).facets.toLists()).toEqual(lists('13', '234'));
    expect(stanleyReisnerComplex(ideal).facets.toLists()).toEqual(lists('23', '34', '124'));
  });

  it.each([0, 1, 3])('degenerate cases on %d vertices', (n) => {
    const all = range(n);
    const nothing = SimplicialComplex.void(n);
    const irrelevant = SimplicialComplex.irrelevant(n);
    const simplex = SimplicialComplex.simplex(n);
    const [zero, unit] = [SquarefreeIdeal.zero(n), SquarefreeIdeal.unit(n)];
    expect(stanleyReisnerIdeal(nothing).equals(unit)).toBe(true);
    expect(facetIdeal(nothing).equals(zero)).toBe(true);
    expect(stanleyReisnerIdeal(irrelevant).generators.toLists()).toEqual(all.map((v) => [v]));
    expect(facetIdeal(irrelevant).equals(unit)).toBe(true);
    expect(stanleyReisnerIdeal(simplex).equals(zero)).toBe(true);
    expect(facetIdeal(simplex).generators.toLists()).toEqual([all]);
    expect(facetComplex(zero).equals(nothing)).toBe(true);
    expect(facetComplex(unit).equals(irrelevant)).toBe(true);
    expect(stanleyReisnerComplex(zero).equals(simplex)).toBe(true);
    expect(stanleyReisnerComplex(unit).equals(nothing)).toBe(true);
  });

  it('keep loops as variables and sides as sides', () => {
    const vertices = [{ label: 'x1', side: 'L' }, { label: 'y1', side: 'R' }, { label: '3' }] as const;
    const complex = SimplicialComplex.fromFacets([[0]], vertices);
    const ideal = stanleyReisnerIdeal(complex);
    expect(ideal.ring.variables).toEqual([{ name: 'x1', side: 'L' }, { name: 'y1', side: 'R' }, { name: '3' }]);
    expect(ideal.generators.toLists()).toEqual([[1], [2]]);
    expect(facetComplex(ideal).vertices).toEqual(vertices);
  });

  it('list neither facets nor nonfaces that nobody asked for', () => {
    const pairs = Array.from({ length: 60 }, (_, i) => [2 * i, 2 * i + 1]);
    const complex = stanleyReisnerComplex(SquarefreeIdeal.fromGenerators(pairs, 120));
    expect(complex.known.facets).toBeUndefined();
    expect(stanleyReisnerIdeal(complex).generators.size).toBe(60);
    const byFacets = SimplicialComplex.fromFacets(pairs, 120).alexanderDual().alexanderDual();
    expect(stanleyReisnerIdeal(byFacets).minimalPrimes.size).toBe(60);
    expect(byFacets.known.nonfaces).toBeUndefined();
  });
});
