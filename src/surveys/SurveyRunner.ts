import { setTimeout as wait } from 'node:timers/promises';
import { AbortError } from '../errors.js';
import type { SurveyTask } from './askBatch.js';
import { keepRows, readRows } from './batchFiles.js';
import { joinedRows, type BatchRows } from './BatchRows.js';
import { Claims } from './Claims.js';
import { ConjectureTest } from './conjectures/testing/ConjectureTest.js';
import type { Database } from './duckdb.js';
import type { RunSurveyOptions, SurveyRun } from './RunSurveyOptions.js';
import type { SurveyFolder } from './SurveyFolder.js';
import { startSurveyThread, SurveyThread } from './SurveyThread.js';
import { threadBounds } from './threadBounds.js';

/** Who waits for the batches of others looks again after so many milliseconds. */
const AGAIN_MS = 250;

/** One run of a survey: hands out the batches in order to threads, and keeps what they find. */
export class SurveyRunner {
  readonly #folder: SurveyFolder;
  readonly #database: Database;
  readonly #options: RunSurveyOptions;
  readonly #tasks: SurveyTask[];
  readonly #claims: Claims;
  readonly #began = performance.now();
  readonly #total: number;
  readonly #atOthers: SurveyTask[] = [];
  readonly #test: ConjectureTest | undefined;
  /** The batch that each thread is at. */
  readonly #working = new Map<SurveyThread, number>();
  /** The first batch with a counterexample: nothing is asked after it. */
  #refuted: number;
  #ended: SurveyRun['ended'] | undefined;
  /** The batches that are left. */
  readonly #left: Set<number>;
  #found = 0;
  #foundByOthers = 0;
  /** Rows are written one batch after the other. */
  #writing: Promise<void> = Promise.resolve();

  /** @param refuted the first batch that has a counterexample already, where conjectures are tested */
  constructor(
    folder: SurveyFolder,
    database: Database,
    tasks: readonly SurveyTask[],
    options: RunSurveyOptions,
    refuted: number = Infinity,
  ) {
    this.#folder = folder;
    this.#database = database;
    this.#options = options;
    this.#tasks = [...tasks];
    this.#left = new Set(tasks.map(({ batch }) => batch));
    this.#total = tasks.reduce((sum, task) => sum + this.#sizeOf(task), 0);
    this.#claims = new Claims(folder);
    this.#test = ConjectureTest.of(folder.document);
    this.#refuted = refuted;
  }

  async run(threads: number): Promise<SurveyRun> {
    const { timeoutMs, signal, finish, each, start = startSurveyThread } = this.#options;
    const { document: survey, path } = this.#folder;
    const begin = { survey, files: path, ...threadBounds(survey, threads, each) };
    const members = Array.from({ length: threads }, () => new SurveyThread(begin, start));
    const drop = (ended: SurveyRun['ended']) => () => {
      this.#ended ??= ended;
      for (const member of members) member.end();
    };
    const stop = (): void => void (this.#ended ??= 'stopped');
    const timer = timeoutMs === undefined || timeoutMs >= 2 ** 31 ? undefined : setTimeout(drop('too-long'), timeoutMs);
    const onSignal = drop('stopped');
    signal?.addEventListener('abort', onSignal);
    finish?.addEventListener('abort', stop);
    try {
      if (signal?.aborted === true) onSignal();
      if (finish?.aborted === true) stop();
      const all = await Promise.allSettled(members.map((member) => this.#work(member, drop('stopped'))));
      const failed = all.find((one) => one.status === 'rejected' && !(one.reason instanceof AbortError));
      await this.#writing;
      if (failed?.status === 'rejected') throw failed.reason;
      return { ended: this.#end(), batchesLeft: this.#left.size };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onSignal);
      finish?.removeEventListener('abort', stop);
      for (const member of members) member.end();
      this.#claims.end();
    }
  }

  #end(): SurveyRun['ended'] {
    const isLeft = [...this.#left].some((batch) => batch <= this.#refuted);
    return (isLeft ? this.#ended : undefined) ?? (this.#refuted < Infinity ? 'refuted' : 'complete');
  }

  /** One thread does batch after batch. What goes wrong with one ends all. */
  async #work(member: SurveyThread, dropAll: () => void): Promise<void> {
    let written: Promise<void> = Promise.resolve();
    try {
      for (let task = await this.#next(); task !== undefined; task = await this.#next()) {
        const { batch } = task;
        const [first] = this.#folder.itemsOf(batch);
        this.#working.set(member, batch);
        const parts = await member.ask(task, first, (count) => this.#count(task, count));
        this.#working.delete(member);
        if (this.#test !== undefined && parts.some((rows) => this.#test!.isRefutedBy(rows))) this.#refute(batch);
        // The next batch begins while this one is written.
        await written;
        written = this.#writing = this.#writing.then(() => this.#keep(batch, parts));
        written.catch(dropAll);
      }
      await written;
    } catch (error) {
      const batch = this.#working.get(member);
      if (batch !== undefined && batch > this.#refuted && error instanceof AbortError) return;
      dropAll();
      throw error;
    }
  }

  /** What lies behind a counterexample is not asked any more; what lies before it is. */
  #refute(batch: number): void {
    this.#refuted = Math.min(this.#refuted, batch);
    for (const [member, at] of this.#working) if (at > this.#refuted) member.end();
  }

  /** The next batch that nobody else is at; in the end those of others, unless they finish them. */
  async #next(): Promise<SurveyTask | undefined> {
    for (;;) {
      if (this.#ended !== undefined) return undefined;
      const task = this.#tasks.shift();
      if (task !== undefined && task.batch > this.#refuted) continue;
      if (task !== undefined) {
        if (this.#isKept(task)) {
          this.#count(task, this.#sizeOf(task), true);
          await this.#testKept(task.batch);
        } else if (this.#claims.take(task.batch)) return task;
        else this.#atOthers.push(task);
      } else if (this.#atOthers.length > 0) {
        await wait(AGAIN_MS);
        this.#tasks.push(...this.#atOthers.splice(0));
      } else return undefined;
    }
  }

  /** Tests what another run has found. */
  async #testKept(batch: number): Promise<void> {
    const test = this.#test;
    if (test === undefined) return;
    const { document } = this.#folder;
    // The database does one thing after the other.
    this.#writing = this.#writing.then(async () => {
      const rows = await readRows(this.#database, this.#folder.fileOf(batch), document.columns);
      if (test.isRefutedBy(rows)) this.#refute(batch);
    });
    await this.#writing;
  }

  #isKept({ batch, only }: SurveyTask): boolean {
    return only === undefined && this.#folder.isDone(batch);
  }

  async #keep(batch: number, parts: readonly BatchRows[]): Promise<void> {
    const { columns } = this.#folder.document;
    await keepRows(this.#database, this.#folder, batch, joinedRows(parts, columns.length));
    this.#claims.release(batch);
    this.#left.delete(batch);
  }

  #sizeOf({ batch, only }: SurveyTask): number {
    const [first, end] = this.#folder.itemsOf(batch);
    return only?.length ?? end - first;
  }

  /** @param isOfOthers whether another run has done them */
  #count(task: SurveyTask, items: number, isOfOthers = false): void {
    if (isOfOthers) {
      this.#left.delete(task.batch);
      this.#foundByOthers += items;
    } else if (task.only === undefined) this.#found += items;
    const seconds = (performance.now() - this.#began) / 1000;
    this.#options.onProgress?.({
      items: this.#found + this.#foundByOthers,
      of: this.#total,
      perSecond: this.#found / Math.max(seconds, 1e-3),
    });
  }
}
