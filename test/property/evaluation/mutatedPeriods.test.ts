import { describe, expect, it } from 'vitest';
import { Dyadic } from 'spgames/values';
import {
  findGrundyPeriod,
  findOutcomePeriod,
  findPeriod,
  findValuePeriod,
  grundyCriterion,
  grundyTerms,
  HeapTable,
  kaylesHeaps,
  oabHeaps,
  outcomeCriterion,
  outcomeTerms,
  type Period,
  type PeriodSearch,
  subtractionGame,
  valueCriterion,
  valueTerms,
  verifyPeriod,
} from 'spgames/evaluation';
import { expectNotFooled } from '../../helpers/mutations.js';

type Found<S> = PeriodSearch<S> & Partial<Period<S>> & { readonly comparedTo?: number; readonly criterion?: string };

/** What is true of the first terms: a whole period at least, and if proven, as many as the theorem asks for. */
function isPeriodOf<S>(
  size: number,
  { status, preperiod, period, comparedTo, criterion, saltus }: Found<S>,
  isShifted: (n: number, period: number, saltus: S) => boolean,
  theorem?: { readonly name: string; readonly asksFor: (preperiod: number, period: number) => number },
): boolean {
  if (![preperiod, period, comparedTo].every(Number.isInteger)) return false;
  const [first, length, end] = [preperiod!, period!, comparedTo!];
  if (first < 0 || length < 1 || end < first + length || end + length > size) return false;
  for (let n = first; n < end; n++) if (!isShifted(n, length, saltus!)) return false;
  if (status !== 'proven') return (status as string | undefined) === undefined || status === 'observed';
  return criterion === theorem?.name && end === theorem?.asksFor(first, length);
}

const words = ['proven', 'observed', 'not-found', 'octal', 'subtraction'];

describe('periods with one thing changed', () => {
  it('that were seen', () => {
    const terms = [5, 4, 3, 2, 1, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4];
    expectNotFooled(
      findPeriod(terms, grundyTerms),
      (found) => verifyPeriod(terms, found, grundyTerms),
      (found) => isPeriodOf(terms.length, found, (n, p, saltus) => terms[n + p]! - terms[n]! === saltus),
      { words, size: Infinity },
    );
  });

  it('of KAYLES', () => {
    const table = new HeapTable(kaylesHeaps);
    const terms = table.grundyValues(200);
    expectNotFooled(
      findGrundyPeriod(table, 200),
      (found) => verifyPeriod(terms, found, grundyTerms, grundyCriterion(kaylesHeaps)),
      (found) =>
        isPeriodOf(
          terms.length,
          found,
          (n, p, saltus) => terms[n + p]! - terms[n]! === saltus && (found.status !== 'proven' || saltus === 0),
          {
            name: 'octal',
            // The octal periodicity theorem, with removals of at most two.
            asksFor: (first, period) => 2 * Math.max(first, 1) + period + 2,
          },
        ),
      { words, size: Infinity },
    );
  });

  it('of values with a saltus', () => {
    const table = new HeapTable(oabHeaps(1, 3));
    const terms = table.values(60);
    const game = table.game;
    expectNotFooled(
      findValuePeriod(table, 60),
      (found) => verifyPeriod(terms, found, valueTerms, valueCriterion(game, terms)),
      (found) =>
        isPeriodOf(
          terms.length,
          found,
          (n, p, saltus) =>
            saltus instanceof Dyadic && terms[n]!.plus(terms[n]!.store.number(saltus)) === terms[n + p]!,
          {
            name: valueCriterion(game, terms)!.name,
            asksFor: (preperiod, period) =>
              valueCriterion(game, terms)!.comparedTo({ preperiod, period, saltus: Dyadic.of(2) })!,
          },
        ),
      { words, size: Infinity },
    );
  });

  it('of outcomes', () => {
    const table = new HeapTable(subtractionGame([1], [2, 3]));
    const terms = table.outcomes(40);
    expectNotFooled(
      findOutcomePeriod(table, 40),
      (found) => verifyPeriod(terms, found, outcomeTerms, outcomeCriterion(table.game)),
      (found) =>
        isPeriodOf(terms.length, found, (n, p, saltus) => saltus === 0 && terms[n] === terms[n + p], {
          name: 'subtraction',
          asksFor: (first, period) => Math.max(first + Math.max(3, period), 4),
        }),
      { words, size: Infinity },
    );
  });

  it('terms that are none are bad input', () => {
    for (const junk of [null, undefined, 5, {}])
      expect(() =>
        verifyPeriod(junk as never, { preperiod: 0, period: 1, saltus: 0, comparedTo: 1 }, grundyTerms),
      ).toThrow(expect.objectContaining({ code: 'invalid-argument' }) as Error);
  });
});
