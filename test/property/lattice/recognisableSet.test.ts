import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RecognisableSet } from 'spgames/lattice';
import { codeOf } from '../../helpers/codeOf.js';
import { runs } from '../../helpers/sampling.js';
import { pointsInBox } from '../../reference/latticeOutcomes.js';
import { naiveCounts } from '../../reference/latticeStrata.js';

const D = 2;
const axes = (least: number): fc.Arbitrary<number[]> =>
  fc.array(fc.integer({ min: least, max: 3 }), { minLength: D, maxLength: D });
const sets: fc.Arbitrary<RecognisableSet> = fc
  .tuple(axes(0), axes(1), fc.array(fc.boolean(), { minLength: 36, maxLength: 36 }))
  .map(([index, period, bits]) => RecognisableSet.of(index, period, ([a, b]) => bits[6 * a! + b!]!));
const POINTS = pointsInBox([13, 13]);

describe('recognisable sets', () => {
  it('are closed under the operations of sets', () => {
    fc.assert(
      fc.property(sets, sets, (a, b) => {
        const [both, any, some, other] = [a.intersection(b), a.union(b), a.difference(b), a.complement()];
        for (const p of POINTS) {
          const [x, y] = [a.contains(p), b.contains(p)];
          expect([both.contains(p), any.contains(p), some.contains(p), other.contains(p)]).toEqual([
            x && y,
            x || y,
            x && !y,
            !x,
          ]);
        }
        expect(a.equals(b)).toBe(POINTS.every((p) => a.contains(p) === b.contains(p)));
        expect(some.isEmpty).toBe(POINTS.every((p) => !some.contains(p)));
      }),
      { numRuns: runs(100) },
    );
  });

  it('have a least index and period in each coordinate', () => {
    fc.assert(
      fc.property(sets, (set) => {
        const least = set.reduced();
        expect(least.equals(set)).toBe(true);
        const holds = (axis: number, index: number, period: number): boolean =>
          POINTS.every((p) => {
            const next = p.map((entry, i) => (i === axis ? entry + period : entry));
            return p[axis]! < index || set.contains(p) === set.contains(next);
          });
        for (let axis = 0; axis < D; axis++) {
          const [index, period] = [least.index[axis]!, least.period[axis]!];
          expect(holds(axis, index, period)).toBe(true);
          if (index > 0) expect(holds(axis, index - 1, period)).toBe(false);
          for (let smaller = 1; smaller < period; smaller++) expect(holds(axis, index, smaller)).toBe(false);
        }
      }),
      { numRuns: runs(100) },
    );
  });

  /** @source Guo & Miller 2009, Def. 8.6 */
  it('have disjoint free strata and a generating function', () => {
    fc.assert(
      fc.property(sets, (set) => {
        const counts = naiveCounts(set.strata(), 13);
        const series = set.series();
        for (const p of POINTS) expect(counts.get(p.join()) ?? 0).toBe(set.contains(p) ? 1 : 0);
        for (const p of pointsInBox([3, 7])) expect(series.coefficient(p).toString()).toBe(set.contains(p) ? '1' : '0');
      }),
      { numRuns: runs(100) },
    );
  });

  it('have no points with negative entries, and tables of bounded size', () => {
    const all = RecognisableSet.of([0, 0], [1, 1], () => true);
    expect([all.contains([0, 5]), all.contains([-1, 5])]).toEqual([true, false]);
    expect(String(all)).toBe('recognisable set: index (0,0), period (1,1), 1 of 1 points');
    expect(codeOf(() => RecognisableSet.of([2 ** 20, 2 ** 20], [1, 1], () => true))).toBe('too-many-cells');
    const prime = (p: number): RecognisableSet => RecognisableSet.of([0], [p], ([a]) => a === 0);
    expect(codeOf(() => prime(10007).union(prime(10009)))).toBe('too-many-cells');
    expect(RecognisableSet.of([], [], () => true).strata()).toEqual([{ points: [[]], generators: [] }]);
  });
});
