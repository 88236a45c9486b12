import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LatticeGame, latticeGameFromJson, parseLatticeGame, positivity } from 'spgames/lattice';
import { heapGames, moveLists, positiveGames } from '../../generators/latticeGames.js';
import { runs } from '../../helpers/sampling.js';

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * b[i]!, 0);

/** Cones with a vertex, by their inequalities. */
const CONES = [
  [
    [0, 1],
    [2, -1],
  ],
  [
    [1, 0],
    [0, 1],
  ],
  [
    [1, 1],
    [1, -1],
  ],
  [
    [1, 0],
    [1, 1],
    [0, 1],
  ],
];

describe('positivity', () => {
  /** @source Guo & Miller 2009, Def. 2.3 */
  it('has a form that is positive on moves and directions, or moves that can be made for ever', () => {
    const seen = { true: 0, false: 0 };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }).chain((d) => moveLists(d)),
        (moves) => {
          const game = new LatticeGame(moves);
          const found = positivity(game);
          seen[`${found.positive}`]++;
          if (found.positive) {
            expect(found.form.every((weight) => Number.isInteger(weight) && weight > 0)).toBe(true);
            expect(game.moves.every((move) => dot(move, found.form) > 0)).toBe(true);
            return;
          }
          const sum = game.moves[0]!.map((_, j) =>
            game.moves.reduce((total, move, i) => total + found.multiplicities[i]! * BigInt(move[j]!), 0n),
          );
          expect(found.multiplicities.some((times) => times > 0n)).toBe(true);
          expect(found.multiplicities.every((times) => times >= 0n)).toBe(true);
          expect(sum).toEqual(found.direction.map((entry) => -entry));
          expect(found.direction.every((entry) => entry >= 0n)).toBe(true);
        },
      ),
      { numRuns: runs(4000) },
    );
    expect(Math.min(seen.true, seen.false)).toBeGreaterThan(3);
  });

  it('decides cones of any form, as all forms with small entries do', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CONES), moveLists(2, 4, 2), (normals, moves) => {
        const game = new LatticeGame(moves, { inequalities: normals.map((normal) => ({ normal })) });
        // The directions of a cone in the plane are between two, each along an inequality.
        const rays = normals
          .flatMap(([a, b]) => [
            [-b!, a!],
            [b!, -a!],
          ])
          .filter((ray) => normals.every((normal) => dot(normal, ray) >= 0));
        const isPositive = (form: readonly number[]): boolean => [...moves, ...rays].every((v) => dot(form, v) > 0);
        const found = positivity(game);
        if (found.positive) expect(isPositive(found.form)).toBe(true);
        else
          for (let a = -9; a <= 9; a++)
            for (let b = -9; b <= 9; b++) expect(isPositive([a, b]), `${moves.join(' ')} by ${a},${b}`).toBe(false);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('gives heaps small weights', () => {
    fc.assert(
      fc.property(heapGames(4), (game) => {
        for (const move of game.moves) expect(game.weight(move)).toBeGreaterThan(0);
      }),
      { numRuns: runs(1000) },
    );
    expect(parseLatticeGame('moves 1,0,0 -1,1,0 0,-2,1').weights).toEqual([1, 2, 5]);
  });
});

describe('LatticeGame', () => {
  it('is read again from its notation and its document', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }).chain((d) => positiveGames(d)),
        (game) => {
          expect(parseLatticeGame(game.toString()).equals(game)).toBe(true);
          expect(latticeGameFromJson(JSON.parse(JSON.stringify(game)))).toEqual(game);
        },
      ),
      { numRuns: runs(1000) },
    );
    const cone = parseLatticeGame('moves 1,0 1,1 1,2; inequalities 0,1>=0 2,-1>=0');
    expect(cone.toString()).toBe('lattice:moves 1,0 1,1 1,2; inequalities 0,1>=0 2,-1>=0');
    expect(parseLatticeGame(cone.toString()).equals(cone)).toBe(true);
  });

  it('moves to positions of the board only', () => {
    fc.assert(
      fc.property(positiveGames(2), fc.tuple(fc.nat(4), fc.nat(4)), (game, point) => {
        if (game.isDefeated(point)) {
          expect(() => game.options(point)).toThrow(/is defeated/);
          return;
        }
        const targets = game.moves.map((move) => point.map((entry, i) => entry - move[i]!));
        const isDefeated = (target: number[]): boolean => game.defeated.some((each) => each.join() === target.join());
        expect(game.options(point)).toEqual(
          targets.filter((target) => Math.min(...target) >= 0 && !isDefeated(target)),
        );
      }),
      { numRuns: runs(1000) },
    );
  });
});
