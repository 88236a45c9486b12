import type { StartThread } from './SurveyThread.js';

/** How far a run has come. */
export interface SurveyProgress {
  /** Items whose answers are kept, of all runs; excluded ones are among them. */
  readonly items: number;
  /** Items that are to be done by this run and others on the folder. */
  readonly of: number;
  /** Items that this run has done for each second. */
  readonly perSecond: number;
}

/** What a run does, and its bounds. */
export interface RunSurveyOptions {
  /** At most so many threads; by default as many as there are processors. */
  readonly threads?: number;
  /** Only the batches from the first to the last of these numbers. */
  readonly batches?: readonly [first: number, last: number];
  /** Does the items again that were cut off, or could not be done. */
  readonly retry?: 'undecided' | 'failed';
  /** Seconds for each item; by default what the survey says. */
  readonly each?: number;
  /** The run ends after so many milliseconds; what is in work then is dropped. */
  readonly timeoutMs?: number;
  /** An `AbortSignal`: when it is aborted, the batches in work are finished, and no more are begun. */
  readonly finish?: AbortSignal;
  /** An `AbortSignal`: when it is aborted, the batches in work are dropped. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SurveyProgress) => void;
  /** @internal */
  readonly start?: StartThread;
}

/**
 * How a run ended: nothing is left of what it was to do, or its time was over, or it was asked to stop, or a conjecture
 * that the survey tests has a counterexample and all items before it are asked.
 */
export interface SurveyRun {
  readonly ended: 'complete' | 'too-long' | 'stopped' | 'refuted';
  /** How many batches are left of those that it was to do. */
  readonly batchesLeft: number;
}
