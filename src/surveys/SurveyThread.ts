import { Worker } from 'node:worker_threads';
import { AbortError, InputError } from '../errors.js';
import type { BatchRows } from './BatchRows.js';
import type { LostItem, SurveyTask } from './askBatch.js';
import type { FromThread, ThreadStart, ToThread } from './messages.js';

/** A thread that asks. */
export type ThreadOfSurvey = Pick<Worker, 'postMessage' | 'terminate' | 'on'>;

/** How threads of surveys are started. @param memory bytes for what is made in it, if that is bounded */
export type StartThread = (memory: number | undefined) => ThreadOfSurvey;

/** Above its time an item gets so many milliseconds to say what it knows. */
const OVERTIME_MS = 2000;
const LOOK_MS = 250;

/** A thread of the package. */
export const startSurveyThread: StartThread = (memory) =>
  new Worker(new URL('./thread.js', import.meta.url), {
    execArgv: [],
    ...(memory !== undefined && { resourceLimits: { maxOldGenerationSizeMb: Math.ceil(memory / 2 ** 20) } }),
  });

/** What became of an attempt: done, or an item that ended the thread. */
type Attempt = 'done' | LostItem;

/** Who waits for an attempt. */
interface Waiting {
  readonly task: SurveyTask;
  readonly hear: (rows: BatchRows, before: number) => void;
  readonly resolve: (end: Attempt) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A thread that does one batch after the other. Whatever an item does, the work goes on with the next one: if the
 * thread has to be ended, another takes its place.
 */
export class SurveyThread {
  readonly #begin: ThreadStart;
  readonly #start: StartThread;
  readonly #timer: NodeJS.Timeout;
  #thread: ThreadOfSurvey | undefined;
  #waiting: Waiting | undefined;
  #isEnded = false;
  #seen = { item: 0, since: 0 };

  constructor(begin: Omit<ThreadStart, 'at'>, start: StartThread) {
    this.#begin = { ...begin, at: new Float64Array(new SharedArrayBuffer(16)) };
    this.#start = start;
    this.#timer = setInterval(() => this.#look(), LOOK_MS);
    this.#timer.unref();
  }

  /**
   * The rows of a batch, in portions.
   * @param first the number of its first item
   * @param onItems told how many more items are known
   * @throws InputError `not-a-thread`, `not-open` after `end`
   */
  async ask(task: SurveyTask, first: number, onItems: (count: number) => void): Promise<BatchRows[]> {
    const parts: BatchRows[] = [];
    const lost: LostItem[] = [];
    let from = first;
    const hear = (rows: BatchRows, before: number): void => {
      parts.push(rows);
      onItems(before - from);
      from = before;
    };
    for (;;) {
      const end = await this.#attempt({ ...task, from, lost }, hear);
      if (end === 'done') return parts;
      lost.push(end);
    }
  }

  /** Ends the thread, whatever it does. */
  end(): void {
    this.#isEnded = true;
    clearInterval(this.#timer);
    this.#drop();
    this.#settle()?.reject(ended());
  }

  /** Asks once: until all is done, or an item is lost with the thread. */
  async #attempt(task: SurveyTask, hear: Waiting['hear']): Promise<Attempt> {
    return new Promise((resolve, reject) => {
      if (this.#isEnded) return reject(ended());
      this.#waiting = { task, hear, resolve, reject };
      if (this.#thread === undefined) this.#thread = this.#newThread();
      else this.#thread.postMessage({ task } satisfies ToThread);
    });
  }

  #newThread(): ThreadOfSurvey {
    const thread = this.#start(this.#begin.heap);
    const ifCurrent =
      <T>(act: (what: T) => void) =>
      (what: T) => {
        if (thread === this.#thread) act(what);
      };
    thread.on(
      'message',
      ifCurrent((message: FromThread) => this.#hear(message)),
    );
    thread.on(
      'error',
      ifCurrent((error: NodeJS.ErrnoException) =>
        this.#lose(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'more memory than a thread has.' : error.message),
      ),
    );
    thread.on(
      'exit',
      ifCurrent(() => this.#lose('its thread ended by itself.')),
    );
    thread.postMessage({ begin: this.#begin } satisfies ToThread);
    return thread;
  }

  #hear(message: FromThread): void {
    if (message === 'ready') this.#thread!.postMessage({ task: this.#waiting!.task } satisfies ToThread);
    else if ('rows' in message) this.#waiting?.hear(message.rows, message.before);
    else if ('error' in message) {
      this.#drop();
      this.#settle()?.reject(new InputError('not-a-thread', `survey: no answer from a thread: ${message.error}`));
    } else {
      if (message.isFull) this.#drop();
      this.#settle()?.resolve('done');
    }
  }

  /** Ends the thread if an item is at work after its time. */
  #look(): void {
    const { at, bounds } = this.#begin;
    const item = at[0]!;
    const now = performance.now();
    if (item === 0 || item !== this.#seen.item) this.#seen = { item, since: now };
    else if (now - this.#seen.since > bounds.timeoutMs! + OVERTIME_MS)
      this.#lose(`not finished after ${bounds.timeoutMs! / 1000} s.`);
  }

  /** The thread is of no more use: the item that it was at has ended it. */
  #lose(because: string): void {
    const item = this.#begin.at[0]! - 1;
    const column = this.#begin.at[1]!;
    const seconds = this.#seen.item === item + 1 ? (performance.now() - this.#seen.since) / 1000 : 0;
    this.#drop();
    if (item >= 0) this.#settle()?.resolve({ item, column, because, seconds });
    else this.#settle()?.reject(new InputError('not-a-thread', `survey: no answer from a thread: ${because}`));
  }

  #drop(): void {
    const thread = this.#thread;
    this.#thread = undefined;
    this.#begin.at[0] = 0;
    void thread?.terminate();
  }

  #settle(): Waiting | undefined {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    return waiting;
  }
}

function ended(): AbortError {
  return new AbortError('not-continued', 'survey: the run was ended.');
}
