import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Dyadic,
  type Form,
  formOf,
  FormStore,
  hackenbushDimension,
  normalOutcome,
  simplestNumber,
  type Value,
  valuesBornBy,
  ValueStore,
} from 'spgames/values';
import { often, runs } from '../../helpers/sampling.js';
import { treeOfValue } from '../../reference/valueTrees.js';
import { writtenMultiset } from '../../reference/values.js';

/* The laws of Siegel 2011, Ch. 1, for all values of day 3, and for random pairs of them. */

const store = new ValueStore();
const values = valuesBornBy(3, { store });
const forms = new FormStore();
const formsOfValues = new Map(values.map((value) => [value, formOf(value, forms)]));
const form = (value: Value): Form => formsOfValues.get(value)!;
const zero = store.zero;

const DAY_3 = values.length;
/** The values of day 2 come first. */
const DAY_2 = 22;

/** Checks a law for random values, each among the first so many; a failure prints their numbers, not the store. */
function forRandom(among: readonly number[], numRuns: number, law: (...some: Value[]) => void): void {
  const indices = fc.tuple(...among.map((n) => fc.nat({ max: n - 1 })));
  fc.assert(
    fc.property(indices, (some) => {
      law(...some.map((i) => values[i]!));
    }),
    { numRuns: runs(numRuns) },
  );
}

const ids = (some: readonly Value[]): number[] => some.map(({ id }) => id);
const lessOrConfused = (a: Value, b: Value): boolean => !b.isAtMost(a);
const incentives = (value: Value): Value[] => [
  ...value.options('L').map((option) => option.minus(value)),
  ...value.options('R').map((option) => value.minus(option)),
];

/** All that a predicate does not hold for, written out. */
const failures = (holds: (value: Value) => boolean): string[] =>
  values.filter((value) => !holds(value)).map((value) => writtenMultiset(treeOfValue(value)));

describe('values of day 3', () => {
  it('are their own canonical forms, and any repetition or order of options gives them', () => {
    expect(failures((g) => store.fromOptions(g.options('L'), g.options('R')) === g)).toEqual([]);
    const twice = (options: readonly Value[]): Value[] => [...options, ...[...options].reverse()];
    expect(
      failures(
        (g) =>
          store.fromOptions(
            twice(g.options('R')).map((h) => h.negative()),
            twice(g.options('L')).map((h) => h.negative()),
          ) === g.negative(),
      ),
    ).toEqual([]);
  });

  /**
   * @source Siegel 2011, Def. 1.2.10
   * @source Siegel 2011, Prop. 1.2.7
   * @source Siegel 2011, Prop. 1.2.8
   * @source Siegel 2011, Prop. 1.2.11
   * @source Siegel 2011, Prop. 1.2.12
   * @source Siegel 2011, Prop. 1.2.19
   * @source Siegel 2011, Cor. 1.2.18
   */
  it('are a group', () => {
    expect(failures((g) => g.minus(g) === zero && g.plus(zero) === g && g.negative().negative() === g)).toEqual([]);
    forRandom([DAY_3, DAY_3, DAY_2], 1000, (g, h, k) => {
      expect(g.plus(h).id).toBe(h.plus(g).id);
      expect(g.plus(h).plus(k).id).toBe(g.plus(h.plus(k)).id);
      expect(g.plus(h).negative().id).toBe(g.negative().minus(h).id);
      expect(g.plus(h).minus(h).id).toBe(g.id);
    });
  });

  /**
   * @source Siegel 2011, Notation 1.2.23
   * @source Siegel 2011, Thm 1.2.22
   * @source Siegel 2011, Def. 1.3.1
   * @source Siegel 2011, Def. 1.3.8
   */
  it('are ordered, compatibly with sums and negatives', () => {
    forRandom([DAY_3, DAY_3, DAY_3], 5000, (g, h, k) => {
      expect(g.isAtMost(h) && h.isAtMost(g)).toBe(g === h);
      if (g.isAtMost(h) && h.isAtMost(k)) expect(g.isAtMost(k)).toBe(true);
      expect(g.isAtMost(h)).toBe(h.negative().isAtMost(g.negative()));
      expect(g.isAtMost(h)).toBe(g.minus(h).isAtMost(zero));
    });
    forRandom([DAY_3, DAY_3, DAY_2], 1000, (g, h, x) => {
      expect(g.plus(x).compare(h.plus(x))).toBe(g.compare(h));
    });
  });

  /**
   * @source Siegel 2011, Notation 1.2.14
   * @source Siegel 2011, Thm 1.2.13
   * @source Siegel 2011, Cor. 1.2.20
   * @source Siegel 2011, Table 1.1
   * @source Siegel 2011, Table 1.2
   * @source Siegel 2011, Table 1.3
   * @source Siegel 2013, Thm 1.5
   * @source Siegel 2013, Thm 2.2
   * @source Huntemann 2018, Fact 1.17
   */
  it('are what the game trees say: fundamental theorem, and equality by outcomes of differences', () => {
    expect(failures((g) => g.outcome === normalOutcome(form(g)))).toEqual([]);
    const order = { L: '>', R: '<', P: '=', N: '||' } as const;
    forRandom([DAY_2, DAY_3], 1000, (g, h) => {
      expect(order[normalOutcome(form(g).plus(form(h).negative()))]).toBe(g.compare(h));
    });
  });

  /**
   * @source Siegel 2011, Thm 1.2.17
   * @source Siegel 2013, Thm 2.1
   * @source Huntemann 2018, Fact 4.4
   */
  it('are 0 iff the second player wins', () => {
    expect(failures((g) => (normalOutcome(form(g)) === 'P') === (g === zero))).toEqual([]);
  });

  /**
   * @source Siegel 2011, Def. 1.2.15
   * @source Siegel 2011, Def. 1.2.21
   * @source Siegel 2013, Sec. 1
   * @source Huntemann 2018, Def. 1.16
   */
  it('of day 2 are equal iff they have the same outcomes in all sums, and ordered by these', () => {
    const day2 = values.slice(0, DAY_2);
    const outcomes = day2.map((g) => day2.map((x) => normalOutcome(form(g).plus(form(x)))));
    const better = { L: 'LNPR', N: 'NR', P: 'PR', R: 'R' } as const;
    day2.forEach((g, i) => {
      day2.forEach((h, j) => {
        expect(outcomes[i]!.every((o, k) => o === outcomes[j]![k])).toBe(g === h);
        expect(outcomes[i]!.every((o, k) => better[o].includes(outcomes[j]![k]!))).toBe(h.isAtMost(g));
      });
    });
  });

  /**
   * @source Siegel 2011, Def. 1.2.24
   * @source Siegel 2011, Thm 1.2.25
   * @source Huntemann 2018, Def. 4.5
   * @source Huntemann 2018, Fact 4.6
   */
  it('do not change where a dominated option is left out', () => {
    let dominated = 0;
    forRandom([DAY_2, DAY_2, DAY_2, DAY_2, DAY_2], 3000, (a, b, c, d, e) => {
      const [left, right] = [
        [a, b, c],
        [d, e],
      ];
      const value = store.fromOptions(left, right);
      left.forEach((option, i) => {
        const others = left.filter((_, j) => j !== i);
        if (!others.some((other) => option.isAtMost(other))) return;
        dominated++;
        expect(store.fromOptions(others, right)).toBe(value);
      });
      if (d.isAtMost(e)) expect(store.fromOptions(left, [d])).toBe(value);
    });
    expect(dominated).toBeGreaterThan(often(1000));
  });

  /**
   * @source Siegel 2011, Def. 1.2.27
   * @source Siegel 2011, Thm 1.2.26
   * @source Huntemann 2018, Def. 4.7
   * @source Huntemann 2018, Fact 4.8
   */
  it('do not change where a reversible option is bypassed', () => {
    let reversible = 0;
    forRandom([DAY_3, DAY_2, DAY_2, DAY_2], 3000, (a, b, c, d) => {
      const [left, right] = [
        [a, b],
        [c, d],
      ];
      const value = store.fromOptions(left, right);
      for (const through of a.options('R')) {
        if (!through.isAtMost(value)) continue;
        reversible++;
        expect(store.fromOptions([b, ...through.options('L')], right)).toBe(value);
      }
      for (const through of c.options('L'))
        if (value.isAtMost(through)) expect(store.fromOptions(left, [d, ...through.options('R')])).toBe(value);
    });
    expect(reversible).toBeGreaterThan(often(500));
  });

  /** @source Siegel 2011, Cor. 1.2.35 */
  it('lie between their options', () => {
    expect(failures((g) => g.options('L').every((h) => lessOrConfused(h, g)))).toEqual([]);
    expect(failures((g) => g.options('R').every((h) => lessOrConfused(g, h)))).toEqual([]);
  });

  /**
   * @source Siegel 2011, Def. 1.2.31
   * @source Siegel 2011, Lemma 1.2.32
   */
  it('accept gift horses, and nothing else', () => {
    forRandom([DAY_3, DAY_3], 5000, (g, h) => {
      expect(store.fromOptions([...g.options('L'), h], g.options('R')) === g).toBe(lessOrConfused(h, g));
      expect(store.fromOptions(g.options('L'), [...g.options('R'), h]) === g).toBe(lessOrConfused(g, h));
    });
  });

  /**
   * @source Siegel 2011, Thm 1.2.47
   * @source Siegel 2011, Lemma 1.2.34
   */
  it('are numbers iff all incentives are negative', () => {
    const allNegative = (g: Value): boolean => incentives(g).every((incentive) => incentive.compare(zero) === '<');
    expect(failures((g) => incentives(g).every((incentive) => lessOrConfused(incentive, zero)))).toEqual([]);
    expect(failures((g) => allNegative(g) === (g.number !== undefined))).toEqual([]);
  });

  /**
   * @source Siegel 2011, Thm 1.2.46
   * @source Siegel 2011, Lemma 1.2.44
   * @source Siegel 2011, Lemma 1.2.60
   */
  it('have numbers in a chain, with canonical options and incentives by their dimension', () => {
    const numbers = values.filter(({ number }) => number !== undefined);
    numbers.sort((a, b) => a.number!.compare(b.number!));
    for (const [i, x] of numbers.entries())
      for (const [j, y] of numbers.entries()) expect(x.compare(y)).toBe(i < j ? '<' : i > j ? '>' : '=');
    for (const x of numbers.filter(({ integer }) => integer === undefined)) {
      const step = store.number(Dyadic.of(1, hackenbushDimension(x) - 1));
      expect(ids(x.options('L'))).toEqual([x.minus(step).id]);
      expect(ids(x.options('R'))).toEqual([x.plus(step).id]);
      expect(ids(incentives(x))).toEqual([step.negative().id, step.negative().id]);
    }
  });

  /**
   * @source Siegel 2011, Def. 1.2.48
   * @source Siegel 2011, Thm 1.2.49
   * @source Huntemann 2018, Fact 4.12
   * As repaired: the simplest number strictly between.
   */
  it('are the simplest number that fits, if one fits', () => {
    const numbers = values.map(({ number }) => number).filter((x) => x !== undefined);
    const fits = (g: Value, x: Value): boolean =>
      g.options('L').every((h) => lessOrConfused(h, x)) && g.options('R').every((h) => lessOrConfused(x, h));
    // A number that fits can be found among those born by day 3, as g is.
    const simplest = failures((g) => numbers.some((x) => fits(g, store.number(x))) === (g.number !== undefined));
    expect(simplest).toEqual([]);
    for (const x of numbers)
      for (const y of numbers)
        if (x.compare(y) < 0)
          expect(store.fromOptions([store.number(x)], [store.number(y)]).number).toEqual(simplestNumber(x, y));
  });

  /**
   * @source Siegel 2011, Prop. 1.2.56
   * @source Siegel 2011, Cor. 1.2.55
   */
  it('have stops that bound them', () => {
    expect(failures((g) => g.rightStop.isAtMost(g.leftStop))).toEqual([]);
    const numbers = values.map(({ number }) => number).filter((x) => x !== undefined);
    const sixteenths = [...numbers, ...numbers.flatMap((x) => [x.plus(Dyadic.of(1, 4)), x.minus(Dyadic.of(1, 4))])];
    const wrong = failures(
      (g) =>
        !sixteenths.some((x) => {
          const order = g.compare(store.number(x));
          if (x.compare(g.leftStop) > 0) return order !== '<';
          if (x.compare(g.rightStop) < 0) return order !== '>';
          return x.compare(g.rightStop) > 0 && x.compare(g.leftStop) < 0 && order !== '||';
        }),
    );
    expect(wrong).toEqual([]);
  });

  it('have stops that keep the order', () => {
    forRandom([DAY_3, DAY_3], 1000, (g, h) => {
      if (g.isAtMost(h)) {
        expect(g.leftStop.isAtMost(h.leftStop)).toBe(true);
        expect(g.rightStop.isAtMost(h.rightStop)).toBe(true);
      }
      if (g.leftStop.compare(h.rightStop) < 0) expect(g.compare(h)).toBe('<');
      expect(g.negative().leftStop).toEqual(g.rightStop.negative());
      expect(g.plus(h).leftStop.isAtMost(g.leftStop.plus(h.leftStop))).toBe(true);
      expect(g.rightStop.plus(h.rightStop).isAtMost(g.plus(h).rightStop)).toBe(true);
    });
    // The printed Cor. 1.2.57 says that G < H gives L₀(G) ≤ R₀(H).
    const [g, quarter] = [store.fromOptions([store.number(1)], [store.number(-1)]), store.number(Dyadic.of(1, 2))];
    const h = g.plus(quarter);
    expect(g.compare(h)).toBe('<');
    expect([String(g.leftStop), String(h.rightStop)]).toEqual(['1', '-3/4']);
  });

  /**
   * @source Siegel 2011, Def. 1.2.37
   * @source Siegel 2011, Prop. 1.2.53
   */
  it('are bounded by their birthdays', () => {
    expect(failures((g) => store.number(-form(g).birthday).isAtMost(g))).toEqual([]);
    expect(failures((g) => g.isAtMost(store.number(form(g).birthday)))).toEqual([]);
    expect(Math.max(...values.map((g) => form(g).birthday))).toBe(3);
  });

  /**
   * @source Siegel 2011, Def. 1.2.61
   * @source Siegel 2011, Def. 1.2.62
   * @source Siegel 2011, Def. 1.2.65
   * @source Siegel 2011, Thm 1.2.63
   * @source Siegel 2011, Thm 1.2.64
   */
  it('are infinitesimal iff both stops are 0, which all-small ones are', () => {
    const bounds = [1, 2, 3, 4, 5].map((e) => store.number(Dyadic.of(1, e)));
    const infinitesimal = (g: Value): boolean =>
      bounds.every((x) => g.compare(x) === '<' && x.negative().compare(g) === '<');
    const stopsAreZero = (g: Value): boolean => g.leftStop.numerator === 0n && g.rightStop.numerator === 0n;
    expect(failures((g) => infinitesimal(g) === stopsAreZero(g))).toEqual([]);
    const allSmall = (g: Value): boolean => {
      const [left, right] = [g.options('L'), g.options('R')];
      return (left.length === 0) === (right.length === 0) && [...left, ...right].every(allSmall);
    };
    expect(failures((g) => !allSmall(g) || infinitesimal(g))).toEqual([]);
  });

  it('translate by numbers', () => {
    const numbers = [Dyadic.of(1), Dyadic.of(-3, 2), Dyadic.of(5, 3)].map((x) => store.number(x));
    const moved = (g: Value, x: Value): Value =>
      store.fromOptions(
        g.options('L').map((h) => h.plus(x)),
        g.options('R').map((h) => h.plus(x)),
      );
    for (const x of numbers)
      expect(
        failures(
          (g) =>
            g.number !== undefined ||
            (g.plus(x) === moved(g, x) && g.plus(x).leftStop.equals(g.leftStop.plus(x.number!))),
        ),
      ).toEqual([]);
  });
});

describe('the values of day 2', () => {
  const day2 = valuesBornBy(2, { store });
  const table = (best: (a: Value, b: Value) => boolean): Map<Value, Map<Value, Value>> =>
    new Map(
      day2.map((g) => [
        g,
        new Map(
          day2.map((h) => {
            const bounds = day2.filter((k) => best(g, k) && best(h, k));
            const least = bounds.filter((k) => bounds.every((l) => best(k, l)));
            expect(least).toHaveLength(1);
            return [h, least[0]!] as const;
          }),
        ),
      ]),
    );

  /**
   * @source Siegel 2011, Def. 1.3.21
   * @source Siegel 2011, Def. 1.3.22
   * @source Siegel 2011, Def. 1.3.23
   */
  it('are a bounded distributive lattice', () => {
    const joins = table((a, b) => a.isAtMost(b));
    const meets = table((a, b) => b.isAtMost(a));
    const join = (a: Value, b: Value): Value => joins.get(a)!.get(b)!;
    const meet = (a: Value, b: Value): Value => meets.get(a)!.get(b)!;
    const broken = day2.flatMap((a) =>
      day2.flatMap((b) => ids(day2.filter((c) => meet(a, join(b, c)) !== join(meet(a, b), meet(a, c))))),
    );
    expect(broken).toEqual([]);
    expect(day2.every((g) => g.isAtMost(store.number(2)) && store.number(-2).isAtMost(g))).toBe(true);
  });
});
