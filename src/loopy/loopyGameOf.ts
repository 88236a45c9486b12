import { LimitError } from '../errors.js';
import { PLAYERS, type Player } from '../player.js';
import { Work, type RunOptions } from '../run.js';
import type { Form, Value } from '../values/index.js';
import { LoopyGame, MOST_POSITIONS } from './LoopyGame.js';
import { requireFewFollowers } from './requireFewFollowers.js';

/**
 * A short game as a loopy one, with a position for each follower: of a value those of its canonical form.
 * @throws InputError `invalid-argument`; LimitError `too-many-positions` above 2²² followers, or for a nimber with more
 * than 2²³ moves
 * @complexity one step for each follower
 * @example loopyGameOf(parseValue('*')).toString() // 'loopy:a={b|b}; b={|}'
 */
export function loopyGameOf(game: Value | Form, options: RunOptions = {}): LoopyGame {
  const work = new Work('loopyGameOf', options);
  requireFewFollowers('loopyGameOf', game);
  const number = new Map<Value | Form, number>([[game, 0]]);
  const arcs: Record<Player, number[][]> = { L: [], R: [] };
  const numberOf = (option: Value | Form): number => {
    const known = number.get(option);
    if (known !== undefined) return known;
    if (number.size >= MOST_POSITIONS)
      throw new LimitError('too-many-positions', `loopyGameOf: more than ${MOST_POSITIONS} followers.`);
    requireFewFollowers('loopyGameOf', option);
    number.set(option, number.size);
    return number.size - 1;
  };
  for (const follower of number.keys()) {
    work.step();
    for (const player of PLAYERS) arcs[player].push(follower.options(player).map(numberOf));
  }
  return new LoopyGame(arcs.L, arcs.R);
}
