import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLatticeStrategy, LatticeGame, positivity, verifyLatticeStrategy, type Stratum } from 'spgames/lattice';
import { guessStrata } from '../../../src/lattice/strategies/guessStrata.js';
import { verifyByAutomaton } from '../../../src/lattice/strategies/verifyByAutomaton.js';
import { Work } from '../../../src/run.js';
import { heapGames, moveLists, positiveGames } from '../../generators/latticeGames.js';
import { often, runs } from '../../helpers/sampling.js';
import { naiveIsP } from '../../reference/latticeOutcomes.js';

const normals: readonly (readonly number[][])[] = [
  [
    [0, 1],
    [2, -1],
  ],
  [
    [1, 1],
    [1, -1],
  ],
  [
    [1, 0],
    [-1, 3],
  ],
  [
    [2, 1],
    [-1, 1],
    [1, 1],
  ],
];

/** Games on wedges of the plane, some with cut tips. */
const planeGames = fc
  .tuple(moveLists(2, 3, 2), fc.constantFrom(...normals), fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 3 }))
  .map(([moves, sides, leasts]) => {
    const inequalities = sides.map((normal, i) => ({ normal, least: leasts[i]! }));
    return new LatticeGame(moves, { inequalities });
  })
  .filter((game) => positivity(game).positive);

/** The multiples of generators that the positions here may need. */
const MULTIPLES = Array.from({ length: 80 }, (_, i) => i);

/** How often a point is in strata in the plane, by Cramer's rule where the generators are independent. */
function countIn(strata: readonly Stratum[], [x, y]: readonly number[]): number {
  let count = 0;
  for (const { points, generators } of strata)
    for (const point of points) {
      const [p, q] = [x! - point[0]!, y! - point[1]!];
      const [[a, b], [c, d]] = [generators[0] ?? [0, 0], generators[1] ?? [0, 0]] as [number[], number[]];
      const det = a! * d! - b! * c!;
      const [m, n] = [(p * d! - q * c!) / det, (a! * q - b! * p) / det];
      // On one line: one after the other.
      const isSum = (i: number, j: number): boolean => i * a! + j * c! === p && i * b! + j * d! === q;
      if (generators.length === 2 && det === 0)
        count += MULTIPLES.some((i) => MULTIPLES.some((j) => isSum(i, j))) ? 1 : 0;
      else if (generators.length === 2) count += [m, n].every((k) => Number.isInteger(k) && k >= 0) ? 1 : 0;
      else if (generators.length === 0) count += p === 0 && q === 0 ? 1 : 0;
      else {
        const k = a !== 0 ? p / a! : q / b!;
        count += Number.isInteger(k) && k >= 0 && k * a! === p && k * b! === q ? 1 : 0;
      }
    }
  return count;
}

function expectExact(game: LatticeGame, strata: readonly Stratum[]): void {
  const isP = naiveIsP(game);
  for (let x = -4; x <= 14; x++)
    for (let y = -4; y <= 14; y++) {
      const point = [x, y];
      expect([x, y, countIn(strata, point)]).toEqual([x, y, game.isPosition(point) && isP(point) ? 1 : 0]);
    }
}

describe('strata on any generators', () => {
  /** @source Guo & Miller 2009, Def. 8.6 */
  it('that are found are exact, on the orthant and on other boards', () => {
    let found = 0;
    fc.assert(
      fc.property(fc.oneof(positiveGames(2, 3), planeGames), (game) => {
        const search = findLatticeStrategy(game, { maxSide: 4, maxStates: 4, maxWeight: 40 });
        if (search.found !== true) return;
        if ('cases' in search.verification) found++;
        expectExact(game, search.strategy.strata);
      }),
      { numRuns: runs(300) },
    );
    expect(found).toBeGreaterThan(often(60));
  });

  it('are proven as in a box, where there is one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }).chain((d) => heapGames(d, 5)),
        fc.boolean(),
        (normal, isMisere) => {
          const game = isMisere ? normal.misere() : normal;
          const search = findLatticeStrategy(game, { maxSide: 8, maxStates: 20, maxWeight: 4 });
          if (search.found !== true) return;
          const { free } = search.verification;
          const proof = verifyByAutomaton(game, search.strategy.strata, new Work('test'));
          expect(proof).toMatchObject({ verified: true, free });
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it('with one change are refused with a position that fails, or are the same set', () => {
    let refused = 0;
    fc.assert(
      fc.property(
        fc.oneof(positiveGames(2, 3), planeGames),
        fc.nat({ max: 10_000 }),
        fc.constantFrom(-2, -1, 1, 2),
        (game, seed, by) => {
          const guess = guessStrata(game, 16, new Work('test'));
          if (guess === undefined || guess.length === 0) return;
          const strata = guess.map(({ points, generators }) => ({
            points: points.map((p) => [...p]),
            generators: generators.map((g) => [...g]),
          }));
          const vectors = strata.flatMap(({ points, generators }) => [...points, ...generators]);
          const vector = vectors[seed % vectors.length]!;
          vector[Math.floor(seed / vectors.length) % 2]! += by;
          const answer = verifyLatticeStrategy({ game, strata });
          if (answer.verified === true) expectExact(game, strata);
          if (answer.verified !== false) return;
          refused++;
          const { position } = answer.witness ?? {};
          if (position === undefined) expect(answer.because).toMatch(/is 0$/);
          else if (game.isPosition(position)) {
            const count = countIn(strata, position);
            const reached = game.options(position).some((option) => countIn(strata, option) > 0);
            // In two strata, or neither in one nor with a move to one, or both.
            if (!answer.because.includes('listed twice')) expect(count > 1 || count > 0 === reached).toBe(true);
          } else expect(answer.because).toMatch(/defeated|not on the board/);
        },
      ),
      { numRuns: runs(400) },
    );
    expect(refused).toBeGreaterThan(often(150));
  });
});
