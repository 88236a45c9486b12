import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromJson, heapPeriodToJson } from 'spgames/formats';
import { heapSequence, verifyHeapPeriod } from 'spgames/analysis';
import { subtractionGame } from 'spgames/evaluation';
import { runs } from '../../helpers/sampling.js';

/** Does the player who moves first win, by the rules in words: take a number from the own set? */
function winsFirst(
  own: readonly number[],
  others: readonly number[],
  tokens: number,
  known = new Map<string, boolean>(),
): boolean {
  const key = `${own.join()};${tokens}`;
  if (!known.has(key))
    known.set(
      key,
      own.some((taken) => taken <= tokens && !winsFirst(others, own, tokens - taken, known)),
    );
  return known.get(key)!;
}

const sets = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 });

describe('outcomes of partizan subtraction games', () => {
  /** @source Siegel 2013, Ex. 1.8 */
  it('are those of the rules, with a period that a repeated window proves', () => {
    fc.assert(
      fc.property(sets, sets, (left, right) => {
        const most = Math.max(...left, ...right);
        const { terms, period } = heapSequence(subtractionGame(left, right), { of: 'outcomes' });
        const [L, R] = [new Map<string, boolean>(), new Map<string, boolean>()];
        const first = (n: number): string => {
          const [l, r] = [winsFirst(left, right, n, L), winsFirst(right, left, n, R)];
          return l ? (r ? 'N' : 'L') : r ? 'R' : 'P';
        };
        if (left.join() !== right.join())
          for (let n = 0; n <= 30; n++) expect([left, right, n, terms[n]]).toEqual([left, right, n, first(n)]);
        expect(period.status).toBe('proven');
        if (period.status !== 'proven') return;
        // The certificate: the windows of as many outcomes as the longest removal that begin at the two heaps are
        // equal.
        const window = (from: number): unknown[] => Array.from({ length: most }, (_, i) => terms[from + i]);
        const claim = { ...period, ruleset: `subtraction(${left.join()};${right.join()})`, of: 'outcomes' } as const;
        const start = Math.max(period.preperiod, most);
        expect(window(start)).toEqual(window(start + period.period));
        expect(verifyHeapPeriod(claim)).toMatchObject({ verified: true });
        expect(fromJson(JSON.parse(JSON.stringify(heapPeriodToJson(claim))))).toEqual(claim);
        expect(verifyHeapPeriod({ ...claim, comparedTo: period.comparedTo - 1 }).verified).toBe(false);
        if (period.preperiod > 0)
          expect(verifyHeapPeriod({ ...claim, preperiod: period.preperiod - 1 }).verified).toBe(false);
      }),
      { numRuns: runs(150) },
    );
  });
});
