import { Work, type RunOptions } from '../run.js';
import type { DigraphPlacement } from './DigraphPlacement.js';

/**
 * The positions that can be reached, whichever player makes the moves: the vertices that are left, ascending.
 * Each comes once, those after fewer moves first, so that the game itself is the first and the empty position the last;
 * `game.induced` makes a game of one.
 * @throws LimitError; `limit` counts positions
 * @complexity the number of positions, at most 2ⁿ, times the arcs
 * @source Clow and McKay 2024, Sec. 1
 * @example digraphFollowers(parseDigraphPlacement('LLR 0>1 1>2')) // [[0, 1, 2], [2], [0], [0, 1], []]
 */
export function digraphFollowers(game: DigraphPlacement, given: RunOptions = {}): readonly (readonly number[])[] {
  const work = new Work('digraphFollowers', given);
  const whole = [...game.sides.keys()];
  const found = new Map<string, readonly number[]>([[whole.join(), whole]]);
  for (const position of found.values()) {
    work.step();
    for (const v of position) {
      const deleted = new Set(game.out[v]).add(v);
      const left = position.filter((w) => !deleted.has(w));
      const key = left.join();
      if (!found.has(key)) found.set(key, left);
    }
  }
  return [...found.values()];
}
