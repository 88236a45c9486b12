import { describe, expect, it } from 'vitest';
import { parseValue, type Value, ValueStore } from 'spgames/values';
import { randomIntegers } from '../../generators/randomNumbers.js';
import { inFull, often, runs } from '../../helpers/sampling.js';

/** Games in which both players can move or none, where no comparison is decided by stops. */
function dicoticGames(store: ValueStore, seed: number): string {
  const random = randomIntegers(seed);
  const games: Value[] = [store.zero];
  const draw = (): Value[] => Array.from({ length: 1 + random(3) }, () => games[random(games.length)]!);
  for (let i = 0; i < 24; i++) games.push(store.fromOptions(draw(), draw()));
  return games.map(String).join(' ');
}

describe('a watch that works with values itself', () => {
  it.skipIf(!inFull)('leaves the comparisons around it as they are', () => {
    let calls = 0;
    for (let seed = 1; seed <= runs(60, 12); seed++) {
      const expected = dicoticGames(new ValueStore(), seed);
      for (let left = 1; left <= 60; left++) {
        const store = new ValueStore();
        const { order } = store.arithmetic;
        const other = [parseValue('{3|1}', store), parseValue('{{0|-1}|-5}', store)] as const;
        // The watch is called after so many more steps.
        for (let i = left; i < 8192; i++) order.step();
        const watch = (): void => {
          calls++;
          store.fromOptions([other[0]], [other[1]]);
        };
        expect(store.arithmetic.watched(watch, () => dicoticGames(store, seed))).toBe(expected);
      }
    }
    expect(calls).toBeGreaterThan(often(1000));
  });
});
