import { describe, expect, it } from 'vitest';
import {
  consecutiveFollowers,
  type Form,
  formOf,
  formsBornBy,
  FormStore,
  formValue,
  isAtMostInfinitesimally,
  isInfinitesimallyClose,
  isOptionClosed,
  isThreatbare,
  optionClosure,
  parseForm,
  parseValue,
  standardStore,
  threat,
  type Value,
  valuesBornBy,
} from 'spgames/values';
import { inFull, sampled } from '../../helpers/sampling.js';

const store = new FormStore('set');
const read = (text: string): Form => parseForm(text, { store });
const value = formValue;
const dayTwo = formsBornBy(2, { store });
const canonical = valuesBornBy(3).map((each) => formOf(each, store));
/** All of the canonical forms of day 3, or a sample, and all forms of day 2. */
const forms = [...sampled(canonical, 100), ...dayTwo];
const left = (form: Form): Value => standardStore.number(threat(form, 'L'));
const right = (form: Form): Value => standardStore.number(threat(form, 'R'));
const isNumber = (form: Form): boolean => value(form).number !== undefined;
const closeToClosure = (form: Form): boolean => isInfinitesimallyClose(value(form), value(optionClosure(form)));

describe('docs/errata.md, Siegel 2011, Ch. 4', () => {
  /** @source Siegel 2011, Sec. 4.1 */
  it('an option-closed form has option-closed followers', () => {
    expect(['{0|{1|0},0}', '{0|{0,1|0},0}', '{1|0}', '{0,1|0}'].map((text) => isOptionClosed(read(text)))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(isOptionClosed(read('{0|{1|-1},0}'))).toBe(false);
  });

  /**
   * @source Siegel 2011, Cor. 4.1.7
   * @source Siegel 2011, Lemma 4.1.6
   */
  it('an option-closed form has its stops among its options iff it is not a number', () => {
    for (const form of [...dayTwo, ...forms.map((each) => optionClosure(each))].filter(isOptionClosed)) {
      const { leftStop, rightStop } = value(form);
      const has = (player: 'L' | 'R', stop: Value): boolean =>
        form.options(player).some((each) => value(each) === stop);
      const both = has('L', standardStore.number(leftStop)) && has('R', standardStore.number(rightStop));
      expect(both).toBe(!isNumber(form));
    }
    expect(isOptionClosed(store.zero)).toBe(true);
  });

  /** @source Siegel 2011, Lemma 4.1.12 */
  it('the first number of a sequence of options need not be greater than the options before it', () => {
    const form = read('{0,*|}');
    expect(isOptionClosed(form)).toBe(true);
    // ⟨∗, 0⟩: ∗ is not an option of an option.
    expect(form.options('L').flatMap((each) => each.options('L'))).toEqual([store.zero]);
    expect(parseValue('*').compare(parseValue('0'))).toBe('||');
    expect(value(form)).toBe(parseValue('1'));
  });

  /** @source Siegel 2011, Lemma 4.2.9 */
  it('a canonical number is its left-threat, a number in another form need not be, and no other game is', () => {
    for (const form of [...canonical.filter(isNumber), ...dayTwo])
      expect(value(form) === left(form)).toBe(isNumber(form));
    const number = read('{1,{5|0}|3}');
    expect([value(number), left(number)]).toEqual([parseValue('2'), parseValue('5')]);
  });

  /**
   * @source Siegel 2011, Lemma 4.2.10
   * @source Siegel 2011, Cor. 4.2.11
   */
  it('games lie between their threats up to infinitesimals; ↑ and 51 others of day 3 do not, exactly', () => {
    const beyond = (form: Form): boolean =>
      value(form).compare(left(form)) === '>' || value(form).compare(right(form)) === '<';
    for (const form of forms) {
      for (const later of consecutiveFollowers(form, 'L'))
        expect(isAtMostInfinitesimally(value(later), left(form))).toBe(true);
      expect(isAtMostInfinitesimally(right(form), value(form))).toBe(true);
    }
    expect(formsBornBy(1).filter((form) => beyond(formOf(value(form), store)))).toEqual([]);
    const wrong = valuesBornBy(2)
      .map((each) => formOf(each, store))
      .filter(beyond);
    expect(wrong.map((form) => String(value(form))).sort()).toEqual(['^', 'v']);
    if (inFull) expect(canonical.filter(beyond)).toHaveLength(52);
  });

  /** @source Siegel 2011, Lemma 4.2.18 */
  it('a game is close to its Left stop iff that is its Right stop', () => {
    for (const form of forms) {
      const { leftStop, rightStop } = value(form);
      expect(isInfinitesimallyClose(value(form), standardStore.number(leftStop))).toBe(leftStop.equals(rightStop));
    }
  });

  /**
   * @source Siegel 2011, Thm 4.2.19
   * @source Siegel 2011, Cor. 4.2.20
   * @source Siegel 2011, Lemma 4.2.21
   */
  it('canonical threatbare forms, and all of day 2, are close to their option-closures, others need not be', () => {
    for (const form of forms) {
      if (isThreatbare(form)) expect(closeToClosure(form)).toBe(true);
      expect(optionClosure(optionClosure(form))).toBe(optionClosure(form));
    }
    const [form, star] = [read('{0|{*|}}'), read('*')];
    expect([form, star].map((each) => isThreatbare(each))).toEqual([true, true]);
    expect([form, star].map((each) => String(value(each)))).toEqual(['*', '*']);
    expect([form, star].map((each) => String(value(optionClosure(each))))).toEqual(['1/2', '*']);
  });

  /** @source Siegel 2011, Claim 4.2.24 */
  it('what Left reaches in a row may be added to her options, but option-closures of it may not', () => {
    const withLeft = (form: Form, options: readonly Form[]): Value =>
      value(store.fromOptions(options, form.options('R')));
    const closures = (form: Form): Form[] => form.options('L').map((each) => optionClosure(each));
    for (const form of forms) {
      const reached = form.options('L').flatMap((each) => consecutiveFollowers(each, 'L'));
      expect(value(form).isAtMost(withLeft(form, reached))).toBe(true);
    }
    for (const form of dayTwo) expect(value(form).isAtMost(withLeft(form, closures(form)))).toBe(true);
    const form = read('{{|*}|}');
    expect([value(form), withLeft(form, closures(form))].map(String)).toEqual(['1', '0']);
  });
});

describe('threatbare forms, canonical or not', () => {
  const others = ['{0|{*|}}', '{1|{*|}}', '{0,{2|0}|0}', '{{1|0},1|-1,{0|-1}}'].map(read);
  const threatbare = [...forms, ...others].filter((form) => isThreatbare(form));

  /**
   * @source Siegel 2011, Lemma 4.2.13
   * @source Siegel 2011, Cor. 4.2.14
   * @source Siegel 2011, Cor. 4.2.15
   * @source Siegel 2011, Lemma 4.2.16
   */
  it('have what is reached in a row between the threats, up to infinitesimals, and the threats as stops', () => {
    for (const form of threatbare) {
      for (const later of consecutiveFollowers(form, 'L'))
        expect(isAtMostInfinitesimally(value(later), left(form))).toBe(true);
      for (const later of consecutiveFollowers(form, 'R'))
        expect(isAtMostInfinitesimally(right(form), value(later))).toBe(true);
      expect([threat(form, 'L'), threat(form, 'R')]).toEqual([value(form).leftStop, value(form).rightStop]);
    }
  });

  /** @source Siegel 2011, Cor. 4.2.17 */
  it('have threats in the order of the games', () => {
    const some = threatbare.filter((_, i) => i % (inFull ? 8 : 4) === 0);
    for (const g of some)
      for (const h of some) if (value(g).isAtMost(value(h))) expect(left(g).isAtMost(left(h))).toBe(true);
  });
});
