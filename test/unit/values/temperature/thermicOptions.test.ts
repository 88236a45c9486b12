import { describe, expect, it } from 'vitest';
import {
  boilingPoint,
  boilingPointBound,
  Dyadic,
  mean,
  parseValue,
  printValue,
  temperature,
  temperatureBound,
  thermicOptions,
  thermicVersion,
  thermographBoundary,
  type Value,
  ValueStore,
} from 'spgames/values';
import { thrownBy } from '../../../helpers/thrownBy.js';
import { tightGame } from '../../../helpers/tightGame.js';

const store = new ValueStore();
const value = (text: string): Value => parseValue(text, store);
const pairs = (game: string): Set<string> =>
  new Set(thermicOptions(value(game)).map(({ left, right }) => `${printValue(left)!} and ${printValue(right)!}`));

describe('thermicOptions', () => {
  /** @source Huntemann 2018, Ex. 5.17 */
  it('finds both thermic versions of Ex. 5.17', () => {
    expect(pairs('{{{3|1}|0},{2|0}|{-1|-2}}')).toEqual(new Set(['{2|0} and {-1|-2}', '{3|1||0} and {-1|-2}']));
  });

  /** @source Huntemann 2018, Ex. 5.18 */
  it('finds the one of Ex. 5.18', () => {
    const game = value('{{2|-1},0|{-2|-4}}');
    expect(pairs('{{2|-1},0|{-2|-4}}')).toEqual(new Set(['{2|-1} and {-2|-4}']));
    expect(thermicVersion(game)).toBe(value('{{2|-1}|{-2|-4}}'));
  });

  it('asks for more than good stops at the temperature itself', () => {
    // At t = 1/2 the options 1/2 and {1|*} are equally good for Left, but {{1|*}|{0|-1}} is tepid.
    const game = value('{1/2,{1|*}|{0|-1}}');
    expect([temperature(game), mean(game)].map(String)).toEqual(['1/2', '0']);
    expect(pairs('{1/2,{1|*}|{0|-1}}')).toEqual(new Set(['1/2 and {0|-1}']));
    expect(temperature(value('{{1|*}|{0|-1}}')).compare(Dyadic.zero)).toBe(0);
  });

  it('is for hot values only', () => {
    for (const game of ['0', '1/2', '*', '^^', 'tiny(2)'])
      for (const call of [thermicOptions, thermicVersion, temperatureBound])
        expect(thrownBy(() => call(value(game)))).toMatchObject({ code: 'not-hot' });
    expect(thrownBy(() => thermographBoundary(value('*'), 'L'))).toMatchObject({ code: 'not-hot' });
  });
});

describe('thermographBoundary', () => {
  /** @source Huntemann 2018, Ex. 5.22 */
  it.each(['L', 'R'] as const)('has the turning points of Ex. 5.22 on the side of %s', (player) => {
    const game = value('{{{6|4}|{2|0}}|{{0|-2}|{-4|-6}}}');
    const { turningPoints, segments, vertical, oblique } = thermographBoundary(game, player);
    expect(turningPoints.map(String)).toEqual(['0', '1', '2', '3']);
    expect(segments.map(({ kind }) => kind)).toEqual(['oblique', 'vertical', 'oblique']);
    expect(segments.map(({ from, to }) => `${from.toString()}-${to.toString()}`)).toEqual(['0-1', '1-2', '2-3']);
    expect([vertical, oblique].map(String)).toEqual(['1', '2']);
  });

  it('starts at t = 0, whatever the wall does below', () => {
    const left = thermographBoundary(value('{{5|2}|{-2|-3}}'), 'L');
    expect(left.turningPoints.map(String)).toEqual(['0', '3/2', '3']);
    expect([left.vertical, left.oblique].map(String)).toEqual(['3/2', '3/2']);
  });
});

describe('temperatureBound', () => {
  it('takes the thermic option on the side with more vertical segments', () => {
    const game = value('{{5|2}|{-2|-3}}');
    const { bound, measure, option, optionMeasure, left, right } = temperatureBound(game);
    expect([left.vertical, right.vertical].map(String)).toEqual(['3/2', '1/2']);
    expect(printValue(option)).toBe('{5|2}');
    expect([measure, optionMeasure, bound].map(String)).toEqual(['4', '3', '5']);
    const opposite = temperatureBound(game.negative());
    expect(printValue(opposite.option)).toBe('{-2|-5}');
    expect(opposite.bound.toString()).toBe('5');
  });

  it('is exact for switches of numbers', () => {
    expect(temperatureBound(value('{7|-2}')).bound.toString()).toBe('9/2');
  });
});

describe('boilingPointBound', () => {
  /** @source Huntemann 2018, Ex. 5.26 */
  it('is 9 for the games of Ex. 5.26, which come as near as one likes', () => {
    const games = [0, 1, 2, 3].map((n) => tightGame(n, store));
    const { bound, measure, optionMeasure, widest, widestOption } = boilingPointBound(games);
    expect([bound, measure, optionMeasure].map(String)).toEqual(['9', '6', '6']);
    expect([widest, widestOption]).toEqual([games[0], value('{9|3}')]);
    expect(boilingPoint(games).toString()).toBe('69/8');
  });

  it('is 0 for numbers', () => {
    const { bound, widestOption } = boilingPointBound([store.zero]);
    expect([bound.toString(), widestOption]).toEqual(['0', undefined]);
    expect(boilingPointBound([value('1/2'), value('3')]).bound.toString()).toBe('0');
  });

  it('needs a value', () => {
    expect(thrownBy(() => boilingPointBound([]))).toMatchObject({ code: 'invalid-set' });
    expect(thrownBy(() => boilingPoint([]))).toMatchObject({ code: 'invalid-set' });
  });
});
