import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareLoopyGames,
  compareStoppers,
  LoopyGame,
  loopyGameName,
  loopyGameOf,
  loopySides,
  offside,
  onside,
  parseLoopyGame,
  stopper,
} from 'spgames/loopy';
import { ValueStore, valuesBornBy } from 'spgames/values';
import { often, runs } from '../../helpers/sampling.js';
import { leftSurvives, slowOrder } from '../../reference/loopyGames.js';

const games: fc.Arbitrary<LoopyGame> = fc.integer({ min: 1, max: 4 }).chain((n) => {
  const arcs = fc.array(fc.array(fc.nat(n - 1), { maxLength: 2 }), { minLength: n, maxLength: n });
  return fc.tuple(arcs, arcs).map(([left, right]) => new LoopyGame(left, right));
});
const shortGames = [...valuesBornBy(2, { store: new ValueStore() })].map((value) => loopyGameOf(value));

describe('sides', () => {
  it('decide with every short game as the game itself does, whose plays without end are given to one player', () => {
    let found = 0;
    fc.assert(
      fc.property(games, (game) => {
        const [on, off] = [onside(game), offside(game)];
        for (const short of shortGames) {
          if (on.found === true)
            expect(['=', '>'].includes(slowOrder(on.side, short))).toBe(leftSurvives(game, short)(0, 0, 'R'));
          if (off.found === true) {
            const isAtMost = leftSurvives(game.negative(), short.negative())(0, 0, 'R');
            expect(['=', '<'].includes(slowOrder(off.side, short))).toBe(isAtMost);
          }
        }
        if (on.found === true && off.found === true) expect(['=', '>']).toContain(compareStoppers(on.side, off.side));
        if (on.found === true && !stopper(game).stopper) found++;
      }),
      { numRuns: runs(600) },
    );
    expect(found).toBeGreaterThan(often(30));
  });

  it('order stoppers as they are', () => {
    fc.assert(
      fc.property(games, games, (one, other) => {
        fc.pre(stopper(one).stopper && stopper(other).stopper);
        expect(compareLoopyGames(one, other)).toBe(compareStoppers(one, other));
      }),
      { numRuns: runs(300) },
    );
  });

  it.each([
    ['dud', 'on', 'off'],
    ['tis', '1', '0'],
    ['tisn', '0', '-1'],
    ['a={0|b}; b={a|0}', '1', '{0|-1}'],
    ['over', 'over', 'over'],
    ['a={b|b}; b={a|0}', undefined, undefined],
  ])('of %s', (game, on, off) => {
    const [plus, minus] = [onside(parseLoopyGame(game)), offside(parseLoopyGame(game))];
    for (const [side, expected] of [
      [plus, on],
      [minus, off],
    ] as const)
      if (expected !== undefined)
        expect(side.found === true && compareStoppers(side.side, parseLoopyGame(expected))).toBe('=');
  });

  it('are not found of Bach’s Carousel, which has none', () => {
    const carousel = parseLoopyGame('a={0,{1|1,{*,{1*|1*,a}|*}}|0}');
    expect(loopySides(carousel)).toEqual({
      onside: { found: 'undecided', rounds: 32 },
      offside: { found: 'undecided', rounds: 32 },
      stopper: undefined,
    });
    expect(onside(carousel, { limit: 3 })).toEqual({ found: 'undecided', rounds: 3 });
    expect(compareLoopyGames(carousel, parseLoopyGame('0'))).toBe('undecided');
    expect(() => loopyGameName(carousel)).toThrow(/a game whose onside or offside is not found/);
  });

  it('are found where sidling has no end, by taking moves away', () => {
    const game = parseLoopyGame('a={b|c}; b={|d,e}; c={|c}; d={b,d|d,e}; e={a|c,e}');
    expect(String(loopySides(game).stopper)).toBe('loopy:a={|a}');
  });

  it('say that dud absorbs everything', () => {
    for (const g of ['on', '1', 'over', 'tis', '*'])
      expect(compareLoopyGames(parseLoopyGame('dud').plus(parseLoopyGame(g)), parseLoopyGame('dud'))).toBe('=');
    expect(compareLoopyGames(parseLoopyGame('on').plus(parseLoopyGame('off')), parseLoopyGame('dud'))).toBe('=');
  });
});
