import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Rational, RationalSeries, type GivenSeriesTerm } from 'spgames/lattice';
import { pointsInBox } from '../../reference/latticeOutcomes.js';
import { runs } from '../../helpers/sampling.js';

interface Term {
  readonly coefficient: number;
  readonly exponent: number[];
  readonly generators: number[][];
}

/** Vectors of positive weight, where the weights are 1, 2, 3, …; some with negative entries. */
const vectors = (d: number): fc.Arbitrary<number[]> =>
  fc
    .array(fc.integer({ min: -1, max: 2 }), { minLength: d, maxLength: d })
    .filter((v) => v.reduce((sum, x, i) => sum + (i + 1) * x, 0) > 0);
const termsIn = (d: number): fc.Arbitrary<Term[]> =>
  fc.array(
    fc.record({
      coefficient: fc.integer({ min: -3, max: 3 }),
      exponent: fc.array(fc.integer({ min: -1, max: 2 }), { minLength: d, maxLength: d }),
      generators: fc.array(vectors(d), { maxLength: 3 }),
    }),
    { maxLength: 3 },
  );
const weightsIn = (d: number): number[] => Array.from({ length: d }, (_, i) => i + 1);
const seriesOf = (d: number, terms: readonly GivenSeriesTerm[]): RationalSeries =>
  new RationalSeries(d, terms, { weights: weightsIn(d) });
const weigh = (p: readonly number[]): number => p.reduce((sum, x, i) => sum + (i + 1) * x, 0);
const plus = (p: readonly number[], q: readonly number[]): number[] => p.map((x, i) => x + q[i]!);

/** The coefficients up to a weight, by adding each generator again and again. */
function naive(terms: readonly Term[], most: number): Map<string, number> {
  const sum = new Map<string, number>();
  const visit = (at: readonly number[], generators: readonly number[][], coefficient: number): void => {
    if (weigh(at) > most) return;
    const [first, ...others] = generators;
    if (first === undefined) sum.set(at.join(), (sum.get(at.join()) ?? 0) + coefficient);
    else for (let p = at; weigh(p) <= most; p = plus(p, first)) visit(p, others, coefficient);
  };
  for (const { exponent, generators, coefficient } of terms) visit(exponent, generators, coefficient);
  return new Map([...sum].filter(([, coefficient]) => coefficient !== 0));
}

const found = (series: RationalSeries, most: number): Map<string, number> =>
  new Map(series.upToWeight(most).map(({ exponent, coefficient }) => [exponent.join(), Number(coefficient.numerator)]));
const dimensions = fc.integer({ min: 1, max: 3 });

describe('rational generating functions', () => {
  it('have the coefficients of the expansion', () => {
    fc.assert(
      fc.property(
        dimensions.chain((d) => fc.tuple(fc.constant(d), termsIn(d))),
        ([d, terms]) => {
          const series = seriesOf(d, terms);
          const expected = naive(terms, 6);
          expect(found(series, 6)).toEqual(expected);
          for (const point of pointsInBox(Array<number>(d).fill(2)))
            if (weigh(point) <= 6)
              expect(Number(series.coefficient(point).numerator)).toBe(expected.get(point.join()) ?? 0);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('are added and multiplied as series', () => {
    fc.assert(
      fc.property(
        dimensions.chain((d) => fc.tuple(fc.constant(d), termsIn(d), termsIn(d))),
        ([d, a, b]) => {
          const [f, g] = [seriesOf(d, a), seriesOf(d, b)];
          expect(found(f.plus(g), 5)).toEqual(naive([...a, ...b], 5));
          expect(f.plus(g).minus(g).equals(f)).toBe(true);
          const product = new Map<string, number>();
          const least = -weigh(Array<number>(d).fill(1));
          for (const { exponent: p, coefficient: x } of f.upToWeight(4 - least))
            for (const { exponent: q, coefficient: y } of g.upToWeight(4 - least))
              if (weigh(plus(p, q)) <= 4)
                product.set(
                  plus(p, q).join(),
                  (product.get(plus(p, q).join()) ?? 0) + Number(x.numerator) * Number(y.numerator),
                );
          expect(found(f.times(g), 4)).toEqual(new Map([...product].filter(([, x]) => x !== 0)));
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it('are equal if and only if their series are', () => {
    fc.assert(
      fc.property(
        dimensions.chain((d) => fc.tuple(fc.constant(d), termsIn(d), vectors(d))),
        ([d, terms, v]) => {
          const f = seriesOf(d, terms);
          // 1 = (1 + t^v)/(1 − t^2v) · (1 − t^v).
          const one = seriesOf(d, [
            { exponent: v.map(() => 0), generators: [v.map((x) => 2 * x)] },
            { exponent: v, generators: [v.map((x) => 2 * x)] },
          ]);
          const difference = seriesOf(d, [{ exponent: v.map(() => 0) }, { coefficient: -1, exponent: v }]);
          expect(f.times(one).times(difference).equals(f)).toBe(true);
          expect(f.shifted(v).equals(f)).toBe(f.equals(seriesOf(d, [])));
          expect(f.scaled(Rational.of(1, 2)).scaled(2).equals(f)).toBe(true);
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it('are graded by substitution', () => {
    fc.assert(
      fc.property(
        dimensions.chain((d) => fc.tuple(fc.constant(d), termsIn(d))),
        ([d, terms]) => {
          const byWeight = new Map<number, number>();
          for (const [point, x] of naive(terms, 6)) {
            const weight = weigh(point.split(',').map(Number));
            byWeight.set(weight, (byWeight.get(weight) ?? 0) + x);
          }
          const graded = seriesOf(d, terms).substitute(weightsIn(d).map((weight) => [weight]));
          const expected = [...byWeight].filter(([, x]) => x !== 0).map(([weight, x]) => [String(weight), x] as const);
          expect(found(graded, 6)).toEqual(new Map(expected));
        },
      ),
      { numRuns: runs(100) },
    );
  });
});
