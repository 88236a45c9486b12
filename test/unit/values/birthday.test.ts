import { describe, expect, it } from 'vitest';
import { birthday, Dyadic, formOf, FormStore, valuesBornBy, ValueStore } from 'spgames/values';
import { sampled } from '../../helpers/sampling.js';

const store = new ValueStore();

describe('birthday', () => {
  it('is the day on which a value is born', () => {
    const bornBy = [0, 1, 2].map((day) => new Set(valuesBornBy(day, { store })));
    for (const value of bornBy[2]!)
      expect(birthday(value)).toBe(BigInt(bornBy.findIndex((values) => values.has(value))));
  });

  it('is the height of the canonical form', () => {
    const forms = new FormStore();
    for (const value of sampled(valuesBornBy(3, { store }), 300))
      expect(birthday(value)).toBe(BigInt(formOf(value, forms).birthday));
    for (const number of [0, 3, -2, Dyadic.of(5, 3), Dyadic.of(-7, 1)])
      for (let ups = -4; ups <= 4; ups++)
        for (let nimber = 0; nimber <= 4; nimber++) {
          const value = store.closed({ number, ups, nimber });
          expect(birthday(value), `${String(number)} ${ups} ${nimber}`).toBe(BigInt(formOf(value, forms).birthday));
        }
  });

  it('counts enormous numbers and deep games without unfolding them', () => {
    const googol = 10n ** 200n;
    expect(birthday(store.number(-googol))).toBe(googol);
    expect(birthday(store.fromOptions([store.number(googol)], [store.number(0)]))).toBe(googol + 1n);
    expect(birthday(store.closed({ ups: 1_000_000, nimber: 5 }))).toBe(1_000_005n);
    let nested = store.fromOptions([store.number(1)], [store.number(-1)]);
    for (let i = 2; i <= 5000; i++) nested = store.fromOptions([nested], [store.number(-i)]);
    expect(birthday(nested)).toBe(5001n);
  });
});
