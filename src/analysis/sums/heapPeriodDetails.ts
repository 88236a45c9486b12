import { LibraryError } from '../../errors.js';
import { byFlaw, fields, integer, listOf, optional, shown, type Shape } from '../../shape.js';
import type { Dyadic } from '../../values/index.js';
import { parseValue, Value } from '../../values/index.js';
import { refuse, type Refusal } from '../../verification.js';
import type { HeapTerms } from './heapPeriod.js';
import { comparisonOf } from './heapSequence.js';
import type { HeapPeriodClaim } from './verifyHeapPeriod.js';

type Wrong = Refusal<{ readonly term: number }> | Refusal<never>;

const term: Shape = byFlaw((value, place) =>
  typeof value === 'number' || typeof value === 'string' ? undefined : `${place} is ${shown(value)}; expected a term`,
);

const shape = /* @__PURE__ */ fields({
  exceptions: optional(listOf(integer(0))),
  heaps: optional(integer(0)),
  terms: optional(listOf(term)),
});

/**
 * What is wrong with the exceptions, the largest heap and the first terms of a claim whose period is verified.
 * @param evaluated the terms below comparedTo + period; of a proven period they give all others
 */
export function flawOfDetails(claim: HeapPeriodClaim, evaluated: readonly unknown[]): Wrong | undefined {
  const malformed = shape.flaw(claim, 'claim');
  return malformed === undefined
    ? (flawOfHeaps(claim) ?? flawOfExceptions(claim, evaluated) ?? flawOfTerms(claim, evaluated))
    : refuse(malformed);
}

function flawOfHeaps({ status, heaps, comparedTo, period, terms = [] }: HeapPeriodClaim): Wrong | undefined {
  const last = comparedTo + period - 1;
  const most = heaps ?? (status === 'proven' ? Infinity : last);
  if (status === 'proven' ? most < last : most !== last)
    return refuse(`the largest heap that was looked at is said to be ${most}; the period takes those up to ${last}`);
  return terms.length > most + 1
    ? refuse(`${terms.length} terms are listed of the heaps from 0 to ${most}`)
    : undefined;
}

function flawOfExceptions(
  { of, preperiod, period, saltus, exceptions }: HeapPeriodClaim,
  evaluated: readonly unknown[],
): Wrong | undefined {
  if (exceptions === undefined) return undefined;
  const { matches } = comparisonOf(of);
  let next = 0;
  for (let heap = 0; heap < preperiod; heap++) {
    if (matches(evaluated[heap], evaluated[heap + period], saltus)) continue;
    if (exceptions[next] !== heap)
      return refuse(`the heap ${heap} is not the exception ${next + 1} of the list`, { term: heap });
    next++;
  }
  return next === exceptions.length
    ? undefined
    : refuse(`the heap ${exceptions[next]!} is listed as an exception, and is none`);
}

function flawOfTerms(
  { of, period, saltus, terms = [] }: HeapPeriodClaim,
  evaluated: readonly unknown[],
): Wrong | undefined {
  const known = [...evaluated];
  for (const [heap, listed] of terms.entries()) {
    if (heap === known.length) known.push(shifted(known[heap - period], saltus));
    if (!isTerm(listed, known[heap], of))
      return refuse(`the term of the heap ${heap} is ${String(known[heap])}, not ${String(listed)}`, { term: heap });
  }
  return undefined;
}

/** A term a period later. */
function shifted(term: unknown, saltus: number | Dyadic): unknown {
  if (typeof term === 'number') return term + (saltus as number);
  return term instanceof Value ? term.plus(term.store.number(saltus)) : term;
}

/** Is this how the term is written? A value may have any name that is read as it. */
function isTerm(listed: number | string, term: unknown, of: HeapTerms): boolean {
  if (of !== 'values' || listed === String(term)) return listed === (of === 'values' ? String(term) : term);
  if (typeof listed === 'number') return false;
  try {
    return parseValue(listed) === term;
  } catch (error) {
    if (error instanceof LibraryError) return false;
    throw error;
  }
}

/**
 * Has a sequence with a period that is proven no shorter one? With two periods their greatest common divisor is one,
 * and each holds from where one of them does: so it suffices to look at divisors, in one period.
 * @param evaluated at least two periods from the preperiod on
 */
export function isLeastPeriod(evaluated: readonly unknown[], { of, preperiod, period }: HeapPeriodClaim): boolean {
  const { saltus, matches } = comparisonOf(of);
  for (let shorter = 1; 2 * shorter <= period; shorter++) {
    if (period % shorter !== 0) continue;
    const step = saltus(evaluated[preperiod], evaluated[preperiod + shorter]);
    let n = preperiod;
    while (step !== undefined && n < preperiod + period && matches(evaluated[n], evaluated[n + shorter], step)) n++;
    if (n === preperiod + period) return false;
  }
  return true;
}
