import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from 'spgames';
import { LatticeGame, OutcomeTable, positivity } from 'spgames/lattice';
import { heapGames, moveLists, positiveGames } from '../../../generators/latticeGames.js';
import { often, runs } from '../../../helpers/sampling.js';
import { naiveIsP, pointsInBox } from '../../../reference/latticeOutcomes.js';

const games = fc.integer({ min: 1, max: 4 }).chain((d) => fc.oneof(positiveGames(d), heapGames(d)));

/** Boxes with rows that end at words, and short ones. */
function boxes(dimension: number): fc.Arbitrary<number[]> {
  const most = [0, 140, 12, 5, 3][dimension]!;
  const long = dimension < 3 ? [30, 31, 32, 33, 63, 64, 65] : [0];
  return fc
    .tuple(
      fc.array(fc.nat({ max: most }), { minLength: dimension, maxLength: dimension }),
      fc.nat({ max: dimension - 1 }),
      fc.option(fc.constantFrom(...long)),
    )
    .map(([box, i, bound]) =>
      box.map((x, j) => (j === i && bound !== null ? (dimension === 1 ? bound : Math.min(bound, 40)) : x)),
    );
}

/** Points with 0 ≤ p whose weight is at most a bound. */
function pointsToWeight(weights: readonly number[], bound: number): number[][] {
  return pointsInBox(weights.map((x) => Math.floor(bound / x))).filter(
    (point) => point.reduce((sum, x, i) => sum + x * weights[i]!, 0) <= bound,
  );
}

describe('OutcomeTable', () => {
  /** @source Guo & Miller 2009, Thm 4.6 */
  it('of a box answers as the definition, for all moves', () => {
    fc.assert(
      fc.property(
        games.chain((game) => fc.tuple(fc.constant(game), boxes(game.dimension))),
        ([game, box]) => {
          const table = OutcomeTable.inBox(game, box);
          const isP = naiveIsP(game);
          const points = pointsInBox(box).filter((point) => game.isPosition(point));
          for (const point of points) {
            expect(table.isP(point)).toBe(isP(point));
            expect(table.winningMoves(point).length === 0).toBe(isP(point));
          }
          expect(table.pPositions()).toEqual(points.filter(isP));
        },
      ),
      { numRuns: runs(600) },
    );
  });

  /** @source Guo & Miller 2009, Thm 4.6 */
  it('to a weight answers as the definition, and counts', () => {
    fc.assert(
      fc.property(games, fc.integer({ min: 0, max: 40 }), (game, bound) => {
        const weight = Math.min(bound, [0, 40, 40, 20, 12][game.dimension]!) * Math.min(...game.weights);
        const table = OutcomeTable.toWeight(game, weight);
        const isP = naiveIsP(game);
        const points = pointsToWeight(game.weights, weight).filter((point) => game.isPosition(point));
        expect(table.pPositions()).toEqual(points.filter(isP));
        const counts = Array<number>(weight + 1).fill(0);
        for (const point of points) if (isP(point)) counts[game.weight(point)]!++;
        expect(table.countPByWeight()).toEqual(counts);
      }),
      { numRuns: runs(400) },
    );
  });

  it('follows moves over several words, inside a row and out of it', () => {
    const long = fc.integer({ min: 1, max: 140 });
    fc.assert(
      fc.property(
        fc.array(long, { minLength: 1, maxLength: 5 }),
        fc.array(fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: 1, max: 3 })), { maxLength: 4 }),
        (inRow, others) => {
          const line = new LatticeGame(inRow.map((k) => [k]));
          const points = pointsInBox([300]);
          expect(OutcomeTable.inBox(line, [300]).pPositions()).toEqual(points.filter(naiveIsP(line)));
          const plane = new LatticeGame([...inRow.map((k) => [k, 0]), ...others]);
          expect(OutcomeTable.inBox(plane, [200, 3]).pPositions()).toEqual(
            pointsInBox([200, 3]).filter(naiveIsP(plane)),
          );
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('follows moves between planes of a few rows of several words, also where words are empty', () => {
    const shift = fc.integer({ min: -70, max: 70 });
    const between = fc.tuple(shift, fc.integer({ min: -1, max: 2 }), fc.integer({ min: 1, max: 2 }));
    const inPlane = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 1, max: 2 }), fc.constant(0));
    fc.assert(
      fc.property(
        fc.array(between, { minLength: 1, maxLength: 4 }),
        fc.array(inPlane, { maxLength: 3 }),
        fc.integer({ min: 1, max: 50 }),
        fc.tuple(fc.integer({ min: 3, max: 130 }), fc.nat({ max: 5 }), fc.nat({ max: 3 })),
        fc.integer({ min: -2, max: 3 }),
        (others, inside, k, box, slope) => {
          const moves = [...others, ...inside, [k, 0, 0]];
          const check = (game: LatticeGame): void => {
            const expected = naiveIsP(game);
            const points = pointsInBox(box).filter((point) => game.isPosition(point));
            expect(OutcomeTable.inBox(game, box).pPositions()).toEqual(points.filter(expected));
          };
          check(new LatticeGame(moves, { defeated: [[2, 0, 0]] }));
          const cut = { normal: [1, -30 * slope, -20], least: -40 };
          const inequalities = [{ normal: [1, 0, 0] }, { normal: [0, 1, 0] }, { normal: [0, 0, 1] }, cut];
          check(new LatticeGame(moves, { inequalities }));
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('takes boards by any inequalities', () => {
    const vector = fc.array(fc.integer({ min: -2, max: 3 }), { minLength: 2, maxLength: 2 });
    const inequality = fc.record({ normal: vector, least: fc.integer({ min: -5, max: 2 }) });
    let seen = 0;
    fc.assert(
      fc.property(moveLists(2, 4), fc.array(inequality, { minLength: 2, maxLength: 4 }), (moves, inequalities) => {
        const game = gameIf(() => new LatticeGame(moves, { inequalities }));
        if (game === undefined) return;
        seen++;
        const isP = naiveIsP(game);
        const points = pointsInBox([60, 60]).map(([x, y]) => [x! - 30, y! - 30]);
        const light = points.filter((point) => game.isPosition(point) && game.weight(point) <= 6);
        const table = OutcomeTable.toWeight(game, 6);
        for (const point of light) expect(table.isP(point)).toBe(isP(point));
        const [least, most] = [0, 6];
        const inBox = light.filter((point) => point.every((x) => x >= least && x <= most));
        const box = OutcomeTable.inBox(game, [most, most]);
        for (const point of inBox) expect(box.isP(point)).toBe(isP(point));
      }),
      { numRuns: runs(300) },
    );
    expect(seen).toBeGreaterThan(often(100));
  });

  it('does not change with the bound, nor with the order of the coordinates', () => {
    fc.assert(
      fc.property(positiveGames(3), fc.array(fc.nat({ max: 4 }), { minLength: 3, maxLength: 3 }), (game, box) => {
        const table = OutcomeTable.inBox(game, box);
        const larger = OutcomeTable.inBox(
          game,
          box.map((x) => x + 2),
        );
        const turned = new LatticeGame(
          game.moves.map(([a, b, c]) => [c!, a!, b!]),
          { defeated: game.defeated.map(([a, b, c]) => [c!, a!, b!]) },
        );
        const other = OutcomeTable.inBox(turned, [box[2]!, box[0]!, box[1]!]);
        for (const point of pointsInBox(box).filter((each) => game.isPosition(each))) {
          expect(larger.isP(point)).toBe(table.isP(point));
          expect(other.isP([point[2]!, point[0]!, point[1]!])).toBe(table.isP(point));
        }
      }),
      { numRuns: runs(100) },
    );
  });

  /** @source Guo & Miller 2009, Thm 4.6 */
  it('is the only labelling in which the N-positions are those with an option that is not an N-position', () => {
    fc.assert(
      fc.property(positiveGames(2), (game) => {
        const table = OutcomeTable.toWeight(game, 10);
        const points = pointsToWeight(game.weights, 10).filter((point) => game.isPosition(point));
        for (const point of points)
          expect(table.isP(point)).toBe(!game.options(point).some((option) => table.isP(option)));
      }),
      { numRuns: runs(100) },
    );
  });

  it('has tables of dimension 0, without moves, of nothing, and refuses what is not in them', () => {
    const point = new LatticeGame([], { dimension: 0 });
    expect(OutcomeTable.inBox(point, []).pPositions()).toEqual([[]]);
    expect(OutcomeTable.toWeight(point, 0).isP([])).toBe(true);
    expect(OutcomeTable.toWeight(point, -1).pPositions()).toEqual([]);
    expect(OutcomeTable.inBox(point.misere(), []).pPositions()).toEqual([]);
    const still = new LatticeGame([], { dimension: 2 });
    expect(OutcomeTable.inBox(still, [1, 1]).pPositions()).toHaveLength(4);
    const game = new LatticeGame(
      [
        [1, 0],
        [0, 1],
        [-1, 1],
      ],
      { defeated: [[0, 0]] },
    );
    const table = OutcomeTable.inBox(game, [3, 3]);
    expect(() => table.isP([20, 3])).toThrow(/20,3 is not in the table; expected one with 0 ≤ p ≤ 3,3/);
    expect(() => table.isP([0, 0])).toThrow(/defeated/);
    expect(() => OutcomeTable.inBox(game, [3])).toThrow(/a box of 2 integers/);
    expect(() => OutcomeTable.inBox(game, [2 ** 33, 2 ** 33])).toThrow(
      /coordinates from 0 to 8589934592, with those that are reached/,
    );
    expect(() => OutcomeTable.inBox(game, [2 ** 20, 2 ** 20], { timeoutMs: 1 })).toThrow(/more than|not finished/);
    expect(() => OutcomeTable.toWeight(game, 10_000, { limit: 100 })).toThrow(/more than 100 items/);
  });
});

/** A game whose play ends on a board with a vertex, if it is one. */
function gameIf(make: () => LatticeGame): LatticeGame | undefined {
  try {
    const game = make();
    return positivity(game).positive ? game : undefined;
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
