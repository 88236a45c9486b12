import { options as anOptions, takes } from '../../arguments.js';
import { compareLoopyGames, loopyDifferenceOutcome, type LoopyGame, type LoopyOutcome } from '../../loopy/index.js';
import { aLoopyGame } from '../../loopy/internal.js';
import { Work, type RunOptions } from '../../run.js';
import type { ValueOrder } from '../../values/index.js';

/** How two loopy games compare, and who wins the first without the second, as far as it is known. */
export interface LoopyComparison {
  readonly order: ValueOrder | 'undecided';
  readonly outcome: LoopyOutcome | 'undecided';
}

const compareLoopySumsTakes = /* @__PURE__ */ takes('compareLoopySums', () => ({
  first: aLoopyGame,
  second: aLoopyGame,
  options: anOptions,
}));

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
  compareLoopySumsTakes(first, second, options);
  const work = new Work('compareLoopySums', options);
  return {
    order: work.inTime((part) => compareLoopyGames(first, second, part)) ?? 'undecided',
    outcome: work.inTime((part) => loopyDifferenceOutcome(first, second, part)) ?? 'undecided',
  };
}
