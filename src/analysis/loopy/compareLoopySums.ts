import { compareLoopyGames, loopyDifferenceOutcome, type LoopyGame, type LoopyOutcome } from '../../loopy/index.js';
import { Work, type RunOptions } from '../../run.js';
import type { ValueOrder } from '../../values/index.js';

/** How two loopy games compare, and who wins the first without the second, as far as it is known. */
export interface LoopyComparison {
  readonly order: ValueOrder | 'undecided';
  readonly outcome: LoopyOutcome | 'undecided';
}

/**
 * Compares two loopy games by their sides, and plays their difference, as far as the time allows and sidling finds the
 * sides.
 * @example compareLoopySums(parseLoopyGame('over'), parseLoopyGame('1')).order // '<'
 */
export function compareLoopySums(
  first: LoopyGame,
  second: LoopyGame,
  options: Omit<RunOptions, 'limit'> = {},
): LoopyComparison {
  const work = new Work('compareLoopySums', options);
  return {
    order: work.inTime((part) => compareLoopyGames(first, second, part)) ?? 'undecided',
    outcome: work.inTime((part) => loopyDifferenceOutcome(first, second, part)) ?? 'undecided',
  };
}
