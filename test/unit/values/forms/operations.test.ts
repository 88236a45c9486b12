import { describe, expect, it } from 'vitest';
import {
  atomicWeight,
  consecutiveFollowers,
  type Form,
  FormStore,
  formValue,
  hackenbushDimension,
  isCanonicalForm,
  isInfinitesimallyClose,
  isOptionClosed,
  isThreatbare,
  nimDimension,
  nortonProduct,
  optionClosure,
  ordinalSum,
  parseForm,
  parseValue,
  passification,
  printForm,
  reducedCanonicalForm,
  sideOut,
  standardStore,
  SUM_KINDS,
  type SumKind,
  sumOfForms,
  threat,
} from 'spgames/values';
import { literalForm } from 'spgames/games';
import { parseMoveGame } from 'spgames/moves';
import { errorOf } from '../../../helpers/codeOf.js';

const store = new FormStore();
const form = (text: string): Form => parseForm(text, { store });
const valueOf = (g: Form): string => formValue(g).toString();

describe('sums of forms', () => {
  const sum = (kind: SumKind, g: Form, h: Form): string => valueOf(sumOfForms(kind, g, h));

  it('are not defined on values: forms of value 0 or −2 in the place of canonical ones', () => {
    const zero = form('{-1|1}');
    expect([sum('conjunctive', zero, form('-1')), sum('conjunctive', form('0'), form('-1'))]).toEqual(['-1', '0']);
    expect([sum('continued', zero, form('-1')), sum('continued', form('0'), form('-1'))]).toEqual(['0', '-1']);
    expect([sum('ordinal', zero, form('1')), sum('ordinal', form('0'), form('1'))]).toEqual(['1/2', '1']);
    expect([sum('side', zero, form('1')), sum('side', form('0'), form('1'))]).toEqual(['1/2', '1']);
    expect([sum('sequential', form('{|1}'), form('1')), sum('sequential', form('0'), form('1'))]).toEqual(['0', '1']);
  });

  it('are not always associative or commutative', () => {
    const [one, minusOne, half] = ['1', '-1', '1/2'].map(form) as [Form, Form, Form];
    const nabla = (g: Form, h: Form): Form => sumOfForms('continued', g, h);
    expect(valueOf(nabla(nabla(one, one), minusOne))).toBe('0');
    expect(valueOf(nabla(one, nabla(one, minusOne)))).toBe('1');
    expect([sum('side', one, half), sum('side', half, one)]).toEqual(['1', '1*']);
    expect([sum('ordinal', one, minusOne), sum('ordinal', minusOne, one)]).toEqual(['1/2', '-1/2']);
    expect([sum('sequential', one, minusOne), sum('sequential', minusOne, one)]).toEqual(['0', '0']);
    expect([sum('sequential', half, one), sum('sequential', one, half)]).toEqual(['3/2', '1']);
  });

  it('depend on the base: Norton’s lemma needs that no position of K has its value (Siegel 2011, 2.2.5)', () => {
    const [star, two, one] = ['*', '*2', '1'].map(form) as [Form, Form, Form];
    // * is confused with *2, which has the position *; *:1 is greater.
    const order = [star, ordinalSum(star, one)].map((g) => formValue(g).compare(formValue(two)));
    expect(order).toEqual(['||', '>']);
    expect(valueOf(ordinalSum(form('{0,1|3}'), one))).toBe('5/2');
  });

  it('keep the names of moves where the store keeps them; a move in both has both', () => {
    const labelled = new FormStore('labelled');
    const end = { form: labelled.zero };
    const [g, h] = ['a', 'b'].map((move) => labelled.fromMoves([{ ...end, move }], [])) as [Form, Form];
    const names = (kind: SumKind): string[] =>
      sumOfForms(kind, g, h)
        .moves('L')
        .map(({ move = '' }) => move)
        .sort();
    expect(names('selective')).toEqual(['a', 'a & b', 'b']);
    expect([names('side'), names('sequential'), names('conjunctive')]).toEqual([['a', 'b'], ['a'], ['a & b']]);
  });

  it('take forms of one store, and no values', () => {
    const one = form('1');
    for (const kind of SUM_KINDS) {
      // @ts-expect-error a value is not a form
      const given = errorOf(() => sumOfForms(kind, parseValue('1'), one));
      expect([kind, given.name]).toEqual([kind, 'InputError']);
      // @ts-expect-error a value is not a form
      expect(errorOf(() => sumOfForms(kind, one, parseValue('1'))).name).toBe('InputError');
      expect(errorOf(() => sumOfForms(kind, one, parseForm('1'))).code).toBe('not-the-same-store');
      expect(errorOf(() => sumOfForms(kind, form('15'), form('16'), { limit: 3 })).code, kind).toBe('too-many-items');
    }
    // @ts-expect-error a value is not a form
    const error = errorOf(() => sideOut(parseValue('1'), one));
    expect(error.message).toMatch(/^sideOut: first is a Value; expected a Form/);
  });
});

describe('option closures and threats', () => {
  it('of the examples of Siegel 2011, Sec. 4.2', () => {
    const closures = ['{1,{2|0}|3}', '{*|*}', '{2|1}', '^', '{0|{*|}}'].map((text) =>
      valueOf(optionClosure(form(text))),
    );
    expect(closures).toEqual(['5/2', '*2', '{2|1}', 'v*', '1/2']);
    expect(printForm(optionClosure(form('{2|1}')))).toBe('{0,1,{0,1|}|1}');
    for (const n of [1, 2, 3])
      expect(reducedCanonicalForm(formValue(optionClosure(form(`tiny(${n})`)))).toString()).toBe(`{0|-${n}}`);
    const closed = ['{0,1|0}', '{1|0}', '{0|0}', '{0|0,*2}', '{0|{1|0},0}', '{0|{0,1|0},0}'].map((text) =>
      isOptionClosed(form(text)),
    );
    expect(closed).toEqual([true, false, true, false, false, true]);
    expect(consecutiveFollowers(form('{2|-2}'), 'L').map(valueOf)).toEqual(['{2|-2}', '2', '1', '0']);
  });

  it('where statements of the source are too wide', () => {
    // Lemma 4.2.9 needs the canonical form: 2 as {1,{5|0}|3} has the left-threat 5.
    expect([valueOf(form('{1,{5|0}|3}')), threat(form('{1,{5|0}|3}'), 'L').toString()]).toEqual(['2', '5']);
    // Lemma 4.2.10: ↑ > 0 = LT(↑).
    expect(threat(form('^'), 'L').toString()).toBe('0');
    // Lemma 4.2.18: ±1 is not infinitesimally close to its Left stop.
    expect(isInfinitesimallyClose(parseValue('{1|-1}'), parseValue('1'))).toBe(false);
    // Theorem 4.2.19 fails for some forms.
    const wide = form('{0|{*|}}');
    expect([valueOf(wide), isThreatbare(wide), isCanonicalForm(wide)]).toEqual(['*', true, false]);
    expect(isInfinitesimallyClose(formValue(wide), formValue(optionClosure(wide)))).toBe(false);
  });

  it('are not made where they are too large', () => {
    const error = errorOf(() => optionClosure(form('200'), { limit: 10_000 }));
    expect([error.name, error.code]).toEqual(['LimitError', 'too-many-items']);
    expect(optionClosure(form('100')).options('L')).toHaveLength(100);
    expect(threat(form('100'), 'L').toString()).toBe('100');
    // @ts-expect-error no player
    expect(errorOf(() => isThreatbare(form('1'), { player: 'l' })).code).toBe('invalid-option');
  });
});

describe('passification', () => {
  it('of the examples of Siegel 2011, Sec. 3.4', () => {
    const passive = ['*', 'v', '^'].map((text) => formValue(passification(form(text))));
    expect(passive.map(String)).toEqual(['^*', valueOf(form('{^*,{^*|0}|0}')), valueOf(form('{^^|^*}'))]);
    expect(passive.map((each) => atomicWeight(each).toString())).toEqual(['1', '0', '2']);
    expect(passification(store.zero)).toBe(store.zero);
  });
});

describe('Norton products', () => {
  it('with ↑', () => {
    const products = ['1/2', '-2', '*', '{1|0}'].map((name) => nortonProduct(parseValue(name)));
    expect(products[0]).toBe(parseValue('{^^*|v*}'));
    expect(products.map((each) => atomicWeight(each).toString())).toEqual(['1/2', '-2', '*', '{1|0}']);
  });
});

describe('dimensions', () => {
  it('of values look at canonical positions, of forms at their own', () => {
    expect(['0', '^', '*5', '1*', '3/16'].map((name) => nimDimension(parseValue(name)))).toEqual([0, 1, 3, 0, 0]);
    expect(['0', '*', '7', '1/2*', '3/16', '{1/2^|0}'].map((name) => hackenbushDimension(parseValue(name)))).toEqual([
      0, 0, 1, 2, 5, 2,
    ]);
    const game = form('{*|*}');
    expect([nimDimension(game), nimDimension(formValue(game))]).toEqual([1, 0]);
    const wide = form('{1/4|1}');
    expect([hackenbushDimension(wide), hackenbushDimension(formValue(wide))]).toEqual([3, 2]);
  });

  it('of several games are those of all their positions; without any there is no nimber', () => {
    expect([nimDimension([]), hackenbushDimension([])]).toEqual([null, 0]);
    expect(nimDimension([parseValue('*2'), form('{*5|}')])).toBe(3);
    expect(hackenbushDimension(new Set([standardStore.zero, parseValue('{3/8|0}')]))).toBe(4);
  });
});

describe('dimensions of rulesets', () => {
  const positions = (source: string, rows: readonly string[]): Form[] =>
    rows.map((row) => literalForm(parseMoveGame(`${source}@row:${row}`), store));

  it('of SHOVE are those of numbers, of TOPPLING DOMINOES grow (Siegel 2011, Sec. 1.2.8)', () => {
    const strips = ['', 'L', 'R', 'LR', 'RL', 'LRL', 'L_RR', 'LR_LR'];
    expect([nimDimension(positions('shove', strips)), hackenbushDimension(positions('shove', strips))]).toEqual([0, 4]);
    const rows = [0, 1, 2, 3, 4].map((n) => 'LR'.repeat(n));
    expect(rows.map((_, n) => nimDimension(positions('toppling-dominoes', rows.slice(0, n + 1))))).toEqual([
      0, 1, 2, 2, 3,
    ]);
  });
});

describe('parseForm', () => {
  it('takes games as they are written', () => {
    expect(form('{0,1|3}').options('L').map(valueOf)).toEqual(['0', '1']);
    expect(form('{2||1|0}')).toBe(form('{ 2 | { 1 | 0 } }'));
    expect(form('{|}')).toBe(store.zero);
    expect(printForm(form('{1,{*|*}|{3|{2|}}}'))).toBe('{1,{*|*}|3*}');
    expect(printForm(form('{{1|{0,1|}}|}'), { maxLength: 5 })).toBe(undefined);
  });

  it.each([
    ['{0|1', 'column 1; expected as many } as {'],
    ['{0,1}', 'column 2; expected options of Left and of Right with one | between them'],
    ['{0|1|2}', 'column 2; expected options'],
    ['{0|1}+1', 'column 6; expected nothing behind the braces'],
    ['{0,|1}', 'column 4; expected a form'],
    ['{0,ab|}', 'column 4; expected'],
    ['', 'expected a form'],
  ])('refuses %s', (text, message) => {
    const error = errorOf(() => form(text));
    expect(error.name).toBe('ParseError');
    expect(error.message).toContain(message);
  });

  it('refuses what is nested too deeply', () => {
    const nested = `${'{'.repeat(2000)}|${'|}'.repeat(1999)}}`;
    expect(errorOf(() => form(nested)).code).toBe('not-a-form');
  });
});
