import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atomicWeight,
  Dyadic,
  hasAtomicWeight,
  isAllSmall,
  isAtMostInfinitesimally,
  isEquivalentUnderFarStar,
  isInfinitesimal,
  isInfinitesimallyClose,
  isNumberish,
  mean,
  nortonProduct,
  reducedCanonicalForm,
  temperature,
  type Value,
  valuesBornBy,
  ValueStore,
} from 'spgames/values';
import { movedValues, nestedValues } from '../../generators/temperature.js';
import { runs } from '../../helpers/sampling.js';

const store = new ValueStore();
const day2 = valuesBornBy(2, { store });
const day3 = valuesBornBy(3, { store });
const allSmall = day3.filter(isAllSmall);
const anyOf = (values: readonly Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values);
const nested = nestedValues(store);

describe('the order up to infinitesimals', () => {
  const byDifference = (a: Value, b: Value): boolean => a.minus(b).leftStop.isAtMost(Dyadic.zero);

  /**
   * @source Siegel 2011, Def. 1.2.67
   * @source Siegel 2011, Def. 1.2.70
   * @source Siegel 2011, Lemma 1.2.68
   */
  it('is what the Left stops of differences say', () => {
    const moved = movedValues(store);
    fc.assert(
      fc.property(moved, moved, (a, b) => {
        expect(isAtMostInfinitesimally(a, b)).toBe(byDifference(a, b));
      }),
      { numRuns: runs(3000) },
    );
    fc.assert(
      fc.property(nested, nested, fc.integer({ min: -8, max: 8 }), (a, b, quarters) => {
        const near = b.plus(store.number(Dyadic.of(quarters, 2)));
        expect(isAtMostInfinitesimally(a, near)).toBe(byDifference(a, near));
        const back = near.minus(a).plus(a);
        expect(isInfinitesimallyClose(back, near)).toBe(true);
      }),
      { numRuns: runs(100) },
    );
  });

  /**
   * @source Siegel 2011, Def. 1.2.66
   * @source Siegel 2011, Lemma 1.2.69
   */
  it('holds where the difference is a number or an infinitesimal', () => {
    fc.assert(
      fc.property(anyOf(day3), anyOf(allSmall), fc.integer({ min: -4, max: 4 }), (value, small, eighths) => {
        const other = value.plus(small).plus(store.number(Dyadic.of(eighths, 3)));
        expect(isAtMostInfinitesimally(value, other)).toBe(eighths >= 0);
        expect(isAtMostInfinitesimally(other, value)).toBe(eighths <= 0);
        expect(isInfinitesimallyClose(value, other)).toBe(eighths === 0);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('reducedCanonicalForm', () => {
  const reduced = new Set(day3.map(reducedCanonicalForm));

  /** @source Siegel 2011, Thm 1.2.73 */
  it('is infinitesimally close, with the same stops, mean and temperature of hot games, and simplest, on day 3', () => {
    for (const value of day3) {
      const form = reducedCanonicalForm(value);
      expect(isInfinitesimal(value.minus(form))).toBe(true);
      expect(reducedCanonicalForm(form)).toBe(form);
      expect(mean(form).equals(mean(value))).toBe(true);
      if (!isNumberish(value)) expect(temperature(form).equals(temperature(value))).toBe(true);
      else expect(form.number?.equals(value.leftStop)).toBe(true);
    }
  });

  /** @source Siegel 2011, Thm 1.2.75 */
  it('is one form for each class of day 3', () => {
    for (const a of reduced) for (const b of reduced) expect(isInfinitesimal(a.minus(b))).toBe(a === b);
  });

  /**
   * @source Siegel 2011, Def. 1.2.71
   * @source Siegel 2011, Def. 1.2.72
   */
  it('has no dominated and no reversible options, up to infinitesimals (Siegel 2011, Def. 1.2.72)', () => {
    const check = (form: Value): void => {
      if (form.number !== undefined) return;
      expect(isNumberish(form)).toBe(false);
      for (const [player, other] of [
        ['L', 'R'],
        ['R', 'L'],
      ] as const) {
        const isBetter = (a: Value, b: Value): boolean =>
          player === 'L' ? isAtMostInfinitesimally(b, a) : isAtMostInfinitesimally(a, b);
        const options = form.options(player);
        for (const option of options) {
          expect(options.some((rival) => rival !== option && isBetter(rival, option))).toBe(false);
          if (option.number === undefined)
            expect(option.options(other).some((reply) => isBetter(form, reply))).toBe(false);
          check(option);
        }
      }
    };
    fc.assert(
      fc.property(nested, (value) => {
        const form = reducedCanonicalForm(value);
        check(form);
        expect(isInfinitesimal(value.minus(form))).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  it('of a sum depends on the reduced forms of its parts', () => {
    fc.assert(
      fc.property(anyOf(day3), anyOf(day3), (a, b) => {
        const parts = reducedCanonicalForm(a).plus(reducedCanonicalForm(b));
        expect(reducedCanonicalForm(a.plus(b))).toBe(reducedCanonicalForm(parts));
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('all-small values', () => {
  it('of day 3 are 67, all infinitesimal', () => {
    expect(allSmall.length).toBe(67);
    expect(allSmall.every(isInfinitesimal)).toBe(true);
  });

  /** @source Siegel 2011, Thm 1.2.84 */
  it('have additive atomic weights (Siegel 2011, Thm 1.2.84)', () => {
    for (const a of allSmall)
      for (const b of allSmall) expect(atomicWeight(a.plus(b))).toBe(atomicWeight(a).plus(atomicWeight(b)));
  });

  /** @source Siegel 2011, Thm 1.2.85 */
  it('obey the two-ahead rule (Siegel 2011, Thm 1.2.85)', () => {
    const sums = allSmall.flatMap((a) => allSmall.map((b) => a.plus(b)));
    for (const value of sums) {
      const weight = atomicWeight(value);
      const isAtLeast = (n: number): boolean => store.number(n).isAtMost(weight);
      if (isAtLeast(2)) expect(value.outcome).toBe('L');
      if (isAtLeast(1)) expect(['L', 'N']).toContain(value.outcome);
      if (weight.isAtMost(store.number(-1))) expect(['R', 'N']).toContain(value.outcome);
      if (weight.isAtMost(store.number(-2))) expect(value.outcome).toBe('R');
    }
  });

  /**
   * @source Siegel 2011, Def. 1.2.80
   * @source Siegel 2011, Def. 1.2.83
   */
  it('are equivalent, under the far star, to so many ups as they weigh (Siegel 2011, Def. 1.2.83)', () => {
    fc.assert(
      fc.property(anyOf(allSmall), anyOf(allSmall), anyOf(allSmall), (a, b, c) => {
        const value = store.fromOptions([a, b.plus(c)], [a.plus(c), c.minus(b)]);
        const weight = atomicWeight(value);
        expect(isEquivalentUnderFarStar(value, nortonProduct(weight))).toBe(true);
        expect(isEquivalentUnderFarStar(value, nortonProduct(weight).plus(store.closed({ ups: 1 })))).toBe(false);
      }),
      { numRuns: runs(300) },
    );
  });

  /** @source Siegel 2011, Def. 1.2.83 */
  it('exist just where a multiple of up is equivalent under the far star (Siegel 2011, Def. 1.2.83)', () => {
    fc.assert(
      fc.property(anyOf(day3), anyOf(allSmall), (value, shift) => {
        const sum = value.plus(shift);
        if (hasAtomicWeight(sum)) expect(isEquivalentUnderFarStar(sum, nortonProduct(atomicWeight(sum)))).toBe(true);
        else for (const a of day2) expect(isEquivalentUnderFarStar(sum, nortonProduct(a))).toBe(false);
      }),
      { numRuns: runs(60) },
    );
  });

  /** @source Siegel 2011, Def. 1.2.78 */
  it('of every atomic weight are Norton products with up, which are additive', () => {
    for (const a of day2) {
      expect(atomicWeight(nortonProduct(a))).toBe(a);
      for (const b of day2) expect(nortonProduct(a.plus(b))).toBe(nortonProduct(a).plus(nortonProduct(b)));
    }
    fc.assert(
      fc.property(anyOf(day3), (value) => {
        expect(atomicWeight(nortonProduct(value))).toBe(value);
      }),
      { numRuns: runs(200) },
    );
  });
});
