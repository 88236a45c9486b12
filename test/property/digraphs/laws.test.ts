import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthday, Dyadic, type Player, standardStore, type Value, valuesBornBy } from 'spgames/values';
import { type Arc, DigraphPlacement, digraphSum, digraphValue } from 'spgames/digraphs';
import { allDigraphGames, digraphGames, orderedPairs } from '../../generators/digraphGames.js';
import { range } from '../../helpers/range.js';
import { inFull, runs } from '../../helpers/sampling.js';
import { digraphTree, isAcyclicOn } from '../../reference/digraphGames.js';
import { negative, sum, writtenMultiset } from '../../reference/values.js';

const NUM_RUNS = { numRuns: runs(2000, 60) };

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
        const both = digraphSum(g, h);
        expect(digraphValue(both).equals(digraphValue(g).plus(digraphValue(h)))).toBe(true);
        expect(writtenMultiset(digraphTree(both))).toBe(writtenMultiset(sum(digraphTree(g), digraphTree(h))));
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
