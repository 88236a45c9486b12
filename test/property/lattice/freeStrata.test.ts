import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeStrata, LatticeGame, LatticeStrategy, type Stratum } from 'spgames/lattice';
import { codeOf } from '../../helpers/codeOf.js';
import { runs } from '../../helpers/sampling.js';
import { pointsInBox } from '../../reference/latticeOutcomes.js';
import { naiveCounts } from '../../reference/latticeStrata.js';

const D = 3;
const MOST = 7;
const point = fc.array(fc.nat({ max: 3 }), { minLength: D, maxLength: D });
/** Triangular, and so independent; or any. */
const independent = fc.tuple(point, point, point, fc.subarray([0, 1, 2])).map(([a, b, c, chosen]) => {
  const all = [
    [a[0]! + 1, 0, 0],
    [b[0]!, b[1]! + 1, 0],
    [c[0]!, c[1]!, c[2]! + 1],
  ];
  return chosen.map((k) => all[k]!);
});
const stratum: fc.Arbitrary<Stratum> = fc.record({
  points: fc.array(point, { minLength: 1, maxLength: 4 }),
  generators: independent,
});

describe('free strata', () => {
  /** @source Guo & Miller 2009, Thm 8.11 */
  it('have every point of each stratum once', () => {
    fc.assert(
      fc.property(stratum, (given) => {
        const expected = new Set(naiveCounts([given], MOST).keys());
        const found = naiveCounts(freeStrata([given]), MOST);
        expect(new Set(found.keys())).toEqual(expected);
        expect([...found.values()].every((times) => times === 1)).toBe(true);
      }),
      { numRuns: runs(400) },
    );
  });

  it('give the generating function, whose coefficients say which points there are', () => {
    const game = new LatticeGame([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
    fc.assert(
      fc.property(stratum, (given) => {
        const expected = naiveCounts([given], MOST);
        const strategy = new LatticeStrategy(game, [given]);
        const series = strategy.series();
        for (const p of pointsInBox([2, 2, MOST])) {
          const isIn = expected.has(p.join());
          expect(series.coefficient(p).toString()).toBe(isIn ? '1' : '0');
          expect(strategy.isP(p)).toBe(isIn);
        }
      }),
      { numRuns: runs(100) },
    );
  });

  it('of dependent generators are refused, but for multiples of others', () => {
    expect(freeStrata([{ points: [[0]], generators: [[4], [2], [2]] }])).toEqual([
      { points: [[0]], generators: [[2]] },
    ]);
    const points = [[0, 0]];
    expect(
      codeOf(() =>
        freeStrata([
          {
            points,
            generators: [
              [1, 0],
              [1, 1],
              [1, 2],
            ],
          },
        ]),
      ),
    ).toBe('not-independent');
    const far = [
      [0, 2 ** 30],
      [1, 0],
    ];
    expect(
      codeOf(() =>
        freeStrata(
          [
            {
              points: far,
              generators: [
                [1, 0],
                [0, 1],
              ],
            },
          ],
          { limit: 100 },
        ),
      ),
    ).toBe('too-many-items');
    expect(freeStrata([])).toEqual([]);
  });
});
