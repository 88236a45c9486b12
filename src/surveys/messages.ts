import type { BatchRows } from './BatchRows.js';
import type { SurveyTask } from './askBatch.js';
import type { RunOptions } from '../run.js';
import type { SurveyDocument } from './SurveyDocument.js';

/** What a thread is told at its start. */
export interface ThreadStart {
  readonly survey: SurveyDocument;
  /** The folder, in which the files of the survey are, or what is in them, by their names. */
  readonly files: string | Readonly<Record<string, Uint8Array>>;
  /** Bounds for each item. */
  readonly bounds: Pick<RunOptions, 'timeoutMs' | 'memory'>;
  /** Bytes of the objects of the thread. */
  readonly heap: number | undefined;
  /**
   * The number of the item that is asked about, and 1, or 0 while none is; then the column that is searched for, or -1
   * while it is the condition.
   */
  readonly at: Float64Array;
}

/** What a thread is told: how to begin, then one batch after the other. */
export type ToThread = { readonly begin: ThreadStart } | { readonly task: SurveyTask };

/** What a thread says: it can begin; rows up to an item; a batch is done; it cannot go on. */
export type FromThread =
  | 'ready'
  | { readonly rows: BatchRows; readonly before: number }
  | { readonly doneWith: number; readonly isFull: boolean }
  | { readonly error: string };
