import { LimitError } from '../errors.js';
import type { RunOptions } from '../run.js';
import { addRow, noRows, type BatchRows, type AnswerCell, type BatchRow, type RowStatus } from './BatchRows.js';
import type { FamilyItem } from './FamilyItem.js';
import type { Asked } from './asked.js';

/** What DuckDB keeps of integers. */
const MOST = 2n ** 63n - 1n;

/** What is asked of which items of a batch. */
export interface SurveyTask {
  readonly batch: number;
  /** The items before this one are known; by default none is. */
  readonly from?: number;
  /** Only these items; by default all. */
  readonly only?: readonly number[];
  /** Items that are not asked about, as they were at work for too long, with what became of them. */
  readonly lost?: readonly { readonly item: number; readonly because: string }[];
}

/** Where the work on a batch is. */
export interface BatchSteps {
  /** The next item is asked about; undefined when that is over. */
  readonly at?: (item: number | undefined) => void;
  /** Rows that are complete, up to an item that is not among them. */
  readonly rows: (rows: BatchRows, before: number) => void;
}

/** Rows are handed on after so many milliseconds, or so many of them. */
const PORTION_MS = 200;
const PORTION = 2048;

/**
 * Asks about the items of a batch.
 * @param run the bounds for each item
 */
export function askBatch(
  { survey, family, questions }: Asked,
  task: SurveyTask,
  run: RunOptions,
  steps: BatchSteps,
): void {
  const { batch, from = 0, only, lost = [] } = task;
  const end = Math.min(survey.items, (batch + 1) * survey.batch);
  const wanted = only === undefined ? undefined : new Set(only);
  const losses = new Map(lost.map(({ item, because }) => [item, because]));
  const columns = questions.columns.length;
  let rows = noRows(columns);
  let next = batch * survey.batch;
  let handedOn = performance.now();
  for (const item of family.from(survey.starts[batch])) {
    if (next >= end) break;
    const number = next++;
    if (number < from || wanted?.has(number) === false) continue;
    const because = losses.get(number);
    if (because === undefined) steps.at?.(number);
    const row =
      because === undefined
        ? rowOf({ survey, family, questions }, number, item, run)
        : { item: number, board: item.text, status: 'undecided' as const, seconds: survey.each, because, values: [] };
    steps.at?.(undefined);
    if (row !== undefined) addRow(rows, row);
    if (rows.item.length < PORTION && performance.now() - handedOn < PORTION_MS) continue;
    steps.rows(rows, next);
    rows = noRows(columns);
    handedOn = performance.now();
  }
  steps.rows(rows, end);
}

/** The row of an item; undefined if the condition excludes it. What is thrown becomes a row, too. */
export function rowOf({ questions }: Asked, number: number, item: FamilyItem, run: RunOptions): BatchRow | undefined {
  const start = performance.now();
  const rowWith = (status: RowStatus, because: string | null, values: readonly AnswerCell[]): BatchRow => {
    const seconds = Math.round((performance.now() - start) * 1000) / 1e6;
    return { item: number, board: item.text, status, seconds, because, values };
  };
  try {
    const { status, values, because = null } = questions.ask(item, run);
    if (status === 'skipped') return undefined;
    const tooLarge = values.findIndex((value) => isTooLarge(value));
    if (tooLarge < 0) return rowWith(status, because, values);
    const { name } = questions.columns[tooLarge]!;
    const kept = values.map((value) => (isTooLarge(value) ? null : value));
    return rowWith('failed', `${name} is ${String(values[tooLarge])}; expected an integer of 64 bits.`, kept);
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    return rowWith(error instanceof LimitError || error instanceof RangeError ? 'undecided' : 'failed', because, []);
  }
}

function isTooLarge(value: AnswerCell): boolean {
  return typeof value === 'bigint' && (value > MOST || value < -MOST - 1n);
}
