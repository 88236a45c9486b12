import type { Value } from '../../values/index.js';
import type { RunOptions } from '../../run.js';
import { Dyadic, type Outcome } from '../../values/index.js';
import { findPeriod, type Period, type PeriodCriterion, type PeriodSearch, type TermComparison } from './findPeriod.js';
import type { HeapGame } from './HeapGame.js';
import type { HeapTable } from './HeapTable.js';

/** Grundy values; the saltus is an integer. */
export const grundyTerms: TermComparison<number, number> = {
  saltus: (earlier, later) => later - earlier,
  matches: (earlier, later, saltus) => later - earlier === saltus,
};

/** Values; the saltus is a number, since a hot one would need sums without end. */
export const valueTerms: TermComparison<Value, Dyadic> = {
  saltus: (earlier, later) => {
    const saltus = later.rightStop.minus(earlier.rightStop);
    return isShifted(earlier, later, saltus) ? saltus : undefined;
  },
  matches: isShifted,
};

/** Outcomes, which have no saltus but 0. */
export const outcomeTerms: TermComparison<Outcome, 0> = {
  saltus: (earlier, later) => (earlier === later ? 0 : undefined),
  matches: (earlier, later, saltus) => (saltus as unknown) === 0 && earlier === later,
};

function isShifted(earlier: Value, later: Value, saltus: Dyadic): boolean {
  return earlier.leftStop.plus(saltus).equals(later.leftStop) && earlier.plus(earlier.store.number(saltus)) === later;
}

/**
 * The period of the Grundy values of the heaps up to the given size. It is proven for take-and-break games whose code
 * is finite, by the terms up to 2·preperiod + 2·period + the longest removal (three of each where heaps are split into
 * three); and for NIM.
 * @throws InputError, LimitError as `HeapTable.grundyValues`
 * @source Berlekamp, Conway and Guy 1982, Ch. 4
 */
export function findGrundyPeriod(table: HeapTable, largest: number, options: RunOptions = {}): PeriodSearch<number> {
  return findPeriod(table.grundyValues(largest, options), grundyTerms, grundyCriterion(table.game));
}

/** A heap of NIM has the heaps below it as options: the Grundy values are 0, 1, 2, … (Siegel 2013, Thm 1.1). */
const nimCriterion: PeriodCriterion<number> = {
  name: 'nim',
  comparedTo: ({ preperiod, period, saltus }) => (preperiod === 0 && saltus === period ? period : undefined),
};

/** What proves a period of Grundy values; nothing where no theorem is known. */
export function grundyCriterion(game: HeapGame): PeriodCriterion<number> | undefined {
  if (game.takesAny === true) return nimCriterion;
  return criterionFor(game, ({ preperiod, saltus }) => (saltus === 0 ? preperiod : undefined));
}

/**
 * The period of the values of the heaps up to the given size. The proof for Grundy values holds for values, too, and
 * for an integer saltus s ≠ 0 from a place on where the numbers of a whole period have the sign of s or are 0: where
 * both sets of options grow by s, so does a value that is not a number (number translation), and the simplest number
 * that fits grows by s if all that fit have the sign of s.
 * @throws InputError, LimitError as `HeapTable.values`
 * @source Siegel 2011, Def. 3.6.2
 */
export function findValuePeriod(table: HeapTable, largest: number, options: RunOptions = {}): PeriodSearch<Dyadic> {
  const terms = table.values(largest, options);
  return findPeriod(terms, valueTerms, valueCriterion(table.game, terms));
}

/** What proves a period of the values that are given; nothing where no theorem is known. */
export function valueCriterion(game: HeapGame, terms: readonly Value[]): PeriodCriterion<Dyadic> | undefined {
  return criterionFor(game, ({ preperiod, saltus }) => {
    const sign = saltus.compare(Dyadic.zero);
    if (sign === 0) return preperiod;
    if (!saltus.isInteger) return undefined;
    const isOpposed = ({ number }: Value): boolean => number?.compare(Dyadic.zero) === -sign;
    return Math.max(preperiod, terms.findLastIndex(isOpposed) + 1);
  });
}

/**
 * The period of the outcomes of the heaps up to the given size. It is proven for games in which no heap is split: then
 * an outcome depends on as many earlier ones as the longest removal is long.
 * @throws InputError, LimitError as `HeapTable.values`
 * @source Siegel 2013, Ex. 1.8
 */
export function findOutcomePeriod(table: HeapTable, largest: number, options: RunOptions = {}): PeriodSearch<0> {
  return findPeriod(table.outcomes(largest, options), outcomeTerms, outcomeCriterion(table.game));
}

/** What proves a period of outcomes; nothing where no theorem is known. */
export function outcomeCriterion(game: HeapGame): PeriodCriterion<0> | undefined {
  return criterionFor(game, ({ preperiod }) => (game.digits && mostParts(game.digits) > 1 ? undefined : preperiod));
}

/**
 * The theorems on take-and-break games with longest removal k and at most t parts, for equality that begins at e. If
 * heaps are split, the largest part of a heap n + p ≥ t·e + t·p + k after a move is at least e + p, so that equality
 * for e ≤ n < t·e + (t − 1)·p + k goes on for ever; e ≥ 1, for empty parts are not parts. If they are not, k terms in a
 * row are enough, beyond the heaps that a move may empty. A whole period is always asked for: behind it numbers with a
 * saltus are not 0. Nothing is known where parts have to be of different sizes: a part that is shorter by p may be as
 * large as another.
 * @param startOf the least e from which the theorem may be applied, or undefined if it may not
 */
function criterionFor<S>(
  { digits, splitsUnequally = false }: HeapGame,
  startOf: (period: Period<S>) => number | undefined,
): PeriodCriterion<S> | undefined {
  if (digits === undefined || splitsUnequally) return undefined;
  const k = Math.max(digits.L.length, digits.R.length, 1) - 1;
  const parts = mostParts(digits);
  return {
    name: parts === 1 ? 'subtraction' : parts === 2 ? 'octal' : 'hexadecimal',
    comparedTo: (found) => {
      const e = startOf(found);
      if (e === undefined) return undefined;
      if (parts === 1) return Math.max(e + Math.max(k, found.period), k + 1);
      return parts * Math.max(e, 1) + (parts - 1) * found.period + k;
    },
  };
}

/** The most heaps that a heap is split into; 1 if none is split. @internal */
export function mostParts(digits: NonNullable<HeapGame['digits']>): 1 | 2 | 3 {
  const all = [...digits.L, ...digits.R];
  return all.some((digit) => digit >= 8) ? 3 : all.some((digit) => (digit & 4) !== 0) ? 2 : 1;
}
