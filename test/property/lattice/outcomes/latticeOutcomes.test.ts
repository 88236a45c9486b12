import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LatticeGame, LatticeOutcomes } from 'spgames/lattice';
import { heapGames, positiveGames } from '../../../generators/latticeGames.js';
import { runs } from '../../../helpers/sampling.js';
import { naiveIsP, naiveRemoteness, pointsInBox } from '../../../reference/latticeOutcomes.js';

const games = fc.integer({ min: 1, max: 3 }).chain((d) => fc.oneof(positiveGames(d), heapGames(d)));
const boxes = [[], [9], [4, 4], [3, 2, 2]];

describe('LatticeOutcomes', () => {
  /** @source Guo & Miller 2009, Thm 4.6 */
  it('answers as the definition, in any order of questions', () => {
    fc.assert(
      fc.property(games, fc.boolean(), (game, isReversed) => {
        const [outcomes, isP, remoteness] = [new LatticeOutcomes(game), naiveIsP(game), naiveRemoteness(game)];
        const points = pointsInBox(boxes[game.dimension]!).filter((point) => game.isPosition(point));
        for (const point of isReversed ? points.reverse() : points) {
          expect(outcomes.isP(point)).toBe(isP(point));
          expect(outcomes.remoteness(point)).toBe(remoteness(point));
          const winning = game.moves.filter(
            (move) => game.isLegal(point, move) && isP(point.map((x, i) => x - move[i]!)),
          );
          expect(outcomes.winningMoves(point)).toEqual(winning);
          expect(winning.length === 0).toBe(isP(point));
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('searches from positions with many moves before them', () => {
    const outcomes = new LatticeOutcomes(new LatticeGame([[1], [2]]));
    expect(outcomes.isP([30_000])).toBe(true);
    expect(outcomes.winningMoves([30_001])).toEqual([[1]]);
    expect(new LatticeOutcomes(new LatticeGame([[1], [2]])).remoteness([20_000])).toBe(13_333);
  });

  it('stops at its bounds, and refuses what is not a position', () => {
    const game = new LatticeGame(
      [
        [1, 0],
        [0, 1],
        [-1, 1],
      ],
      { defeated: [[0, 0]] },
    );
    expect(() => new LatticeOutcomes(game, { limit: 10 }).isP([5, 5])).toThrow(/more than 10 items/);
    expect(() => new LatticeOutcomes(game).isP([0, 0])).toThrow(/0,0 is defeated; expected a position/);
    expect(() => new LatticeOutcomes(game).isP([-1, 0])).toThrow(/not on the board/);
    expect(
      () =>
        new LatticeOutcomes(
          new LatticeGame([
            [1, -1],
            [-1, 1],
          ]),
        ),
    ).toThrow(/for ever/);
  });
});
