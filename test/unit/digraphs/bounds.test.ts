import { describe, expect, it } from 'vitest';
import { LabelledPoset, posetWidth } from 'spgames/poset';
import { valuesBornBy } from 'spgames/values';
import { range } from '../../helpers/range.js';
import { inFull } from '../../helpers/sampling.js';

/** The table of Lemma 5.5: g(b) values are born by day b, of which antichains have at most a(b); day 4 is bounded. */
const VALUES = [1n, 4n, 22n, 1474n, 4n * 10n ** 184n];
const WIDTHS = [1n, 2n, 4n, 86n, 4n * 10n ** 184n];

/** The table of Theorem 5.6: F(b) is at least and at most this. */
const ORDERS: readonly (readonly [least: bigint, most: bigint])[] = [
  [0n, 0n],
  [2n, 2n],
  [4n, 4n],
  [5n, 74n],
  [6n, 13_439n],
  [7n, 108n * 10n ** 187n],
];

/** The bound of Lemma 5.1 for day b + 1. */
const printedStep = (b: number, width: bigint, order: bigint): bigint =>
  2n * width * (order + BigInt(b) + 1n) + 5n * BigInt(b) + 8n;

/** The bound of docs/digraphs.md for day b + 1. */
const sharperStep = (b: number, width: bigint, order: bigint): bigint => 2n * width * (order + 1n) + BigInt(b) + 4n;

/** The greatest integer whose square is at most x. */
function squareRoot(x: bigint): bigint {
  let root = 1n << BigInt(Math.ceil(x.toString(2).length / 2));
  for (let next = (root + x / root) / 2n; next < root; next = (root + x / root) / 2n) root = next;
  return root;
}

describe('bounds on the orders of digraph placement games', () => {
  /** @source Clow and McKay 2024, Lemma 5.5 */
  it('start from the numbers of values and the largest antichains of days 0 to 3', () => {
    for (const day of inFull ? [0, 1, 2, 3] : [0, 1, 2]) {
      const values = valuesBornBy(day);
      expect(BigInt(values.length)).toBe(VALUES[day]);
      const order = LabelledPoset.fromOrder(values.length, (i, j) => values[i]!.isAtMost(values[j]!));
      expect(BigInt(posetWidth(order).width)).toBe(WIDTHS[day]);
    }
  });

  /** @source Clow and McKay 2024, Lemma 5.2 */
  it('use that the numbers of values at least square', () => {
    for (const b of [0, 1, 2]) expect(VALUES[b + 1]! >= VALUES[b]! ** 2n).toBe(true);
  });

  /** @source Clow and McKay 2024, Thm 5.6 */
  it('are those of the table: each from the one before', () => {
    for (const b of [2, 3]) expect(printedStep(b, WIDTHS[b]!, ORDERS[b]![1])).toBe(ORDERS[b + 1]![1]);
    const last = printedStep(4, WIDTHS[4]!, ORDERS[4]![1]);
    expect(last <= ORDERS[5]![1] && last > (ORDERS[5]![1] * 99n) / 100n).toBe(true);
    for (const b of [2, 3, 4]) expect(ORDERS[b + 1]![0]).toBe(ORDERS[b]![0] + 1n);
    // The sharper step is smaller throughout; 8 for F(3) is shown by the witnesses of day 3.
    for (const b of range(5)) {
      const [, most] = ORDERS[b]!;
      expect(sharperStep(b, WIDTHS[b]!, most) < printedStep(b, WIDTHS[b]!, most)).toBe(true);
    }
    expect(sharperStep(3, 86n, 8n)).toBe(1555n);
  });

  /** @source Clow and McKay 2024, Thm 5.4 */
  it('from below grow as powers of the root of 2, and are true of the orders known', () => {
    const below = range(9).map((i) => squareRoot(1n << BigInt(i + 2)));
    expect(below).toEqual([2n, 2n, 4n, 5n, 8n, 11n, 16n, 22n, 32n]);
    for (const b of [2, 3, 4, 5]) expect(below[b - 2]! <= ORDERS[b]![1]).toBe(true);
    expect(below[0]! <= 4n).toBe(true);
  });

  /** @source Clow and McKay 2024, Thm 5.7 */
  it('from above are less than half the number of values of the next day', () => {
    // F(b) < g(b + 1)/2 − b, twice both sides.
    for (const b of [1, 2]) expect(2n * ORDERS[b]![1] < VALUES[b + 1]! - 2n * BigInt(b)).toBe(true);
    // Day 4 has at least as many values as the antichains of day 3 give.
    expect(2n * ORDERS[3]![1] < 2n ** 86n - 1n - 6n).toBe(true);
    // The step: g(b)g(b + 1) + 5b + 8 < g(b + 2)/2 − (b + 1) where g(b + 2) ≥ g(b + 1)² and g(b) ≥ 2^(2^b), from b = 3
    // on.
    for (const b of [3, 4, 5]) {
      const [g, next] = [2n ** (2n ** BigInt(b)), 2n ** (2n ** BigInt(b + 1))];
      const slack = 2n * BigInt(b + 1);
      expect(2n * (g * next + 5n * BigInt(b) + 8n) < next * next - slack).toBe(true);
    }
  });
});
