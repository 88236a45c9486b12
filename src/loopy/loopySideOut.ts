import { LimitError } from '../errors.js';
import { PLAYERS, type Player } from '../player.js';
import { Work, type RunOptions } from '../run.js';
import { LoopyGame, MOST_POSITIONS } from './LoopyGame.js';

/**
 * The side-out G ⊙ H of two games as they stand: a sum that ends as soon as nobody can move in H. on ⊙ G gives Left a
 * pass in all positions of G but the ends,
 * `oslo`; dud ⊙ G gives it to both players, `TwoSlo`.
 * @throws LimitError `too-many-positions` above 2²²
 * @complexity one step for each position of the result
 * @source Siegel 2011, Def. 3.5.1
 * @example String(loopySideOut(parseLoopyGame('on'), parseLoopyGame('*'))) // 'loopy:a={a,b|b}; b={|}'
 */
export function loopySideOut(one: LoopyGame, other: LoopyGame, options: RunOptions = {}): LoopyGame {
  const work = new Work('loopySideOut', options);
  const isEnd = (q: number): boolean => other.left[q]!.length + other.right[q]!.length === 0;
  const number = new Map<number, number>();
  const numberOf = (p: number, q: number): number => {
    // All ends of the other are one.
    const key = isEnd(q) ? -1 : p * other.n + q;
    if (!number.has(key)) {
      if (number.size >= MOST_POSITIONS)
        throw new LimitError('too-many-positions', `loopySideOut: more than ${MOST_POSITIONS} positions.`);
      number.set(key, number.size);
    }
    return number.get(key)!;
  };
  numberOf(0, 0);
  const arcs: Record<Player, number[][]> = { L: [], R: [] };
  for (const key of number.keys()) {
    work.step();
    const [p, q] = [Math.floor(key / other.n), key % other.n];
    for (const player of PLAYERS)
      arcs[player].push(
        key === -1
          ? []
          : [
              ...other.options(q, player).map((option) => numberOf(p, option)),
              ...one.options(p, player).map((option) => numberOf(option, q)),
            ],
      );
  }
  return new LoopyGame(arcs.L, arcs.R);
}
