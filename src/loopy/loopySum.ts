import { Work, type RunOptions } from '../run.js';
import { LoopyGame } from './LoopyGame.js';
import { simplestFormOfStopper } from './simplestForm.js';
import { stopper } from './stopper.js';

/** Larger games are left as they are. */
const MOST_TO_SIMPLIFY = 2 ** 14;

/**
 * A game equal to the disjunctive sum of some: stoppers and partial sums that are stoppers are brought to simplest
 * form, so that many copies stay small. One game alone is returned as it is, the sum of none is 0.
 * @throws LimitError `too-many-positions` above 2²², `too-many-pairs`
 * @source Siegel 2011, Def. 1.2.6
 * @example String(loopySum(Array(100).fill(parseLoopyGame('over')))) // 'loopy:a={b|a}; b={|}'
 */
export function loopySum(games: readonly LoopyGame[], options: RunOptions = {}): LoopyGame {
  const work = new Work('loopySum', options);
  if (games.length < 2) return games[0] ?? new LoopyGame([[]], [[]]);
  return games
    .map((game) => simplified(game, work))
    .reduce((sum, game) => simplified(sum.plus(game, work.part()), work));
}

function simplified(game: LoopyGame, work: Work): LoopyGame {
  if (game.n > MOST_TO_SIMPLIFY || !stopper(game, work.part()).stopper) return game;
  // Where too many positions lead back to each other it stays as it is.
  return work.unlessCutOff(
    () => simplestFormOfStopper(game, work),
    () => game,
  );
}
