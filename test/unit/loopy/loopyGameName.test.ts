import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareLoopyGames,
  compareStoppers,
  LoopyGame,
  loopyGameName,
  loopyGameOf,
  loopySideOut,
  offside,
  onside,
  parseLoopyGame,
  stopper,
} from 'spgames/loopy';
import { parseValue, valuesBornBy } from 'spgames/values';
import { runs } from '../../helpers/sampling.js';

const name = (text: string): string => loopyGameName(parseLoopyGame(text));

describe('loopyGameName', () => {
  it.each([
    'on',
    'off',
    'over',
    'under',
    'upon',
    'downunder',
    'upon*',
    'downunder*',
    'tiny(over)',
    'miny(over)',
    'tiny(on)',
    'miny(on)',
  ])('knows %s', (game) => {
    expect(name(game)).toBe(game);
  });

  /** @source Siegel 2011, Sec. 3.2 */
  it.each([
    ['{0,{pass|}|off}', '{on|off}'],
    ['{over|pass}', 'over'],
    ['{on|0,*}', '{on|0,*}'],
    ['{{upon*|0}|under}', '{{upon*|0}|under}'],
    ['{upon*,0|0}', 'upon*'],
    ['{pass,upon*|upon*}', '2.upon*'],
    ['{0|upon}', '2.upon* + *'],
    ['{0|2.upon* + *}', '3.upon'],
    ['{0|2.upon*}', '3.upon*'],
    ['{downunder*|0}', '2.downunder*'],
    ['{1/2|pass}', '1/2 + over'],
    ['{pass|-3*}', '-3 + upon'],
    ['a={b|0}; b={a|0}', 'under'],
    ['{1|*,on}', '{1|*}'],
    ['{1|1}', '1*'],
  ])('of %s', (game, expected) => {
    expect(name(game)).toBe(expected);
    expect(name(expected)).toBe(expected);
  });

  it('of short games is that of the value', () => {
    for (const value of valuesBornBy(2)) expect(loopyGameName(loopyGameOf(value))).toBe(String(value));
  });

  it('is read again', () => {
    const games = fc.integer({ min: 1, max: 6 }).chain((n) => {
      const arcs = fc.array(fc.array(fc.nat(n - 1), { maxLength: 2 }), { minLength: n, maxLength: n });
      return fc.tuple(arcs, arcs).map(([left, right]) => new LoopyGame(left, right));
    });
    fc.assert(
      fc.property(games, (game) => {
        fc.pre(stopper(game).stopper);
        const text = loopyGameName(game);
        expect(compareStoppers(parseLoopyGame(text), game)).toBe('=');
        expect(name(text)).toBe(text);
      }),
      { numRuns: runs(600) },
    );
  });
});

describe('loopySideOut', () => {
  const sideOut = (one: string, other: string): LoopyGame =>
    loopySideOut(parseLoopyGame(one), loopyGameOf(parseValue(other)));

  it.each([
    ['0', '0'],
    ['*', 'upon*'],
    ['*2', 'upon*'],
    ['^*', 'upon*'],
    ['v*', 'upon*'],
    ['v', '{upon*|0}'],
    ['^', '2.upon*'],
    ['{0|-1}', '{0|under}'],
    ['{1|*}', '{on|upon*}'],
    ['+-1', '{on|under}'],
    ['{*|-1}', '{upon*|under}'],
    ['3/4', 'on'],
    ['-2', 'under'],
  ])('of on with %s is its Oslo game %s', (value, oslo) => {
    expect(loopyGameName(sideOut('on', value))).toBe(oslo);
  });

  it('of dud is not a stopper, and of zero the other game', () => {
    const twoSlo = sideOut('dud', '*');
    expect(stopper(twoSlo).stopper).toBe(false);
    expect([onside(twoSlo), offside(twoSlo)].map((side) => side.found === true && loopyGameName(side.side))).toEqual([
      'upon*',
      'downunder*',
    ]);
    expect(compareLoopyGames(twoSlo, parseLoopyGame('0'))).toBe('||');
    expect(loopyGameName(sideOut('0', '^'))).toBe('^');
    expect(String(sideOut('dud', '0'))).toBe('loopy:a={|}');
  });
});
