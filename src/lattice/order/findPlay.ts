import { Work, type RunOptions } from '../../run.js';
import type { LatticeGame } from '../LatticeGame.js';
import type { LatticePoint } from '../LatticePoint.js';

/** A play between two positions, if there is one. */
export type FoundPlay =
  | {
      readonly found: true;
      /** The positions of a shortest play, the first and the last among them. */
      readonly positions: readonly LatticePoint[];
    }
  | { readonly found: false };

/**
 * A shortest sequence of legal moves from one position to another: a Γ-path on the board.
 * @param options `limit` bounds how many positions are looked at
 * @throws InputError `not-a-position`, `not-positive` for a game in which play can go on for ever, `invalid-argument`;
 * LimitError
 * @complexity moves · dimension for each position that can be reached and has at least the weight of the last one
 * @source Guo & Miller 2009, Def. 3.2
 * @example findPlay(new LatticeGame([[1, 0], [0, 1], [-1, 1]]), [0, 1], [0, 0]) // { found: true, positions: [[0, 1], [0, 0]] }
 */
export function findPlay(game: LatticeGame, from: LatticePoint, to: LatticePoint, options: RunOptions = {}): FoundPlay {
  game.requirePosition('findPlay', from);
  game.requirePosition('findPlay', to);
  const work = new Work('findPlay', options);
  const least = game.weight(to);
  const before = new Map<string, LatticePoint | undefined>([[from.join(), undefined]]);
  const open = [from];
  for (let next = 0; next < open.length; next++) {
    const position = open[next]!;
    work.step();
    if (position.every((entry, i) => entry === to[i])) {
      const positions = [position];
      for (let last = before.get(position.join()); last !== undefined; last = before.get(last.join()))
        positions.push(last);
      return { found: true, positions: positions.reverse() };
    }
    for (const option of game.options(position)) {
      if (before.has(option.join()) || game.weight(option) < least) continue;
      before.set(option.join(), position);
      open.push(option);
    }
  }
  return { found: false };
}
