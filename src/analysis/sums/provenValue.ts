import { LimitError } from '../../errors.js';
import type { Evaluator, ValueBounds } from '../../evaluation/index.js';
import { outcomeWithin } from '../../evaluation/internal.js';
import type { RunOptions, Work } from '../../run.js';
import { Dyadic, Value, type Outcome } from '../../values/index.js';
import type { Term } from './Term.js';

/** The value of a sum, or what is proven of it. */
export type ProvenValue =
  | { readonly value: Value }
  | {
      readonly value: 'undecided';
      /** Values between which it lies. */
      readonly bounds?: ValueBounds;
      /** Where the bounds decide it, or a theorem, or a search. */
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

/** A value that takes longer may be out of reach: a search for the outcome begins. */
const QUICK_MS = 1000;

/** From then on the value gets so many times as much time as the outcome, until that is found. */
const FAVOUR = 3;

/**
 * The sum of the values of the parts, each evaluated by itself; where one is cut off, what the others and its bounds
 * prove.
 * @param shares the time for values is divided by this much more than the number of parts
 * @param search finds the outcome of the sum without its value, and can be cut off and go on; it gets a part of the
 * time, in turns
 * @param tell told the outcome if the search finds it before the value is known
 * @source Huntemann 2018, Thm 1.55
 */
export function provenValue(
  terms: readonly Term[],
  { store }: Evaluator,
  work: Work,
  shares: number = 1,
  search?: (run: RunOptions) => Outcome,
  tell?: (outcome: Outcome) => void,
): ProvenValue {
  const besides = new Besides(search, tell);
  const found = terms.map((term, i) => evaluate(term, work, (terms.length - i) * shares * RESERVE, besides));
  const values = found.flatMap(({ value }) => value ?? []);
  const value =
    values.length < terms.length
      ? undefined
      : work.inTime((run) => store.within(run, () => values.reduce((sum, each) => sum.plus(each), store.zero)));
  if (value !== undefined) return { value };
  const bounds = work.inTime((run) => store.within(run, () => sumOfBounds(found)));
  const isOwnNegative = work.inTime(() =>
    found.every(
      ({ term, value: known }) =>
        known?.equals(known.negative()) ?? term.isOwnNegative(work.part({ timeoutMs: work.timeLeft / 2 })),
    ),
  );
  const outcome =
    besides.outcome ??
    (bounds && outcomeWithin(bounds)) ??
    outcomeByTheorem(found) ??
    besides.go(work, work.timeLeft / (1 + shares));
  return {
    value: 'undecided',
    ...(bounds !== undefined && { bounds }),
    ...(outcome !== undefined && { outcome }),
    ...(isOwnNegative === true && { mean: Dyadic.zero }),
  };
}

/** The search for the outcome, which goes on in turns with that for the value. */
class Besides {
  outcome: Outcome | undefined;
  #search: ((run: RunOptions) => Outcome) | undefined;
  readonly #tell: ((outcome: Outcome) => void) | undefined;

  constructor(search: ((run: RunOptions) => Outcome) | undefined, tell: ((outcome: Outcome) => void) | undefined) {
    this.#search = search;
    this.#tell = tell;
  }

  /** Can it still find anything? */
  get isOpen(): boolean {
    return this.#search !== undefined;
  }

  /** Goes on for some milliseconds. @returns the outcome, if it is known now */
  go(work: Work, timeoutMs: number): Outcome | undefined {
    if (this.#search === undefined || work.timeLeft === 0) return this.outcome;
    try {
      this.outcome = this.#search(work.part({ timeoutMs }));
      this.#search = undefined;
      this.#tell?.(this.outcome);
    } catch (error) {
      if (!(error instanceof LimitError || error instanceof RangeError)) throw error;
      if (!isTooLong(error)) this.#search = undefined;
    }
    return this.outcome;
  }
}

/** @param shares equal parts of the time left */
function evaluate(term: Term, work: Work, shares: number, besides: Besides): EvaluatedTerm {
  const { value } = term;
  if (value instanceof Value) return { term, value };
  if (work.timeLeft === 0) return { term };
  const reserve = work.timeLeft === Infinity ? 0 : work.timeLeft * (1 - 1 / shares);
  const shareLeft = (): number => Math.max(0, work.timeLeft - reserve);
  let bounds: ValueBounds | undefined;
  // A turn is over, and the search for the outcome has one, until all time is the value's.
  for (let turn = Math.min(QUICK_MS, shareLeft() / FAVOUR); ; turn *= 2) {
    const isLast = !besides.isOpen || turn >= shareLeft();
    try {
      return { term, value: value(work.part({ timeoutMs: isLast ? shareLeft() : turn })) };
    } catch (error) {
      if (!(error instanceof LimitError || error instanceof RangeError)) throw error;
      if (error instanceof LimitError) bounds = (error.details['bounds'] as ValueBounds | undefined) ?? bounds;
      if (!isLast && isTooLong(error)) besides.go(work, Math.min(turn / FAVOUR, shareLeft()));
      if (isLast || !isTooLong(error) || shareLeft() === 0) return { term, ...(bounds !== undefined && { bounds }) };
    }
  }
}

function isTooLong(error: LimitError | RangeError): boolean {
  return error instanceof LimitError && error.code === 'too-long';
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
