import { describe, expect, it } from 'vitest';
import { type Value, ValueStore } from 'spgames/values';
import { clockOfLooks } from '../../helpers/clock.js';

/** A sum of hot games with many options: exponentially large. */
function largeSum(store: ValueStore, count: number): Value {
  let sum = store.zero;
  for (let i = 1; i <= count; i++) {
    const inner = store.fromOptions([store.number(3 ** i)], [store.number(-1)]);
    sum = sum.plus(store.fromOptions([store.number(5 ** i)], [inner]));
  }
  return sum;
}

describe('ValueStore.within', () => {
  it('ends long sums, and the store goes on', () => {
    const store = new ValueStore();
    expect(() => store.within({ limit: 2000 }, () => largeSum(store, 12))).toThrow(
      expect.objectContaining({ name: 'LimitError', code: 'too-many-items' }),
    );
    clockOfLooks(10);
    expect(() => store.within({ timeoutMs: 1 }, () => largeSum(store, 12))).toThrow(
      expect.objectContaining({ name: 'LimitError', code: 'too-long' }),
    );
    const [here, elsewhere] = [largeSum(store, 4), largeSum(new ValueStore(), 4)];
    expect(String(here)).toBe(String(elsewhere));
    expect(here.plus(here.negative())).toBe(store.zero);
  });

  it('returns what the work returns; works within works are watched too', () => {
    const store = new ValueStore();
    expect(store.within({}, () => store.within({ timeoutMs: 60_000 }, () => 5))).toBe(5);
    expect(() => store.within({ limit: 2000 }, () => store.within({}, () => largeSum(store, 12)))).toThrow(
      'limit is 2000',
    );
  });
});
