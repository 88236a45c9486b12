import { LimitError } from '../errors.js';
import type { RunOptions } from '../run.js';
import { addRow, noRows, type BatchRows, type AnswerCell, type BatchRow, type RowStatus } from './BatchRows.js';
import type { FamilyItem } from './FamilyItem.js';
import type { Asked } from './asked.js';
import type { ItemAnswer } from './Questions.js';

/** What DuckDB keeps of integers. */
const MOST = 2n ** 63n - 1n;

/** What is asked of which items of a batch. */
export interface SurveyTask {
  readonly batch: number;
  /** The items before this one are known; by default none is. */
  readonly from?: number;
  /** Only these items; by default all. */
  readonly only?: readonly number[];
  /** Items with columns that are not asked about again, as they ended a thread. */
  readonly lost?: readonly LostItem[];
}

/** An item that ended the thread that asked about it. */
export interface LostItem {
  readonly item: number;
  /** The column that was searched for: only those before it are asked about again; -1 for the condition. */
  readonly column: number;
  readonly because: string;
  /** How long it was at work. */
  readonly seconds: number;
}

/** Where the work on a batch is. */
export interface BatchSteps {
  /** The next item is asked about; undefined when that is over. */
  readonly at?: (item: number | undefined) => void;
  /** The next column of it is; -1 for the condition. */
  readonly atColumn?: (column: number) => void;
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
  const losses = new Map(lost.map((loss) => [loss.item, loss]));
  const columns = questions.columns.length;
  let rows = noRows(columns);
  let next = batch * survey.batch;
  let handedOn = performance.now();
  for (const item of family.from(survey.starts[batch])) {
    if (next >= end) break;
    const number = next++;
    if (number < from || wanted?.has(number) === false) continue;
    steps.at?.(number);
    const row = rowOf({ survey, family, questions }, number, item, run, {
      onColumn: steps.atColumn,
      loss: losses.get(number),
    });
    steps.at?.(undefined);
    if (row !== undefined) addRow(rows, row);
    if (rows.item.length < PORTION && performance.now() - handedOn < PORTION_MS) continue;
    steps.rows(rows, next);
    rows = noRows(columns);
    handedOn = performance.now();
  }
  steps.rows(rows, end);
}

/** What is known of an attempt, and who is told of it. */
interface Attempt {
  readonly loss?: LostItem | undefined;
  readonly onColumn?: ((column: number) => void) | undefined;
}

/** The row of an item; undefined if the condition excludes it. What is thrown becomes a row, too. */
export function rowOf(
  { questions }: Asked,
  number: number,
  item: FamilyItem,
  run: RunOptions,
  { loss, onColumn }: Attempt = {},
): BatchRow | undefined {
  const start = performance.now();
  const rowWith = (status: RowStatus, because: string | null, values: readonly AnswerCell[]): BatchRow => {
    const seconds = (loss?.seconds ?? 0) + (performance.now() - start) / 1000;
    return { item: number, board: item.text, status, seconds: Math.round(seconds * 1e6) / 1e6, because, values };
  };
  try {
    const found = questions.ask(item, run, { before: loss?.column, onColumn });
    const { status, values, because = null } = loss === undefined ? found : withLoss(found, loss, questions.columns);
    if (status === 'skipped') return undefined;
    const tooLarge = values.findIndex((value) => isTooLarge(value));
    if (tooLarge < 0) return rowWith(status, because, values);
    const { name } = questions.columns[tooLarge]!;
    const kept = values.map((value) => (isTooLarge(value) ? null : value));
    return rowWith('failed', `${name} is ${shortened(values[tooLarge])}; expected an integer of 64 bits.`, kept);
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    return rowWith(error instanceof LimitError || error instanceof RangeError ? 'undecided' : 'failed', because, []);
  }
}

/** What is known of an item whose search for a column was ended. */
function withLoss(
  { status, values, because }: ItemAnswer,
  loss: LostItem,
  columns: Asked['questions']['columns'],
): ItemAnswer {
  const reason = `${columns[loss.column]?.name ?? 'where'}: ${loss.because}`;
  return {
    status: status === 'done' ? 'undecided' : status,
    values,
    because: because === undefined ? reason : `${because} ${reason}`,
  };
}

function isTooLarge(value: AnswerCell): boolean {
  return typeof value === 'bigint' && (value > MOST || value < -MOST - 1n);
}

/** The longest integer that is written in full. */
const LONGEST = 40;

function shortened(integer: AnswerCell | undefined): string {
  const text = String(integer);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST / 2)}… with ${text.replace('-', '').length} digits`;
}
