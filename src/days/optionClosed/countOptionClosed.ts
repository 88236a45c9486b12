import { Work, type RunOptions } from '../../run.js';
import { ValueStore } from '../../values/index.js';
import { requireLastDay } from '../requireLastDay.js';
import { chainAfter, optionClosedDay } from './optionClosedPairs.js';

/** Of day 6 not even the games of the day before can be listed. */
const LAST_DAY = 5;

/**
 * How many option-closed games are born by a day, 39,744,242 by day 5, without a list of them. A game is counted at its
 * largest sets of options: {A_i | −A_j} such that neither a larger A_i nor a larger A_j gives the same game. The
 * games of column i with j from some t(i) on change when A_i grows, which is found by bisection; for A_j it is
 * the same by negation.
 * @throws InputError `invalid-day`; LimitError `too-many-values` after day 5
 * @complexity the games of the day before times the logarithm of their number, and their square in steps without
 * arithmetic
 * @source Siegel 2011, Lemma 4.3.12
 * @example countOptionClosed(4) // 11363
 */
export function countOptionClosed(day: number, options: RunOptions = {}): number {
  requireLastDay('countOptionClosed', day, LAST_DAY);
  const work = new Work('countOptionClosed', options);
  if (day === 0) return 1;
  const store = new ValueStore();
  const chain = chainAfter(optionClosedDay(day - 1, store, work.part()), work);
  const negatives = chain.map((games) => games.map((game) => game.negative()));
  const last = chain.length - 1;
  const changedFrom = chain.slice(0, last).map((games, i) => {
    work.tick(0);
    // A further option keeps the value iff it is no better than the game: a gift horse. The game falls with j.
    const added = chain[i + 1]!.filter((game) => !games.includes(game));
    let [low, high] = [0, last + 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      const game = store.fromOptions(games, negatives[middle]!);
      if (added.some((option) => game.isAtMost(option))) high = middle;
      else low = middle + 1;
    }
    return low;
  });
  changedFrom.push(0);
  let count = 0;
  for (let i = 0; i <= last; i++) {
    work.tick(0);
    for (let j = changedFrom[i]!; j <= last; j++) if (i >= changedFrom[j]!) count++;
  }
  return count;
}
