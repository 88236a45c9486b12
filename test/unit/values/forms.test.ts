import { describe, expect, it } from 'vitest';
import {
  Dyadic,
  type Form,
  formFollowers,
  formOf,
  formsBornBy,
  FormStore,
  formValue,
  misereOutcome,
  normalOutcome,
  ordinalSum,
  randomForm,
  ValueStore,
} from 'spgames/values';
import { randomIntegers } from '../../generators/randomNumbers.js';
import { treeOfForm, treeOfName, treeOfValue } from '../../reference/valueTrees.js';
import { canonical, writtenMultiset, type Tree } from '../../reference/values.js';
import { errorOf } from '../../helpers/codeOf.js';
import table from '../../oracle/siegel-values.json' with { type: 'json' };
import { inFull } from '../../helpers/sampling.js';

/** The nested arrays as a form. */
const formOfTree = (store: FormStore, [left, right]: Tree): Form =>
  store.fromOptions(
    left.map((option) => formOfTree(store, option)),
    right.map((option) => formOfTree(store, option)),
  );
const named = (store: FormStore, name: string): Form => formOfTree(store, treeOfName(name));
const written = (form: Form): string => writtenMultiset(treeOfForm(form));

describe('FormStore', () => {
  it('stores each form once, whatever the order of options', () => {
    const store = new FormStore();
    const [zero, one] = [store.zero, store.fromOptions([store.zero], [])];
    expect(store.fromOptions([], [])).toBe(zero);
    expect(store.fromOptions([zero, one], [one, zero])).toBe(store.fromOptions([one, zero], [zero, one]));
    expect(store.size).toBe(3);
    expect(one.options('L')).toEqual([zero]);
    expect(one.options('R')).toEqual([]);
  });

  it('counts repeated options only with multisets', () => {
    const [sets, multisets] = [new FormStore('set'), new FormStore('tree')];
    const twice = (store: FormStore): Form => store.fromOptions([store.zero, store.zero], []);
    const once = (store: FormStore): Form => store.fromOptions([store.zero], []);
    expect(twice(sets)).toBe(once(sets));
    expect(twice(multisets)).not.toBe(once(multisets));
    expect(twice(multisets).options('L')).toHaveLength(2);
    // 1 + 1 has two moves to 1: the literal 2 of sets, but not of multisets.
    const two = (store: FormStore): Form => store.fromOptions([once(store)], []);
    expect(once(sets).plus(once(sets))).toBe(two(sets));
    expect(once(multisets).plus(once(multisets))).not.toBe(two(multisets));
  });

  it('keeps stores apart', () => {
    const [a, b] = [new FormStore(), new FormStore()];
    const calls = [
      () => a.fromOptions([b.zero], []),
      () => a.zero.plus(b.zero),
      () => a.negative(b.zero),
      () => ordinalSum(a.zero, b.zero),
    ];
    expect(calls.map((call) => errorOf(call).code)).toEqual(calls.map(() => 'not-the-same-store'));
  });

  it('limits sums', () => {
    const store = new FormStore();
    const ten = formOf(new ValueStore().number(10), store);
    const star = formOf(new ValueStore().nimber(1), store);
    const error = errorOf(() => ten.plus(star, { limit: 9 }));
    expect([error.name, error.code]).toEqual(['LimitError', 'too-many-items']);
    expect(ten.plus(star, { limit: 10 }).birthday).toBe(11);
    // What is known costs nothing.
    expect(star.plus(ten, { limit: 0 })).toBe(ten.plus(star));
  });
});

describe('Form', () => {
  it('has birthdays, negatives and followers', () => {
    const store = new FormStore();
    const form = named(store, '{2|{0|-1}}');
    expect(form.birthday).toBe(3);
    expect(written(form.negative())).toBe(writtenMultiset(treeOfName('{{1|0}|-2}')));
    expect(formFollowers(form)).toHaveLength(6);
    expect(formFollowers(form).at(-1)).toBe(form);
  });

  it.runIf(inFull)('survives forms of great depth', () => {
    const store = new FormStore('tree');
    let deep = store.zero;
    for (let i = 0; i < 20_000; i++) deep = i % 2 === 0 ? store.fromOptions([deep], []) : store.fromOptions([], [deep]);
    expect(deep.birthday).toBe(20_000);
    expect(deep.negative().negative()).toBe(deep);
    expect(normalOutcome(deep)).toBe('P');
    expect(formValue(deep, { store: new ValueStore() }).integer).toBe(0n);
    const star = formOf(new ValueStore().nimber(1), store);
    expect(deep.plus(star).birthday).toBe(20_001);
    expect(ordinalSum(star, deep).birthday).toBe(20_001);
  });
});

describe('ordinalSum', () => {
  const store = new FormStore();
  const values = new ValueStore();
  const valueOf = (base: string, branch: string): string =>
    writtenMultiset(treeOfValue(formValue(ordinalSum(named(store, base), named(store, branch)), { store: values })));

  /** @source Siegel 2011, Table 2.1 */
  it('gives Table 2.1', () => {
    for (const [base, row] of Object.entries(table.ordinalSums.dayOne))
      for (const [branch, sum] of Object.entries(row))
        expect(valueOf(base, branch), `${base}:${branch}`).toBe(writtenMultiset(canonical(treeOfName(sum))));
  });

  /** @source Siegel 2011, Ex. 2.2.4 */
  it('gives the single sums of the source', () => {
    for (const [base, branch, sum] of table.ordinalSums.single)
      expect(valueOf(base!, branch!), `${base}:${branch}`).toBe(writtenMultiset(canonical(treeOfName(sum!))));
  });

  /** @source Siegel 2011, Ex. 2.2.6 */
  it('depends on the form of the base', () => {
    const form = formOfTree(store, [[treeOfName('0'), treeOfName('1')], [treeOfName('3')]]);
    const one = named(store, '1');
    expect(formValue(form, { store: values }).integer).toBe(2n);
    expect(formValue(ordinalSum(form, one), { store: values }).number).toEqual(Dyadic.of(5, 1));
    expect(formValue(ordinalSum(named(store, '2'), one), { store: values }).integer).toBe(3n);
  });
});

describe('formOf', () => {
  const values = new ValueStore();

  it('writes canonical forms out', () => {
    const store = new FormStore('tree');
    for (const name of [
      '0',
      '7',
      '-7',
      '5/8',
      '-13/16',
      '7/2',
      '*3',
      '^',
      'v3*2',
      '5^2*4',
      '1/2*',
      '{2|{0|-1}}',
      '+-1',
    ])
      expect(written(formOf(formValue(named(store, name), { store: values }), store)), name).toBe(
        writtenMultiset(canonical(treeOfName(name))),
      );
  });

  it('does not write enormous numbers out', () => {
    const store = new FormStore();
    const huge = Dyadic.of(10n ** 200n);
    const cases = [
      values.number(huge),
      values.number(huge.negative()),
      values.closed({ number: huge, ups: 3, nimber: 1 }),
      values.number(Dyadic.of(1, 2_000_000)),
      values.nimber(1_000_000),
      values.fromOptions([values.number(huge)], [values.zero]),
    ];
    for (const value of cases) {
      const error = errorOf(() => formOf(value, store));
      expect([error.name, error.code]).toEqual(['LimitError', 'too-many-items']);
    }
    expect(store.size).toBeLessThan(10);
    expect(errorOf(() => formOf(values.number(11), store, { limit: 10 })).code).toBe('too-many-items');
    expect(formOf(values.number(10), store, { limit: 10 }).birthday).toBe(10);
  });
});

describe('formsBornBy', () => {
  it('lists 1, 4 and 256 forms', () => {
    const store = new FormStore();
    expect([0, 1, 2].map((day) => formsBornBy(day, { store }).length)).toEqual([1, 4, 256]);
    const forms = formsBornBy(2, { store });
    expect(new Set(forms).size).toBe(256);
    expect(forms.map(({ birthday }) => birthday)).toEqual([0, 1, 1, 1, ...Array.from({ length: 252 }, () => 2)]);
    expect(new Set(forms.map((form) => formValue(form))).size).toBe(22);
  });

  it('refuses what cannot be listed', () => {
    expect(errorOf(() => formsBornBy(3)).code).toBe('too-many-forms');
    expect(errorOf(() => formsBornBy(-1)).code).toBe('invalid-day');
    expect(errorOf(() => formsBornBy(1.5)).code).toBe('invalid-day');
    expect(errorOf(() => formsBornBy(1, { store: new FormStore('tree') })).code).toBe('invalid-store');
  });
});

describe('randomForm', () => {
  it('has the birthday and the number of options that were asked for', () => {
    const store = new FormStore('tree');
    const random = randomIntegers(7);
    for (const birthday of [0, 1, 2, 5, 40])
      for (const options of [1, 2, 4]) {
        const form = randomForm(store, { birthday, options, random });
        expect(form.birthday).toBe(birthday);
        for (const follower of formFollowers(form))
          for (const player of ['L', 'R'] as const)
            expect(follower.options(player).length).toBeLessThanOrEqual(options);
      }
  });

  it('depends on the generator only', () => {
    const draw = (seed: number): string =>
      written(randomForm(new FormStore(), { birthday: 4, options: 3, random: randomIntegers(seed) }));
    expect(draw(3)).toBe(draw(3));
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(draw)).size).toBeGreaterThan(4);
  });

  it('refuses bad arguments and bad generators', () => {
    const store = new FormStore();
    const random = randomIntegers(1);
    const codes = [
      () => randomForm(store, { birthday: -1, options: 1, random }),
      () => randomForm(store, { birthday: 1, options: 0, random }),
      () => randomForm(store, { birthday: 1, options: 1, random: (n) => n }),
      () => randomForm(store, { birthday: 1, options: 1, random: () => 0.5 }),
    ].map((call) => errorOf(call).code);
    expect(codes).toEqual(codes.map(() => 'invalid-random-form'));
  });
});

describe('misereOutcome', () => {
  it('is that of the form', () => {
    const store = new FormStore();
    const outcomes = ['0', '1', '-1', '*', '*2', '{1|-1}', '1/2'].map((name) => {
      const form = named(store, name);
      return normalOutcome(form) + misereOutcome(form);
    });
    expect(outcomes).toEqual(['PN', 'LR', 'RL', 'NP', 'NN', 'NP', 'LR']);
  });

  it('differs among forms of one value', () => {
    const store = new FormStore();
    const star2 = named(store, '*2');
    const twice = star2.plus(star2);
    expect([store.zero, twice].map((form) => formValue(form).integer)).toEqual([0n, 0n]);
    expect([store.zero, twice].map(misereOutcome)).toEqual(['N', 'P']);
  });
});
