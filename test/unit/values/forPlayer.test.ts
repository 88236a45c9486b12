import { describe, expect, it } from 'vitest';
import { incentives, parseValue, type Value, valuesBornBy, ValueStore } from 'spgames/values';
import { bestFor, gainFor, isAsGoodFor } from '../../../src/values/internal.js';

const store = new ValueStore();
const value = (text: string): Value => parseValue(text, store);
const values = valuesBornBy(2, { store });

describe('values for a player', () => {
  it('are compared from the side of that player', () => {
    expect(isAsGoodFor('L', value('1'), value('*'))).toBe(true);
    expect(isAsGoodFor('R', value('1'), value('*'))).toBe(false);
    for (const a of values)
      for (const b of values) expect(isAsGoodFor('R', a, b)).toBe(isAsGoodFor('L', a.negative(), b.negative()));
  });

  it('gain what the incentives are', () => {
    for (const each of values)
      for (const player of ['L', 'R'] as const)
        expect([...new Set(each.options(player).map((option) => gainFor(player, each, option)))]).toEqual(
          incentives(each, player),
        );
  });

  it('best are those that no other one beats: options of a game that they do not change', () => {
    expect([...bestFor('L', ['0', '*', '1', '1*', '-1'].map(value))]).toEqual([value('1'), value('1*')]);
    expect([...bestFor('R', ['0', '*', '1', '1*', '-1'].map(value))]).toEqual([value('-1')]);
    expect([...bestFor('L', [])]).toEqual([]);
    expect([...bestFor('L', [value('2'), value('2')])]).toEqual([value('2')]);
    for (const player of ['L', 'R'] as const) {
      const best = bestFor(player, values);
      for (const each of values) expect([...best].some((other) => isAsGoodFor(player, other, each))).toBe(true);
      for (const one of best)
        for (const other of best) expect(one !== other && isAsGoodFor(player, one, other)).toBe(false);
    }
  });
});
