import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Job, Worker } from 'bullmq';
import { AbortError } from '../../errors.js';
import { joinedRows } from '../BatchRows.js';
import { startSurveyThread, SurveyThread } from '../SurveyThread.js';
import { threadBounds } from '../threadBounds.js';
import type { Ending } from './Ending.js';
import { packRows } from './packedRows.js';
import type { SentSurvey } from './packedSurvey.js';
import { queueName, type BatchJob, type SurveyQueues } from './SurveyQueues.js';
import type { WorkOnSurveysOptions } from './workOnSurveys.js';

/** A batch whose worker is not heard for so many milliseconds goes to another one. */
const LOCK_MS = 30_000;
/** A batch that so many workers were lost with is given up at the next. */
const MOST_LOST = 5;
/** Redis is asked again after so many milliseconds. */
const AGAIN_MS = 1000;
/** Rates are kept for so many minutes. */
const MINUTES = 60;

/** How one survey is worked on. */
interface SurveyWorkerOptions extends Pick<WorkOnSurveysOptions, 'lockMs' | 'start'> {
  readonly threads: number;
  /** Told how many items the batch has that is done. */
  readonly onDone: (items: number) => void;
}

/** Works on the batches of one survey, in threads: this one keeps telling Redis that it lives. */
export class SurveyWorker {
  readonly #queues: SurveyQueues;
  readonly #id: string;
  readonly #sent: SentSurvey;
  readonly #options: SurveyWorkerOptions;
  readonly #members: SurveyThread[];
  /** Those that have nothing to do. */
  readonly #free: SurveyThread[];
  #lastAtWork = performance.now();
  #isDropped = false;

  constructor(queues: SurveyQueues, id: string, sent: SentSurvey, options: SurveyWorkerOptions) {
    const { threads, start = startSurveyThread } = options;
    this.#queues = queues;
    this.#id = id;
    this.#sent = sent;
    this.#options = options;
    const begin = { ...sent, ...threadBounds(sent.survey, threads) };
    this.#members = Array.from({ length: threads }, () => new SurveyThread(begin, start));
    this.#free = [...this.#members];
  }

  /** Works until there is a reason to end, or nothing to do here. @returns when something was last at work */
  async work(ending: Ending, idleMs: number): Promise<number> {
    const { threads, lockMs = LOCK_MS } = this.#options;
    const { link } = this.#queues;
    const worker: Worker<BatchJob, string> = new link.bullmq.Worker<BatchJob, string>(
      queueName(this.#id),
      (job, token) => this.#do(job, token!),
      {
        ...link.options,
        name: `${hostname()}:${process.pid}`,
        concurrency: threads,
        lockDuration: lockMs,
        stalledInterval: lockMs,
        maxStalledCount: MOST_LOST,
        drainDelay: AGAIN_MS / 1000,
        runRetryDelay: AGAIN_MS,
        metrics: { maxDataPoints: MINUTES },
      },
    );
    // A batch that went to another worker in between is not taken from this one.
    worker.on('error', () => undefined);
    try {
      while (ending.reason === undefined && !(await this.#isOver(idleMs)))
        await Promise.race([wait(AGAIN_MS), ending.ended]);
      await worker.close();
    } finally {
      for (const member of this.#members) member.end();
    }
    return this.#lastAtWork;
  }

  /** Drops the batches in work; they go back into the queue. */
  drop(): void {
    this.#isDropped = true;
    for (const member of this.#members) member.end();
  }

  async #do(job: Job<BatchJob, string>, token: string): Promise<string> {
    const { survey } = this.#sent;
    const { batch } = job.data;
    const member = this.#free.pop()!;
    try {
      const parts = await member.ask({ batch }, batch * survey.batch, () => undefined);
      const pack = await packRows(joinedRows(parts, survey.columns.length), survey);
      this.#options.onDone(Math.min(survey.items, (batch + 1) * survey.batch) - batch * survey.batch);
      return pack;
    } catch (error) {
      if (!(error instanceof AbortError)) throw error;
      await job.moveToWait(token);
      throw new this.#queues.link.bullmq.WaitingError();
    } finally {
      this.#free.push(member);
      this.#lastAtWork = performance.now();
    }
  }

  /** Is nothing to do here, and something elsewhere, or nothing for long? */
  async #isOver(idleMs: number): Promise<boolean> {
    if (this.#isDropped) return true;
    if (this.#free.length < this.#members.length) {
      this.#lastAtWork = performance.now();
      return false;
    }
    if (performance.now() - this.#lastAtWork > idleMs) return true;
    const known = await this.#queues
      .batches(this.#id)
      .getJobCountByTypes('waiting', 'active', 'delayed', 'prioritized');
    if (known > 0) return false;
    const others = (await this.#queues.served()).filter(({ id }) => id !== this.#id);
    return others.length > 0 || !(await this.#queues.isServed(this.#id));
  }
}
