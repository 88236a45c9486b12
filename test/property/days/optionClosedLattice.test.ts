import { describe, expect, it } from 'vitest';
import {
  consecutiveFollowers,
  formsBornBy,
  FormStore,
  formValue,
  isInfinitesimal,
  isOptionClosed,
  parseValue,
  reducedCanonicalForm,
  standardStore,
  type Value,
} from 'spgames/values';
import {
  leftOptionClosedAntichains,
  optionClosedAntichains,
  optionClosedEnumeration,
  optionClosedPoset,
} from 'spgames/days';
import { optionClosedDay } from '../../../src/days/optionClosed/optionClosedPairs.js';
import { joinIrreducibles, meetIrreducibles } from 'spgames/poset';
import { inFull, sampled } from '../../helpers/sampling.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const DAYS = [1, 2, 3] as const;
const dayOf = (n: number): ReturnType<typeof optionClosedDay> => optionClosedDay(n, standardStore, {});
const days = [0, 1, 2, 3, 4].map((n) => dayOf(n));
/** 𝒜ₙ, each of its members by the maximal games. */
const chain = (n: number): readonly (readonly Value[])[] => days[n + 1]!.chain;
const chains = [0, 1, 2, 3].map((n) => leftOptionClosedAntichains(n));
const negative = (games: readonly Value[]): Value[] => games.map((game) => game.negative());
const isBelow = (tops: readonly Value[], games: readonly Value[]): boolean =>
  tops.every((top) => games.some((game) => top.isAtMost(game)));
const key = (games: Iterable<Value>): string =>
  [...games]
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join();
/** The norm of a set of games: the largest of their Left stops. */
const norm = (games: readonly Value[]): Value =>
  games.map(({ leftStop }) => standardStore.number(leftStop)).reduce((a, b) => (a.isAtMost(b) ? b : a));
const number = (n: number): Value => standardStore.number(n);

describe('the sets of options of option-closed games, 𝒜ₙ', () => {
  /**
   * @source Siegel 2011, Def. 4.3.1
   * @source Siegel 2011, Def. 4.3.3
   * @source Siegel 2011, Lemma 4.3.8
   */
  it('are what Left can reach in a row from any literal option-closed forms, closed downwards', () => {
    for (const n of [0, 1, 2]) {
      const forms = formsBornBy(n, { store: new FormStore('set') }).filter((form) => isOptionClosed(form));
      const games = [...new Set(forms.map((form) => formValue(form)))];
      expect(key(games)).toBe(key(days[n]!.elements));
      const lowerSets = new Set(['']);
      for (const form of forms) {
        const reached = consecutiveFollowers(form, 'L').map((each) => formValue(each));
        lowerSets.add(key(games.filter((game) => isBelow([game], [formValue(form), ...reached]))));
      }
      // Of two of them one contains the other, so that unions are none but themselves.
      expect(chains[n]!).toEqual(chain(n));
      const found = chain(n).map((tops) => key(games.filter((game) => isBelow([game], tops))));
      expect(new Set(found)).toEqual(lowerSets);
      for (const [i, tops] of chain(n).entries()) expect(i === 0 || isBelow(chain(n)[i - 1]!, tops)).toBe(true);
    }
  });

  /**
   * @source Siegel 2011, Prop. 4.3.2
   * @source Siegel 2011, Prop. 4.3.25
   * @source Siegel 2011, Cor. 4.3.14
   */
  it('give one game, −1, 0, ∗ and 1, 18 games, and on each day all of the day before', () => {
    expect(days.map(({ elements }) => elements.length)).toEqual([1, 4, 18, 176, 11363]);
    expect([...days[1]!.elements].map(String).sort()).toEqual(['*', '-1', '0', '1']);
    for (const n of DAYS) {
      const today = new Set(days[n]!.elements);
      expect(days[n - 1]!.elements.filter((game) => !today.has(game))).toEqual([]);
    }
  });

  /**
   * @source Siegel 2011, Obs. 4.3.4
   * @source Siegel 2011, Obs. 4.3.13
   */
  it('are sets for Right by negation, and again there on the next day', () => {
    const forms = formsBornBy(2, { store: new FormStore('set') }).filter((form) => isOptionClosed(form));
    for (const form of forms) {
      const [left, right] = [
        consecutiveFollowers(form, 'L').map((each) => formValue(each)),
        consecutiveFollowers(form.negative(), 'R').map((each) => formValue(each).negative()),
      ];
      expect(key(new Set(left))).toBe(key(new Set(right)));
    }
    for (const n of [0, 1, 2]) {
      const later = new Set(chain(n + 1).map(key));
      expect(chain(n).filter((tops) => !later.has(key(tops)))).toEqual([]);
    }
  });

  /** @source Siegel 2011, Lemma 4.3.6 */
  it('have the same Left stop p in all members x, and x − p − {0|−s} is infinitesimal for a number s ≥ 0', () => {
    for (const n of [0, 1, 2, 3])
      for (const tops of sampled(chain(n).slice(1), inFull ? 177 : 30)) {
        const p = norm(tops);
        for (const x of tops) {
          const s = p.plus(standardStore.number(x.rightStop).negative());
          expect(s.isAtMost(number(0)) ? s : number(0)).toBe(number(0));
          const gap = standardStore.fromOptions([number(0)], [s.negative()]);
          expect(isInfinitesimal(x.plus(p.negative()).plus(gap.negative()))).toBe(true);
        }
      }
  });

  /** @source Siegel 2011, Lemma 4.3.7 */
  it('have their norm as a member, and are in the order of their norms', () => {
    for (const n of [0, 1, 2, 3]) {
      const norms = chain(n).slice(1).map(norm);
      for (const [i, p] of norms.entries()) {
        expect(chain(n)[i + 1]).toContain(p);
        expect(i === 0 || norms[i - 1]!.isAtMost(p)).toBe(true);
      }
    }
  });
});

describe('option-closed games as pairs of such sets', () => {
  /**
   * @source Siegel 2011, Cor. 4.3.5
   * @source Siegel 2011, Def. 4.3.11
   */
  it('are {A | −B} with A and B in 𝒜ₙ₋₁, and there is a largest A and a largest B', () => {
    for (const n of DAYS) {
      const { elements, left, right } = days[n]!;
      const sides = chain(n - 1);
      for (const [x, game] of elements.entries()) {
        expect(standardStore.fromOptions(sides[left[x]!]!, negative(sides[right[x]!]!))).toBe(game);
        if (n === 3 && !inFull && x % 10 > 0) continue;
        const pairs = sides.flatMap((A, i) =>
          sides.flatMap((B, j) => (standardStore.fromOptions(A, negative(B)) === game ? [[i, j] as const] : [])),
        );
        expect(left[x]).toBe(Math.max(...pairs.map(([i]) => i)));
        expect(right[x]).toBe(Math.max(...pairs.map(([, j]) => j)));
        const sets = optionClosedAntichains(game, n);
        expect(sets.left).toEqual(sides[left[x]!]);
        expect(sets.right).toEqual(negative(sides[right[x]!]!));
      }
    }
  });

  it('have no such sets on other days, or for other values', () => {
    const errors = [
      () => optionClosedAntichains(number(2), 1),
      () => optionClosedAntichains(number(0), 0),
      () => optionClosedAntichains(number(0), 5),
      () => leftOptionClosedAntichains(-1),
      () => leftOptionClosedAntichains(5),
    ].map((call) => (thrownBy(call) as { code: string }).code);
    expect(errors).toEqual(['not-option-closed', 'invalid-day', 'too-many-values', 'invalid-day', 'too-many-values']);
    expect(chains.map(({ length }) => length)).toEqual([2, 5, 19, 177]);
  });

  /**
   * @source Siegel 2011, Lemma 4.3.9
   * @source Siegel 2011, Cor. 4.3.10
   */
  it('grow with A and fall with B', () => {
    for (const n of DAYS) {
      const sides = chain(n - 1);
      const game = (i: number, j: number): Value => standardStore.fromOptions(sides[i]!, negative(sides[j]!));
      for (const i of sides.keys())
        for (const j of sides.keys()) {
          if (i > 0) expect(game(i - 1, j).isAtMost(game(i, j))).toBe(true);
          if (j > 0) expect(game(i, j).isAtMost(game(i, j - 1))).toBe(true);
        }
    }
  });

  /** @source Siegel 2011, Lemma 4.3.12 */
  it('are ordered by the largest A and B', () => {
    for (const n of DAYS) {
      const { elements, left, right } = days[n]!;
      for (const x of sampled(elements.keys(), inFull ? 176 : 40))
        for (const [y, game] of elements.entries())
          if (elements[x]!.isAtMost(game) !== (left[x]! <= left[y]! && right[x]! >= right[y]!))
            expect.fail(`${String(elements[x])} and ${String(game)} on day ${n}`);
    }
  });

  /**
   * @source Siegel 2011, Lemma 4.3.20
   * @source Siegel 2011, Lemma 4.3.21
   * @source Siegel 2011, Thm 4.3.22
   */
  it('have as join the least that is at least both, as meet the greatest at most both, and lie between −n and n', () => {
    for (const n of DAYS) {
      const games = optionClosedPoset(n);
      const { elements } = games;
      for (const a of sampled(elements.keys(), inFull ? 60 : 12))
        for (const b of sampled(elements.keys(), inFull ? 60 : 12)) {
          const [join, meet] = [games.join(a, b)!, games.meet(a, b)!];
          for (const x of elements) {
            const above = elements[a]!.isAtMost(x) && elements[b]!.isAtMost(x);
            const below = x.isAtMost(elements[a]!) && x.isAtMost(elements[b]!);
            if (above !== elements[join]!.isAtMost(x) || below !== x.isAtMost(elements[meet]!))
              expect.fail(`${games.labels[a]!} and ${games.labels[b]!} on day ${n}`);
          }
        }
      for (const game of elements) expect(number(-n).isAtMost(game) && game.isAtMost(number(n))).toBe(true);
    }
  });

  /** @source Siegel 2011, Thm 4.1.5 */
  it('are close to their reduced canonical forms, by McKay’s bounds .1…12∗ and their negatives', () => {
    const bounds = [1, 2, 3, 4, 5].map((n) => {
      const ups = Array.from({ length: n }, (_, i) => `^<${i + 1}>`.replace('<1>', ''));
      return parseValue([...ups, ups[n - 1]!, '*'].join(' + '));
    });
    for (const [i, bound] of bounds.entries()) expect(i === 0 || bound.compare(bounds[i - 1]!) === '<').toBe(true);
    for (const n of inFull ? [1, 2, 3, 4] : DAYS)
      for (const rest of new Set(days[n]!.elements.map((game) => game.minus(reducedCanonicalForm(game)))))
        for (const bound of bounds)
          if (rest.compare(bound) !== '<' || rest.compare(bound.negative()) !== '>')
            expect.fail(`${String(rest)} by day ${n}`);
  });

  /** @source Siegel 2011, Cor. 4.3.24 */
  it('are join- and meet-irreducible iff they are of the day before or {n − 1 | −(n − 1)}', () => {
    for (const n of DAYS) {
      const games = optionClosedPoset(n);
      const meet = new Set(meetIrreducibles(games.poset()));
      const both = joinIrreducibles(games.poset())
        .filter((x) => meet.has(x))
        .map((x) => games.elements[x]!);
      const widest = standardStore.fromOptions([number(n - 1)], [number(1 - n)]);
      expect(key(new Set(both))).toBe(key(new Set([...days[n - 1]!.elements, widest])));
    }
  });

  /**
   * @source Siegel 2011, Def. 4.3.15
   * @source Siegel 2011, Lemma 4.3.17
   */
  it('are all listed by F, each set of them in the next', () => {
    for (const n of DAYS) {
      const steps = optionClosedEnumeration(n);
      expect(key(new Set(steps.map(({ game }) => game)))).toBe(key(days[n]!.elements));
      expect([steps[0]!.game, steps.at(-1)!.game]).toEqual([number(-n), number(n)]);
      for (const { i, j, game } of steps)
        expect(standardStore.fromOptions(chain(n - 1)[i]!, negative(chain(n - 1).at(-1 - j)!))).toBe(game);
    }
  });
});
