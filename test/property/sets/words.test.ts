import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countBelow, highestBit, lowestBit, popcount, reverse16 } from '../../../src/sets/words.kernel.js';

/** Words as they come from signed and from unsigned arrays. */
const words = fc.oneof(
  fc.constantFrom(0, 1, -1, 0x7fffffff, 0x80000000, -0x80000000, 0xffffffff),
  fc.integer(),
  fc.integer({ min: 0, max: 0xffffffff }),
);

/** The word in binary, 32 digits, the lowest last. */
const digits = (x: number): string => (x >>> 0).toString(2).padStart(32, '0');

it('bits of words are those of their binary digits', () => {
  fc.assert(
    fc.property(words, (x) => {
      const text = digits(x);
      expect(popcount(x)).toBe(text.replaceAll('0', '').length);
      expect(highestBit(x)).toBe(x === 0 ? -1 : 31 - text.indexOf('1'));
      if (x !== 0) expect(lowestBit(x)).toBe(31 - text.lastIndexOf('1'));
      expect(reverse16(x & 0xffff)).toBe(parseInt([...text.slice(16)].reverse().join(''), 2));
    }),
    { numRuns: 1000 },
  );
});

it('elements below another one are counted', () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 3 }), fc.nat(2), fc.nat(95), (set, before, v) => {
      const element = v % (32 * set.length);
      const list = [...new Array<number>(before).fill(-1), ...set];
      const count = [...set.map((word) => [...digits(word)].reverse()).flat()]
        .slice(0, element)
        .filter((digit) => digit === '1').length;
      expect(countBelow(Int32Array.from(list), before, element)).toBe(count);
      expect(
        countBelow(
          Uint32Array.from(list, (word) => word >>> 0),
          before,
          element,
        ),
      ).toBe(count);
    }),
    { numRuns: 1000 },
  );
});
