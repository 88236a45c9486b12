import { LimitError } from '../../errors.js';
import type { Evaluator, ValueBounds } from '../../evaluation/index.js';
import { outcomeWithin } from '../../evaluation/internal.js';
import type { Work } from '../../run.js';
import { Dyadic, Value, type Outcome } from '../../values/index.js';
import { inTime } from '../inTime.js';
import type { Term } from './Term.js';

/** The value of a sum, or what is proven of it. */
export type ProvenValue =
  | { readonly value: Value }
  | {
      readonly value: 'undecided';
      /** Values between which it lies. */
      readonly bounds?: ValueBounds;
      /** Where the bounds decide it, or a theorem. */
      readonly outcome?: Outcome;
      /** 0 where the sum is its own negative. */
      readonly mean?: Dyadic;
    };

/** What is found of a part of a sum: its value, or values between which it lies, if that is known. */
interface EvaluatedTerm {
  readonly term: Term;
  readonly value?: Value;
  readonly bounds?: ValueBounds;
}

/** Of the time left a part is kept for what can be proven without the value. */
const RESERVE = 1.25;

/**
 * The sum of the values of the parts, each evaluated by itself; where one is cut off, what the others and its bounds prove.
 * @param shares the time for values is divided by this much more than the number of parts
 * @source Huntemann 2018, Thm 1.55
 */
export function provenValue(terms: readonly Term[], { store }: Evaluator, work: Work, shares: number = 1): ProvenValue {
  const found = terms.map((term, i) => evaluate(term, work, (terms.length - i) * shares * RESERVE));
  const values = found.flatMap(({ value }) => value ?? []);
  const value =
    values.length < terms.length
      ? undefined
      : inTime(work, (run) => store.within(run, () => values.reduce((sum, each) => sum.plus(each), store.zero)));
  if (value !== undefined) return { value };
  const bounds = inTime(work, (run) => store.within(run, () => sumOfBounds(found)));
  const outcome = (bounds && outcomeWithin(bounds)) ?? outcomeByTheorem(found);
  const isOwnNegative = inTime(work, () =>
    found.every(({ term, value: known }) => known?.equals(known.negative()) ?? term.isOwnNegative(work.part())),
  );
  return {
    value: 'undecided',
    ...(bounds !== undefined && { bounds }),
    ...(outcome !== undefined && { outcome }),
    ...(isOwnNegative === true && { mean: Dyadic.zero }),
  };
}

/** @param shares equal parts of the time left */
function evaluate(term: Term, work: Work, shares: number): EvaluatedTerm {
  const { value } = term;
  if (value instanceof Value) return { term, value };
  if (work.timeLeft === 0) return { term };
  try {
    return { term, value: value(work.part({ timeoutMs: work.timeLeft / shares })) };
  } catch (error) {
    if (error instanceof RangeError) return { term };
    if (!(error instanceof LimitError)) throw error;
    const bounds = error.details['bounds'] as ValueBounds | undefined;
    return { term, ...(bounds !== undefined && { bounds }) };
  }
}

/** Who wins by a theorem for the only part whose value is not known, if the others are worth nothing together. */
function outcomeByTheorem(found: readonly EvaluatedTerm[]): Outcome | undefined {
  const open = found.filter(({ value }) => value === undefined);
  const rest = found.flatMap(({ value }) => value ?? []);
  const isZero = rest.length === 0 || rest.reduce((sum, each) => sum.plus(each)) === rest[0]!.store.zero;
  return open.length === 1 && isZero ? open[0]!.term.outcome?.() : undefined;
}

function sumOfBounds(terms: readonly EvaluatedTerm[]): ValueBounds | undefined {
  let sum: ValueBounds | undefined;
  for (const { value, bounds = value === undefined ? undefined : { lower: value, upper: value } } of terms) {
    if (bounds === undefined) return undefined;
    sum = sum === undefined ? bounds : { lower: sum.lower.plus(bounds.lower), upper: sum.upper.plus(bounds.upper) };
  }
  return sum;
}
