import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Dyadic,
  firstOptions,
  type Form,
  formOf,
  FormStore,
  formValue,
  hackenbushDimension,
  isAtMostInfinitesimally,
  isOptionClosed,
  optionClosedSequences,
  optionClosure,
  ordinalSum,
  parseForm,
  parseValue,
  randomForm,
  reducedCanonicalForm,
  sequenceNorm,
  standardStore,
  type Value,
} from 'spgames/values';
import { PLAYERS, type Player } from '../../../src/player.js';
import { thrownBy } from '../../helpers/thrownBy.js';
import { runs } from '../../helpers/sampling.js';

/*
 * Lemmas of Siegel 2011 on forms: sequences of first options in option-closed games (Sec. 4.1), option-closures,
 * ordinal sums of numbers.
 */

const store = new FormStore('set');
const closures = fc.infiniteStream(fc.nat()).map((stream) => {
  const random = (n: number): number => stream.next().value! % n;
  return optionClosure(randomForm(store, { birthday: random(4), options: 2, random }));
});
const numberOf = (form: Form): Dyadic | undefined => formValue(form).number;
const valueOf = (number: Dyadic): Value => standardStore.number(number);

/** The sequences of a player that go on no further. */
const maximalSequences = (form: Form, player: Player): Form[][] =>
  optionClosedSequences(form, player).filter((sequence) => firstOptions(sequence.at(-1)!, player).length === 0);

const signed = (x: Dyadic, player: Player): Dyadic => (player === 'L' ? x : x.negative());

describe('option-closed sequences', () => {
  /**
   * @source Siegel 2011, Def. 4.1.1
   * @source Siegel 2011, Def. 4.1.8
   * @source Siegel 2011, Def. 4.1.9
   */
  it('are by definition all sequences of followers that pass three conditions', () => {
    const forms = fc.infiniteStream(fc.nat()).map((stream) => {
      const random = (n: number): number => stream.next().value! % n;
      return randomForm(store, { birthday: random(4), options: 3, random });
    });
    const isFirst = (option: Form, form: Form, p: Player): boolean =>
      form.options(p).includes(option) && form.options(p).every((other) => !other.options(p).includes(option));
    /** All sequences in which a player moves on and on, first options or not. */
    const runsOf = (form: Form, p: Player): Form[][] =>
      form.options(p).flatMap((option) => [[option], ...runsOf(option, p).map((rest) => [option, ...rest])]);
    const written = (all: readonly (readonly Form[])[]): string[] =>
      all.map((each) => each.map(({ id }) => id).join()).sort();
    fc.assert(
      fc.property(forms, fc.constantFrom(...PLAYERS), (form, player) => {
        const expected = runsOf(form, player).filter(
          (run) =>
            run.every((option, i) => isFirst(option, i === 0 ? form : run[i - 1]!, player)) &&
            numberOf(run.at(-1)!) !== undefined,
        );
        const found = optionClosedSequences(form, player);
        expect(written(found)).toEqual(written(expected));
        expect(new Set(written(found)).size).toBe(found.length);
        expect(firstOptions(form, player)).toEqual(form.options(player).filter((x) => isFirst(x, form, player)));
        for (const sequence of found) {
          const numbers = sequence.flatMap((each) => numberOf(each) ?? []);
          const norm = sequenceNorm(sequence, player);
          expect(numbers.some((number) => number.equals(norm))).toBe(true);
          expect(numbers.every((number) => signed(number, player).compare(signed(norm, player)) <= 0)).toBe(true);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('of {2|−1}, −1, {−1|0}, 0 have the norm −1 for Right; without a number there is none', () => {
    const sequence = ['{2|-1}', '-1', '{-1|0}', '0'].map((text) => parseForm(text, { store }));
    expect([sequence, sequence.slice(0, 2)].map((each) => sequenceNorm(each, 'R').toString())).toEqual(['-1', '-1']);
    for (const none of [[], sequence.slice(0, 1)])
      expect(thrownBy(() => sequenceNorm(none, 'R'))).toMatchObject({ code: 'not-a-number' });
    const long = parseForm('40', { store });
    expect(optionClosedSequences(long, 'L')).toHaveLength(40);
    expect(thrownBy(() => optionClosedSequences(long, 'L', { limit: 100 }))).toMatchObject({ code: 'too-many-items' });
  });

  /**
   * @source Siegel 2011, Def. 4.1.8
   * @source Siegel 2011, Def. 4.1.9
   * @source Siegel 2011, Lemma 4.1.10
   */
  it('end with a number, and their norm is the first one', () => {
    fc.assert(
      fc.property(closures, fc.constantFrom(...PLAYERS), (form, player) => {
        expect(isOptionClosed(form)).toBe(true);
        for (const sequence of optionClosedSequences(form, player)) {
          expect(numberOf(sequence.at(-1)!)).toBeDefined();
          const first = sequence.map(numberOf).find((number) => number !== undefined);
          expect(sequenceNorm(sequence, player)).toEqual(first);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  /**
   * @source Siegel 2011, Lemma 4.1.11
   * @source Siegel 2011, Lemma 4.1.12
   */
  it('of forms with one sequence for each player give the reduced canonical form; stops bound all options', () => {
    fc.assert(
      fc.property(closures, (form) => {
        const value = formValue(form);
        const norms = PLAYERS.map((player) => maximalSequences(form, player).map((all) => sequenceNorm(all, player)));
        if (norms.every((found) => found.length === 1)) {
          const [[x], [y]] = norms as [Dyadic[], Dyadic[]];
          const both = standardStore.fromOptions([valueOf(x!)], [valueOf(y!)]);
          expect(reducedCanonicalForm(value)).toBe(reducedCanonicalForm(both));
          if (value.number !== undefined) expect(value).toBe(both);
          else {
            expect(isAtMostInfinitesimally(valueOf(y!), value)).toBe(true);
            expect(isAtMostInfinitesimally(value, valueOf(x!))).toBe(true);
          }
        }
        if (value.number !== undefined) return;
        for (const player of PLAYERS) {
          const stop = signed(player === 'L' ? value.leftStop : value.rightStop, player);
          for (const option of form.options(player)) {
            const gained = player === 'L' ? formValue(option) : formValue(option).negative();
            expect(isAtMostInfinitesimally(gained, valueOf(stop))).toBe(true);
          }
        }
      }),
      { numRuns: runs(300) },
    );
  });

  /** @source Siegel 2011, Lemma 4.1.3 */
  it('switches lie between their numbers, up to infinitesimals', () => {
    for (let a = -6; a <= 6; a++)
      for (let b = -6; b <= a; b++) {
        const [left, right] = [a, b].map((quarters) => valueOf(Dyadic.of(quarters, 2))) as [Value, Value];
        const value = standardStore.fromOptions([left], [right]);
        expect([isAtMostInfinitesimally(right, value), isAtMostInfinitesimally(value, left)]).toEqual([true, true]);
      }
  });
});

describe('option-closures of forms', () => {
  const read = (text: string): Form => parseForm(text, { store });

  /**
   * @source Siegel 2011, Lemma 4.2.2
   * @source Siegel 2011, Lemma 4.2.4
   * @source Siegel 2011, Ex. 4.2.3
   * @source Siegel 2011, Ex. 4.2.5
   * @source Siegel 2011, Ex. 4.2.6
   */
  it('tell equal games apart, and do not tell some different ones apart', () => {
    const [g, h] = [read('{1,{2|0}|3}'), read('2')];
    expect([g, h].map((form) => String(formValue(form)))).toEqual(['2', '2']);
    expect([g, h].map((form) => String(formValue(optionClosure(form))))).toEqual(['5/2', '2']);
    const [zero, star2] = [read('{*|*}'), read('*2')];
    expect(optionClosure(zero)).toBe(optionClosure(star2));
    expect([zero, star2].map((form) => String(formValue(form)))).toEqual(['0', '*2']);
    for (const n of [1, 2, 3]) {
      const tiny = formOf(parseValue(`tiny(${n})`), store);
      expect(String(reducedCanonicalForm(formValue(tiny)))).toBe('0');
      expect(String(reducedCanonicalForm(formValue(optionClosure(tiny))))).toBe(`{0|-${n}}`);
    }
  });
});

describe('ordinal sums of numbers', () => {
  const ordinal = (...parts: readonly Dyadic[]): Dyadic => {
    const forms = parts.map((x) => formOf(valueOf(x), store));
    return formValue(forms.reduce((sum, form) => ordinalSum(sum, form))).number!;
  };

  /** @source Siegel 2011, Lemma 2.2.16 */
  it('of a number that is not negative, and one between -1 and 1', () => {
    for (let x = 0; x <= 20; x++)
      for (let y = -8; y <= 8; y++) {
        const [base, branch] = [Dyadic.of(x, 3), Dyadic.of(y, 3)];
        const dimension = hackenbushDimension(valueOf(base));
        const isSum = dimension <= 1 && (x === 0 || y >= 0);
        expect(ordinal(base, branch)).toEqual(base.plus(isSum ? branch : Dyadic.of(y, 3 + dimension)));
      }
    // The bound on the branch is needed: 1/8 : −3 is 1/8 − 7/64, and not 1/8 − 3/16.
    expect(ordinal(Dyadic.of(1, 3), Dyadic.of(-3))).not.toEqual(Dyadic.of(1, 3).minus(Dyadic.of(3, 4)));
  });

  /** @source Siegel 2011, Cor. 2.2.15 */
  it('with a positive integer below', () => {
    for (let k = 1; k <= 3; k++)
      for (let n = 0; n <= 3; n++)
        for (let eighths = 0; eighths < 8; eighths++) {
          const [whole, y] = [Dyadic.of(k), Dyadic.of(eighths, 3)];
          expect(ordinal(whole, y.plus(Dyadic.of(n)))).toEqual(y.plus(Dyadic.of(k + n)));
          // k : (−n + y) = k − 1 + (1 + y)/2ⁿ
          const share = Dyadic.of(8 + eighths, 3 + n);
          expect(ordinal(whole, y.minus(Dyadic.of(n)))).toEqual(share.plus(Dyadic.of(k - 1)));
        }
  });

  /**
   * @source Siegel 2011, Cor. 2.2.17
   * @source Siegel 2011, Cor. 2.2.18
   * @source Siegel 2011, Cor. 2.2.19
   */
  it('with powers of 1/2 above', () => {
    for (let s = 1; s <= 3; s++)
      for (let p = 1; p < 2 ** s + 4; p += 2)
        for (let t = 0; t <= 2; t++)
          expect(ordinal(Dyadic.of(p, s), Dyadic.of(1, t))).toEqual(Dyadic.of(p, s).plus(Dyadic.of(1, s + t + 1)));
    for (const x of [[1], [2, 0], [1, 2, 0], [3, 1, 1], [1, 0, 0, 2]]) {
      let exponent = -1;
      const terms = x.map((n) => Dyadic.of(1, (exponent += n + 1)));
      expect(ordinal(...x.map((n) => Dyadic.of(1, n)))).toEqual(terms.reduce((sum, term) => sum.plus(term)));
    }
  });
});
