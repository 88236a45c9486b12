import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { literalForm } from 'spgames/games';
import { parseMoveGame } from 'spgames/moves';
import {
  type Form,
  formOf,
  formsBornBy,
  FormStore,
  formValue,
  isImpartial,
  misereOutcome,
  misereRemoteness,
  nimSum,
  normalOutcome,
  parseValue,
  randomForm,
  reducedCanonicalForm,
  remoteness,
  sideOut,
  SUM_KINDS,
  type SumKind,
  sumOfForms,
  sumOfSeveral,
  type Value,
  valuesBornBy,
} from 'spgames/values';
import { inFull, often, runs } from '../../helpers/sampling.js';
import { SUMS_IN_WORDS, sumInWords } from '../../reference/formSums.js';
import { thrownBy } from '../../helpers/thrownBy.js';
import { treeOfForm } from '../../reference/valueTrees.js';
import { writtenMultiset, writtenSet, type Tree } from '../../reference/values.js';
import table from '../../oracle/siegel-sums.json' with { type: 'json' };

const store = new FormStore('set');
const multisets = new FormStore('tree');
const form = (name: string): Form => formOf(parseValue(name), store);

const randomForms = (given: { store?: FormStore; birthday?: number; impartial?: boolean } = {}): fc.Arbitrary<Form> =>
  fc.infiniteStream(fc.nat()).map((stream) => {
    const random = (n: number): number => stream.next().value! % n;
    const { store: made = store, birthday = 3, impartial = false } = given;
    return randomForm(made, { birthday: random(birthday + 1), options: 2, random, impartial });
  });
const forms = randomForms();
const impartial = randomForms({ birthday: 4, impartial: true });
/** Three of them are still small. */
const small = randomForms({ birthday: 2 });

const inWords = (kind: SumKind, ...parts: readonly Form[]): Tree =>
  sumInWords(SUMS_IN_WORDS[kind]!, parts.map(treeOfForm));

describe('the nine sums and the side-out', () => {
  it('are what their rules in words say: all pairs of forms of day 1', () => {
    const day = formsBornBy(1, { store });
    for (const g of day)
      for (const h of day) {
        for (const kind of SUM_KINDS)
          expect(writtenSet(treeOfForm(sumOfForms(kind, g, h))), kind).toBe(writtenSet(inWords(kind, g, h)));
        const out = sumInWords(SUMS_IN_WORDS['sideOut']!, [treeOfForm(g), treeOfForm(h)]);
        expect(writtenSet(treeOfForm(sideOut(g, h)))).toBe(writtenSet(out));
      }
  });

  /**
   * @source Siegel 2011, Def. 2.2.1
   * @source Siegel 2011, Def. 2.4.1
   * @source Siegel 2013, Fig. 4.9
   */
  it('are what their rules in words say: random forms, as sets and as multisets', () => {
    fc.assert(
      fc.property(forms, forms, (g, h) => {
        for (const kind of SUM_KINDS)
          expect(writtenSet(treeOfForm(sumOfForms(kind, g, h))), kind).toBe(writtenSet(inWords(kind, g, h)));
        const out = sumInWords(SUMS_IN_WORDS['sideOut']!, [treeOfForm(g), treeOfForm(h)]);
        expect(writtenSet(treeOfForm(sideOut(g, h)))).toBe(writtenSet(out));
      }),
      { numRuns: runs(300) },
    );
    const repeated = randomForms({ store: multisets, birthday: 2 });
    fc.assert(
      fc.property(repeated, repeated, (g, h) => {
        for (const kind of SUM_KINDS)
          expect(writtenMultiset(treeOfForm(sumOfForms(kind, g, h))), kind).toBe(writtenMultiset(inWords(kind, g, h)));
      }),
      { numRuns: runs(200) },
    );
  });

  /**
   * @source Siegel 2013, Fig. 4.9
   * @source Siegel 2013, Ex. 4.3
   */
  it('of one to four forms are what their rules in words say', () => {
    fc.assert(
      fc.property(fc.array(small, { minLength: 1, maxLength: 4 }), (several) => {
        fc.pre(several.reduce((height, { birthday }) => height + birthday, 0) <= 6);
        for (const kind of SUM_KINDS)
          expect(writtenSet(treeOfForm(sumOfSeveral(kind, several))), kind).toBe(writtenSet(inWords(kind, ...several)));
      }),
      { numRuns: runs(200) },
    );
    const [one, minusOne] = [form('1'), form('-1')];
    expect(formValue(sumOfSeveral('continued', [one, minusOne, one]))).toBe(parseValue('0'));
    expect(formValue(sumOfForms('continued', sumOfForms('continued', one, minusOne), one))).toBe(parseValue('1'));
    for (const [call, code] of [
      [() => sumOfSeveral('side', []), 'invalid-argument'],
      [() => sumOfSeveral('continued', [one, one, multisets.zero]), 'not-the-same-store'],
      [() => sumOfSeveral('continued', [form('6'), form('7'), form('8')], { limit: 5 }), 'too-many-items'],
      [() => sumOfSeveral('disjunctive', [form('6'), form('7'), form('9')], { limit: 5 }), 'too-many-items'],
    ] as const)
      expect(thrownBy(call)).toMatchObject({ code });
  });

  /** @source Siegel 2011, Lemma 2.4.5 */
  it('have on three forms one meaning, so that they are associative; continued conjunctive sums if impartial', () => {
    const three = (kind: SumKind, g: Form, h: Form, k: Form): void => {
      const left = sumOfForms(kind, sumOfForms(kind, g, h), k);
      expect(sumOfForms(kind, g, sumOfForms(kind, h, k)), kind).toBe(left);
      expect(writtenSet(treeOfForm(left)), kind).toBe(writtenSet(inWords(kind, g, h, k)));
    };
    const numRuns = runs(200);
    const partizan = SUM_KINDS.filter((kind) => kind !== 'continued');
    fc.assert(
      fc.property(small, small, small, (g, h, k) => partizan.forEach((kind) => three(kind, g, h, k))),
      { numRuns },
    );
    const few = randomForms({ birthday: 3, impartial: true });
    fc.assert(
      fc.property(few, few, few, (g, h, k) => three('continued', g, h, k)),
      { numRuns },
    );
  });

  it('are turned around with the players exchanged', () => {
    fc.assert(
      fc.property(forms, forms, (g, h) => {
        const [minusG, minusH] = [g.negative(), h.negative()];
        for (const kind of SUM_KINDS) {
          const turned = kind === 'side' ? sumOfForms(kind, minusH, minusG) : sumOfForms(kind, minusG, minusH);
          expect(sumOfForms(kind, g, h).negative(), kind).toBe(turned);
        }
        expect(sideOut(g, h).negative()).toBe(sideOut(minusG, minusH));
      }),
      { numRuns: runs(300) },
    );
  });

  it('with 0 are what Siegel 2011, Prop. 3.5.2 and the definitions say', () => {
    fc.assert(
      fc.property(forms, (g) => {
        expect([sideOut(g, store.zero), sideOut(store.zero, g)]).toEqual([store.zero, g]);
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('side-sums', () => {
  const valueOf = (g: Form, h: Form): Value => formValue(sumOfForms('side', g, h));

  /** @source Siegel 2011, Lemma 2.4.3 */
  it('lie between Left options of the second and Right options of the first (Siegel 2011, Lemma 2.4.3)', () => {
    fc.assert(
      fc.property(forms, forms, (g, h) => {
        const sum = valueOf(g, h);
        expect(h.options('L').some((option) => sum.isAtMost(formValue(option)))).toBe(false);
        expect(g.options('R').some((option) => formValue(option).isAtMost(sum))).toBe(false);
      }),
      { numRuns: runs(300) },
    );
  });

  /** @source Siegel 2011, Lemma 2.4.4 */
  it('of integers (Lemma 2.4.4)', () => {
    for (let x = 1; x <= 4; x++)
      for (let y = 1; y <= 4; y++) {
        const side = (a: number, b: number): Value => valueOf(form(String(a)), form(String(b)));
        expect(side(x, y)).toBe(parseValue(String(x + y)));
        expect(side(-x, y)).toBe(parseValue(`{${y - 1}|${1 - x}}`));
        expect(side(x, -y)).toBe(parseValue(String(x - y)));
      }
  });

  /**
   * @source Siegel 2011, Def. 2.4.7
   * @source Siegel 2011, Lemma 2.4.8
   * @source Siegel 2011, Table 2.4
   * @source Siegel 2011, Table 2.5
   */
  it('of days 1 and 2 (Tables 2.4 and 2.5)', () => {
    for (const [g, row] of Object.entries(table.sideSums.dayOne))
      for (const [h, sum] of Object.entries(row)) expect(valueOf(form(g), form(h)), `${g}, ${h}`).toBe(parseValue(sum));
    const sums = [0, 1, 2].map((day) => {
      const born = valuesBornBy(day).map((value) => formOf(value, store));
      return new Set(born.flatMap((g) => born.map((h) => valueOf(g, h))));
    });
    expect(sums.map(({ size }) => size)).toEqual(table.sideSums.sizes);
    expect(new Set([...sums[2]!].map(reducedCanonicalForm)).size).toBe(table.sideSums.reducedOfDayTwo);
  });
});

describe('ordinal sums of day 2', () => {
  it('have 52 reduced canonical forms, numbers and switches (Table 2.3; 51 are printed)', () => {
    const reduced = (g: Form, h: Form): Value => reducedCanonicalForm(formValue(sumOfForms('ordinal', g, h)));
    for (const [g, row] of Object.entries(table.ordinalSums.reducedTable))
      for (const [h, sum] of Object.entries(row)) expect(reduced(form(g), form(h)), `${g}:${h}`).toBe(parseValue(sum));
    const born = valuesBornBy(2).map((value) => formOf(value, store));
    const all = [...new Set(born.flatMap((g) => born.map((h) => reduced(g, h))))];
    const numbers = all.filter(({ number }) => number !== undefined).length;
    expect([all.length, numbers]).toEqual([table.ordinalSums.reducedOfDayTwo, table.ordinalSums.reducedNumbers]);
  });
});

describe('impartial sums', () => {
  const outcomes = (g: Form): string[] => [normalOutcome(g), misereOutcome(g)];

  /** @source Siegel 2013, Ex. 4.5 */
  it('conjunctive: remoteness is the least one, under both conventions (Siegel 2013, Ex. 4.5)', () => {
    fc.assert(
      fc.property(impartial, impartial, (g, h) => {
        const both = sumOfForms('conjunctive', g, h);
        expect(isImpartial(both)).toBe(true);
        expect(remoteness(both)).toBe(Math.min(remoteness(g), remoteness(h)));
        expect(misereRemoteness(both)).toBe(Math.min(misereRemoteness(g), misereRemoteness(h)));
        const parity = [remoteness(both) % 2 === 0, misereRemoteness(both) % 2 === 1];
        expect(outcomes(both)).toEqual(parity.map((isP) => (isP ? 'P' : 'N')));
      }),
      { numRuns: runs(300) },
    );
  });

  /** @source Siegel 2013, Ex. 4.4 */
  it('selective: the previous player wins iff in both; under misère play too, unless one has no moves (Ex. 4.4)', () => {
    let met = 0;
    fc.assert(
      fc.property(impartial, impartial, (g, h) => {
        const [normal, misere] = outcomes(sumOfForms('selective', g, h));
        expect(normal === 'P').toBe(normalOutcome(g) === 'P' && normalOutcome(h) === 'P');
        if (g === store.zero || h === store.zero) expect(misere).toBe(misereOutcome(g === store.zero ? h : g));
        else expect(misere).toBe(normal);
        if (misere === 'P') met++;
      }),
      { numRuns: runs(300) },
    );
    expect(met).toBeGreaterThan(often(10));
  });

  it('are impartial, all but side-sums', () => {
    fc.assert(
      fc.property(impartial, impartial, (g, h) => {
        for (const kind of SUM_KINDS.filter((each) => each !== 'side'))
          expect(isImpartial(sumOfForms(kind, g, h)), kind).toBe(true);
      }),
      { numRuns: runs(100) },
    );
    // Left and Right annihilate different parts: * and {*|*}.
    const star = form('*');
    const side = sumOfForms('side', star, store.fromOptions([star], [star]));
    expect([isImpartial(side), formValue(side)]).toEqual([false, parseValue('{0,*|0,*2}')]);
  });

  it.runIf(inFull)('of great depth', () => {
    let deep = store.zero;
    for (let i = 0; i < 20_000; i++) deep = store.fromOptions([deep], [deep]);
    const star = form('*');
    const heights = SUM_KINDS.map((kind) => sumOfForms(kind, deep, star).birthday);
    expect(heights).toEqual([20_001, 1, 20_001, 20_000, 20_000, 20_000, 20_001, 20_001, 20_001]);
  });
});

describe('heaps of NIM', () => {
  const heaps = fc.array(fc.nat(40), { maxLength: 6 });

  it('with sum 0 have no move to sum 0, others have one, and an odd number of them heap by heap (Siegel 2013, Thm 1.1, Ex. 1.2)', () => {
    fc.assert(
      fc.property(heaps, (sizes) => {
        const toZero = sizes.flatMap((size, i) =>
          Array.from({ length: size }, (_, left) => nimSum(...sizes.with(i, left))).filter((sum) => sum === 0),
        );
        expect(toZero.length % 2).toBe(nimSum(...sizes) === 0 ? 0 : 1);
        expect(toZero.length === 0).toBe(nimSum(...sizes) === 0);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('rows of dominoes side by side', () => {
  const rows = (longest: number): string[] => {
    let all = [''];
    const found = [''];
    for (let n = 1; n <= longest; n++) found.push(...(all = all.flatMap((row) => [`${row}L`, `${row}R`])));
    return found;
  };
  const directions = { side: 'W,E', ordinal: 'E,E' } as const;
  const row = (kind: keyof typeof directions, dominoes: string): Form =>
    literalForm(parseMoveGame(`toppling-dominoes(${directions[kind]})@row:${dominoes}`), store);
  const canonicalForm = (g: Form): Form => formOf(formValue(g), store);

  it('are side-sums of their literal forms, or ordinal sums (Siegel 2011, Thm 2.5.4)', () => {
    for (const g of rows(inFull ? 5 : 3))
      for (const h of rows(inFull ? 5 : 3)) {
        for (const kind of ['side', 'ordinal'] as const)
          expect(row(kind, g + h), `${g} ${h}`).toBe(sumOfForms(kind, row(kind, g), row(kind, h)));
        const [left, right] = [row('ordinal', g), row('ordinal', h)];
        expect(formValue(sumOfForms('ordinal', canonicalForm(left), right))).toBe(formValue(row('ordinal', g + h)));
      }
  });

  it('are not side-sums of their values: R beside LR', () => {
    const [first, second] = [row('side', 'R'), row('side', 'LR')];
    expect([first, second, row('side', 'RLR')].map((g) => String(formValue(g)))).toEqual(['-1', '0', '-1/2']);
    const ofValues = sumOfForms('side', canonicalForm(first), canonicalForm(second));
    expect(String(formValue(ofValues))).toBe('-1');
  });
});
