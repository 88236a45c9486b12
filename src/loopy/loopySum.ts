import { options as anOptions, takes } from '../arguments.js';
import { listOf } from '../shape.js';
import { Work, type RunOptions } from '../run.js';
import { aLoopyGame } from './aLoopyGame.js';
import { LoopyGame } from './LoopyGame.js';
import { simplestFormOfStopper } from './simplestForm.js';
import { stopper } from './stopper.js';

/** Larger sums are left as they are: a simplest form looks at all pairs of positions. */
const MOST_TO_SIMPLIFY = 2 ** 10;

const loopySumTakes = /* @__PURE__ */ takes('loopySum', () => ({ games: listOf(aLoopyGame), options: anOptions }));

/**
 * A game equal to the disjunctive sum of some: partial sums that are stoppers are brought to simplest form, so that many copies stay small. One game alone is
 * returned as it is, the sum of none is 0.
 * @throws LimitError `too-many-positions` above 2²², `too-many-pairs`
 * @source Siegel 2011, Def. 1.2.6
 * @example String(loopySum(Array(100).fill(parseLoopyGame('over')))) // 'loopy:a={b|a}; b={|}'
 */
export function loopySum(games: readonly LoopyGame[], options: RunOptions = {}): LoopyGame {
  loopySumTakes(games, options);
  const work = new Work('loopySum', options);
  const [first = new LoopyGame([[]], [[]]), ...others] = games;
  return others.reduce((sum, game) => simplified(sum.plus(game, work.part()), work), first);
}

function simplified(game: LoopyGame, work: Work): LoopyGame {
  const isSimplified = game.n <= MOST_TO_SIMPLIFY && stopper(game, work.part()).stopper;
  return isSimplified ? simplestFormOfStopper(game, work) : game;
}
