import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex, type Vertex } from 'spgames/complex';
import {
  compareScoringGames,
  guarantee,
  leftScore,
  normalPlayEmbedding,
  optimalScores,
  parseScoringGame,
  pieceDifference,
  playOn,
  printScoringGame,
  rightScore,
  scoringCanonicalForm,
  scoringGameOf,
  scoringNegative,
  scoringSum,
  SPGame,
  type ScoringGame,
} from 'spgames/games';
import { FormStore, formValue, randomForm } from 'spgames/values';
import { randomNumbers } from '../../generators/randomNumbers.js';
import { inFull, often, runs, sampled } from '../../helpers/sampling.js';
import {
  isAtLeastBeside,
  isGuaranteed,
  negative,
  number,
  plus,
  score,
  toGame,
  toTree,
  treesOf,
  waiting,
  type Tree,
} from '../../reference/scoringGames.js';

const SCORES = [-1, 0, 1];
const NUMBERS = SCORES.map(number);
/** With at most one move in a row. */
const DAY_1 = treesOf(NUMBERS, SCORES, 1);

const trees: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree; side: Tree['L'] }>((tie) => ({
  side: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'scoring' },
    fc.integer({ min: -2, max: 2 }),
    fc.array(tie('tree'), { minLength: 1, maxLength: 2, depthIdentifier: 'scoring' }),
  ),
  tree: fc.record({ L: tie('side'), R: tie('side') }),
})).tree;
const guaranteed = trees.filter(isGuaranteed);

const complexes = fc
  .record({
    facets: fc.array(fc.array(fc.nat(4), { maxLength: 3 }), { minLength: 1, maxLength: 5 }),
    sides: fc.array(fc.constantFrom('L' as const, 'R' as const, undefined), { minLength: 5, maxLength: 5 }),
  })
  .map(({ facets, sides }) => {
    const vertices = sides.map((side, v): Vertex => ({ label: `${v}`, ...(side !== undefined && { side }) }));
    return playOn(SimplicialComplex.fromFacets(facets, vertices));
  });
const weights = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 6, maxLength: 6 });
/** A weight for each position, not only by its size. */
function weightBy(given: readonly number[]): (position: readonly number[]) => number {
  return (position) => position.reduce((sum, v) => sum + given[v]! * (v + position.length), given[5]!);
}

const scores = (game: ScoringGame): number[] => [leftScore(game), rightScore(game)].map(Number);

describe('scoring games of placement games', () => {
  /** @source Huntemann 2018, Sec. 8.2.2 */
  it('have the scores of optimal play, and are guaranteed whatever the weights of the facets', () => {
    fc.assert(
      fc.property(complexes, weights, fc.constantFrom('facet', 'stuck'), (game, given, ending) => {
        const weight = weightBy(given);
        const found = scoringGameOf(game, { weight, ending });
        // Minimax on positions, by the rules of the complex alone.
        const best = (position: readonly number[], turn: 'L' | 'R'): number => {
          const playable = game.legalComplex.link(position).support;
          const own = playable.filter((v) => (game.vertices[v]!.side ?? turn) === turn);
          const next = turn === 'L' ? 'R' : 'L';
          if (own.length > 0)
            return Math[turn === 'L' ? 'max' : 'min'](...own.map((v) => best([...position, v], next)));
          if (playable.length > 0 && ending === 'facet') return best(position, next);
          return weight([...position].sort((a, b) => a - b));
        };
        expect(scores(found)).toEqual([best([], 'L'), best([], 'R')]);
        const { L, R } = optimalScores(game, weight, { ending });
        expect(scores(found)).toEqual([L.score, R.score]);
        expect(guarantee(found).guaranteed).toBe(isGuaranteed(toTree(found)));
        if (ending === 'facet') expect(guarantee(found)).toEqual({ guaranteed: true });
      }),
      { numRuns: runs(2000) },
    );
  });

  it('are sums where the games are', () => {
    fc.assert(
      fc.property(complexes, complexes, (G, H) => {
        const [first, second] = [G, H].map((game) => scoringGameOf(game)) as [ScoringGame, ScoringGame];
        const sum = SPGame.sum([G, H]);
        expect(String(scoringSum([first, second]))).toBe(String(scoringGameOf(sum, { weight: pieceDifference(sum) })));
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('scores', () => {
  it('and sums, negatives, texts and documents are those of the definition', () => {
    fc.assert(
      fc.property(trees, trees, (G, H) => {
        const [g, h] = [toGame(G), toGame(H)];
        expect(scores(g)).toEqual([score(G, 'L'), score(G, 'R')]);
        expect(guarantee(g).guaranteed).toBe(isGuaranteed(G));
        expect(printScoringGame(scoringSum([g, h]))).toBe(printScoringGame(toGame(plus(G, H))));
        expect(printScoringGame(scoringNegative(g))).toBe(printScoringGame(toGame(negative(G))));
        expect(printScoringGame(parseScoringGame(printScoringGame(g)!))).toBe(printScoringGame(g));
      }),
      { numRuns: runs(500) },
    );
  });

  it('with passes are the best over all numbers of waiting moves', () => {
    fc.assert(
      fc.property(guaranteed, (G) => {
        const g = toGame(G);
        const waits = Array.from({ length: g.birthday + 2 }, (_, n) => waiting(n));
        const less = waits.map((n) => plus(G, negative(n)));
        const more = waits.map((n) => plus(G, n));
        const over = (sums: readonly Tree[], starts: 'L' | 'R', best: 'max' | 'min'): number =>
          Math[best](...sums.map((sum) => score(sum, starts)));
        expect(Number(leftScore(g, { passes: 'R' }))).toBe(over(less, 'L', 'min'));
        expect(Number(rightScore(g, { passes: 'R' }))).toBe(over(less, 'R', 'min'));
        expect(Number(leftScore(g, { passes: 'L' }))).toBe(over(more, 'L', 'max'));
        expect(Number(rightScore(g, { passes: 'L' }))).toBe(over(more, 'R', 'max'));
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('the order of guaranteed games', () => {
  it('is that of the scores with every game added: all pairs of the first day', () => {
    // Where a move costs more than all scores of the two games, it counts who has to make one.
    const large = [-9, 0, 9];
    const added = [...DAY_1, ...treesOf(large.map(number), large, 1)].flatMap((X) =>
      [0, 1].map((n) => plus(X, waiting(n))),
    );
    const [games, beside] = [DAY_1.map(toGame), [...added, ...added.map(negative)]];
    for (const i of sampled(games.keys(), 5))
      for (const j of sampled(games.keys(), 5)) {
        const order = compareScoringGames(games[i]!, games[j]!);
        const pair = [games[i]!, order, games[j]!].join(' ');
        expect([pair, order === '>' || order === '=']).toEqual([pair, isAtLeastBeside(DAY_1[i]!, DAY_1[j]!, beside)]);
      }
  });

  it('is kept by sums, and by what is added to games of later days', () => {
    const order = { '<': 0, '=': 0, '>': 0, '||': 0 };
    fc.assert(
      fc.property(guaranteed, guaranteed, guaranteed, (G, H, X) => {
        const [g, h, x] = [G, H, X].map(toGame) as [ScoringGame, ScoringGame, ScoringGame];
        const found = compareScoringGames(g, h);
        order[found]++;
        const reversed = { '<': '>', '>': '<', '=': '=', '||': '||' }[found];
        expect(compareScoringGames(scoringNegative(g), scoringNegative(h))).toBe(reversed);
        if (found === '||' || toGame(X).birthday > 2) return;
        const [more, less] = found === '<' ? [H, G] : [G, H];
        expect(isAtLeastBeside(more, less, [X])).toBe(true);
        if (found === '=') expect(compareScoringGames(scoringSum([g, x]), scoringSum([h, x]))).toBe('=');
      }),
      { numRuns: runs(400) },
    );
    expect(Math.min(order['<'], order['>'])).toBeGreaterThan(often(10));
  });

  it('is that of normal play, whose games are embedded', () => {
    const random = randomNumbers(7);
    const store = new FormStore();
    const some = (): ReturnType<typeof randomForm> =>
      randomForm(store, { birthday: 3, options: 2, random: (n) => Math.floor(n * random()) });
    for (let i = 0; i < (inFull ? 300 : 20); i++) {
      const [g, h] = [some(), some()];
      expect(compareScoringGames(normalPlayEmbedding(g), normalPlayEmbedding(h))).toBe(
        formValue(g).compare(formValue(h)),
      );
    }
  });
});

describe('canonical forms', () => {
  const isCanonicalOf = (G: Tree): string => {
    const g = toGame(G);
    const form = scoringCanonicalForm(g);
    expect(compareScoringGames(g, form)).toBe('=');
    expect(guarantee(form)).toEqual({ guaranteed: true });
    expect(String(scoringCanonicalForm(form))).toBe(String(form));
    expect(form.birthday <= Math.max(g.birthday, 0) + 2).toBe(true);
    return String(form);
  };

  it('are equal to the games, and the same iff these are equal: all of the first day and random later ones', () => {
    const random = randomNumbers(3);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(list.length * random())]!;
    const later = Array.from({ length: inFull ? 120 : 6 }, () => {
      for (;;) {
        const side = (): Tree['L'] => (random() < 0.25 ? pick(SCORES) : [pick(DAY_1), pick([...DAY_1, ...NUMBERS])]);
        const G = { L: side(), R: side() };
        if (isGuaranteed(G)) return G;
      }
    });
    const forms = [...new Set([...sampled(DAY_1, 6), ...later].map(isCanonicalOf))].map(parseScoringGame);
    expect(forms.length).toBeGreaterThan(often(80));
    for (const g of forms)
      for (const h of forms)
        if (g !== h && compareScoringGames(g, h) === '=') expect(`${String(g)} = ${String(h)}`).toBe('not equal');
  });

  it('of random games', () => {
    fc.assert(
      fc.property(guaranteed, (G) => void isCanonicalOf(G)),
      { numRuns: runs(300) },
    );
  });
});
