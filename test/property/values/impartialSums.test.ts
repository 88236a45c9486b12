import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conjunctiveSum,
  conjunctiveSumOutcome,
  type Form,
  formOf,
  FormStore,
  isImpartial,
  misereConjunctiveSumOutcome,
  misereNimOutcome,
  misereOutcome,
  misereSelectiveSumOutcome,
  normalOutcome,
  parseValue,
  randomForm,
  selectiveSum,
  selectiveSumOutcome,
  threePlayerOutcome,
  winningNimMoves,
} from 'spgames/values';
import { inFull, runs, sampled } from '../../helpers/sampling.js';

const store = new FormStore('set');
const form = (name: string): Form => formOf(parseValue(name), store);

/** All 16 impartial forms of day 3, and larger ones by chance. */
const small = [1, 2, 3].reduce<Form[]>(
  (forms) => {
    const subsets = forms.reduce<Form[][]>((all, each) => [...all, ...all.map((set) => [...set, each])], [[]]);
    return subsets.map((options) => store.fromOptions(options, options));
  },
  [store.zero],
);
const impartial = fc.infiniteStream(fc.nat()).map((stream): Form => {
  const random = (n: number): number => stream.next().value! % n;
  return randomForm(store, { birthday: random(5), options: 3, random, impartial: true });
});

/** By search, on the literal sums. */
function compareOutcomes(...forms: readonly Form[]): void {
  const selective = forms.reduce((sum, each) => selectiveSum(sum, each));
  expect(selectiveSumOutcome(forms)).toBe(normalOutcome(selective));
  expect(misereSelectiveSumOutcome(forms)).toBe(misereOutcome(selective));
  const conjunctive = forms.reduce((sum, each) => conjunctiveSum(sum, each));
  expect(conjunctiveSumOutcome(forms)).toBe(normalOutcome(conjunctive));
  expect(misereConjunctiveSumOutcome(forms)).toBe(misereOutcome(conjunctive));
}

describe('selective and conjunctive sums of impartial forms', () => {
  /** @source Siegel 2013, Ex. 4.4 @source Siegel 2013, Ex. 4.5 */
  it('have the outcomes that the theorems say, by search', () => {
    expect(new Set(small.filter(isImpartial)).size).toBe(16);
    for (const g of small) for (const h of small) compareOutcomes(g, h);
    fc.assert(
      fc.property(impartial, impartial, (g, h) => compareOutcomes(g, h)),
      { numRuns: runs(600) },
    );
  });

  it('have them for three summands, for one and for none', () => {
    const three = sampled(
      small.flatMap((g) => small.flatMap((h) => small.map((k) => [g, h, k] as const))),
      60,
    );
    for (const forms of three) compareOutcomes(...forms);
    for (const g of small) compareOutcomes(g);
    expect([selectiveSumOutcome([]), misereSelectiveSumOutcome([])]).toEqual(['P', 'N']);
    expect(() => conjunctiveSumOutcome([])).toThrow(/at least one form/);
    expect(() => misereConjunctiveSumOutcome([])).toThrow(/at least one form/);
  });

  it('are refused for partizan forms', () => {
    const one = form('1');
    const functions = [
      selectiveSumOutcome,
      misereSelectiveSumOutcome,
      conjunctiveSumOutcome,
      misereConjunctiveSumOutcome,
    ];
    for (const outcomeOf of functions) expect(() => outcomeOf([one])).toThrow(/not impartial/);
    expect(() => threePlayerOutcome(one)).toThrow(/not impartial/);
  });
});

/** Can a player, counted from the one to move, force to make the last move? The players are tried one by one. */
function canForce(game: Form, player: number): boolean {
  const options = game.options('L');
  if (options.length === 0) return player === 2;
  const later = options.map((option) => canForce(option, (player + 2) % 3));
  return player === 0 ? later.includes(true) : !later.includes(false);
}

describe('threePlayerOutcome', () => {
  /** @source Siegel 2013, Sec. 4 */
  it('is the player who can force a win, tried one by one', () => {
    const classOf = (game: Form): string => ['N', 'O', 'P'].find((_, player) => canForce(game, player)) ?? 'Q';
    for (const game of small) expect(threePlayerOutcome(game)).toBe(classOf(game));
    fc.assert(
      fc.property(impartial, (game) => {
        expect(threePlayerOutcome(game)).toBe(classOf(game));
      }),
      { numRuns: runs(600) },
    );
  });

  it('is P, N, O in turn for sums of ∗, and Q for every sum with ∗2 + ∗2', () => {
    const star = form('*');
    const stars = [0, 1, 2, 3, 4, 5].map((n) =>
      new Array<Form>(n).fill(star).reduce((sum, each) => sum.plus(each), store.zero),
    );
    expect(stars.map(threePlayerOutcome)).toEqual(['P', 'N', 'O', 'P', 'N', 'O']);
    const star2 = store.fromOptions([store.zero, star], [store.zero, star]);
    expect(threePlayerOutcome(star2.plus(star))).toBe('Q');
    const twice = star2.plus(star2);
    for (const game of small) expect(threePlayerOutcome(game.plus(twice))).toBe('Q');
    fc.assert(
      fc.property(impartial, (game) => {
        expect(threePlayerOutcome(game.plus(twice))).toBe('Q');
      }),
      { numRuns: runs(inFull ? 200 : 60) },
    );
  });
});

/** NIM by its rules: what a move may leave of the heaps. */
const nimRules = (heaps: readonly number[]): number[][] =>
  heaps.flatMap((heap, i) => Array.from({ length: heap }, (_, rest) => heaps.with(i, rest)));

describe('NIM', () => {
  /** @source Siegel 2013, Thm 1.1 @source Siegel 2013, Ex. 1.2 @source Siegel 2013, Ex. 1.3 */
  it('is won as Bouton says, by search, under normal and misère play', () => {
    const wins = (heaps: readonly number[], known: Map<string, boolean>, stuck: boolean): boolean => {
      const key = [...heaps].sort((a, b) => a - b).join();
      const options = nimRules(heaps);
      if (!known.has(key))
        known.set(key, options.length === 0 ? stuck : options.some((each) => !wins(each, known, stuck)));
      return known.get(key)!;
    };
    const [normal, misere] = [new Map<string, boolean>(), new Map<string, boolean>()];
    const all = [0, 1, 2, 3, 4, 5].flatMap((a) => [0, 1, 2, 5].flatMap((b) => [0, 1, 3, 4].map((c) => [a, b, c])));
    for (const heaps of all) {
      const winning = nimRules(heaps).filter((after) => !wins(after, normal, false));
      expect(winningNimMoves(heaps).map(({ heap, to }) => heaps.with(heap, to))).toEqual(winning);
      expect(winning.length === 0 || winning.length % 2 === 1).toBe(true);
      expect([heaps, misereNimOutcome(heaps)]).toEqual([heaps, wins(heaps, misere, true) ? 'N' : 'P']);
    }
    expect(() => winningNimMoves([1, -1])).toThrow(/at least 0/);
    expect(() => misereNimOutcome([0.5])).toThrow(/at least 0/);
  });
});
