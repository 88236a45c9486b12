import { describe, expect, it } from 'vitest';
import {
  atomicWeight,
  Dyadic,
  farStar,
  hasAtomicWeight,
  incentives,
  isAllSmall,
  isAtMostInfinitesimally,
  isEquivalentUnderFarStar,
  isInfinitesimal,
  isInfinitesimallyClose,
  isNumberish,
  parseValue,
  printValue,
  reducedCanonicalForm,
  type Value,
  valuesBornBy,
  ValueStore,
  winningMovesBesideNumber,
} from 'spgames/values';
import { InputError } from '../../../../src/errors.js';
import { thrownBy } from '../../../helpers/thrownBy.js';

const store = new ValueStore();
const value = (text: string): Value => parseValue(text, store);

describe('infinitesimals', () => {
  it.each([
    ['0', true, true, true],
    ['*5', true, true, true],
    ['^^*', true, true, true],
    ['tiny(2)', true, true, false],
    ['1*', false, true, false],
    ['1/2', false, true, false],
    ['{1|1,{1|0}}', false, true, false],
    ['{1|-1}', false, false, false],
    ['{0||0|-1}', true, true, false],
    ['{^|v}', true, true, true],
  ])('%s: infinitesimal %s, numberish %s, all-small %s', (text, infinitesimal, numberish, allSmall) => {
    const game = value(text);
    expect([isInfinitesimal(game), isNumberish(game), isAllSmall(game)]).toEqual([infinitesimal, numberish, allSmall]);
  });

  /** @source Huntemann 2018, Ex. 5.4 */
  it('separate what is close', () => {
    expect(isInfinitesimallyClose(value('1'), value('{1|1}'))).toBe(true);
    expect(isInfinitesimallyClose(value('{2|0}'), value('{2*|^}'))).toBe(true);
    expect(isInfinitesimallyClose(value('{2|0}'), value('{2||2|0}'))).toBe(false);
    expect(isInfinitesimallyClose(value('{4||2|0}'), value('{4|2}'))).toBe(false);
    expect(isAtMostInfinitesimally(value('{0|-1}'), value('0'))).toBe(true);
    expect(isAtMostInfinitesimally(value('0'), value('{0|-1}'))).toBe(false);
    expect(isAtMostInfinitesimally(value('*'), value('0'))).toBe(true);
    expect(isAtMostInfinitesimally(value('{3|2}'), value('3'))).toBe(true);
    expect(thrownBy(() => isAtMostInfinitesimally(store.zero, new ValueStore().zero))).toMatchObject({
      code: 'not-the-same-store',
    });
  });
});

describe('reducedCanonicalForm', () => {
  it.each([
    ['{2,{2|0},{2,{2|1}|0,{1|0}}|0,{1/2|0},{2,{2|0}|0,{1/2|0}}}', '{2|0}'],
    ['{3,{3|2}|2}', '{3|2}'],
    ['{2*|-2*}', '{2|-2}'],
    ['1/2^*', '1/2'],
    ['tiny(2)', '0'],
    ['{5|2||-2|-3}', '{5|2||-2|-3}'],
    ['{1v,{1v|v}|v}', '{1|0}'],
    ['{{1v,{1v|v}|v}|{-2v,{-2v|-3v}|-3v}}', '{{1|0}|{-2|-3}}'],
  ])('of %s is %s', (text, expected) => {
    expect(printValue(reducedCanonicalForm(value(text)))).toBe(printValue(value(expected)));
    expect(reducedCanonicalForm(value(text))).toBe(value(expected));
  });

  it('has 61 values on day 3: those 15 numbers, and 46 others', () => {
    const reduced = new Set(valuesBornBy(3, { store }).map(reducedCanonicalForm));
    expect([reduced.size, [...reduced].filter(({ number }) => number !== undefined).length]).toEqual([61, 15]);
  });
});

describe('atomicWeight', () => {
  it.each([
    ['0', '0'],
    ['*', '0'],
    ['*2', '0'],
    ['^', '1'],
    ['^*', '1'],
    ['^^', '2'],
    ['v', '-1'],
    ['vvv*2', '-3'],
    ['^<2>', '0'],
    ['^[3]', '1'],
    ['{^^*|v*}', '1/2'],
    ['{^^*|vv*}', '*'],
    ['{^^^*|vv*}', '{1|0}'],
    ['{0|^^}', '3'],
    ['{^|v}', '0'],
    ['{^^|vv}', '*'],
    ['{^^^|vvv}', '{1|-1}'],
    ['tiny(2)', '0'],
    ['{0||0|-3/2}', '0'],
    ['{0|||0||-1|-3}', '0'],
    ['{5||3|1|||0||||0}', '0'],
    ['{1|^^||^}', '2'],
    ['{^||^|-1}', '1'],
  ])('of %s is %s', (text, expected) => {
    expect(printValue(atomicWeight(value(text)))).toBe(expected);
    expect(hasAtomicWeight(value(text))).toBe(true);
  });

  it('refuses values that have none', () => {
    for (const text of ['1', '1*', '{1|-1}', '{1|*}', '{1|^^^||^}']) {
      expect(hasAtomicWeight(value(text))).toBe(false);
      const error = thrownBy(() => atomicWeight(value(text)));
      expect(error).toBeInstanceOf(InputError);
      expect(error).toMatchObject({ code: 'not-atomic' });
    }
  });
});

describe('farStar', () => {
  it('is above all nimbers among the positions', () => {
    const stars = ['0', '*', '^', '*2', '*3', '*4', '^*4', '^^*4', '^^^*3', '{1|*9}'].map((text) =>
      printValue(farStar(value(text))),
    );
    expect(stars).toEqual(['*', '*2', '*2', '*4', '*4', '*8', '*8', '*8', '*4', '*16']);
    expect(printValue(farStar(value('*'), value('*5')))).toBe('*8');
  });

  it('makes nimbers 0 and tells multiples of up apart', () => {
    expect(isEquivalentUnderFarStar(value('*5'), value('0'))).toBe(true);
    expect(isEquivalentUnderFarStar(value('^'), value('^*3'))).toBe(true);
    expect(isEquivalentUnderFarStar(value('^'), value('0'))).toBe(false);
    expect(isEquivalentUnderFarStar(value('{0|^^}'), value('^3'))).toBe(true);
    expect(isEquivalentUnderFarStar(value('1'), value('0'))).toBe(false);
  });
});

describe('incentives', () => {
  it.each([
    ['0', [], []],
    ['1/2', ['-1/2'], ['-1/2']],
    ['3', ['-1'], []],
    ['^', ['v'], ['^*']],
    ['{3|1}', ['{2|0}'], ['{2|0}']],
    ['*2', ['*2', '*3'], ['*2', '*3']],
  ])('of %s are %s and %s', (text, left, right) => {
    const written = (player: 'L' | 'R'): (string | undefined)[] =>
      incentives(value(text), player).map((gain) => printValue(gain));
    expect(new Set(written('L'))).toEqual(new Set(left));
    expect(new Set(written('R'))).toEqual(new Set(right));
    expect(written('L').length).toBe(left.length);
  });
});

describe('winningMovesBesideNumber', () => {
  it('finds the moves in the game', () => {
    const moves = (game: string, x: string, player: 'L' | 'R'): (string | undefined)[] =>
      winningMovesBesideNumber(value(game), Dyadic.parse(x), player).map((option) => printValue(option));
    expect(moves('{2|-1}', '-2', 'L')).toEqual(['2']);
    expect(moves('{2|-1}', '-9/4', 'L')).toEqual([]);
    expect(moves('{2|-1}', '1', 'R')).toEqual(['-1']);
    expect(moves('{2,{5|1}|0}', '-1', 'L')).toEqual(['2']);
    expect(moves('*', '1/8', 'L').length).toBe(1);
    expect(moves('*', '-1/8', 'L')).toEqual([]);
  });
});
