import { InputError } from '../../errors.js';
import {
  grundyTerms,
  HeapTable,
  outcomeTerms,
  valueTerms,
  type HeapGame,
  type TermComparison,
} from '../../evaluation/index.js';
import { Work, type RunOptions } from '../../run.js';
import type { Outcome, Value } from '../../values/index.js';
import { growingPeriod, periodFinder, usualTerms, type HeapPeriod, type HeapTerms } from './heapPeriod.js';

/** What is to be found of the heaps of a game. */
export interface HeapSequenceOptions extends RunOptions {
  /** By default Grundy values, of a partizan game values. */
  readonly of?: HeapTerms;
  /** The largest heap; by default so many heaps that a period is proven, if that takes at most 4096. */
  readonly largest?: number;
}

/** The terms of the heaps of a game, from the empty heap on, and their period. */
export interface HeapSequence {
  readonly of: HeapTerms;
  readonly largest: number;
  readonly terms: ArrayLike<number> | readonly Value[] | readonly Outcome[];
  readonly period: HeapPeriod;
  /** The heaps before the period begins whose terms are not those of the period. */
  readonly exceptions: readonly number[];
}

/**
 * Grundy values, values or outcomes of the heaps of a game, with their period: preperiod, period and saltus, and
 * whether a theorem proves it.
 * @throws InputError `not-impartial` for Grundy values of a partizan game, `invalid-heap-size`; `invalid-option` for
 * what are not terms
 * @throws LimitError where not all heaps that are asked for are evaluated in time
 * @example heapSequence(kaylesHeaps, { largest: 1000000 }).period // {"status":"proven","preperiod":71,"period":12,"saltus":0,"criterion":"octal","comparedTo":156}
 */
export function heapSequence(game: HeapGame, options: HeapSequenceOptions = {}): HeapSequence {
  const { of = usualTerms(game), largest, ...run } = options;
  if (of === 'grundy' && !game.impartial)
    throw new InputError('not-impartial', `heapSequence: Grundy values of ${game.name}; expected an impartial game.`, {
      hint: 'A partizan game has values and outcomes.',
    });
  const work = new Work('heapSequence', run);
  const table = new HeapTable(game);
  const find = periodFinder(of);
  const found =
    largest === undefined ? growingPeriod(table, find, work) : { period: find(table, largest, work.part()), largest };
  const terms = termsOf(table, of, found.largest, work.part());
  return { of, ...found, terms, exceptions: exceptionsOf(terms, of, found.period) };
}

/** @internal */
function termsOf(table: HeapTable, of: HeapTerms, largest: number, run: RunOptions): HeapSequence['terms'] {
  if (of === 'grundy') return table.grundyValues(largest, run);
  return of === 'values' ? table.values(largest, run) : table.outcomes(largest, run);
}

/** How the terms are compared. @internal */
export function comparisonOf(of: HeapTerms): TermComparison<unknown, unknown> {
  const comparison = of === 'grundy' ? grundyTerms : of === 'values' ? valueTerms : outcomeTerms;
  return comparison as TermComparison<unknown, unknown>;
}

function exceptionsOf(terms: HeapSequence['terms'], of: HeapTerms, found: HeapPeriod): number[] {
  if (found.status === 'not-found') return [];
  const { preperiod, period, saltus } = found;
  const { matches } = comparisonOf(of);
  return Array.from({ length: preperiod }, (_, heap) => heap).filter(
    (heap) => !matches(terms[heap], terms[heap + period], saltus),
  );
}
