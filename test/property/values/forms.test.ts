import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Dyadic,
  type Form,
  formFollowers,
  formOf,
  FormStore,
  formValue,
  hackenbushDimension,
  ordinalSum,
  ordinalSumOfNumbers,
  randomForm,
  type Value,
  valuesBornBy,
  ValueStore,
} from 'spgames/values';
import { errorOf } from '../../helpers/codeOf.js';
import { inFull, often, runs } from '../../helpers/sampling.js';
import table from '../../oracle/siegel-values.json' with { type: 'json' };

const values = new ValueStore();
const store = new FormStore('set');
const valueOf = (form: Form): Value => formValue(form, { store: values });
const number = (x: Dyadic): Form => formOf(values.number(x), store);

/** Random forms of birthday ≤ 3, which need not be canonical. */
const forms = fc.infiniteStream(fc.nat()).map((stream) => {
  const random = (n: number): number => stream.next().value! % n;
  return randomForm(store, { birthday: random(4), options: 2, random });
});

const numRuns = runs(200);

describe('ordinal sums', () => {
  /**
   * @source Siegel 2011, Lemma 2.2.2
   * @source Siegel 2011, Lemma 2.2.3
   * @source Siegel 2011, Lemma 2.2.13
   */
  it('have 0 as a neutral element, are associative, and negate, literally', () => {
    fc.assert(
      fc.property(forms, forms, forms, (g, h, k) => {
        expect(ordinalSum(g, store.zero).id).toBe(g.id);
        expect(ordinalSum(store.zero, h).id).toBe(h.id);
        expect(ordinalSum(g, h).negative().id).toBe(ordinalSum(g.negative(), h.negative()).id);
        expect(ordinalSum(g, ordinalSum(h, k)).id).toBe(ordinalSum(ordinalSum(g, h), k).id);
      }),
      { numRuns },
    );
  });

  /**
   * @source Siegel 2011, Lemma 2.2.7
   * @source Siegel 2011, Thm 2.2.10
   * @source Siegel 2011, Cor. 2.2.8
   * @source Siegel 2011, Cor. 2.2.11
   * @source Siegel 2011, Cor. 2.2.12
   */
  it('compare on one base as their branches do, so that branches count by their values', () => {
    fc.assert(
      fc.property(forms, forms, forms, (g, h, k) => {
        const [left, right] = [ordinalSum(g, h), ordinalSum(g, k)];
        expect(valueOf(left).compare(valueOf(right))).toBe(valueOf(h).compare(valueOf(k)));
        const canonical = formOf(valueOf(h), store);
        expect(valueOf(ordinalSum(g, canonical)).id).toBe(valueOf(left).id);
      }),
      { numRuns },
    );
  });

  /** @source Siegel 2011, Lemma 2.2.9 */
  it('lie between the options of the base, and between those of the branch', () => {
    fc.assert(
      fc.property(forms, forms, (g, h) => {
        const sum = valueOf(ordinalSum(g, h));
        const below = [...g.options('L'), ...h.options('L').map((option) => ordinalSum(g, option))];
        const above = [...g.options('R'), ...h.options('R').map((option) => ordinalSum(g, option))];
        expect(below.map(valueOf).some((option) => sum.isAtMost(option))).toBe(false);
        expect(above.map(valueOf).some((option) => option.isAtMost(sum))).toBe(false);
      }),
      { numRuns },
    );
  });

  /** @source Siegel 2011, Lemma 2.2.5 */
  it('stand to K as the base does, if no position of K has the value of the base', () => {
    let met = 0;
    fc.assert(
      fc.property(forms, forms, forms, (g, h, k) => {
        if (formFollowers(k).some((follower) => valueOf(follower) === valueOf(g))) return;
        met++;
        expect(valueOf(ordinalSum(g, h)).compare(valueOf(k))).toBe(valueOf(g).compare(valueOf(k)));
      }),
      { numRuns },
    );
    expect(met).toBeGreaterThan(often(10));
  });

  /** @source Siegel 2011, Lemma 2.2.14 */
  it('of positive integers and numbers', () => {
    for (const k of [1n, 2n, 3n, 4n])
      for (let eighths = -40; eighths <= 40; eighths++) {
        const x = Dyadic.of(eighths, 3);
        const f = x.floor() < 0n ? x.floor() : 0n;
        // k − 1 + 2^f (1 + x − f)
        const rest = x.plus(Dyadic.of(1n - f));
        const expected = Dyadic.of(k - 1n).plus(Dyadic.of(rest.numerator, rest.exponent - Number(f)));
        expect(valueOf(ordinalSum(number(Dyadic.of(k)), number(x))).number).toEqual(expected);
      }
  });

  /**
   * @source Siegel 2011, Def. 2.2.20
   * @source Siegel 2011, Lemma 2.2.21
   */
  it('of any two numbers', () => {
    const step = inFull ? 3 : 2;
    for (let x = -4 * 2 ** step; x <= 4 * 2 ** step; x++)
      for (let y = -4 * 2 ** step; y <= 4 * 2 ** step; y++) {
        const [base, branch] = [Dyadic.of(x, step), Dyadic.of(y, step)];
        expect(ordinalSumOfNumbers(base, branch)).toEqual(valueOf(ordinalSum(number(base), number(branch))).number);
      }
    // Far from 0 every step halves.
    const large = ordinalSumOfNumbers(Dyadic.of(1, 1), Dyadic.of(1000));
    expect(large).toEqual(Dyadic.one.minus(Dyadic.of(1, 1001)));
    expect(ordinalSumOfNumbers(Dyadic.of(10n ** 30n), Dyadic.of(10n ** 30n)).isInteger).toBe(true);
    expect(errorOf(() => ordinalSumOfNumbers(Dyadic.of(1), Dyadic.of(-(10n ** 30n)))).name).toBe('LimitError');
  });

  it('of non-negative numbers and small branches, and of several powers of 1/2 (Lemmas 2.2.16 to 2.2.19)', () => {
    for (let x = 0; x <= 24; x++)
      for (let y = -16; y <= 16; y++) {
        const [base, branch] = [Dyadic.of(x, 3), Dyadic.of(y, 4)];
        const h = hackenbushDimension(values.number(base));
        const isSum = h <= 1 && x * y >= 0;
        const share = isSum ? branch : Dyadic.of(branch.numerator, branch.exponent + h);
        expect(ordinalSumOfNumbers(base, branch)).toEqual(base.plus(share));
      }
    const power = fc.integer({ min: 0, max: 5 });
    fc.assert(
      fc.property(power, fc.array(power, { minLength: 1, maxLength: 4 }), (first, others) => {
        const exponents = [first + 1, ...others];
        const sum = exponents.map((e) => Dyadic.of(1, e)).reduce(ordinalSumOfNumbers);
        let exponent = -1;
        const expected = exponents.reduce((all, e) => all.plus(Dyadic.of(1, (exponent += e + 1))), Dyadic.zero);
        expect(sum).toEqual(expected);
      }),
      { numRuns },
    );
  });

  it('of days 1 and 2', () => {
    const sums = (day: number): Set<Value> => {
      const born = valuesBornBy(day, { store: values }).map((value) => formOf(value, store));
      return new Set(born.flatMap((g) => born.map((h) => valueOf(ordinalSum(g, h)))));
    };
    expect([0, 1, 2].map((day) => sums(day).size)).toEqual([1, 13, table.ordinalSums.dayTwo]);
  });
});
