import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findLatticeStrategy,
  latticeQuotient,
  LatticeStrategy,
  squarefreeStrategy,
  strategyOfQuotient,
  verifyLatticeStrategy,
  type LatticeGame,
  type Stratum,
} from 'spgames/lattice';
import { heapGames, positiveGames } from '../../generators/latticeGames.js';
import { often, runs } from '../../helpers/sampling.js';
import { naiveIsP, pointsInBox } from '../../reference/latticeOutcomes.js';
import { naiveCounts } from '../../reference/latticeStrata.js';

const dimensions = fc.integer({ min: 1, max: 3 });
const MOST = [0, 12, 7, 5];

/** Whether the strata are disjoint and are the P-positions, as far as a box shows. */
function expectExact(game: LatticeGame, strategy: LatticeStrategy): void {
  const most = MOST[game.dimension]!;
  const isP = naiveIsP(game);
  const counts = naiveCounts(strategy.strata, most);
  const series = strategy.series();
  for (const p of pointsInBox(Array<number>(game.dimension).fill(most))) {
    const expected = game.isPosition(p) && isP(p);
    expect(counts.get(p.join()) ?? 0).toBe(expected ? 1 : 0);
    if (p.every((entry) => entry > 2)) continue;
    expect(series.coefficient(p).toString()).toBe(expected ? '1' : '0');
    if (!game.isPosition(p)) continue;
    expect(strategy.isP(p)).toBe(expected);
    expect(strategy.winningMoves(p)).toEqual(
      game.moves.filter((move) => game.isPosition(p.map((x, i) => x - move[i]!)) && isP(p.map((x, i) => x - move[i]!))),
    );
  }
}

/** One residue, period or generator changed. */
function changed(strata: readonly Stratum[], seed: number, by: number): Stratum[] {
  const copy = strata.map(({ points, generators }) => ({
    points: points.map((p) => [...p]),
    generators: generators.map((g) => [...g]),
  }));
  const vectors = copy.flatMap(({ points, generators }) => [...points, ...generators]);
  const vector = vectors[seed % vectors.length]!;
  vector[Math.floor(seed / vectors.length) % vector.length]! += by;
  return copy;
}

describe('strategies of lattice games', () => {
  /**
   * @source Guo & Miller 2009, Def. 8.6
   * @source Guo & Miller 2009, Thm 8.11
   */
  it('of finite quotients are exact, and proven', () => {
    let finite = 0;
    fc.assert(
      fc.property(
        dimensions.chain((d) => heapGames(d)),
        fc.boolean(),
        (normal, isMisere) => {
          const game = isMisere ? normal.misere() : normal;
          const decision = latticeQuotient(game, { maxStates: 40 });
          if (decision.finite !== true) return;
          finite++;
          const strategy = strategyOfQuotient(decision.quotient);
          expectExact(game, strategy);
          expect(verifyLatticeStrategy(strategy)).toMatchObject({ verified: true });
        },
      ),
      { numRuns: runs(150) },
    );
    expect(finite).toBeGreaterThan(often(75));
  });

  it('that are found are exact', () => {
    let found = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 }).chain((d) => positiveGames(d, 4)),
        (game) => {
          const search = findLatticeStrategy(game, { maxSide: 16, maxStates: 20 });
          if (search.found !== true) return;
          found++;
          expectExact(game, search.strategy);
        },
      ),
      { numRuns: runs(150) },
    );
    expect(found).toBeGreaterThan(often(30));
  });

  /** @source Guo & Miller 2009, Cor. 6.12 */
  it('of squarefree games are those of their codes', () => {
    fc.assert(
      fc.property(
        dimensions.chain((d) => heapGames(d)),
        (game) => {
          const strategy = squarefreeStrategy(game);
          expectExact(game, strategy);
          expect(verifyLatticeStrategy(strategy)).toMatchObject({ verified: true });
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it('with one change are refused with a position that fails, or are the same set', () => {
    let refused = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 3 }).chain((d) => heapGames(d)),
        fc.boolean(),
        fc.nat({ max: 10_000 }),
        fc.constantFrom(-2, -1, 1, 2, 3),
        (normal, isMisere, seed, by) => {
          const game = isMisere ? normal.misere() : normal;
          const search = findLatticeStrategy(game, { maxSide: 12, maxStates: 20 });
          if (search.found !== true) return;
          const strata = changed(search.strategy.strata, seed, by);
          if (strata.some(({ generators }) => generators.some((g) => g.every((x) => x === 0)))) return;
          const answers = [
            verifyLatticeStrategy({ game, strata }),
            verifyLatticeStrategy({ game, strata }, { weight: 24 }),
          ];
          const isP = naiveIsP(game);
          for (const answer of answers) {
            if (answer.verified !== false) {
              const most = MOST[game.dimension]!;
              const counts = naiveCounts(strata, most);
              for (const p of pointsInBox(Array<number>(game.dimension).fill(most)))
                if (answer.verified === true || game.weight(p) <= 24)
                  expect(counts.has(p.join())).toBe(game.isPosition(p) && isP(p));
            } else {
              refused++;
              const { position } = answer.witness!;
              const isIn = new LatticeStrategy(game, strata);
              if (answer.because.includes('is a P-position')) expect(isP(position) && !isIn.isP(position)).toBe(true);
              else if (answer.because.includes('an N-position'))
                expect(!isP(position) && isIn.isP(position)).toBe(true);
              else if (
                answer.because.includes(' are in the strata ') ||
                answer.because.includes('is in the strata ') ||
                answer.because.includes(' is listed twice')
              )
                expect(
                  [...naiveCounts(strata, Math.max(...position)).entries()].find(
                    ([key]) => key === position.join(),
                  )![1],
                ).toBeGreaterThan(1);
              else expect(game.isPosition(position)).toBe(false);
            }
          }
        },
      ),
      { numRuns: runs(300) },
    );
    expect(refused).toBeGreaterThan(often(100));
  });
});
