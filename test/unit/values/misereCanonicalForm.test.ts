import { describe, expect, it } from 'vitest';
import {
  type Form,
  FormStore,
  genus,
  misereCanonicalForm,
  misereFormsBornBy,
  misereOutcome,
  parseForm,
  printGenus,
  randomForm,
} from 'spgames/values';
import { randomIntegers } from '../../generators/randomNumbers.js';
import { errorOf } from '../../helpers/codeOf.js';
import { sampled } from '../../helpers/sampling.js';

/** Impartial games by the bits of their sets of options: game n has the options m for which bit m of n is set. */
const optionsOf = (n: number): number[] => Array.from({ length: 16 }, (_, m) => m).filter((m) => (n >> m) & 1);

/** A game by its bits or as the list of its options. */
type Game = number | readonly Game[];

/** Does the player who is not to move win the sum in misère play? */
const known = new Map<string, boolean>();
function isWon(g: number, x: Game): boolean {
  const key = `${g}+${JSON.stringify(x)}`;
  let won = known.get(key);
  if (won === undefined) {
    const ofX = typeof x === 'number' ? optionsOf(x) : x;
    const isOver = g === 0 && ofX.length === 0;
    won = !isOver && !optionsOf(g).some((option) => isWon(option, x)) && !ofX.some((option) => isWon(g, option));
    known.set(key, won);
  }
  return won;
}

/** All games born by day 3, and later ones that a search found to tell apart games born by day 4. */
const ADDED: readonly Game[] = [
  ...Array.from({ length: 16 }, (_, x) => x),
  ...[256, 257, 265],
  [1, 256],
  [1, 3, 256],
  [1, 257, 264, 267, 2304, 2306, 2312, 2314],
  [[264, 2059], 266, [2056, 2304], [266, 2312]],
];

describe('misereCanonicalForm', () => {
  it('of games born by day 4 is the same iff no game added tells them apart', () => {
    const store = new FormStore();
    const forms: Form[] = [];
    const formOf = (n: number): Form =>
      (forms[n] ??= store.fromOptions(optionsOf(n).map(formOf), optionsOf(n).map(formOf)));
    const distinguished = new Map<Form, string>();
    const canonicalOnes = [
      256, 257, 258, 264, 265, 266, 267, 2048, 2056, 2059, 2304, 2305, 2306, 2312, 2313, 2314, 2315,
    ];
    const all = Array.from({ length: 65536 }, (_, n) => n);
    for (const n of [...all.slice(0, 16), ...canonicalOnes, ...sampled(all, 200)]) {
      const outcomes = ADDED.map((x) => (isWon(n, x) ? 'P' : 'N')).join('');
      const canonical = misereCanonicalForm(formOf(n));
      expect(distinguished.get(canonical) ?? outcomes, String(n)).toBe(outcomes);
      distinguished.set(canonical, outcomes);
      expect(misereCanonicalForm(canonical)).toBe(canonical);
    }
    expect(distinguished.size).toBe(22);
    expect(new Set(distinguished.values()).size).toBe(22);
  });

  it('keeps the genus, and misère outcomes of sums', () => {
    const store = new FormStore();
    const random = randomIntegers(5);
    for (let i = 0; i < 60; i++) {
      const [g, x] = [i % 6, 4].map((birthday) => randomForm(store, { birthday, options: 3, random, impartial: true }));
      const canonical = misereCanonicalForm(g!);
      expect(printGenus(genus(canonical))).toBe(printGenus(genus(g!)));
      expect(canonical.birthday).toBeLessThanOrEqual(g!.birthday);
      expect(misereOutcome(canonical.plus(x!))).toBe(misereOutcome(g!.plus(x!)));
      expect(misereCanonicalForm(g!.plus(x!))).toBe(misereCanonicalForm(canonical.plus(misereCanonicalForm(x!))));
    }
  });

  it('becomes 0 by reversible options only if the player who begins wins', () => {
    const store = new FormStore();
    const one = store.fromOptions([store.zero], [store.zero]);
    const two = store.fromOptions([store.zero, one], [store.zero, one]);
    expect(misereCanonicalForm(store.fromOptions([one], [one]))).toBe(store.zero);
    const toTwo = store.fromOptions([two], [two]);
    expect(misereOutcome(toTwo)).toBe('P');
    expect(misereCanonicalForm(toTwo)).toBe(toTwo);
  });

  it('is for impartial games, within the limit', () => {
    expect(errorOf(() => misereCanonicalForm(parseForm('1'))).code).toBe('not-impartial');
    const store = new FormStore();
    expect(errorOf(() => misereCanonicalForm(parseForm('*5', { store }), { limit: 3 }))).toMatchObject({
      name: 'LimitError',
    });
  });
});

describe('misereFormsBornBy', () => {
  it('has 1, 2, 3, 5 and 22 forms', () => {
    const store = new FormStore();
    expect([0, 1, 2, 3, 4].map((day) => misereFormsBornBy(day, { store }).length)).toEqual([1, 2, 3, 5, 22]);
    for (const form of misereFormsBornBy(4, { store })) expect(misereCanonicalForm(form)).toBe(form);
    expect(errorOf(() => misereFormsBornBy(5)).code).toBe('too-many-forms');
    expect(errorOf(() => misereFormsBornBy(-1)).code).toBe('invalid-day');
  });
});
