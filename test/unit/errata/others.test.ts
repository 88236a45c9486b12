import { describe, expect, it } from 'vitest';
import { HeapTable, oabHeaps } from 'spgames/evaluation';
import { parseValue, standardStore, type Value, valuesBornBy } from 'spgames/values';

describe('docs/errata.md, other places', () => {
  /** @source Huntemann 2018, App. B.1 */
  it('the corrected class gives the values of the strips', () => {
    // Options as in the class: a run of a player's length at every place leaves the strips on its two sides.
    const lengths = { L: 2, R: 3 };
    const values: Value[] = [];
    for (let n = 0; n <= 20; n++) {
      const options = (player: 'L' | 'R'): Value[] =>
        Array.from({ length: Math.max(0, n - lengths[player] + 1) }, (_, left) =>
          values[left]!.plus(values[n - lengths[player] - left]!),
        );
      values.push(standardStore.fromOptions(options('L'), options('R')));
    }
    expect([...new HeapTable(oabHeaps(2, 3)).values(20)].map(String)).toEqual(values.map(String));
  });

  /** @source Siegel 2011, Cor. 1.2.57 */
  it('of comparable values the stops of the same player are comparable, not others', () => {
    const values = valuesBornBy(2);
    const pairs = values.flatMap((g) => values.filter((h) => g.compare(h) === '<').map((h) => [g, h] as const));
    for (const [g, h] of pairs)
      expect([g.leftStop.isAtMost(h.leftStop), g.rightStop.isAtMost(h.rightStop)]).toEqual([true, true]);
    const wrong = pairs.filter(([g, h]) => !g.leftStop.isAtMost(h.rightStop));
    expect(wrong).toContainEqual([parseValue('{1|-1}'), parseValue('{1|0}')]);
    expect(wrong.some(([g, h]) => valuesBornBy(1).includes(g) && valuesBornBy(1).includes(h))).toBe(false);
  });
});
