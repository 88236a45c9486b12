import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dyadic, type Value, valuesBornBy, ValueStore } from 'spgames/values';
import { smallThermograph } from '../../../src/values/temperature/smallThermograph.js';
import { exactThermograph } from '../../../src/values/temperature/temperature.js';
import { often, runs, sampled } from '../../helpers/sampling.js';

const store = new ValueStore();

/** Hot games, nested, with ends of some fineness and size. */
function games(fineness: number, size: bigint): fc.Arbitrary<Value> {
  const closed = fc
    .record({
      number: fc.tuple(fc.bigInt(-size, size), fc.nat(fineness)).map(([n, e]) => Dyadic.of(n, e)),
      ups: fc.integer({ min: -2, max: 2 }),
      nimber: fc.nat(2),
    })
    .map((form) => store.closed(form));
  return fc.letrec<{ game: Value }>((tie) => ({
    game: fc.oneof(
      { maxDepth: 4 },
      closed,
      fc
        .tuple(
          fc.array(tie('game'), { minLength: 1, maxLength: 3 }),
          fc.array(tie('game'), { minLength: 1, maxLength: 3 }),
        )
        .map(([left, right]) => store.fromOptions(left, right)),
    ),
  })).game;
}

describe('smallThermograph', () => {
  it('is the thermograph of all values of day 3', () => {
    for (const value of sampled(valuesBornBy(3, { store }), 300))
      expect(smallThermograph(value)?.toJSON()).toEqual(exactThermograph(value).toJSON());
  });

  it('is the thermograph of random games', () => {
    fc.assert(
      fc.property(games(6, 1000n), (value) => {
        expect(smallThermograph(value)?.toJSON()).toEqual(exactThermograph(value).toJSON());
      }),
      { numRuns: runs(1000) },
    );
  });

  it('is the thermograph or nothing where numbers are fine or large', () => {
    let [found, open] = [0, 0];
    fc.assert(
      fc.property(fc.oneof(games(20, 2n ** 26n), games(20, 2n ** 30n)), (value) => {
        const small = smallThermograph(value);
        if (small === undefined) open++;
        else {
          found++;
          expect(small.toJSON()).toEqual(exactThermograph(value).toJSON());
        }
      }),
      { numRuns: runs(1000) },
    );
    expect(found).toBeGreaterThan(often(100));
    expect(open).toBeGreaterThan(often(9));
  });

  it('is nothing beyond its numbers', () => {
    for (const number of [Dyadic.of(1, 21), Dyadic.of(2n ** 29n), Dyadic.of(10n ** 400n), Dyadic.of(1, 5000)])
      expect(smallThermograph(store.fromOptions([store.number(number)], [store.number(-1)]))).toBeUndefined();
  });
});
