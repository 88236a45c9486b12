import { PLAYERS, type Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { formFollowers, type Form } from '../../values/index.js';
import { LoopyGame } from '../LoopyGame.js';

/**
 * The Oslo game of a form, its generator: Left may pass besides, everywhere but where nobody has a move. A stopper,
 * which is on ⊙ G; it depends on the form.
 * @param options `limit` counts followers
 * @throws LimitError `too-many-positions` above 2²² followers
 * @complexity one step for each follower
 * @source Siegel 2011, Def. 3.2.1
 * @example String(oslo(parseForm('{0|0}'))) // 'loopy:a={a,b|b}; b={|}'
 */
export function oslo(form: Form, options: RunOptions = {}): LoopyGame {
  return withPasses(form, ['L'], new Work('oslo', options));
}

/**
 * The TwoSlo game of a form: both players may also pass, except where nobody has a move. It is dud ⊙ G, and
 * no stopper unless G is literally 0; it depends on the form.
 * @param options `limit` counts followers
 * @throws LimitError `too-many-positions` above 2²² followers
 * @complexity one step for each follower
 * @source Siegel 2011, Def. 3.6.6
 * @example String(twoSlo(parseForm('{0|0}'))) // 'loopy:a={a,b|a,b}; b={|}'
 */
export function twoSlo(form: Form, options: RunOptions = {}): LoopyGame {
  return withPasses(form, PLAYERS, new Work('twoSlo', options));
}

function withPasses(form: Form, passing: readonly Player[], work: Work): LoopyGame {
  const followers = formFollowers(form).reverse();
  const number = new Map(followers.map((follower, p) => [follower, p]));
  const arcs = (player: Player): number[][] =>
    followers.map((follower, p) => {
      work.step();
      const moves = follower.options(player).map((option) => number.get(option)!);
      return passing.includes(player) && follower !== follower.store.zero ? [p, ...moves] : moves;
    });
  return new LoopyGame(arcs('L'), arcs('R'));
}
