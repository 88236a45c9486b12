import { InputError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { requireStore } from '../../values/internal.js';
import { standardStore, type StoreOptions, type Value } from '../../values/index.js';
import { requireLastDay } from '../requireLastDay.js';
import { chainAfter, optionClosedDay } from './optionClosedPairs.js';

/** The games of day 5 cannot be listed. */
const LAST_DAY = 4;

/**
 * 𝒜_n: the sets of options that Left may have in an option-closed game of the next day, 2, 5, 19, 177 or 11,364 of
 * them, each by its maximal elements. Their lower sets are a chain, which begins with ∅. Those of Right are their
 * negatives.
 * @throws InputError `invalid-day`, `invalid-option`; LimitError `too-many-values` after day 4
 * @complexity one lower set for each pair of sets of the day before: 177² on day 4
 * @source Siegel 2011, Def. 4.3.3
 * @example leftOptionClosedAntichains(1).map(String) // ['', '-1', '0', '0,*', '1']
 */
export function leftOptionClosedAntichains(day: number, options: RunOptions & StoreOptions = {}): Value[][] {
  const { store = standardStore, ...bounds } = options;
  requireStore('leftOptionClosedAntichains', store);
  requireLastDay('leftOptionClosedAntichains', day, LAST_DAY);
  const work = new Work('leftOptionClosedAntichains', bounds);
  return chainAfter(optionClosedDay(day, store, work.part()), work);
}

/** The largest sets of options of an option-closed game, each by its best elements. */
export interface OptionClosedAntichains {
  readonly left: readonly Value[];
  readonly right: readonly Value[];
}

/**
 * AC_L(g) and AC_R(g): the largest sets of options from the day before that a value of an option-closed game may have,
 * with which g = {AC_L(g) | AC_R(g)}. They depend on the day.
 * @param day by which the game is born, from 1 on
 * @throws InputError `invalid-day`, `invalid-option`, `not-option-closed` for a value that no option-closed form of the
 * day has; LimitError `too-many-values` after day 4
 * @complexity that of `optionClosedPoset`, without its order
 * @source Siegel 2011, Def. 4.3.11
 * @example optionClosedAntichains(parseValue('0'), 1) // { left: [], right: [] }
 */
export function optionClosedAntichains(
  value: Value,
  day: number,
  options: RunOptions & StoreOptions = {},
): OptionClosedAntichains {
  const { store = standardStore, ...bounds } = options;
  requireStore('optionClosedAntichains', store);
  requireLastDay('optionClosedAntichains', day, LAST_DAY);
  if (day === 0)
    throw new InputError('invalid-day', `optionClosedAntichains: day 0; expected an integer from 1 to ${LAST_DAY}.`);
  const { chain, elements, left, right } = optionClosedDay(day, store, bounds);
  const x = elements.findIndex((game) => game.equals(value));
  if (x < 0)
    throw new InputError(
      'not-option-closed',
      `optionClosedAntichains: ${String(value)} is not the value of an option-closed form born by day ${day}; expected one of ${elements.length} values.`,
    );
  return { left: chain[left[x]!]!, right: chain[right[x]!]!.map((game) => game.negative()) };
}
