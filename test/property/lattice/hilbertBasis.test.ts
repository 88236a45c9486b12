import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameOnHilbertBasis, LatticeGame, parseLatticeGame, positivity } from 'spgames/lattice';
import { moveLists } from '../../generators/latticeGames.js';
import { codeOf } from '../../helpers/codeOf.js';
import { runs } from '../../helpers/sampling.js';
import { naiveIsP, pointsInBox } from '../../reference/latticeOutcomes.js';

const cones: readonly (readonly number[])[][] = [
  [
    [0, 1],
    [3, -1],
  ],
  [
    [1, 2],
    [2, 1],
  ],
  [
    [1, 1],
    [1, -1],
  ],
  [
    [-1, 3],
    [3, -2],
  ],
];

describe('games on Hilbert bases', () => {
  /** @source Guo & Miller 2009, Def. 6.6 */
  it('have the outcomes of the sums, and all points of the cone are sums', () => {
    fc.assert(
      fc.property(
        fc
          .tuple(moveLists(2, 3, 2), fc.constantFrom(...cones), fc.boolean())
          .map(([moves, normals, misere]) => {
            const game = new LatticeGame(moves, { inequalities: normals.map((normal) => ({ normal })) });
            return misere ? game.misere() : game;
          })
          .filter((game) => positivity(game).positive),
        (given) => {
          const { game, basis } = gameOnHilbertBasis(given);
          const [isP, isSumP] = [naiveIsP(given), naiveIsP(game)];
          const sums = new Set<string>();
          for (const w of pointsInBox(basis.map(() => 3))) {
            const point = [0, 1].map((i) => basis.reduce((sum, each, k) => sum + each[i]! * w[k]!, 0));
            sums.add(point.join());
            expect(game.isPosition(w)).toBe(given.isPosition(point));
            if (given.isPosition(point)) expect([w, isSumP(w)]).toEqual([w, isP(point)]);
          }
          for (const x of [-2, -1, 0, 1, 2])
            for (const y of [-2, -1, 0, 1, 2]) expect(sums.has(`${x},${y}`)).toBe(given.contains([x, y]));
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it('are those of the unit vectors on the orthant, and only of cones', () => {
    expect(gameOnHilbertBasis(parseLatticeGame('moves 1,0 0,1 -1,1')).basis).toHaveLength(2);
    const square = 'moves 0,0,1; inequalities 1,0,0>=0 0,1,0>=0 -1,0,1>=0 0,-1,1>=0';
    expect(gameOnHilbertBasis(parseLatticeGame(square)).basis.join(' ')).toBe('0,0,1 0,1,1 1,0,1 1,1,1');
    expect(codeOf(() => gameOnHilbertBasis(parseLatticeGame('moves 1; inequalities 1>=2')))).toBe('not-an-orthant');
  });
});
