import { InputError } from '../../errors.js';
import {
  findGrundyPeriod,
  findOutcomePeriod,
  findValuePeriod,
  HeapTable,
  type HeapGame,
  type PeriodSearch,
} from '../../evaluation/index.js';
import { findRuleset, type SPGame } from '../../games/index.js';
import { findMoveRuleset, type MoveGame } from '../../moves/index.js';
import { hasMoveRuleset } from '../../moves/internal.js';
import { Work, type RunOptions } from '../../run.js';
import type { Dyadic } from '../../values/index.js';

/** Heaps up to this size are looked at. */
const LARGEST_HEAP = 4096;
const FIRST_HEAPS = 64;

/**
 * The game on heaps of whose heaps a game is a sum.
 * @throws InputError `not-a-heap-game`
 */
export function heapGameOf(game: SPGame | MoveGame): HeapGame {
  const [first, ...others] = game.summands.map(({ ruleset }) => ruleset);
  const isNegative = game.summands.some((summand) => 'negative' in summand && summand.negative === true);
  if (first?.heaps !== undefined && !isNegative && others.every((ruleset) => ruleset?.name === first.name))
    return first.heaps;
  throw notOnHeaps('heapGameOf', first?.name ?? 'a game on a complex');
}

/**
 * The game on heaps that a ruleset is, in the notation of sources, such as `kayles`, `grundy` or `octal(.007)`.
 * @throws InputError `not-a-heap-game`; those of `findRuleset`
 * @example heapGameOfRuleset('octal(.007)').name // 'octal(.007)'
 */
export function heapGameOfRuleset(notation: string): HeapGame {
  const { heaps } = hasMoveRuleset(notation) ? findMoveRuleset(notation) : findRuleset(notation);
  if (heaps !== undefined) return heaps;
  throw notOnHeaps('heapGameOfRuleset', notation);
}

function notOnHeaps(task: string, found: string): InputError {
  return new InputError('not-a-heap-game', `${task}: ${found}; expected one game on heaps or rows.`, {
    hint: 'For example octal(.77), subtraction(1,2,3), kayles, nim, grundy, oab(1,2).',
  });
}

/** The period of the Grundy values of the heaps of a game; of their values, if it is partizan; or of their outcomes. */
export type HeapPeriod = PeriodSearch<number> | PeriodSearch<Dyadic>;

/** What is looked at in the heaps of a game. */
export type HeapTerms = 'grundy' | 'values' | 'outcomes';

/** How the terms of a game are searched for a period. @internal */
export function periodFinder(of: HeapTerms): (table: HeapTable, largest: number, run: RunOptions) => HeapPeriod {
  return of === 'grundy' ? findGrundyPeriod : of === 'values' ? findValuePeriod : findOutcomePeriod;
}

/** What of a game is looked at unless something else is wanted. @internal */
export function usualTerms({ impartial }: HeapGame): HeapTerms {
  return impartial ? 'grundy' : 'values';
}

/**
 * The period of the heaps of a game: of their Grundy values, or of their values if the game is partizan. More and more
 * heaps are looked at until a period is proven, or the bounds are met: then what was seen so far.
 * @throws LimitError where not even the first heaps are evaluated in time
 */
export function heapPeriod(game: HeapGame, options: RunOptions = {}): HeapPeriod {
  const table = new HeapTable(game);
  return growingPeriod(table, periodFinder(usualTerms(game)), new Work('heapPeriod', options)).period;
}

/** What is found of more and more heaps, and how many they were in the end. @internal */
export function growingPeriod(
  table: HeapTable,
  find: ReturnType<typeof periodFinder>,
  work: Work,
): { readonly period: HeapPeriod; readonly largest: number } {
  let largest = FIRST_HEAPS;
  let period = find(table, largest, work.part());
  while (period.status !== 'proven' && 2 * largest <= LARGEST_HEAP) {
    const next = work.unlessCutOff(
      () => find(table, 2 * largest, work.part()),
      () => undefined,
    );
    if (next === undefined) break;
    period = next;
    largest *= 2;
  }
  return { period, largest };
}
