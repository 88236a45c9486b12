import { Work, type RunOptions } from '../../run.js';
import type { Form } from './Form.js';
import type { FormSum } from './formSum.js';
import {
  conjunctiveSum,
  continuedConjunctiveSum,
  diminishedDisjunctiveSum,
  ordinalSum,
  selectiveSum,
  sequentialSum,
  shortenedSelectiveSum,
  sideSum,
} from './formSums.js';

/** The kinds of sums of two games, in one word each. */
export const SUM_KINDS = [
  'disjunctive',
  'conjunctive',
  'selective',
  'diminished',
  'continued',
  'shortened',
  'ordinal',
  'side',
  'sequential',
] as const;

/** A kind of sum of two games. */
export type SumKind = (typeof SUM_KINDS)[number];

/** What a move in each kind of sum is, in words. */
export const SUM_MOVES: Readonly<Record<SumKind, string>> = {
  disjunctive: 'a move in one of the two',
  conjunctive: 'a move in both, until play is over in one',
  selective: 'a move in one of the two or in both',
  diminished: 'a move in one of the two, until play is over in one',
  continued: 'a move in each of the two in which play is not over',
  shortened: 'a move in one of the two or in both, until play is over in one',
  ordinal: 'a move in the first ends the play in the second',
  side: 'a Left move in the second ends the play in the first, a Right move in the first that in the second',
  sequential: 'a move in the first until play is over there, then in the second',
};

const SUMS: Readonly<Record<SumKind, FormSum>> = {
  disjunctive: (a, b, options) => a.plus(b, options),
  conjunctive: conjunctiveSum,
  selective: selectiveSum,
  diminished: diminishedDisjunctiveSum,
  continued: continuedConjunctiveSum,
  shortened: shortenedSelectiveSum,
  ordinal: ordinalSum,
  side: sideSum,
  sequential: sequentialSum,
};

/**
 * The sum of two forms of a kind, as it stands: a player moves in one of the two (disjunctive), in both (conjunctive),
 * in one or in both (selective); and so on, see the function of each kind.
 * @param options `limit` counts sums of two followers that were not known yet
 * @throws InputError `invalid-argument`, `not-the-same-store`
 * @throws LimitError
 * @source Siegel 2013, Fig. 4.9
 * @example
 * const store = new FormStore();
 * const [one, half] = ['1', '1/2'].map((name) => formOf(parseValue(name), store));
 * formValue(sumOfForms('side', half, one)).toString() // '1*'
 */
export function sumOfForms(kind: SumKind, first: Form, second: Form, options: RunOptions = {}): Form {
  return SUMS[kind](first, second, new Work('sumOfForms', options).rest());
}
