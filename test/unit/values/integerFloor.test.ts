import { describe, expect, it } from 'vitest';
import { birthday, Dyadic, integerCeiling, integerFloor, valuesBornBy, ValueStore } from 'spgames/values';
import { sampled } from '../../helpers/sampling.js';

const store = new ValueStore();

describe('integerFloor and integerCeiling', () => {
  it('are the greatest integer below and the least above, on day 3 and on sums with numbers', () => {
    for (const value of sampled(valuesBornBy(3, { store }), 300))
      for (const shift of [Dyadic.zero, Dyadic.of(5), Dyadic.of(-3, 1), Dyadic.of(7, 3)]) {
        const shifted = value.plus(store.number(shift));
        const [floor, ceiling] = [integerFloor(shifted), integerCeiling(shifted)];
        expect(store.number(floor).isAtMost(shifted)).toBe(true);
        expect(store.number(floor + 1n).isAtMost(shifted)).toBe(false);
        expect(shifted.isAtMost(store.number(ceiling))).toBe(true);
        expect(shifted.isAtMost(store.number(ceiling - 1n))).toBe(false);
      }
  });

  it('lie within the birthday, and say which integers a value is confused with', () => {
    for (const value of sampled(valuesBornBy(3, { store }), 300)) {
      const [floor, ceiling, days] = [integerFloor(value), integerCeiling(value), birthday(value)];
      expect(-days <= floor && floor <= ceiling && ceiling <= days).toBe(true);
      for (let n = -4n; n <= 4n; n++) {
        expect(!value.isAtMost(store.number(n))).toBe(n < ceiling);
        expect(!store.number(n).isAtMost(value)).toBe(n > floor);
      }
      expect(integerCeiling(value.negative())).toBe(-floor);
    }
  });

  it('take numbers of any size', () => {
    const googol = 10n ** 200n;
    const half = store.number(Dyadic.of(2n * googol + 1n, 1));
    expect([integerFloor(half), integerCeiling(half)]).toEqual([googol, googol + 1n]);
    const switchGame = store.fromOptions([store.number(googol)], [store.number(-googol)]);
    expect([integerFloor(switchGame), integerCeiling(switchGame)]).toEqual([-googol - 1n, googol + 1n]);
  });
});
