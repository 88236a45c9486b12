import type { Value, Outcome, ValueOrder } from '../../values/index.js';
import { Evaluator } from '../../evaluation/index.js';
import { outcomeWithin } from '../../evaluation/internal.js';
import { Work, type RunOptions } from '../../run.js';
import { provenValue, type ProvenValue } from './provenValue.js';
import { termsOf, type Summand } from './Term.js';

/** How the values of two sums compare, as far as it is known. */
export interface SumComparison {
  readonly order: ValueOrder | 'undecided';
  /** The outcome of the first without the second. */
  readonly outcome: Outcome | 'undecided';
}

/** How to compare two sums. */
export interface CompareSumsOptions extends Omit<RunOptions, 'limit'> {
  /** To be kept for many games; by default a new one. */
  readonly evaluator?: Evaluator;
}

/**
 * Compares two sums under normal play: by their values, or, where these are not found in time, by what bounds them.
 * @throws InputError those of `analyzeValue`
 * @source Huntemann 2018, Fact 1.17
 * @example compareSums(parseValue('^'), parseValue('*')) // { order: '||', outcome: 'N' }
 */
export function compareSums(
  first: Summand | readonly Summand[],
  second: Summand | readonly Summand[],
  given: CompareSumsOptions = {},
): SumComparison {
  const { evaluator = new Evaluator(), ...run } = given;
  const work = new Work('compareSums', run);
  const a = valueOf(first, evaluator, new Work('compareSums', work.part({ timeoutMs: work.timeLeft / 2 })));
  const b = valueOf(second, evaluator, work);
  const outcome = outcomeOfDifference(a, b);
  return outcome === undefined ? OPEN : { order: ORDERS[outcome], outcome };
}

const OPEN: SumComparison = { order: 'undecided', outcome: 'undecided' };

const ORDERS: Readonly<Record<Outcome, ValueOrder>> = { L: '>', R: '<', P: '=', N: '||' };

function valueOf(sum: Summand | readonly Summand[], evaluator: Evaluator, work: Work): ProvenValue | undefined {
  const terms = work.inTime(() => termsOf(Array.isArray(sum) ? (sum as Summand[]) : [sum as Summand], evaluator, work));
  return terms && provenValue(terms, evaluator, work);
}

function outcomeOfDifference(a: ProvenValue | undefined, b: ProvenValue | undefined): Outcome | undefined {
  const [first, second] = [boundsOf(a), boundsOf(b)];
  if (first === undefined || second === undefined) return undefined;
  return outcomeWithin({ lower: first.lower.minus(second.upper), upper: first.upper.minus(second.lower) });
}

/** Values between which a sum lies. */
function boundsOf(found: ProvenValue | undefined): { readonly lower: Value; readonly upper: Value } | undefined {
  if (found === undefined) return undefined;
  return found.value === 'undecided' ? found.bounds : { lower: found.value, upper: found.value };
}
