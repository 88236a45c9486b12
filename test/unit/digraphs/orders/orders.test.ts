import { describe, expect, it } from 'vitest';
import {
  antichainBounds,
  digraphOrderBounds,
  digraphValueCountBound,
  greatestOrderBounds,
  greatestOrderByValues,
  nextGreatestOrder,
  smallDigraphsBornBy,
  valueCountBounds,
} from 'spgames/digraphs';
import { parseValue } from 'spgames/values';
import { codeOf } from '../../../helpers/codeOf.js';
import { range } from '../../../helpers/range.js';

describe('orders of digraphs', () => {
  it('f(X) lies between its bounds, which meet where it is proven', () => {
    for (const [name, least, most] of [
      ['*2', 4n, 4n],
      ['7/8', 4n, 4n],
      ['-5', 5n, 5n],
      ['{1|-1}', 4n, 4n],
      ['*4', 8n, 8n],
      ['*5', 9n, 10n],
      ['{10|-10}', 11n, 26n],
    ] as const)
      expect([name, digraphOrderBounds(parseValue(name))]).toEqual([name, { least, most }]);
  });

  /** @source Clow and McKay 2024, Thm 5.6 */
  it('F(b) as printed and as known', () => {
    const printed = range(6).map((day) => greatestOrderBounds(day, { as: 'printed' }));
    expect(printed.map(({ least }) => least)).toEqual([0n, 2n, 4n, 5n, 6n, 7n]);
    expect(printed.map(({ most }) => most)).toEqual([0n, 2n, 4n, 74n, 13_439n, 8n * 10n ** 184n * 13_444n + 28n]);
    const known = range(9).map((day) => greatestOrderBounds(day));
    expect(known.slice(0, 5).map(({ least, most }) => [least, most])).toEqual([
      [0n, 0n],
      [2n, 2n],
      [4n, 4n],
      [7n, 8n],
      [8n, 1555n],
    ]);
    for (const [day, { least, most }] of known.entries()) {
      if (day > 0) expect(least > known[day - 1]!.least).toBe(true);
      expect(most !== undefined).toBe(day <= 5);
    }
    const orders = smallDigraphsBornBy(3).map(({ digraph }) => BigInt(digraph.n));
    expect(orders.every((n) => n <= known[3]!.most!)).toBe(true);
  });

  /** @source Clow and McKay 2024, Lemma 5.1 */
  it('F(b + 1) by F(b) and a(b): each bound from the one before', () => {
    for (const as of ['printed', 'sharper'] as const)
      for (const day of [2, 3, 4]) {
        const next = nextGreatestOrder(day, greatestOrderBounds(day, { as }).most!, antichainBounds(day).most!, { as });
        const bound = greatestOrderBounds(day + 1, { as }).most!;
        // Day 3 is known better, and on day 4 the antichains have less than 4·10¹⁸⁴ members.
        expect(next <= bound || (as === 'sharper' && day === 2)).toBe(true);
        if (as === 'printed' && day < 4) expect(next).toBe(bound);
      }
    expect([nextGreatestOrder(2, 4n, 4n), nextGreatestOrder(2, 4n, 4n, { as: 'printed' })]).toEqual([46n, 74n]);
    expect(nextGreatestOrder(3, 8n, 86n)).toBe(1555n);
  });

  /** @source Clow and McKay 2024, Thm 5.4 */
  it('F(b) is at least the root of 2^b, and below half of g(b + 1) less b', () => {
    const roots = [2n, 2n, 4n, 5n, 8n, 11n, 16n, 22n, 32n];
    for (const [i, root] of roots.entries())
      expect(greatestOrderBounds(i + 2, { as: 'printed' }).least >= root).toBe(true);
    expect(greatestOrderBounds(20, { as: 'printed' }).least).toBe(1024n);
    expect([greatestOrderByValues(1, 22n), greatestOrderByValues(2, 1474n)]).toEqual([9n, 734n]);
    expect(greatestOrderByValues(2, 4n)).toBe(-1n);
  });

  /** @source Clow and McKay 2024, Lemma 5.5 */
  it('g(b) and a(b)', () => {
    expect(range(4).map((day) => valueCountBounds(day).most)).toEqual([1n, 4n, 22n, 1474n]);
    expect(range(4).map((day) => antichainBounds(day).least)).toEqual([1n, 2n, 4n, 86n]);
    for (const day of range(8)) {
      expect(valueCountBounds(day + 1).least >= valueCountBounds(day).least ** 2n).toBe(true);
      if (day > 0) expect(valueCountBounds(day).least >= 2n ** (2n ** BigInt(day))).toBe(true);
    }
    expect(valueCountBounds(4).most! < 4n * 10n ** 184n).toBe(true);
    expect(valueCountBounds(5).most).toBe(undefined);
  });

  /** @source Clow and McKay 2024, Lemma 5.3 */
  it('G(n), which is 3 for n = 1 and not at most 2', () => {
    expect(range(4).map((n) => digraphValueCountBound(n))).toEqual([1n, 3n, 19n, 531n]);
    expect(range(4).map((n) => digraphValueCountBound(n, { as: 'printed' }))).toEqual([0n, 2n, 32n, 1536n]);
  });

  it('refuse what is not a day, and days too far', () => {
    for (const f of [greatestOrderBounds, valueCountBounds, antichainBounds]) {
      expect(codeOf(() => f(-1))).toBe('invalid-day');
      expect(codeOf(() => f(0.5))).toBe('invalid-day');
      expect(codeOf(() => f(21))).toBe('too-many-values');
    }
    expect(codeOf(() => greatestOrderBounds(3, { as: 'x' as never }))).toBe('invalid-option');
    expect(codeOf(() => greatestOrderByValues(0, 4n))).toBe('invalid-day');
    expect(codeOf(() => digraphValueCountBound(1e9))).toBe('too-large-construction');
    expect(codeOf(() => nextGreatestOrder(2, 4 as never, 4n))).toBe('invalid-argument');
  });
});
