import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  grundysGame,
  type HeapGame,
  hexadecimalGame,
  MovesEvaluator,
  movesOfHeaps,
  nimHeaps,
  octalGame,
} from 'spgames/evaluation';
import { nimania } from 'spgames/moves';
import { LongestPlays } from '../../../src/evaluation/internal.js';
import { runs } from '../../helpers/sampling.js';

const code = (largest: number): fc.Arbitrary<number[]> =>
  fc
    .tuple(fc.constantFrom(0, 4), fc.array(fc.nat({ max: largest }), { maxLength: 3 }))
    .map(([first, more]) => [first, ...more]);

const games: fc.Arbitrary<HeapGame> = fc.oneof(
  fc.tuple(code(7), code(7)).map(([left, right]) => octalGame(left, right)),
  code(15).map((digits) => hexadecimalGame(digits)),
  fc.constantFrom(nimHeaps, grundysGame),
);

describe('the longest plays', () => {
  it('on heaps are those of a search', () => {
    fc.assert(
      fc.property(games, fc.nat({ max: 9 }), (game, heap) => {
        const byDigits = new LongestPlays(game);
        const { digits: _, takesAny: __, ...rules } = game;
        const expected = new MovesEvaluator(movesOfHeaps(rules)).formalBirthday([heap]);
        expect(byDigits.of(heap)).toBe(expected);
        expect(new LongestPlays(rules).of(heap)).toBe(expected);
      }),
      { numRuns: runs(1000, 200) },
    );
  });

  it('on heaps are known in a moment where a search takes long', () => {
    expect(new LongestPlays(grundysGame).of(5000)).toBe(4998);
    expect(new LongestPlays(octalGame('.007')).of(3000)).toBe(1000);
    expect(() => new LongestPlays(grundysGame).of(1e6, { limit: 1000 })).toThrow(/more than 1000 items/);
  });

  it('of NIMANIA begin on the smallest heaps', () => {
    const { longestPlay, ...rules } = nimania;
    const moves = { ...rules, key: (position: string) => position };
    fc.assert(
      fc.property(
        fc.nat({ max: 4 }),
        fc.nat({ max: 2 }),
        fc.nat({ max: 1 }),
        fc.integer({ min: 1, max: 3 }),
        (ones, twos, threes, turn) => {
          // A search through heaps of 3 is short only at the first turns.
          const counts = [
            [3, turn === 1 && twos === 0 ? threes : 0],
            [2, twos],
            [1, ones],
          ].filter(([, count]) => count! > 0);
          const position = `${counts.map(([size, count]) => (count === 1 ? `${size!}` : `${size!}^${count!}`)).join()};${turn}`;
          expect(longestPlay!(position)).toBe(new MovesEvaluator(moves).formalBirthday(position));
        },
      ),
      { numRuns: runs(200, 60) },
    );
    expect(longestPlay!('4;1')).toBe(22539988369405);
    expect(longestPlay!('5;1')).toBeUndefined();
    expect(longestPlay!('1000^5,3;7')).toBeUndefined();
  });
});
