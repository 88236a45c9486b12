import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atomicWeight,
  consecutiveFollowers,
  Dyadic,
  type Form,
  formFollowers,
  formOf,
  FormStore,
  formValue,
  incentives,
  isAllSmall,
  isAtMostInfinitesimally,
  isCanonicalForm,
  isGiftHorse,
  isInfinitesimallyClose,
  isOptionClosed,
  isThreatbare,
  optionClosure,
  parseForm,
  parseValue,
  passification,
  printForm,
  randomForm,
  reducedCanonicalForm,
  standardStore,
  threat,
  type Value,
  valuesBornBy,
  withGiftHorse,
} from 'spgames/values';
import { PLAYERS } from '../../../src/player.js';
import { errorOf } from '../../helpers/codeOf.js';
import { inFull, often, runs, sampled } from '../../helpers/sampling.js';
import { numbersInARow, optionClosureTree, passificationTree } from '../../reference/formSums.js';
import { treeOfForm } from '../../reference/valueTrees.js';
import { canonical, writtenMultiset, writtenSet } from '../../reference/values.js';

const store = new FormStore('set');
const multisets = new FormStore('tree');

const formsIn = (made: FormStore, birthday: number = 3): fc.Arbitrary<Form> =>
  fc.infiniteStream(fc.nat()).map((stream) => {
    const random = (n: number): number => stream.next().value! % n;
    return randomForm(made, { birthday: random(birthday + 1), options: 2, random });
  });
const forms = formsIn(store);
const value = (number: Dyadic): Value => standardStore.number(number);
const dyadic = (x: number): Dyadic => Dyadic.of(x * 2 ** 20, 20);
/** The canonical forms of day 3, or a sample. */
const dayThree = (): Form[] => sampled(valuesBornBy(3), 80).map((each) => formOf(each, store));

describe('optionClosure', () => {
  /**
   * @source Siegel 2011, Def. 4.1.2
   * @source Siegel 2011, Def. 4.2.1
   * @source Siegel 2011, Def. 4.2.23
   * @source Siegel 2011, Cor. 4.2.22
   */
  it('is what its definition says, closed, and the closure of itself', () => {
    fc.assert(
      fc.property(forms, (g) => {
        const closed = optionClosure(g);
        expect(writtenSet(treeOfForm(closed))).toBe(writtenSet(optionClosureTree(treeOfForm(g))));
        expect([isOptionClosed(closed), optionClosure(closed)]).toEqual([true, closed]);
        expect(isOptionClosed(g)).toBe(isClosedByDefinition(g));
        if (isOptionClosed(g)) expect(closed).toBe(g);
        expect(optionClosure(g.negative())).toBe(closed.negative());
      }),
      { numRuns: runs(500) },
    );
  });

  /**
   * @source Siegel 2011, Thm 4.1.4
   * @source Siegel 2011, Thm 4.1.5
   * @source Siegel 2011, Cor. 4.1.7
   */
  it('has numbers and switches as reduced canonical forms, its stops among its options (Siegel 2011, Thms 4.1.4 and 4.1.5)', () => {
    const bound = parseValue('^^*');
    const closures = [...dayThree(), ...fc.sample(forms, runs(300))].map((form) => optionClosure(form));
    for (const form of closures) {
      const whole = formValue(form);
      const { leftStop, rightStop } = whole;
      const reduced = reducedCanonicalForm(whole);
      const stops = [leftStop, rightStop].map(value) as [Value, Value];
      expect(reduced).toBe(stops[0] === stops[1] ? stops[0] : standardStore.fromOptions([stops[0]], [stops[1]]));
      const rest = whole.minus(reduced);
      expect([bound.negative().compare(rest), rest.compare(bound)]).toEqual(['<', '<']);
      if (whole.number !== undefined) continue;
      PLAYERS.forEach((player, i) =>
        expect(form.options(player).map((option) => formValue(option))).toContain(stops[i]),
      );
    }
  });
});

/** Def. 4.1.2, follower by follower. */
function isClosedByDefinition(form: Form): boolean {
  return formFollowers(form).every((follower) =>
    PLAYERS.every((player) =>
      follower
        .options(player)
        .every((option) => option.options(player).every((later) => follower.options(player).includes(later))),
    ),
  );
}

describe('threats', () => {
  it('are the best numbers that are reached by moves in a row', () => {
    fc.assert(
      fc.property(forms, (g) => {
        const tree = treeOfForm(g);
        expect(threat(g, 'L')).toEqual(dyadic(Math.max(...numbersInARow(tree, 0))));
        expect(threat(g, 'R')).toEqual(dyadic(Math.min(...numbersInARow(tree, 1))));
        for (const player of PLAYERS) expect(consecutiveFollowers(g, player)[0]).toBe(g);
      }),
      { numRuns: runs(300) },
    );
  });

  /** @source Siegel 2011, Lemma 4.2.12 */
  it('bound the stops, and the game up to infinitesimals (Lemma 4.2.12; 4.2.10 as it should be)', () => {
    for (const form of [...dayThree(), ...fc.sample(forms, runs(300))]) {
      const { leftStop, rightStop } = formValue(form);
      const [left, right] = [threat(form, 'L'), threat(form, 'R')];
      const order = [right, rightStop, leftStop, left];
      for (let i = 0; i < 3; i++) expect(order[i]!.compare(order[i + 1]!)).toBeLessThanOrEqual(0);
      expect(isAtMostInfinitesimally(value(right), formValue(form))).toBe(true);
      expect(isAtMostInfinitesimally(formValue(form), value(left))).toBe(true);
    }
  });

  it('are the stops of threatbare games, and canonical ones are close to their closures (Lemma 4.2.16, Thm 4.2.19)', () => {
    let met = 0;
    for (const form of dayThree()) {
      const whole = formValue(form);
      const sides = PLAYERS.map((player) => isThreatbare(form, { player }));
      expect(isThreatbare(form)).toBe(sides[0]! && sides[1]!);
      if (!isThreatbare(form)) continue;
      met++;
      expect([threat(form, 'L'), threat(form, 'R')]).toEqual([whole.leftStop, whole.rightStop]);
      expect(isInfinitesimallyClose(whole, formValue(optionClosure(form)))).toBe(true);
    }
    // Of all 1474.
    if (inFull) expect(met).toBe(510);
  });
});

describe('passification', () => {
  it('is what its definition says', () => {
    fc.assert(
      fc.property(forms, (g) => {
        expect(writtenSet(treeOfForm(passification(g)))).toBe(writtenSet(passificationTree(treeOfForm(g))));
      }),
      { numRuns: runs(300) },
    );
  });

  it('of the subtraction game {1, 2} has the atomic weights of Table 3.3', () => {
    const heaps = [store.zero];
    for (let n = 1; n < 12; n++) {
      const options = heaps.slice(Math.max(0, n - 2));
      heaps.push(store.fromOptions(options, options));
    }
    const passive = heaps.map((heap) => formValue(passification(heap)));
    expect(passive.every(isAllSmall)).toBe(true);
    expect(passive.map((each) => String(atomicWeight(each)))).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6].map(String));
  });
});

describe('gift horses', () => {
  it('leave the value as it is; other options change it (Lemma 1.2.32)', () => {
    let met = 0;
    fc.assert(
      fc.property(forms, forms, fc.constantFrom(...PLAYERS), (g, horse, player) => {
        if (!isGiftHorse(g, horse, player)) {
          expect(errorOf(() => withGiftHorse(g, horse, player)).code).toBe('not-a-gift-horse');
          const more = { L: [...g.options('L')], R: [...g.options('R')] };
          more[player].push(horse);
          expect(formValue(store.fromOptions(more.L, more.R))).not.toBe(formValue(g));
          return;
        }
        met++;
        const given = withGiftHorse(g, horse, player);
        expect([formValue(given), given.options(player).includes(horse)]).toEqual([formValue(g), true]);
      }),
      { numRuns: runs(300) },
    );
    expect(met).toBeGreaterThan(often(50));
  });
});

describe('incentives of forms', () => {
  it('are what their moves gain, and never at least 0 (Lemma 1.2.34)', () => {
    fc.assert(
      fc.property(forms, fc.constantFrom(...PLAYERS), (g, player) => {
        const whole = formValue(g);
        const gains = g.options(player).map((option) => {
          const after = formValue(option);
          return player === 'L' ? after.minus(whole) : whole.minus(after);
        });
        expect(new Set(incentives(g, player))).toEqual(new Set(gains));
        expect(gains.some((gain) => standardStore.zero.isAtMost(gain))).toBe(false);
        const canonical = formOf(whole, store);
        expect(new Set(incentives(canonical, player))).toEqual(new Set(incentives(whole, player)));
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('parseForm and printForm', () => {
  it('read back what is written, as sets and as multisets', () => {
    for (const made of [store, multisets])
      fc.assert(
        fc.property(formsIn(made), (g) => {
          expect(parseForm(printForm(g)!, { store: made })).toBe(g);
        }),
        { numRuns: runs(300) },
      );
  });

  it('write canonical forms by the names of their values', () => {
    fc.assert(
      fc.property(formsIn(multisets), (g) => {
        const tree = treeOfForm(g);
        const isCanonical = writtenMultiset(canonical(tree)) === writtenMultiset(tree);
        expect(isCanonicalForm(g)).toBe(isCanonical);
        expect(printForm(g) === formValue(g).toString()).toBe(isCanonical);
      }),
      { numRuns: runs(500) },
    );
  });
});
