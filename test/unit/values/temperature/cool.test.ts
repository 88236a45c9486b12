import { describe, expect, it } from 'vitest';
import { cool, Dyadic, heat, nortonProduct, parseValue, type Value, ValueStore } from 'spgames/values';
import { InputError } from '../../../../src/errors.js';
import { thrownBy } from '../../../helpers/thrownBy.js';

const store = new ValueStore();
const value = (text: string): Value => parseValue(text, store);
const d = (text: string): Dyadic => Dyadic.parse(text);

describe('cool', () => {
  it.each([
    ['{2|-1}', '1/2', '{3/2|-1/2}'],
    ['{2|-1}', '3/2', '1/2*'],
    ['{2|-1}', '7/4', '1/2'],
    ['{2|-1}', '0', '{2|-1}'],
    ['{2|-1}', '-1', '{3|-2}'],
    ['1/2', '-1/2', '1/2*'],
    ['1/2', '-3/4', '{3/4|1/4}'],
    ['1/2', '-1/4', '1/2'],
    ['1/2', '0', '1/2'],
    ['1/2', '5', '1/2'],
    ['3', '-1', '3'],
    ['*', '0', '*'],
    ['*', '1/8', '0'],
    ['^*', '0', '^*'],
    ['^', '1', '0'],
    ['{6|4||2|0}', '1', '{4*|2*}'],
    ['{{{6|4}|{2|0}}|{{0|-2}|{-4|-6}}}', '1', '{{4*|2*}-1|{-2*|-4*}+1}'],
    ['{{{6|4}|{2|0}}|{{0|-2}|{-4|-6}}}', '3', '*'],
  ])('makes %s at t = %s to %s', (game, t, expected) => {
    expect(cool(value(game), d(t))).toBe(value(expected));
  });

  it('refuses t < -1', () => {
    const error = thrownBy(() => cool(store.zero, d('-3/2')));
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({ code: 'too-cold' });
  });
});

describe('heat', () => {
  it.each([
    ['*', '1', '{1|-1}'],
    ['1/2', '1', '1/2'],
    ['1/2*', '1/4', '{3/4|1/4}'],
    ['{2|-2}', '0', '{2|-2}'],
    ['^', '1', '{1|{0|-2}}'],
  ])('makes %s at t = %s to %s', (game, t, expected) => {
    expect(heat(value(game), d(t))).toBe(value(expected));
  });

  it('does not keep sums: where a number can be reached, its moves do not get warmer', () => {
    const [a, b] = [value('*'), value('{1|*}')];
    expect(heat(a.plus(b), d('1'))).toBe(value('{{3|1}|-1}'));
    expect(
      heat(a, d('1'))
        .plus(heat(b, d('1')))
        .equals(value('{{3|1}|-1}')),
    ).toBe(false);
  });

  it.each([
    // From the tests of CGSuite.
    ['{3||2*|1*}', d('-3/4'), '9/4*'],
    ['{3||2*|1*}', value('*'), '{3*||2|1}'],
    ['1', value('^'), '1'],
    ['*', value('^'), '{^|v}'],
    ['*', value('{1|-1}'), '0'],
    ['{2|-2}', d('-2'), '*'],
    ['{2|-2}', d('-3'), '0'],
  ])('takes any number, and games: %s by %s', (game, t, expected) => {
    expect(heat(value(game), t)).toBe(value(expected));
  });

  it('by a number as a game is by the number', () => {
    for (const game of ['*', '{2|-2}', '^', '{3||2*|1*}', '{1|0||-1}'])
      for (const t of ['0', '1', '-1/2', '3/4'])
        expect(heat(value(game), store.number(d(t)))).toBe(heat(value(game), d(t)));
  });
});

describe('nortonProduct', () => {
  it.each([
    ['0', '0'],
    ['3', '^3'],
    ['-2', 'vv'],
    ['1/2', '{^^*|v*}'],
    ['*', '{^^*|vv*}'],
    ['{1|0}', '{^^^*|vv*}'],
  ])('of %s and up is %s', (game, expected) => {
    expect(nortonProduct(value(game))).toBe(value(expected));
  });

  it('uses all incentives of another unit', () => {
    const unit = value('{3|1}');
    expect(nortonProduct(value('1'), { unit })).toBe(unit);
    expect(nortonProduct(value('*'), { unit })).toBe(
      store.fromOptions([unit.plus(value('{2|0}'))], [unit.plus(value('{2|0}')).negative()]),
    );
    const incentives = [value('3').minus(unit), unit.minus(value('1'))];
    const gains = incentives.map((gain) => unit.plus(gain));
    const half = store.fromOptions(
      gains,
      gains.map((gain) => unit.minus(gain)),
    );
    expect(nortonProduct(value('1/2'), { unit })).toBe(half);
  });

  it('needs a positive unit', () => {
    for (const unit of ['0', 'v', '*', '{2|-2}'])
      expect(thrownBy(() => nortonProduct(value('1/2'), { unit: value(unit) }))).toMatchObject({
        code: 'not-positive',
      });
  });
});
