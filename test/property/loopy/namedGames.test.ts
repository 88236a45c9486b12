import { describe, expect, it } from 'vitest';
import {
  compareLoopyGames,
  compareStoppers,
  loopyGameOf,
  loopySideOut,
  parseLoopyGame,
  simplestForm,
  stopper,
  type LoopyGame,
} from 'spgames/loopy';
import {
  Dyadic,
  isAllSmall,
  isInfinitesimal,
  isInfinitesimallyClose,
  tiny,
  type Value,
  valuesBornBy,
} from 'spgames/values';
import { inFull, sampled } from '../../helpers/sampling.js';

const day2 = valuesBornBy(2);
const others = sampled(valuesBornBy(3), inFull ? 1474 : 40);
const isZero = (g: Value): boolean => g.outcome === 'P';
const absorbs = (name: string, g: Value): boolean => {
  const game = parseLoopyGame(name);
  return compareLoopyGames(game.plus(loopyGameOf(g)), game) === '=';
};

describe('named loopy games', () => {
  /**
   * @source Siegel 2011, Table 3.1
   * @source Siegel 2011, Table 3.2
   */
  it('absorb all games, all infinitesimals and no others, tinies and no all-small games, none', () => {
    for (const g of [...day2, ...others]) {
      expect(absorbs('on', g)).toBe(true);
      expect([String(g), absorbs('over', g)]).toEqual([String(g), isInfinitesimal(g)]);
      if (isAllSmall(g)) expect([String(g), absorbs('tiny(over)', g)]).toEqual([String(g), isZero(g)]);
      expect([String(g), absorbs('tiny(on)', g)]).toEqual([String(g), isZero(g)]);
    }
    for (const g of day2) if (g.rightStop.compare(Dyadic.zero) > 0) expect(absorbs('tiny(over)', tiny(g))).toBe(true);
  });

  /**
   * @source Siegel 2011, Sec. 3.1
   * @source Siegel 2011, Def. 1.2.6
   */
  it('over makes games equal iff they are infinitesimally close', () => {
    const over = parseLoopyGame('over');
    const sums = new Map(day2.map((g) => [g, loopyGameOf(g).plus(over)]));
    for (const g of sampled(day2, inFull ? 22 : 8))
      for (const h of day2)
        expect(compareLoopyGames(sums.get(g)!, sums.get(h)!) === '=').toBe(isInfinitesimallyClose(g, h));
  });

  /** @source Siegel 2011, Def. 3.1.1 */
  it('come back to a position, as no game of a value does', () => {
    const isLoopy = (game: LoopyGame): boolean => {
      // From the ends upwards all positions of a loop-free game are reached.
      const known = new Set<number>();
      for (let size = -1; size < known.size;) {
        size = known.size;
        for (let p = 0; p < game.n; p++)
          if ([...game.options(p, 'L'), ...game.options(p, 'R')].every((option) => known.has(option))) known.add(p);
      }
      return !known.has(0);
    };
    for (const name of ['on', 'over', 'upon*', 'tiny(over)', 'dud', 'tis'])
      expect(isLoopy(parseLoopyGame(name))).toBe(true);
    for (const g of day2) {
      expect(isLoopy(loopyGameOf(g))).toBe(false);
      expect(stopper(loopyGameOf(g)).stopper).toBe(true);
    }
  });

  /** @source Siegel 2011, Prop. 3.5.2 */
  it('and all others have G ⊙ 0 = 0 and 0 ⊙ G = G', () => {
    const zero = parseLoopyGame('0');
    for (const game of [
      ...['on', 'over', 'upon*', 'dud'].map((name) => parseLoopyGame(name)),
      ...day2.map((g) => loopyGameOf(g)),
    ]) {
      expect(loopySideOut(game, zero).n).toBe(1);
      expect(String(loopySideOut(zero, game))).toBe(String(game));
      if (stopper(game).stopper) expect(compareStoppers(simplestForm(loopySideOut(zero, game)), game)).toBe('=');
    }
  });
});
