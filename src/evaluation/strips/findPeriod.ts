import { aFunction } from '../../arguments.js';
import { LimitError } from '../../errors.js';
import { fields, integer, oneOf, requireShape, shown } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';

/**
 * A period of a sequence G: G(n + period) = G(n) + saltus for all n ≥ preperiod; with a saltus other than 0 the
 * sequence is arithmetic-periodic.
 */
export interface Period<S> {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: S;
}

/**
 * What is known of the period of a sequence of which finitely many terms are given: a period that is proven by the
 * terms with preperiod ≤ n < `comparedTo`, one that these terms show but do not prove, or none.
 */
export type PeriodSearch<S> =
  | (Period<S> & { readonly status: 'proven'; readonly criterion: string; readonly comparedTo: number })
  | (Period<S> & { readonly status: 'observed'; readonly comparedTo: number })
  | { readonly status: 'not-found'; readonly terms: number };

/** How terms are compared. */
export interface TermComparison<T, S> {
  /** What a later term has more than an earlier one; undefined if no saltus may lead from one to the other. */
  readonly saltus: (earlier: T, later: T) => S | undefined;
  /** Is the later term the earlier one with the saltus added? */
  readonly matches: (earlier: T, later: T, saltus: S) => boolean;
}

/** A theorem by which finitely many terms prove a period. */
export interface PeriodCriterion<S> {
  readonly name: string;
  /**
   * The theorem asks for G(n + period) = G(n) + saltus for preperiod ≤ n < the result.
   * @returns undefined if it says nothing about such a period
   */
  readonly comparedTo: (period: Period<S>) => number | undefined;
}

/**
 * The least period that the criterion proves, with its least preperiod; else the least one that has been seen at least
 * three times, over at least half of the terms.
 * @param terms from the term 0 on
 * @complexity at worst quadratic in the number of terms; linear where wrong periods fail soon
 * @source Siegel 2011, Def. 3.6.2
 */
export function findPeriod<T, S>(
  terms: ArrayLike<T>,
  given: TermComparison<T, S>,
  criterion?: PeriodCriterion<S>,
): PeriodSearch<S> {
  const { saltus: saltusOf, matches } = given;
  const size = terms.length;
  let observed: PeriodSearch<S> | undefined;
  for (let period = 1; 2 * period < size; period++) {
    const saltus = saltusOf(terms[size - 1 - period]!, terms[size - 1]!);
    if (saltus === undefined) continue;
    let preperiod = size - period;
    while (preperiod > 0 && matches(terms[preperiod - 1]!, terms[preperiod - 1 + period]!, saltus)) preperiod--;
    const found = { preperiod, period, saltus };
    const comparedTo = criterion?.comparedTo(found);
    if (comparedTo !== undefined && comparedTo + period <= size)
      return { status: 'proven', ...found, criterion: criterion!.name, comparedTo };
    if (size - preperiod >= 3 * period && 2 * preperiod <= size)
      observed ??= { status: 'observed', ...found, comparedTo: size - period };
  }
  return observed ?? { status: 'not-found', terms: size };
}

/**
 * Do the terms have this period, as far as they were compared, which has to be a whole period at least? Checks what
 * `findPeriod` found, term by term; that a period is proven needs the criterion too.
 * @throws InputError `invalid-argument`
 */
export function verifyPeriod<T, S>(
  terms: ArrayLike<T>,
  found: (Period<S> & { readonly comparedTo: number }) | PeriodSearch<S>,
  given: TermComparison<T, S>,
  criterion?: PeriodCriterion<S>,
): Verification<object, { readonly term: number }> {
  requireShape('verifyPeriod', fields({ matches: aFunction }), given, 'given');
  const { matches } = given;
  requireShape('verifyPeriod', integer(0), (terms as Partial<ArrayLike<T>> | undefined)?.length, 'the number of terms');
  const size = terms.length;
  const malformed =
    fields({ status: oneOf(undefined, 'proven', 'observed') }).flaw(found, 'found') ??
    fields({ preperiod: integer(0), period: integer(1, size), comparedTo: integer(0, size) }).flaw(found, 'found');
  if (malformed !== undefined) return refuse(malformed);
  const claim = found as Period<S> & {
    readonly status?: string;
    readonly criterion?: string;
    readonly comparedTo: number;
  };
  const { preperiod, period, saltus, comparedTo } = claim;
  if (comparedTo + period > size)
    return refuse(`there are ${size} terms; to compare those up to ${comparedTo} takes ${comparedTo + period}`);
  if (comparedTo < preperiod + period)
    return refuse(`from ${preperiod} to ${comparedTo} is less than a period of ${period}`);
  for (let n = preperiod; n < comparedTo; n++)
    if (!isMatch(n)) return refuse(`the terms ${n} and ${n + period} do not match`, { term: n });
  if (claim.status !== 'proven') return VERIFIED;
  if (criterion === undefined) return refuse('the period is said to be proven, and no criterion is given');
  if (claim.criterion !== criterion.name)
    return refuse(`the period is said to be proven by ${shown(claim.criterion)}, not by ${criterion.name}`);
  const needed = criterion.comparedTo({ preperiod, period, saltus });
  if (needed === undefined) return refuse(`the criterion ${criterion.name} says nothing about such a period`);
  return comparedTo === needed
    ? VERIFIED
    : refuse(`the criterion ${criterion.name} asks for terms up to ${needed}, not ${comparedTo}`);

  /** A saltus of another type may make the comparison fail in any way. */
  function isMatch(n: number): boolean {
    try {
      return matches(terms[n]!, terms[n + period]!, saltus);
    } catch (error) {
      if (error instanceof LimitError) throw error;
      return false;
    }
  }
}
