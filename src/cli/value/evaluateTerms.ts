import type { SimplicialComplex } from '../../complex/index.js';
import { largestFaceSize } from '../../complex/internal.js';
import { Evaluator, type ValueBounds } from '../../evaluation/index.js';
import { type Value, birthday } from '../../values/index.js';
import { LimitError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import type { Session } from '../Session.js';
import type { Term } from './terms.js';

/** What is found of a summand: its value, or values between which it lies, if that is known. */
export interface EvaluatedTerm {
  readonly term: Term;
  readonly value?: Value;
  readonly bounds?: ValueBounds;
}

/** The evaluator of a run: `batch` keeps one for all lines. */
export function evaluatorOf(session: Session): Evaluator {
  return session.once('evaluator', () => new Evaluator());
}

/** What some work gives; undefined if the limits or the memory cut it off. */
export function inTime<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof LimitError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * The values of the summands, each by itself.
 * @param reserve the time left is divided by this much more than the number of summands
 */
export function evaluateTerms(terms: readonly Term[], session: Session, reserve: number): EvaluatedTerm[] {
  return terms.map((term, i) => {
    if (term.kind === 'value') return { term, value: term.value };
    const run = (): RunOptions => session.run(session.share((terms.length - i) * reserve));
    try {
      const value = term.kind === 'moves' ? term.value(run()) : evaluatorOf(session).value(term.complex, run());
      return { term, value };
    } catch (error) {
      if (error instanceof RangeError) return { term };
      if (!(error instanceof LimitError)) throw error;
      const bounds = error.details['bounds'] as ValueBounds | undefined;
      return { term, ...(bounds !== undefined && { bounds }) };
    }
  });
}

/** The value of the sum, if those of all summands are known and are added in time. */
export function sumOfValues(terms: readonly EvaluatedTerm[], session: Session): Value | undefined {
  const values = terms.map(({ value }) => value);
  if (!values.every((value) => value !== undefined)) return undefined;
  const { store } = evaluatorOf(session);
  return inTime(() => store.within(session.run(), () => values.reduce((sum, value) => sum.plus(value), store.zero)));
}

/** The height of the game tree: the number of pieces in the longest run of play. @source Huntemann 2018, Fact 4.16 */
export function formalBirthdayOf(terms: readonly Term[], run: () => RunOptions): bigint {
  return terms.reduce((sum, term) => sum + heightOf(term, run()), 0n);
}

function heightOf(term: Term, run: RunOptions): bigint {
  switch (term.kind) {
    case 'value':
      return birthday(term.value);
    case 'moves':
      return term.height(run);
    case 'complex':
      return largestFace(term.complex, run);
  }
}

function largestFace(complex: SimplicialComplex, run: RunOptions): bigint {
  const { facets, nonfaces } = complex.known;
  return BigInt(facets === undefined ? largestFaceSize(nonfaces!, run) : complex.dimension + 1);
}
