import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Form,
  formsBornBy,
  FormStore,
  formValue,
  misereOutcome,
  normalOutcome,
  type Value,
  ValueStore,
} from 'spgames/values';
import { randomIntegers } from '../../generators/randomNumbers.js';
import { runs } from '../../helpers/sampling.js';
import * as reference from '../../reference/values.js';
import { treeOfForm, treeOfValue } from '../../reference/valueTrees.js';

/** A form in the library, its value, and the same as nested arrays. */
interface Sample {
  readonly form: Form;
  readonly value: Value;
  readonly tree: reference.Tree;
}

const written = (value: Value): string => reference.writtenMultiset(treeOfValue(value));

/** Forms of one store that grow out of the 256 of day 2: options are drawn from what is there already. */
class Samples {
  readonly all: Sample[];
  readonly #forms: FormStore;
  readonly #values = new ValueStore({ cacheBits: 14 });
  readonly #random: (n: number) => number;

  constructor(seed: number) {
    this.#random = randomIntegers(seed);
    this.#forms = new FormStore('tree');
    // Set forms as forms of a store of multisets; the first three forms come early, and are drawn more often.
    const copies = new Map<Form, Sample>();
    for (const form of formsBornBy(2)) {
      const options = (player: 'L' | 'R'): Sample[] => form.options(player).map((option) => copies.get(option)!);
      copies.set(form, this.#sample(options('L'), options('R')));
    }
    this.all = [...copies.values()];
  }

  /** Of two draws the earlier one: simple forms are options more often. */
  pick(): Sample {
    const { length } = this.all;
    return this.all[Math.min(this.#random(length), this.#random(length))]!;
  }

  /** A new form; it may become an option if it is young enough. */
  grow(): Sample {
    const side = (): Sample[] => Array.from({ length: this.#random(5) }, () => this.pick());
    const sample = this.#sample(side(), side());
    if (sample.form.birthday < 4 || this.#random(50) === 0) this.all.push(sample);
    return sample;
  }

  #sample(left: readonly Sample[], right: readonly Sample[]): Sample {
    const part = <K extends keyof Sample>(samples: readonly Sample[], key: K): Sample[K][] =>
      samples.map((sample) => sample[key]);
    return {
      form: this.#forms.fromOptions(part(left, 'form'), part(right, 'form')),
      value: this.#values.fromOptions(part(left, 'value'), part(right, 'value')),
      tree: reference.tree(part(left, 'tree'), part(right, 'tree')),
    };
  }
}

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe('values', () => {
  /**
   * @source Siegel 2011, Def. 1.2.28
   * @source Siegel 2011, Def. 1.2.29
   * @source Huntemann 2018, Fact 4.9
   * Equal values are one object, with one canonical form.
   */
  const stores = runs(10, 1);

  it(`have the canonical forms of the definition, for ${stores} times 10 000 random forms`, () => {
    const birthdays = new Map<number, number>();
    fc.assert(
      fc.property(seeds, (seed) => {
        const samples = new Samples(seed);
        for (let i = 0; i < 10_000; i++) {
          const { form, value, tree } = samples.grow();
          birthdays.set(form.birthday, (birthdays.get(form.birthday) ?? 0) + 1);
          const expected = reference.writtenMultiset(reference.canonical(tree));
          if (written(value) !== expected) expect(written(value), reference.writtenMultiset(tree)).toBe(expected);
          if (formValue(form, { store: value.store }) !== value)
            expect(formValue(form, { store: value.store }).id).toBe(value.id);
        }
      }),
      { numRuns: stores },
    );
    // The samples are no trifles.
    expect(birthdays.get(4)).toBeGreaterThan(1000 * stores);
  });

  /**
   * @source Siegel 2011, Thm 1.2.22
   * @source Huntemann 2018, Def. 1.14
   */
  it('have the order, outcomes, stops and numbers of the definition', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const samples = new Samples(seed);
        for (let i = 0; i < 2000; i++) samples.grow();
        for (let i = 0; i < 5000; i++) {
          const [a, b] = [samples.pick(), samples.pick()];
          expect(a.value.isAtMost(b.value)).toBe(reference.isAtMost(a.tree, b.tree));
          expect(a.value.equals(b.value)).toBe(reference.equals(a.tree, b.tree));
        }
        for (const { form, value, tree } of samples.all) {
          expect(value.outcome).toBe(reference.outcome(tree));
          expect(normalOutcome(form)).toBe(reference.outcome(tree));
          expect(misereOutcome(form)).toBe(reference.misereOutcome(tree));
          expect(Number(value.leftStop.numerator) / 2 ** value.leftStop.exponent).toBe(reference.leftStop(tree));
          expect(Number(value.rightStop.numerator) / 2 ** value.rightStop.exponent).toBe(reference.rightStop(tree));
          const { number } = value;
          const expected = reference.numberOf(tree);
          expect(number === undefined ? undefined : Number(number.numerator) / 2 ** number.exponent).toBe(expected);
        }
      }),
      { numRuns: runs(3, 1) },
    );
  });

  it('have the sums, negatives and multiples of the definition', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const samples = new Samples(seed);
        for (let i = 0; i < 300; i++) samples.grow();
        for (let i = 0; i < 300; i++) {
          const [a, b] = [samples.pick(), samples.pick()];
          const sum = reference.canonical(reference.sum(a.tree, b.tree));
          expect(written(a.value.plus(b.value))).toBe(reference.writtenMultiset(sum));
          // The literal sum of the library is that of the definition, too.
          const literal = a.form.plus(b.form);
          expect(formValue(literal, { store: a.value.store }).id).toBe(a.value.plus(b.value).id);
          const negative = reference.canonical(reference.negative(a.tree));
          expect(written(a.value.negative())).toBe(reference.writtenMultiset(negative));
          expect(a.value.times(2).id).toBe(a.value.plus(a.value).id);
          expect(a.value.times(-3).id).toBe(a.value.plus(a.value).plus(a.value).negative().id);
        }
      }),
      { numRuns: runs(3, 1) },
    );
  });
});

describe('forms', () => {
  it('have the literal sums, negatives and birthdays of the definition', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom('tree', 'set'), (seed, relation) => {
        const samples = new Samples(seed);
        const store = new FormStore(relation);
        const text = relation === 'set' ? reference.writtenSet : reference.writtenMultiset;
        const copy = ([left, right]: reference.Tree): Form => store.fromOptions(left.map(copy), right.map(copy));
        for (let i = 0; i < 20; i++) samples.grow();
        for (let i = 0; i < 10; i++) {
          const [a, b] = [samples.pick(), samples.pick()];
          const [form, other] = [copy(a.tree), copy(b.tree)];
          expect(text(treeOfForm(form))).toBe(text(a.tree));
          expect(text(treeOfForm(form.plus(other)))).toBe(text(reference.sum(a.tree, b.tree)));
          expect(text(treeOfForm(form.negative()))).toBe(text(reference.negative(a.tree)));
          expect(form.birthday).toBe(reference.height(a.tree));
          expect(form.plus(other).birthday).toBe(form.birthday + other.birthday);
        }
      }),
      { numRuns: runs(40) },
    );
  });
});
