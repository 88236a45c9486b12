import { describe, expect, it } from 'vitest';
import {
  type Form,
  formOf,
  formsBornBy,
  FormStore,
  formValue,
  genus,
  grundyValue,
  isImpartial,
  mex,
  misereGrundyValue,
  misereOutcome,
  misereRemoteness,
  nimSum,
  normalOutcome,
  printGenus,
  randomForm,
  remoteness,
  ValueStore,
  winningNimMoves,
} from 'spgames/values';
import { randomIntegers } from '../../generators/randomNumbers.js';
import { treeOfForm } from '../../reference/valueTrees.js';
import * as reference from '../../reference/values.js';
import { errorOf } from '../../helpers/codeOf.js';
import table from '../../oracle/siegel-impartial.json' with { type: 'json' };

const values = new ValueStore();

/** The literal form of a heap: option lists of heaps from the rule, which may split a heap in two. */
function heaps(store: FormStore, rule: (n: number) => readonly (readonly [number, number])[], length: number): Form[] {
  const forms: Form[] = [];
  for (let n = 0; n < length; n++) {
    const options = rule(n).map(([a, b]) => forms[a]!.plus(forms[b]!));
    forms.push(store.fromOptions(options, options));
  }
  return forms;
}

/** Take `taken` adjacent pins out of a row of n. */
const taking =
  (...taken: readonly number[]) =>
  (n: number): [number, number][] =>
    taken.flatMap((k) =>
      Array.from({ length: Math.max(0, n - k + 1) }, (_, left): [number, number] => [left, n - k - left]),
    );

const nimHeap = (store: FormStore, m: number): Form => formOf(values.nimber(m), store);

describe('mex', () => {
  /** @source Huntemann 2018, Ex. 6.3 */
  it('is the least number that is missing', () => {
    expect(mex([0, 1, 4])).toBe(2);
    expect([mex([]), mex([1, 2]), mex([2, 0, 1, 0, 5]), mex(new Set([0]))]).toEqual([0, 0, 3, 1]);
  });
});

describe('nimSum', () => {
  /** @source Siegel 2013, Ex. 1.1 */
  it('gives the sums of the source, and the winning moves', () => {
    for (const [heapSizes, sum] of table.nimSums as [number[], number][]) expect(nimSum(...heapSizes)).toBe(sum);
    for (const { heaps: sizes, moves } of table.winningMoves) {
      expect(winningNimMoves(sizes).map(({ from, to }) => [from, to])).toEqual(moves);
    }
  });

  it('takes every safe integer', () => {
    expect([nimSum(), nimSum(7), nimSum(2 ** 31, 1, 2 ** 31)]).toEqual([0, 7, 1]);
    expect(nimSum(Number.MAX_SAFE_INTEGER, 1)).toBe(Number.MAX_SAFE_INTEGER - 1);
    expect(nimSum(2 ** 52 + 2 ** 20, 2 ** 52 + 2 ** 30)).toBe(2 ** 20 + 2 ** 30);
    for (const bad of [-1, 1.5, 2 ** 53, NaN]) expect(errorOf(() => nimSum(1, bad)).code).toBe('not-a-natural-number');
  });
});

describe('grundyValue', () => {
  it('is that of strips of Kayles and of Dawson’s Kayles', () => {
    const store = new FormStore();
    const { kayles, dawsonsKayles } = table;
    expect(heaps(store, taking(1, 2), 14).map(grundyValue)).toEqual(kayles.nimValues.slice(0, 14));
    const strips = heaps(store, taking(2), 19);
    expect(strips.map(grundyValue)).toEqual(dawsonsKayles.nimValues.slice(0, 19));
    expect(strips.map(misereOutcome).join('')).toBe(dawsonsKayles.misereOutcomes.slice(0, 19));
    expect(strips.map((strip) => (misereGrundyValue(strip) === 0 ? 'P' : 'N')).join('')).toBe(
      dawsonsKayles.misereOutcomes.slice(0, 19),
    );
  });

  /** @source Huntemann 2018, Fact 6.1 */
  it('is the nimber of the value', () => {
    const store = new FormStore('tree');
    const random = randomIntegers(5);
    for (let i = 0; i < 50; i++) {
      const form = randomForm(store, { birthday: 1 + (i % 7), options: 3, random, impartial: true });
      expect(isImpartial(form)).toBe(true);
      expect(grundyValue(form)).toBe(formValue(form, { store: values }).nimber);
    }
  });

  /** @source Huntemann 2018, Fact 6.2 */
  it('is the mex of those of the options', () => {
    for (let set = 0; set < 2 ** 6; set++) {
      const heaps = [0, 1, 2, 3, 4, 5].filter((n) => ((set >> n) & 1) === 1);
      const options = heaps.map((n) => values.nimber(n));
      expect(values.fromOptions(options, options)).toBe(values.nimber(mex(heaps)));
    }
  });

  it('refuses partizan forms', () => {
    const store = new FormStore();
    const one = formOf(values.number(1), store);
    const hidden = store.fromOptions([one], [one]);
    for (const task of [grundyValue, misereGrundyValue, remoteness, misereRemoteness, genus])
      for (const form of [one, hidden]) expect(errorOf(() => task(form)).code).toBe('not-impartial');
  });
});

describe('isImpartial', () => {
  it('picks the 16 impartial set forms of day 3, and 4 of day 2', () => {
    const store = new FormStore();
    const impartial = formsBornBy(2, { store }).filter(isImpartial);
    expect(impartial).toHaveLength(4);
    // Every set of these gives one of day 3.
    const day3 = Array.from({ length: 16 }, (_, mask) => impartial.filter((_, i) => (mask & (1 << i)) !== 0));
    const forms = day3.map((options) => store.fromOptions(options, options));
    expect(forms.every(isImpartial)).toBe(true);
    // Literal sums of impartial forms are impartial.
    for (const a of forms) for (const b of forms) expect(isImpartial(a.plus(b))).toBe(true);
  });

  it('does not count repetitions', () => {
    const store = new FormStore('tree');
    expect(isImpartial(store.fromOptions([store.zero, store.zero], [store.zero]))).toBe(true);
    expect(isImpartial(store.fromOptions([store.zero], []))).toBe(false);
  });
});

describe('remoteness', () => {
  it('is that of nim heaps', () => {
    const store = new FormStore();
    const five = [0, 1, 2, 3, 4, 5].map((m) => nimHeap(store, m));
    expect(five.map(remoteness)).toEqual(table.remoteness.nimHeaps0to5);
    expect(five.map(misereRemoteness)).toEqual(table.remoteness.misereNimHeaps0to5);
  });

  it('tells the outcomes by its parity', () => {
    const store = new FormStore();
    const random = randomIntegers(9);
    for (let i = 0; i < 100; i++) {
      const form = randomForm(store, { birthday: i % 8, options: 3, random, impartial: true });
      expect(normalOutcome(form)).toBe(remoteness(form) % 2 === 0 ? 'P' : 'N');
      expect(misereOutcome(form)).toBe(misereRemoteness(form) % 2 === 1 ? 'P' : 'N');
      expect(remoteness(form)).toBe(reference.remoteness(treeOfForm(form)));
      expect(misereRemoteness(form)).toBe(reference.misereRemoteness(treeOfForm(form)));
    }
  });
});

describe('misereOutcome', () => {
  /** @source Siegel 2013, Ex. 1.3 */
  it('follows the rule of misère Nim', () => {
    const store = new FormStore();
    const sizes = [0, 1, 2, 3, 4];
    const heap = sizes.map((m) => nimHeap(store, m));
    for (const a of sizes)
      for (const b of sizes)
        for (const c of sizes) {
          const ones = [a, b, c].filter((size) => size === 1).length;
          const next = Math.max(a, b, c) >= 2 ? nimSum(a, b, c) !== 0 : ones % 2 === 0;
          const form = heap[a]!.plus(heap[b]!).plus(heap[c]!);
          expect(misereOutcome(form), `${a},${b},${c}`).toBe(next ? 'N' : 'P');
          expect(genus(form).misere[0] === 0).toBe(!next);
        }
  });
});

describe('genus', () => {
  it('is printed as usual', () => {
    const store = new FormStore();
    expect([0, 1, 2, 3, 4, 5, 12].map((m) => printGenus(genus(nimHeap(store, m))))).toEqual([
      ...['0^120', '1^031', '2^20', '3^31', '4^46', '5^57', '12^(12,14)'],
    ]);
    const two = nimHeap(store, 2);
    expect(printGenus(genus(two.plus(two)))).toBe('0^02');
  });

  it('lists misère Grundy values with heaps ∗2 added, as defined', () => {
    const store = new FormStore();
    const random = randomIntegers(11);
    const two = nimHeap(store, 2);
    for (let i = 0; i < 60; i++) {
      const form = randomForm(store, { birthday: i % 6, options: 3, random, impartial: true });
      const { grundy, misere } = genus(form);
      expect(grundy).toBe(reference.grundyValue(treeOfForm(form)));
      expect(misere.length).toBeGreaterThanOrEqual(2);
      const [n, before, last] = [misere.length, misere.at(-2)!, misere.at(-1)!];
      // Two steps on repeat for ever by one bit, and no shorter list does it.
      expect(before ^ last).toBe(2);
      if (n > 2) expect(misere.at(-3)).not.toBe(last);
      let sum = form;
      for (const expected of [...misere, before, last, before]) {
        expect(reference.misereGrundyValue(treeOfForm(sum))).toBe(expected);
        expect(misereGrundyValue(sum)).toBe(expected);
        sum = sum.plus(two);
      }
    }
  });

  it('of Kayles', () => {
    const store = new FormStore();
    expect(heaps(store, taking(1, 2), 8).map((strip) => printGenus(genus(strip)))).toEqual([
      ...['0^120', '1^031', '2^20', '3^31', '1^031', '4^146', '3^31', '2^20'],
    ]);
  });
});
