import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex, vertexFromLabel } from '../../../src/complex/index.js';
import { DigraphPlacement, digraphValue, type Arc } from '../../../src/digraphs/index.js';
import { Evaluator } from '../../../src/evaluation/index.js';
import { birthday, Dyadic, standardStore, valuesBornBy, type Player, type Value } from '../../../src/values/index.js';
import { allDigraphGames, digraphGames, orderedPairs } from '../../generators/digraphGames.js';
import { range } from '../../helpers/range.js';
import { inFull, runs, sampled } from '../../helpers/sampling.js';
import {
  digraphTree,
  isAcyclicOn,
  isDominating,
  largestAcyclic,
  plays,
  subsets,
} from '../../reference/digraphGames.js';
import { height, negative, sum, writtenMultiset } from '../../reference/values.js';

const NUM_RUNS = { numRuns: runs(2000, 60) };

/** The digraphs side by side, with arcs from every vertex of the first to every one of the second if asked for. */
function beside(g: DigraphPlacement, h: DigraphPlacement, arcsBetween: readonly Arc[] = []): DigraphPlacement {
  const moved = h.arcs.map(([u, v]): Arc => [u + g.n, v + g.n]);
  return new DigraphPlacement([...g.sides, ...h.sides], [...g.arcs, ...moved, ...arcsBetween]);
}

/** The digraph with arcs from earlier to later letters: a stalk of HACKENBUSH. */
function transitiveTournament(word: readonly Player[]): DigraphPlacement {
  return new DigraphPlacement(
    word,
    orderedPairs(word.length).filter(([u, v]) => u < v),
  );
}

/** The number of a word by its rule: a run of whole steps, then each letter half the step before it. */
function signExpansion(word: readonly Player[]): Dyadic {
  let [numerator, exponent, turned] = [0n, 0, false];
  word.forEach((player, i) => {
    if (turned || (i > 0 && player !== word[i - 1])) {
      turned = true;
      exponent++;
      numerator *= 2n;
    }
    numerator += player === 'L' ? 1n : -1n;
  });
  return Dyadic.of(numerator, exponent);
}

/** Is there an arc along every way of two arcs? */
function isTransitive(game: DigraphPlacement): boolean {
  return game.arcs.every(([u, v]) => game.out[v]!.every((w) => game.hasArc(u, w)));
}

describe('digraph placement games', () => {
  /** @source Clow and McKay 2024, Sec. 2 */
  it('are negated by exchange of the colours, literally', () => {
    fc.assert(
      fc.property(digraphGames(), (game) => {
        expect(digraphValue(game.negative()).equals(digraphValue(game).negative())).toBe(true);
        expect(writtenMultiset(digraphTree(game.negative()))).toBe(writtenMultiset(negative(digraphTree(game))));
      }),
      NUM_RUNS,
    );
  });

  /** @source Clow and McKay 2024, Sec. 1 */
  it('are added side by side, literally', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 4 }), digraphGames({ maxN: 3 }), (g, h) => {
        const both = beside(g, h);
        expect(digraphValue(both).equals(digraphValue(g).plus(digraphValue(h)))).toBe(true);
        expect(writtenMultiset(digraphTree(both))).toBe(writtenMultiset(sum(digraphTree(g), digraphTree(h))));
      }),
      NUM_RUNS,
    );
  });

  /** @source Clow and McKay 2024, Lemma 4.1 */
  it('lie between −n and n for an n above the number of vertices', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 7 }), (game) => {
        const bound = standardStore.number(game.n + 1);
        const value = digraphValue(game);
        expect([bound.negative().compare(value), value.compare(bound)]).toEqual(['<', '<']);
      }),
      NUM_RUNS,
    );
  });

  /** @source Clow and McKay 2024, Lemma 4.3 */
  it('have every number, on as many vertices as its birthday: transitive tournaments are stalks', () => {
    const words = (n: number): Player[][] =>
      n === 0
        ? [[]]
        : words(n - 1).flatMap((word): Player[][] => [
            [...word, 'L'],
            [...word, 'R'],
          ]);
    const seen = new Set<Value>();
    for (const n of range(inFull ? 9 : 7))
      for (const word of words(n)) {
        const value = digraphValue(transitiveTournament(word));
        expect(value.equals(standardStore.number(signExpansion(word)))).toBe(true);
        expect(birthday(value)).toBe(BigInt(n));
        expect(seen.has(value)).toBe(false);
        seen.add(value);
      }
  });

  /**
   * @source Clow and McKay 2024, Thm 5.6
   * Case 3: without red vertices the value is a non-negative integer, 0 for the empty digraph only.
   */
  it('of one player have the size of a largest acyclic set as value', () => {
    fc.assert(
      fc.property(digraphGames(), ({ n, arcs }) => {
        const game = new DigraphPlacement(Array<Player>(n).fill('L'), arcs);
        expect(digraphValue(game).integer).toBe(BigInt(largestAcyclic(game)));
        expect(largestAcyclic(game) > 0).toBe(n > 0);
      }),
      NUM_RUNS,
    );
  });

  it('have values that are born by the longest play, which has the length of a largest acyclic set', () => {
    fc.assert(
      fc.property(digraphGames(), (game) => {
        const formal = height(digraphTree(game));
        expect(formal).toBe(largestAcyclic(game));
        expect(birthday(digraphValue(game)) <= BigInt(formal) && formal <= game.n).toBe(true);
      }),
      NUM_RUNS,
    );
  });

  it('are played along words that pairs decide: the acyclic sets are played, the dominating ones of them to the end', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 5 }), (game) => {
        const words = plays(game);
        const known = new Set(words.map(String));
        expect(known.size).toBe(words.length);
        const legal = (word: readonly number[]): boolean =>
          word.every((v, i) => word.slice(0, i).every((u) => u !== v && !game.hasArc(u, v)));
        const setOf = (word: readonly number[]): string => String([...word].sort((a, b) => a - b));
        for (const word of words) {
          expect(legal(word)).toBe(true);
          // Every part of a word is a word, and one more vertex makes a word if it is legal.
          for (const i of word.keys()) expect(known.has(String(word.filter((_, j) => j !== i)))).toBe(true);
          for (const v of range(game.n)) expect(known.has(String([...word, v]))).toBe(legal([...word, v]));
        }
        const acyclic = subsets(game.n).filter((set) => isAcyclicOn(game, set));
        expect(new Set(words.map(setOf))).toEqual(new Set(acyclic.map(String)));
        const complete = words.filter((word) => game.remaining(word).length === 0);
        const dominating = acyclic.filter((set) => isDominating(game, set));
        expect(new Set(complete.map(setOf))).toEqual(new Set(dominating.map(String)));
      }),
      { numRuns: runs(500, 40) },
    );
  });

  /**
   * @source Clow and McKay 2024, Sec. 1
   * The ruleset is not strong: a game is strong exactly when its digraph is symmetric.
   */
  it('allow every order of what can be played, exactly where every arc has its reverse', () => {
    const isStrong = (game: DigraphPlacement): boolean => {
      const words = plays(game);
      const orders = new Map<string, number>();
      for (const word of words) {
        const set = String([...word].sort((a, b) => a - b));
        orders.set(set, (orders.get(set) ?? 0) + 1);
      }
      const factorial = (k: number): number => (k <= 1 ? 1 : k * factorial(k - 1));
      return words.every((word) => orders.get(String([...word].sort((a, b) => a - b))) === factorial(word.length));
    };
    for (const n of [0, 1, 2, 3])
      for (const game of sampled(allDigraphGames(n), 100)) expect(isStrong(game)).toBe(game.isSymmetric);
    fc.assert(
      fc.property(digraphGames({ maxN: 5 }), digraphGames({ maxN: 5, symmetric: true }), (game, symmetric) => {
        expect([isStrong(game), isStrong(symmetric)]).toEqual([game.isSymmetric, true]);
      }),
      { numRuns: runs(300, 30) },
    );
  });

  it('on symmetric digraphs have the values of the independence complexes', () => {
    const evaluator = new Evaluator();
    fc.assert(
      fc.property(digraphGames({ maxN: 7, symmetric: true }), (game) => {
        const vertices = game.sides.map((side, v) => vertexFromLabel(`${side === 'L' ? 'x' : 'y'}${v + 1}`));
        const complex = SimplicialComplex.fromNonfaces(
          game.arcs.map((arc) => [...arc]),
          vertices,
        );
        expect(digraphValue(game).equals(evaluator.value(complex))).toBe(true);
      }),
      NUM_RUNS,
    );
  });

  it('are numbers where the arcs are the pairs of an order: on at most n vertices those born by day n', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 8 }), fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), ({ sides }, masks) => {
        // Down to later vertices, closed: the pairs of a random order.
        const above = sides.map(() => new Set<number>());
        for (let u = sides.length - 1; u >= 0; u--)
          for (let v = u + 1; v < sides.length; v++)
            if ((masks[u]! & (1 << v)) !== 0) for (const w of [v, ...above[v]!]) above[u]!.add(w);
        const game = new DigraphPlacement(
          sides,
          above.flatMap((set, u) => [...set].map((v): Arc => [u, v])),
        );
        expect(isTransitive(game)).toBe(true);
        expect(digraphValue(game).number).toBeDefined();
      }),
      NUM_RUNS,
    );
    const values = new Set<Value>();
    for (const n of [0, 1, 2, 3])
      for (const game of allDigraphGames(n))
        if (isTransitive(game) && isAcyclicOn(game, range(n))) values.add(digraphValue(game));
    const numbers = valuesBornBy(3).filter(({ number }) => number !== undefined);
    expect(values).toEqual(new Set(numbers));
    expect(values.size).toBe(15);
  });
});
