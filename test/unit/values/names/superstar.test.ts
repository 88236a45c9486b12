import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dyadic, parseValue, superstar, superstarOf, valuesBornBy, ValueStore } from 'spgames/values';
import { runs } from '../../../helpers/sampling.js';

const store = new ValueStore();

describe('superstars', () => {
  it.each([
    [[], [], '0'],
    [[0], [0], '*'],
    [[0, 1, 2], [0, 1, 2], '*3'],
    [[0], [1], '^'],
    [[0, 1], [0], '^*'],
    [[0, 1], [], '1'],
    [[], [3], '0'],
    [[1], [1], '0'],
    [[0, 2], [0, 1, 3], '{0,*2|0,*,*3}'],
  ])('{%j | %j} is %s', (left, right, name) => {
    expect(superstar(store, { left, right }).equals(parseValue(name, store))).toBe(true);
  });

  it('are added to numbers, and refuse what is not a nimber', () => {
    const number = Dyadic.of(3n, 2);
    expect(String(superstar(store, { number, left: [0], right: [1] }))).toBe('3/4^');
    expect(String(superstar(store))).toBe('0');
    expect(() => superstar(store, { left: [-1] })).toThrow('nimber');
  });

  it('are recognised with a form of the same value', () => {
    const nimbers = fc.uniqueArray(fc.nat({ max: 6 }), { maxLength: 5 });
    fc.assert(
      fc.property(nimbers, nimbers, fc.integer({ min: -3, max: 3 }), (left, right, n) => {
        const value = superstar(store, { number: Dyadic.of(BigInt(n), 1), left, right });
        const found = superstarOf(value);
        // A reversible option may be replaced by others; where the options are still nimbers, they make the value.
        if (found !== undefined) expect(superstar(store, found).id).toBe(value.id);
        else
          expect([...value.options('L'), ...value.options('R')].some(({ closedForm }) => closedForm?.ups !== 0)).toBe(
            true,
          );
      }),
      { numRuns: runs(2000) },
    );
  });

  it('of day 2 are those with nimbers for options, and the numbers', () => {
    const found = [...valuesBornBy(2, { store })].filter((value) => superstarOf(value) !== undefined).map(String);
    expect(found.sort()).toEqual(
      ['*', '*2', '-1', '-1*', '-1/2', '-2', '0', '1', '1*', '1/2', '2', '^', '^*', 'v', 'v*'].sort(),
    );
  });
});
