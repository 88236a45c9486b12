import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bigradedHilbertSeries,
  bigradedKPolynomial,
  DualityDiagram,
  facetComplex,
  facetIdeal,
  hilbertFunction,
  hilbertSeries,
  kPolynomial,
  reducedBigradedHilbertSeries,
  reducedHilbertSeries,
  SquarefreeIdeal,
  stanleyReisnerComplex,
  stanleyReisnerIdeal,
} from 'spgames/ideal';
import { countByDegree, listOf, maskOf, members, minimalMasks } from '../../reference/squarefreeMonomials.js';
import { complexes, idealPairs } from '../../generators/ideals.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

const sorted = (masks: Iterable<number>): number[] => [...masks].sort((a, b) => a - b);
const masks = (lists: readonly (readonly number[])[]): number[] => sorted(lists.map(maskOf));
/** All monomials of an ideal, by its generators. */
const membersOf = (ideal: SquarefreeIdeal): number[] => sorted(members(ideal.generators.toLists(), ideal.ring.n));

describe('SquarefreeIdeal agrees with the list of its monomials', () => {
  it('generators and membership', () => {
    fc.assert(
      fc.property(idealPairs(6), ({ n, lists, ideals: [ideal] }) => {
        const all = members(lists[0], n);
        expect(masks(ideal.generators.toLists())).toEqual(sorted(minimalMasks(all)));
        for (let m = 0; m < 2 ** n; m++) expect(ideal.containsMonomial(listOf(m))).toBe(all.has(m));
        expect(ideal.isZero).toBe(all.size === 0);
        expect(ideal.isUnit).toBe(all.size === 2 ** n);
      }),
      { numRuns: runs(200) },
    );
  });

  it('sum, intersection, colon, containment', () => {
    fc.assert(
      fc.property(idealPairs(6), fc.nat(63), ({ n, lists, ideals: [first, second] }, bits) => {
        const [a, b] = lists.map((list) => members(list, n)) as [Set<number>, Set<number>];
        expect(membersOf(first.sum(second))).toEqual(sorted(new Set([...a, ...b])));
        expect(membersOf(first.intersection(second))).toEqual(sorted([...a].filter((m) => b.has(m))));
        const monomial = bits & (2 ** n - 1);
        const quotient = range(2 ** n).filter((m) => a.has(m | monomial));
        expect(membersOf(first.colon(listOf(monomial)))).toEqual(quotient);
        expect(first.containsIdeal(second)).toBe([...b].every((m) => a.has(m)));
        expect(first.equals(second)).toBe(a.size === b.size && [...b].every((m) => a.has(m)));
      }),
      { numRuns: runs(300) },
    );
  });

  it('minimal primes, height, dimension, degree', () => {
    fc.assert(
      fc.property(idealPairs(6), ({ n, lists, ideals: [ideal] }) => {
        const generators = lists[0].map(maskOf);
        const meets = (p: number): boolean => generators.every((g) => (g & p) !== 0);
        const primes = minimalMasks(range(2 ** n).filter(meets));
        expect(masks(ideal.minimalPrimes.toLists())).toEqual(sorted(primes));
        const sizes = primes.map((p) => listOf(p).length);
        const height = Math.min(...sizes);
        expect(ideal.height()).toBe(height);
        expect(ideal.dimension()).toBe(primes.length === 0 ? -1 : n - height);
        expect(ideal.degree()).toBe(BigInt(sizes.filter((s) => s === height).length));
        const components = ideal.irreducibleDecomposition();
        expect(components.map((component) => component.generators.toLists().flat())).toEqual(
          ideal.minimalPrimes.toLists(),
        );
        const unit = SquarefreeIdeal.unit(ideal.ring);
        expect(components.reduce((all, component) => all.intersection(component), unit).equals(ideal)).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  it('the Alexander dual exchanges generators and minimal primes, sum and intersection', () => {
    fc.assert(
      fc.property(idealPairs(6), ({ ideals: [first, second] }) => {
        const dual = first.alexanderDual();
        expect(dual.generators.equals(first.minimalPrimes)).toBe(true);
        expect(dual.minimalPrimes.equals(first.generators)).toBe(true);
        expect(dual.alexanderDual().equals(first)).toBe(true);
        expect(first.sum(second).alexanderDual().equals(dual.intersection(second.alexanderDual()))).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  it('Hilbert function and series, in one and in two gradings', () => {
    fc.assert(
      fc.property(idealPairs(5), ({ n, lists, ideals: [ideal] }) => {
        const all = members(lists[0], n);
        const expected = countByDegree(n, 5, (support) => !all.has(support));
        expect(hilbertFunction(ideal, 5)).toEqual(expected);
        for (const { numerator, denominatorExponent } of [hilbertSeries(ideal), reducedHilbertSeries(ideal)]) {
          expect(expand(numerator, denominatorExponent, 5)).toEqual(expected);
          expect(numerator.at(-1)).not.toBe(0n);
        }
        expect(sum(reducedHilbertSeries(ideal).numerator)).toBe(ideal.degree());
        if (ideal.ring.variablesOf(undefined).length > 0) return;
        for (const series of [bigradedHilbertSeries(ideal), reducedBigradedHilbertSeries(ideal)]) {
          const { left, right } = series.denominatorExponents;
          const byRow = series.numerator.map((row) => expand(row, right, 5));
          const columns = Array.from({ length: 6 }, (_, j) =>
            expand(
              byRow.map((row) => row[j]!),
              left,
              5,
            ),
          );
          const total = Array.from({ length: 6 }, (_, d) =>
            sum(Array.from({ length: d + 1 }, (_unused, j) => columns[j]![d - j]!)),
          );
          expect(total).toEqual(expected);
        }
        // With s = t the bigraded K-polynomial becomes the single one.
        const single: bigint[] = [];
        bigradedKPolynomial(ideal).forEach((row, i) =>
          row.forEach((c, j) => (single[i + j] = (single[i + j] ?? 0n) + c)),
        );
        expect(single.slice(0, single.findLastIndex((c) => c !== 0n) + 1)).toEqual(kPolynomial(ideal));
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('complexes and ideals', () => {
  it('F and N are inverse in pairs', () => {
    fc.assert(
      fc.property(complexes(7), (complex) => {
        expect(facetComplex(facetIdeal(complex)).equals(complex)).toBe(true);
        expect(stanleyReisnerComplex(stanleyReisnerIdeal(complex)).equals(complex)).toBe(true);
        for (const ideal of [facetIdeal(complex), stanleyReisnerIdeal(complex)]) {
          expect(facetIdeal(facetComplex(ideal)).equals(ideal)).toBe(true);
          expect(stanleyReisnerIdeal(stanleyReisnerComplex(ideal)).equals(ideal)).toBe(true);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  /** @source Huntemann 2018, Fact 1.51 */
  it('the dualities of Fact 1.51', () => {
    fc.assert(
      fc.property(complexes(7), (delta) => {
        const gamma = facetComplex(stanleyReisnerIdeal(delta));
        expect(stanleyReisnerIdeal(delta.alexanderDual()).equals(facetIdeal(gamma.coverDual()))).toBe(true);
        const legal = facetIdeal(delta);
        expect(stanleyReisnerComplex(legal).equals(delta.coverDual().complement())).toBe(true);
        const complement = delta.complement();
        expect(stanleyReisnerComplex(legal).alexanderDual().equals(complement)).toBe(true);
        expect(stanleyReisnerComplex(facetIdeal(delta.coverDual())).equals(complement)).toBe(true);
        expect(delta.coverDual().coverDual().equals(delta)).toBe(true);
        expect(delta.alexanderDual().alexanderDual().equals(delta)).toBe(true);
        expect(delta.complement().complement().equals(delta)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  it('DualityDiagram has the objects that the definitions give', () => {
    fc.assert(
      fc.property(complexes(7), fc.boolean(), (delta, fromIllegal) => {
        const gamma = facetComplex(stanleyReisnerIdeal(delta));
        const diagram = fromIllegal ? DualityDiagram.fromIllegalComplex(gamma) : new DualityDiagram(delta);
        expect(diagram.legalComplex.equals(delta)).toBe(true);
        expect(diagram.illegalComplex.equals(gamma)).toBe(true);
        expect(diagram.legalIdeal.equals(facetIdeal(delta))).toBe(true);
        expect(diagram.illegalIdeal.equals(stanleyReisnerIdeal(delta))).toBe(true);
        expect(diagram.illegalIdeal.equals(facetIdeal(gamma))).toBe(true);
        expect(diagram.alexanderDual.equals(delta.alexanderDual())).toBe(true);
        expect(diagram.alexanderDual.equals(gamma.complement())).toBe(true);
        expect(diagram.coverDual.equals(delta.coverDual())).toBe(true);
        expect(diagram.complement.equals(delta.complement())).toBe(true);
        expect(diagram.illegalCoverDual.equals(gamma.coverDual())).toBe(true);
        expect(diagram.legalStanleyReisnerComplex.equals(delta.coverDual().complement())).toBe(true);
        expect(diagram.legalIdealDual.equals(facetIdeal(delta).alexanderDual())).toBe(true);
        expect(diagram.illegalIdealDual.equals(stanleyReisnerIdeal(delta).alexanderDual())).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });
});

const sum = (numbers: readonly bigint[]): bigint => numbers.reduce((total, x) => total + x, 0n);

/** The coefficients up to t^top of a polynomial over (1−t)^k. */
function expand(numerator: readonly bigint[], k: number, top: number): bigint[] {
  const out = Array.from({ length: top + 1 }, (_, i) => numerator[i] ?? 0n);
  for (let r = 0; r < k; r++) for (let i = 1; i <= top; i++) out[i]! += out[i - 1]!;
  return out;
}
