import { setTimeout as wait } from 'node:timers/promises';
import type { Job, Queue } from 'bullmq';
import { askedOf, type Asked } from '../asked.js';
import { keepRows, readRows } from '../batchFiles.js';
import { addRow, noRows, type BatchRows } from '../BatchRows.js';
import { ConjectureTest } from '../conjectures/testing/ConjectureTest.js';
import type { Database } from '../duckdb.js';
import type { SurveyRun } from '../RunSurveyOptions.js';
import type { SurveyFolder } from '../SurveyFolder.js';
import type { Ending, EndReason } from './Ending.js';
import { unpackRows } from './packedRows.js';
import type { ServeSurveyOptions } from './serveSurvey.js';
import { surveyId, jobIdOf, type BatchJob, type SurveyQueues } from './SurveyQueues.js';

/** So many batches are in the queue at a time. */
const IN_QUEUE = 2000;
/** What a batch that fails has in attempts; between them is a pause, twice as long each time. */
const ATTEMPTS = 3;
const PAUSE_MS = 1000;
/** Who has nothing to do looks again after so many milliseconds. */
const AGAIN_MS = 200;
/** The folder is looked at again after so many milliseconds. */
const LOOK_MS = 1000;
/** Answers are fetched so many at a time. */
const AT_ONCE = 20;

/** Everything that a job can be in. */
const STATES = ['waiting', 'active', 'delayed', 'prioritized', 'completed', 'failed'] as const;

/** What is known of the conjectures that a survey tests. */
export interface Tested {
  /** The batches whose rows were looked at. */
  readonly batches: Iterable<number>;
  /** The first of them that has a counterexample. */
  readonly refuted: number | undefined;
}

/**
 * Puts the missing batches of a survey into its queue, and keeps what workers give back. Where conjectures are tested,
 * nothing is asked behind the first batch with a counterexample.
 */
export class SurveyServer {
  readonly #folder: SurveyFolder;
  readonly #database: Database;
  readonly #queues: SurveyQueues;
  readonly #queue: Queue<BatchJob, string>;
  readonly #id: string;
  readonly #options: ServeSurveyOptions;
  readonly #began = performance.now();
  /** The missing batches that are not in the queue yet, so far as is known: the first one last. */
  #missing: number[] = [];
  /** The number of batches that are kept, at the beginning and now. */
  readonly #before: number;
  #kept = 0;
  #looked = 0;
  readonly #test: ConjectureTest | undefined;
  readonly #tested: Set<number>;
  #lastTested = 0;
  /** The first batch with a counterexample. */
  #refuted: number;
  #asked: Asked | undefined;
  #writing: Promise<void> | undefined;

  constructor(
    folder: SurveyFolder,
    database: Database,
    queues: SurveyQueues,
    options: ServeSurveyOptions,
    { batches, refuted = Infinity }: Tested,
  ) {
    this.#test = ConjectureTest.of(folder.document);
    this.#tested = new Set(batches);
    this.#refuted = refuted;
    this.#folder = folder;
    this.#database = database;
    this.#queues = queues;
    this.#options = options;
    this.#id = surveyId(folder, options.version);
    this.#queue = queues.batches(this.#id);
    this.#look();
    this.#before = this.#kept;
  }

  /** Serves until nothing is missing, or there is a reason to end. */
  async serve(ending: Pick<Ending, 'reason'>): Promise<SurveyRun> {
    for (;;) {
      if (ending.reason !== undefined) return this.end(ending.reason);
      const taken = await this.#take();
      await this.#testOthers();
      if (this.#missing.length === 0 && (await this.#isComplete())) {
        await this.#queues.remove(this.#id);
        return { ended: this.#completed, batchesLeft: this.#folder.batches - this.#kept };
      }
      await this.#queues.announce(this.#folder, this.#id);
      await this.#refill();
      if (taken === 0) await wait(AGAIN_MS);
    }
  }

  /** How it ended; what is being written is written before. */
  async end(reason: EndReason): Promise<SurveyRun> {
    await this.#writing;
    this.#look();
    const batchesLeft = this.#folder.batches - this.#kept;
    return { ended: this.#missing.length === 0 ? this.#completed : reason, batchesLeft };
  }

  /** How it ends when nothing is missing. */
  get #completed(): SurveyRun['ended'] {
    return this.#refuted < Infinity ? 'refuted' : 'complete';
  }

  /** What lies behind a counterexample leaves the queue; what lies before it is still asked. */
  async #refute(batch: number): Promise<void> {
    if (batch >= this.#refuted) return;
    this.#refuted = batch;
    this.#missing = this.#missing.filter((other) => other <= batch);
    // What a worker is at stays there.
    for (const job of await this.#queue.getJobs(['waiting', 'delayed', 'prioritized']))
      if (job?.id !== undefined && job.data.batch > batch) await job.remove().catch(() => undefined);
  }

  /** Tests what others have kept since the folder was looked at. */
  async #testOthers(): Promise<void> {
    const test = this.#test;
    if (test === undefined || performance.now() - this.#lastTested < LOOK_MS) return;
    this.#lastTested = performance.now();
    const { columns } = this.#folder.document;
    for (const batch of this.#folder.done()) {
      if (batch >= this.#refuted) return;
      if (this.#tested.has(batch)) continue;
      this.#tested.add(batch);
      if (test.isRefutedBy(await readRows(this.#database, this.#folder.fileOf(batch), columns)))
        await this.#refute(batch);
    }
  }

  /**
   * Is nothing missing? Others may have done some, or taken the answers for a folder of their own: what is neither in
   * the folder nor in the queue is put into it again.
   */
  async #isComplete(): Promise<boolean> {
    const isEmpty = (await this.#inQueue()) === 0;
    if (!isEmpty && performance.now() - this.#looked < LOOK_MS) return false;
    this.#look();
    const isComplete = this.#missing.length === 0;
    if (!isEmpty) this.#missing.length = 0;
    return isComplete;
  }

  /** Looks at the folder anew. */
  #look(): void {
    this.#looked = performance.now();
    const done = new Set(this.#folder.done());
    this.#kept = done.size;
    this.#missing = Array.from({ length: this.#folder.batches }, (_, i) => this.#folder.batches - 1 - i).filter(
      (batch) => batch <= this.#refuted && !done.has(batch),
    );
  }

  async #inQueue(): Promise<number> {
    return this.#queue.getJobCountByTypes(...STATES);
  }

  /** Fills the queue up when it is half empty. */
  async #refill(): Promise<void> {
    if (this.#missing.length === 0) return;
    const bound = this.#options.inQueue ?? IN_QUEUE;
    const known = await this.#inQueue();
    if (known > bound / 2) return;
    const batches: number[] = [];
    while (batches.length < bound - known && this.#missing.length > 0) {
      const batch = this.#missing.pop()!;
      if (!this.#folder.isDone(batch)) batches.push(batch);
    }
    const opts = { attempts: ATTEMPTS, backoff: { type: 'exponential', delay: PAUSE_MS }, stackTraceLimit: 0 };
    await this.#queue.addBulk(
      batches.map((batch) => ({ name: 'batch', data: { batch }, opts: { ...opts, jobId: jobIdOf(batch) } })),
    );
  }

  /** Keeps what workers gave back, and what they could not do. @returns how many batches that were */
  async #take(): Promise<number> {
    let taken = 0;
    for (const state of ['completed', 'failed'] as const)
      for (const job of await this.#queue.getJobs([state], 0, AT_ONCE - 1, true)) {
        // Another one who serves may have removed it in between.
        if ((job as Job<BatchJob, string> | undefined)?.id === undefined) continue;
        await this.#takeJob(job, state);
        await job.remove().catch(() => undefined);
        taken++;
      }
    return taken;
  }

  async #takeJob(job: Job<BatchJob, string>, state: 'completed' | 'failed'): Promise<void> {
    const { batch } = job.data;
    if (!Number.isSafeInteger(batch) || batch < 0 || batch >= this.#folder.batches) return;
    const { document } = this.#folder;
    if (!this.#folder.isDone(batch)) {
      const rows =
        state === 'completed'
          ? await unpackRows(job.returnvalue, document, batch).catch((error: Error) =>
              this.#failed(batch, error.message),
            )
          : this.#failed(batch, `the workers gave it up: ${job.failedReason}`);
      this.#writing = keepRows(this.#database, this.#folder, batch, rows);
      await this.#writing;
      this.#tested.add(batch);
      if (this.#test?.isRefutedBy(rows) === true) await this.#refute(batch);
    }
    this.#kept++;
    this.#report();
  }

  /** The rows of a batch that nobody could do. */
  #failed(batch: number, because: string): BatchRows {
    const { document } = this.#folder;
    this.#asked ??= askedOf(this.#folder);
    const [first, end] = this.#folder.itemsOf(batch);
    const rows = noRows(document.columns.length);
    let number = first;
    for (const { text } of this.#asked.family.from(document.starts[batch])) {
      if (number >= end) break;
      addRow(rows, { item: number++, board: text, status: 'failed', seconds: 0, because, values: [] });
    }
    return rows;
  }

  #report(): void {
    const { items, batch } = this.#folder.document;
    const seconds = (performance.now() - this.#began) / 1000;
    this.#options.onProgress?.({
      items: Math.min(items, (this.#kept - this.#before) * batch),
      of: Math.min(items, (this.#folder.batches - this.#before) * batch),
      perSecond: ((this.#kept - this.#before) * batch) / Math.max(seconds, 1e-3),
    });
  }
}
