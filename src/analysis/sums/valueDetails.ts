import type { Value } from '../../values/index.js';
import type { RunOptions } from '../../run.js';
import { findDetails, type DetailsAsked, type ValueDetails } from './details/findDetails.js';
import { rulesOfSum } from './rulesOfSum.js';
import type { Summand } from './Term.js';

/** What to find of a sum whose value may be known. */
export interface ValueDetailsOptions extends DetailsAsked, Omit<RunOptions, 'limit'> {}

/**
 * What is derived from the value of a sum, and from its rules, as far as the time allows: the reduced canonical form
 * and the atomic weight, and what is asked for.
 * @param value of the sum, if it is known
 * @throws InputError `too-cold`, `not-positive`; `not-impartial`, `not-with-rules` for a genus; `not-a-heap-game` for a
 * period
 * @example valueDetails([], parseValue('^^*')).atomicWeight.toString() // '2'
 */
export function valueDetails(
  summands: readonly Summand[],
  value: Value | 'undecided',
  options: ValueDetailsOptions = {},
): ValueDetails {
  return findDetails(value, rulesOfSum(summands), options, options);
}
