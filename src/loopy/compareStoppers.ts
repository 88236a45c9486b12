import { Work, type RunOptions } from '../run.js';
import type { ValueOrder } from '../values/index.js';
import { forcedWins } from './forcedWins.js';
import type { LoopyGame } from './LoopyGame.js';
import { requireStopper } from './stopper.js';

/**
 * How two stoppers compare, by the swivel chase: G ≥ H iff Left, who does not begin, can win or play for ever in G − H.
 * @returns `<`, `=`, `>` or `||` for G confused with H
 * @throws InputError `not-a-stopper`; LimitError `too-many-pairs` above 2²⁵ pairs of positions
 * @complexity one step for each pair of a position of one and a position of the other, times their options
 */
export function compareStoppers(one: LoopyGame, other: LoopyGame, options: RunOptions = {}): ValueOrder {
  const work = new Work('compareStoppers', options);
  for (const game of [one, other]) requireStopper('compareStoppers', game, work.part());
  return orderOfStoppers(one, other, work);
}

/** As `compareStoppers`, of games that are known to be stoppers. */
export function orderOfStoppers(one: LoopyGame, other: LoopyGame, work: Work): ValueOrder {
  const isAtLeast = !forcedWins(one, other, work, { only: 'R' }).rightWins(0, 0, 'R');
  const isAtMost = !forcedWins(other, one, work, { only: 'R' }).rightWins(0, 0, 'R');
  return isAtLeast ? (isAtMost ? '=' : '>') : isAtMost ? '<' : '||';
}
