import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareLoopyGames,
  compareOslo,
  compareStoppers,
  compareTwoSlo,
  independenceGame,
  loopyGameOf,
  loopyOutcome,
  loopySideOut,
  offside,
  onside,
  oslo,
  osloGenerators,
  parseLoopyGame,
  stopper,
  twoSlo,
  uponicWeight,
  uponMultiple,
  type LoopyGame,
} from 'spgames/loopy';
import { distributiveLattice } from 'spgames/poset';
import { Board } from 'spgames/boards';
import { gameDistributivity, osloPoset } from 'spgames/days';
import {
  type Form,
  formOf,
  formsBornBy,
  FormStore,
  formValue,
  normalOutcome,
  parseForm,
  randomForm,
  valuesBornBy,
} from 'spgames/values';
import { inFull, runs, sampled } from '../../helpers/sampling.js';
import { slowIndependenceGame } from '../../reference/independenceGame.js';
import { slowOrder } from '../../reference/loopyGames.js';

const store = new FormStore('set');

const forms: fc.Arbitrary<Form> = fc.infiniteStream(fc.nat()).map((stream) => {
  const random = (n: number): number => stream.next().value! % n;
  return randomForm(store, { birthday: random(5), options: 1 + random(3), random });
});
const isZero = (form: Form): boolean => form === form.store.zero;
const canonical = (sample: number): Form[] => sampled(valuesBornBy(3), sample).map((value) => formOf(value, store));

/** A game without cycles but passes, as text: equal texts are equal sets of options, all the way down. */
function literal(game: LoopyGame): string {
  const texts = new Map<number, string>();
  const textAt = (p: number): string => {
    if (!texts.has(p)) {
      const side = (list: readonly number[]): string =>
        list
          .map((q) => (q === p ? 'pass' : textAt(q)))
          .sort()
          .join(',');
      texts.set(p, `{${side(game.left[p]!)}|${side(game.right[p]!)}}`);
    }
    return texts.get(p)!;
  };
  return textAt(0);
}

describe('Oslo games', () => {
  it('compare by their forms as the stoppers compare, 4,000 pairs in full', () => {
    fc.assert(
      fc.property(forms, forms, (g, h) => {
        expect(compareOslo(g, h)).toBe(compareStoppers(oslo(g), oslo(h)));
      }),
      { numRuns: runs(4000, 4000) },
    );
  });

  it('compare by the definition: all of those of forms born by day 2 with one of each of their values', () => {
    const games = osloGenerators(2);
    const pairs = formsBornBy(2, { store }).flatMap((g) => games.map((h) => [g, h] as const));
    for (const [g, h] of sampled(pairs, 600)) expect(compareOslo(g, h)).toBe(slowOrder(oslo(g), oslo(h)));
  });

  /**
   * @source Siegel 2011, Claim 3.5.3
   * @source Siegel 2011, Claim 3.6.7
   */
  it('are side-outs of on, and TwoSlo games those of dud', () => {
    const [on, dud] = [parseLoopyGame('on'), parseLoopyGame('dud')];
    fc.assert(
      fc.property(forms, (g) => {
        expect(stopper(oslo(g)).stopper).toBe(true);
        expect(stopper(twoSlo(g)).stopper).toBe(isZero(g));
        const game = loopyGameOf(g);
        expect(literal(loopySideOut(on, game))).toBe(literal(oslo(g)));
        expect(literal(loopySideOut(dud, game))).toBe(literal(twoSlo(g)));
      }),
      { numRuns: runs(500) },
    );
  });

  /**
   * @source Siegel 2011, Lemma 3.2.2
   * @source Siegel 2011, Prop. 3.2.5
   */
  it('are 0 only of the literal 0, and positive if the form is', () => {
    fc.assert(
      fc.property(forms, (g) => {
        const order = compareOslo(g, store.zero);
        expect(order === '=').toBe(isZero(g));
        if (normalOutcome(g) === 'L') expect(order).toBe('>');
      }),
      { numRuns: runs(2000) },
    );
  });

  /**
   * @source Siegel 2011, Lemma 3.2.3
   * @source Siegel 2011, Lemma 3.2.4
   */
  it('have the outcomes of canonical forms, and of numbers are on, 0 or under', () => {
    const [on, under] = ['{0|}', '{|0}'].map((text) => parseForm(text, { store }));
    for (const g of canonical(300)) {
      expect(loopyOutcome(oslo(g)).outcome).toBe(normalOutcome(g));
      const sign = formValue(g).number?.compare(formValue(store.zero).number!);
      if (sign === 1) expect(compareOslo(g, on!)).toBe('=');
      if (sign === -1) expect(compareOslo(g, under!)).toBe('=');
    }
    // The outcome of a form that is not canonical may change.
    const zero = parseForm('{-1|1}', { store });
    expect([normalOutcome(zero), loopyOutcome(oslo(zero)).outcome]).toEqual(['P', 'L']);
  });

  it('of sums as they stand are the sums of Oslo games', () => {
    const small = forms.filter(({ birthday }) => birthday < 4);
    fc.assert(
      fc.property(small, small, (g, h) => {
        expect(compareStoppers(oslo(g.plus(h)), oslo(g).plus(oslo(h)))).toBe('=');
      }),
      { numRuns: runs(400) },
    );
  });

  it('of a day have the order of their forms', () => {
    for (const day of [1, 2, 3]) {
      const [games, generators] = [osloPoset(day), osloGenerators(day)];
      const pairs = generators.flatMap((_, a) => generators.map((_, b) => [a, b] as const));
      for (const [a, b] of sampled(pairs, 500))
        expect(games.isLessOrEqual(a, b)).toBe(['<', '='].includes(compareOslo(generators[a]!, generators[b]!)));
    }
  });

  // Some seconds.
  it.runIf(inFull)('are 1355 by day 4, a lattice that is not distributive', () => {
    const [games, generators] = [osloPoset(4), osloGenerators(4)];
    expect([games.size, games.covers.length, games.height(), games.width()]).toEqual([1355, 3606, 83, 37]);
    expect([games.lattice().lattice, gameDistributivity(games).distributive]).toEqual([true, false]);
    expect(distributiveLattice(games.poset())).toMatchObject({ because: 'sublattice', kind: 'N5' });
    const on = games.indexOf(parseLoopyGame('on'))!;
    const below = games.covers.filter(({ upper }) => upper === on).map(({ lower }) => games.labels[lower]);
    expect(below).toEqual(['{on|3.upon*}']);
    const pairs = fc.tuple(fc.nat(1354), fc.nat(1354));
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        const order = compareStoppers(oslo(generators[a]!), oslo(generators[b]!));
        expect(games.isLessOrEqual(a, b)).toBe(order === '<' || order === '=');
      }),
      { numRuns: 3000 },
    );
    const yesterday = osloGenerators(3);
    const options = fc.subarray(yesterday, { maxLength: 5 });
    fc.assert(
      fc.property(options, options, (left, right) => {
        const game = yesterday[0]!.store.fromOptions(left, right);
        expect(games.indexOf(oslo(game))).toBeDefined();
      }),
      { numRuns: 1000 },
    );
  });

  /** @source Siegel 2011, Def. 3.3.1 */
  it('of all forms born by a day are those of the poset', () => {
    for (const day of [0, 1, 2]) {
      const games = osloPoset(day);
      const found = new Set(formsBornBy(day, { store }).map((form) => games.indexOf(oslo(form))));
      expect(found).toEqual(new Set(games.elements.keys()));
    }
    const generators = osloGenerators(3);
    fc.assert(
      fc.property(
        forms.filter(({ birthday }) => birthday <= 3),
        (g) => {
          expect(generators.filter((other) => compareOslo(g, other) === '=')).toHaveLength(1);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe('uponic weight', () => {
  const allSmall: fc.Arbitrary<Form> = fc.infiniteStream(fc.nat()).map((stream) => {
    const random = (n: number): number => stream.next().value! % n;
    const draw = (day: number): Form => {
      const options = (): Form[] => Array.from({ length: 1 + random(2) }, () => draw(random(day)));
      return day === 0 ? store.zero : store.fromOptions(options(), options());
    };
    return draw(random(5));
  });

  it('adds up, is the same for equal Oslo games, and k for k.upon*', () => {
    const seen: Form[] = [];
    fc.assert(
      fc.property(allSmall, allSmall, (g, h) => {
        expect(uponicWeight(g.plus(h))).toBe(uponicWeight(g).plus(uponicWeight(h)));
        for (const other of seen) if (compareOslo(g, other) === '=') expect(uponicWeight(other)).toBe(uponicWeight(g));
        const multiple = uponMultiple(g);
        if (multiple !== undefined) expect(String(uponicWeight(g))).toBe(String(multiple));
        if (seen.length < 100) seen.push(g);
      }),
      { numRuns: runs(400) },
    );
  });

  it('of forms: no more upon* than moves', () => {
    let stars = [store.zero];
    for (let k = 1; k < 12; k++) stars = [...stars, store.fromOptions([stars[k - 1]!], [stars[k - 1]!])];
    fc.assert(
      fc.property(forms, (g) => {
        const found = stars.findIndex((star) => compareOslo(g, star) === '=');
        expect(uponMultiple(g)).toBe(found === -1 ? undefined : found);
      }),
      { numRuns: runs(600) },
    );
  });
});

describe('the INDEPENDENCE GAME', () => {
  /** @source Siegel 2011, Sec. 3.6.3.1 */
  it('is played by its rules', () => {
    const graphs = fc.integer({ min: 1, max: 6 }).chain((n) => {
      const pairs = [...Array(n).keys()].flatMap((v) => [...Array(v).keys()].map((u): [number, number] => [u, v]));
      return fc.tuple(
        fc.constant(n),
        fc.subarray(pairs),
        fc.subarray([...Array(n).keys()], { maxLength: Math.min(n, 2) }),
      );
    });
    fc.assert(
      fc.property(graphs, ([n, edges, black]) => {
        fc.pre(!edges.some(([u, v]) => black.includes(u) && black.includes(v)));
        const game = independenceGame(new Board({ vertexCount: n, edges }), { black });
        expect(stopper(game).stopper).toBe(true);
        expect(slowOrder(game, slowIndependenceGame(n, edges, black))).toBe('=');
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('TwoSlo games', () => {
  const small = forms.filter(({ birthday }) => birthday < 4);

  it('have the Oslo game as onside, and the negative of that of the negative as offside', () => {
    fc.assert(
      fc.property(small, (g) => {
        const [plus, minus] = [onside(twoSlo(g)), offside(twoSlo(g))];
        expect(plus.found === true && compareStoppers(plus.side, oslo(g))).toBe('=');
        expect(minus.found === true && compareStoppers(minus.side.negative(), oslo(g.negative()))).toBe('=');
      }),
      { numRuns: runs(200) },
    );
  });

  it('compare by their forms as by their sides', () => {
    fc.assert(
      fc.property(small, small, (g, h) => {
        expect(compareTwoSlo(g, h)).toBe(compareLoopyGames(twoSlo(g), twoSlo(h)));
      }),
      { numRuns: runs(200) },
    );
  });
});
