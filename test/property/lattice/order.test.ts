import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cosetGame,
  cosetRepresentatives,
  findPlay,
  LatticeGame,
  minimalPoints,
  moveLattice,
  movesBetween,
  parseLatticeGame,
  positivity,
  stepMinimalPoints,
  terminalPositions,
} from 'spgames/lattice';
import { boards } from '../../generators/latticeBoards.js';
import { heapGames, moveLists, positiveGames } from '../../generators/latticeGames.js';
import { runs } from '../../helpers/sampling.js';
import { cube, isSumOfMoves, plus } from '../../reference/latticeAxioms.js';
import { naiveIsP, naiveRemoteness, pointsInBox } from '../../reference/latticeOutcomes.js';

const dimensions = (most: number): fc.Arbitrary<number> => fc.integer({ min: 1, max: most });
const pointOf = (d: number, most: number): fc.Arbitrary<number[]> =>
  fc.array(fc.nat({ max: most }), { minLength: d, maxLength: d });

describe('movesBetween', () => {
  it('says how often each move is made, as all multiplicities do', () => {
    const seen = { true: 0, false: 0 };
    fc.assert(
      fc.property(
        dimensions(3).chain((d) => fc.tuple(positiveGames(d, 4), pointOf(d, 5), pointOf(d, 5))),
        ([game, p, q]) => {
          const found = movesBetween(game, p, q);
          seen[`${found.isBelow}`]++;
          if (!found.isBelow) {
            expect(isSumOfMoves(game, plus(q, p, -1))).toBe(false);
            return;
          }
          const sum = game.moves.reduce((at, move, i) => plus(at, move, found.multiplicities[i]), p);
          expect(sum).toEqual(q);
          expect(found.multiplicities.every((times) => times >= 0)).toBe(true);
        },
      ),
      { numRuns: runs(1000) },
    );
    expect(seen.false).toBeGreaterThan(0);
  });

  /**
   * @source Guo & Miller 2009, Lemma 2.6
   * @source Guo & Miller 2009, Lemma 2.8
   */
  it('is a partial order', () => {
    fc.assert(
      fc.property(
        dimensions(2).chain((d) => positiveGames(d, 4)),
        (game) => {
          const points = pointsInBox(Array<number>(game.dimension).fill(game.dimension === 1 ? 9 : 3));
          const below = points.map((p) => points.map((q) => movesBetween(game, p, q).isBelow));
          for (const [i, p] of points.entries()) {
            expect(below[i]![i], p.join()).toBe(true);
            for (const j of points.keys()) {
              if (i !== j) expect(below[i]![j]! && below[j]![i]!).toBe(false);
              if (below[i]![j]!) for (const k of points.keys()) if (below[j]![k]!) expect(below[i]![k]).toBe(true);
            }
          }
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it('goes through many moves', () => {
    expect(movesBetween(parseLatticeGame('moves 1,0 0,1 -1,1'), [3, 0], [0, 5000])).toEqual({
      isBelow: true,
      multiplicities: [4997, 0, 5000],
    });
    expect(movesBetween(new LatticeGame([[6], [10], [15]]), [0], [29])).toEqual({ isBelow: false });
    expect(movesBetween(new LatticeGame([[6], [10], [15]]), [1], [31])).toEqual({
      isBelow: true,
      multiplicities: [5, 0, 0],
    });
  });
});

describe('plays', () => {
  /** @source Guo & Miller 2009, Lemma 4.3 */
  it('have at most as many moves as the weight allows', () => {
    fc.assert(
      fc.property(
        dimensions(3).chain((d) => fc.tuple(positiveGames(d), pointOf(d, 4))),
        ([game, p]) => {
          if (!game.isPosition(p)) return;
          const known = new Map<string, number>();
          const longest = (at: readonly number[]): number => {
            let length = known.get(at.join());
            if (length === undefined)
              known.set(at.join(), (length = Math.max(-1, ...game.options(at).map(longest)) + 1));
            return length;
          };
          // On the orthant no weight is negative.
          expect(longest(p) * Math.min(...game.moves.map((move) => game.weight(move)))).toBeLessThanOrEqual(
            game.weight(p),
          );
        },
      ),
      { numRuns: runs(500) },
    );
  });

  /** @source Guo & Miller 2009, Def. 3.2 */
  it('are found, shortest ones, wherever there are any', () => {
    fc.assert(
      fc.property(
        dimensions(2).chain((d) => fc.tuple(positiveGames(d), pointOf(d, 4), pointOf(d, 3))),
        ([game, from, to]) => {
          if (!game.isPosition(from) || !game.isPosition(to)) return;
          // How many moves there are at least, by looking at all plays.
          const known = new Map<string, number>();
          const distance = (at: readonly number[]): number => {
            let least = known.get(at.join());
            if (least === undefined) {
              least = at.join() === to.join() ? 0 : Math.min(Infinity, ...game.options(at).map(distance)) + 1;
              known.set(at.join(), least);
            }
            return least;
          };
          const play = findPlay(game, from, to);
          expect(play.found ? play.positions.length - 1 : Infinity).toBe(distance(from));
          if (!play.found) return;
          expect([play.positions[0], play.positions.at(-1)]).toEqual([from, to]);
          for (const [i, next] of play.positions.slice(1).entries())
            expect(game.options(play.positions[i]!)).toContainEqual(next);
        },
      ),
      { numRuns: runs(500) },
    );
  });
});

describe('minimalPoints and stepMinimalPoints', () => {
  /** @source Guo & Miller 2009, Def. 4.4 */
  it('look at all sums of moves, and at single moves', () => {
    fc.assert(
      fc.property(
        dimensions(2).chain((d) => fc.tuple(positiveGames(d, 3), fc.array(pointOf(d, 4), { maxLength: 6 }))),
        ([game, points]) => {
          const distinct = [...new Map(points.map((p) => [p.join(), p])).values()];
          const others = (p: readonly number[]): number[][] => distinct.filter((q) => q.join() !== p.join());
          const isMinimal = (p: readonly number[]): boolean => !others(p).some((q) => movesBetween(game, q, p).isBelow);
          const isStepMinimal = (p: readonly number[]): boolean =>
            !others(p).some((q) => game.moves.some((move) => plus(q, move).join() === p.join()));
          expect(minimalPoints(game, points)).toEqual(distinct.filter(isMinimal));
          expect(stepMinimalPoints(game, points)).toEqual(distinct.filter(isStepMinimal));
        },
      ),
      { numRuns: runs(500) },
    );
  });

  /** @source Guo & Miller 2009, Ex. 4.5 */
  it('in misère play every point can be moved to 0 iff all Γ-minimal positions are moves', () => {
    const seen = { true: 0, false: 0 };
    fc.assert(
      fc.property(
        dimensions(3).chain((d) => fc.oneof(positiveGames(d, 8), heapGames(d))),
        (any) => {
          const normal = any.withDefeated([]);
          const terminal = terminalPositions(normal);
          const minimal = terminalPositions(normal.misere());
          if (!terminal.finite || !minimal.finite) return;
          const reaches0 = terminal.positions.length === 1;
          const names = new Set(normal.moves.map((move) => move.join()));
          seen[`${reaches0}`]++;
          expect(minimal.positions.every((p) => names.has(p.join()))).toBe(reaches0);
          const small = pointsInBox(any.weights.map(() => 3));
          const origin = any.weights.map(() => 0);
          if (reaches0) expect(small.every((p) => findPlay(normal, p, origin).found)).toBe(true);
          else expect(terminal.positions.some((p) => !findPlay(normal, p, origin).found)).toBe(true);
        },
      ),
      { numRuns: runs(500) },
    );
    expect(seen.true).toBeGreaterThan(0);
  });
});

describe('cosetGame', () => {
  /** @source Guo & Miller 2009, Remark 8.10 */
  it('is the game on one coset: the same plays, the same outcomes, saturated moves', () => {
    fc.assert(
      fc.property(
        dimensions(3).chain((d) => fc.oneof(boards(d, 4), positiveGames(d))),
        (game) => {
          if (!positivity(game).positive) return;
          const isP = naiveIsP(game);
          const length = naiveRemoteness(game);
          const points = cube(game.dimension, game.dimension === 3 ? 2 : 4).filter((p) => game.isPosition(p));
          const origins = new Set<string>();
          for (const p of points.slice(0, 40)) {
            const coset = cosetGame(game, p);
            origins.add(coset.origin.join());
            const at = coset.fromPoint(p)!;
            expect(coset.toPoint(at)).toEqual(p);
            expect(coset.game.options(at).map(coset.toPoint)).toEqual(game.options(p));
            expect(naiveIsP(coset.game)(at)).toBe(isP(p));
            expect(naiveRemoteness(coset.game)(at)).toBe(length(p));
            expect(moveLattice(coset.game).saturated).toBe(true);
            expect(coset.game.dimension).toBe(moveLattice(game).rank);
          }
          const { index } = moveLattice(game);
          if (index !== 'infinite') expect(origins.size).toBeLessThanOrEqual(Number(index));
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it('has as many cosets as the index, each with one representative', () => {
    fc.assert(
      fc.property(
        dimensions(3).chain((d) => moveLists(d, 5)),
        (moves) => {
          const game = new LatticeGame(moves);
          const { index } = moveLattice(game);
          if (index === 'infinite') {
            expect(() => cosetRepresentatives(game)).toThrow(/infinitely many cosets/);
            return;
          }
          const representatives = [...cosetRepresentatives(game)];
          expect(representatives.length).toBe(Number(index));
          for (const point of representatives.slice(0, 20)) expect(cosetGame(game, point).origin).toEqual(point);
          const others = representatives
            .slice(1, 5)
            .map((point) => cosetGame(game, representatives[0]!).fromPoint(point));
          expect(others.every((at) => at === undefined)).toBe(true);
        },
      ),
      { numRuns: runs(500) },
    );
  });

  /** @source Guo & Miller 2009, Sec. 3.4 */
  it('of the moves 2e₁ and 2e₂ are four games, each the same', () => {
    const game = parseLatticeGame('moves 2,0 0,2');
    const cosets = [...cosetRepresentatives(game)].map((point) => cosetGame(game, point));
    expect(cosets.map((coset) => String(coset.game))).toEqual(Array(4).fill('lattice:moves 1,0 0,1'));
    const isP = naiveIsP(game);
    const points = pointsInBox([9, 9]);
    expect(points.filter(isP)).toEqual(points.filter(([x, y]) => ((x! >> 1) + (y! >> 1)) % 2 === 0));
    for (const { game: part, toPoint } of cosets) {
      const isPOfPart = naiveIsP(part);
      for (const at of pointsInBox([4, 4])) expect(isPOfPart(at)).toBe(isP(toPoint(at)));
    }
  });

  it('of fewer dimensions than the board has their number', () => {
    const game = parseLatticeGame('moves 1,1; defeated 0,0');
    const coset = cosetGame(game, [5, 2]);
    expect([String(coset.game), coset.origin, coset.basis]).toEqual([
      'lattice:moves 1; inequalities 1>=3',
      [0, -3],
      [[1, 1]],
    ]);
    expect(coset.fromPoint([4, 2])).toBe(undefined);
    expect(String(cosetGame(game, [2, 2]).game)).toBe('lattice:moves 1; defeated 0');
    const still = cosetGame(parseLatticeGame('dimension 2'), [1, 2]);
    expect([String(still.game), still.toPoint([])]).toEqual(['lattice:dimension 0', [1, 2]]);
    // Outside of the board nothing is a position.
    expect(cosetGame(parseLatticeGame('dimension 1'), [-1]).game.isPosition([])).toBe(false);
  });
});
