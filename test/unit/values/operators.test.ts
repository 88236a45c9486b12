import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dyadic, parseValue } from 'spgames/values';
import { codeOf, errorOf } from '../../helpers/codeOf.js';
import { runs } from '../../helpers/sampling.js';

const dyadics = fc
  .tuple(fc.bigInt({ min: -(2n ** 40n), max: 2n ** 40n }), fc.integer({ min: 0, max: 60 }))
  .map(([numerator, exponent]) => Dyadic.of(numerator, exponent));

describe('a Dyadic in operators of JavaScript', () => {
  it('is its number', () => {
    const [nine, ten] = [Dyadic.of(9), Dyadic.of(10)];
    expect([ten > nine, nine > ten, Math.max(9.5, +nine), Number(Dyadic.of(3, 2)), +ten - +nine]).toEqual([
      true,
      false,
      9.5,
      0.75,
      1,
    ]);
    expect(`${String(Dyadic.of(-5, 3))} and ${ten.toString()}`).toBe('-5/8 and 10');
    expect([ten, Dyadic.of(1, 1), nine].sort(Dyadic.compare).map(String)).toEqual(['1/2', '9', '10']);
    expect(JSON.stringify({ t: Dyadic.of(-1, 3) })).toBe('{"t":"-1/8"}');
    expect(Dyadic.fromJson('-1/8').equals(Dyadic.of(-1, 3)) && Dyadic.fromJson(4).equals(Dyadic.of(4))).toBe(true);
  });

  it('compares as compare does', () => {
    fc.assert(
      fc.property(dyadics, dyadics, (a, b) => {
        expect([a < b, a > b, a <= b, +a === +b]).toEqual([
          a.compare(b) < 0,
          a.compare(b) > 0,
          a.compare(b) <= 0,
          a.equals(b),
        ]);
        expect(Dyadic.fromJson(JSON.parse(JSON.stringify(a))).equals(a)).toBe(true);
      }),
      { numRuns: runs(2000, 300) },
    );
  });

  it('is refused where no number is equal to it', () => {
    for (const x of [
      Dyadic.of(2n ** 53n + 1n),
      Dyadic.of(2n ** 60n + 1n, 3),
      Dyadic.of(1, 2000),
      Dyadic.of(3n ** 700n),
    ]) {
      expect(x.toNumber()).toBeUndefined();
      expect(codeOf(() => x > Dyadic.zero)).toBe('not-exact');
      expect(String(x)).toBe(x.toString());
    }
    expect([Dyadic.of(2n ** 70n).toNumber(), Dyadic.of(1, 1022).toNumber()]).toEqual([2 ** 70, 2 ** -1022]);
  });

  it('does not change', () => {
    expect(() => ((Dyadic.zero as { numerator: bigint }).numerator = 5n)).toThrow(TypeError);
    expect(codeOf(() => Dyadic.compare(1 as never, Dyadic.zero))).toBe('invalid-argument');
  });
});

describe('a Value in operators of JavaScript', () => {
  const [nine, ten] = [parseValue('9'), parseValue('10')];

  it('is refused with the name of the method', () => {
    const calls = [
      () => ten < nine,
      () => (ten as never as number) * 2,
      () => Math.max(ten as never, 1),
      () => (ten as never as string) + '',
    ];
    for (const call of calls) {
      const error = errorOf(call);
      expect(error.code).toBe('not-a-number');
      expect(error.hint).toContain('compare');
    }
  });

  it('is its name in templates', () => {
    expect(`${String(ten)} ${parseValue('{2|-2}') as never as string}`).toBe('10 {2|-2}');
    expect(() => ((ten as { id: number }).id = 0)).toThrow(TypeError);
  });
});
