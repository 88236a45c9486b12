import { AbortError, InputError, LimitError } from '../errors.js';
import type { Progress } from '../run.js';
import { standardStore } from '../values/index.js';
import type { Question, ThreadReply } from './messages.js';
import { unpacked } from './pack.js';
import { onAbort } from './onAbort.js';
import type { TaskOptions } from './Task.js';

/** A task that was given to a pool: its question, and the promise of the answer. */
export class Job {
  readonly question: Question;
  readonly answer: Promise<unknown>;
  readonly #options: TaskOptions;
  #resolve!: (answer: unknown) => void;
  #reject!: (error: unknown) => void;
  #isOpen = true;
  #found = 0;

  /** @param dropped called after the promise was rejected because the signal was aborted */
  constructor(question: Question, options: TaskOptions, dropped: (job: Job) => void) {
    this.question = question;
    this.#options = options;
    this.answer = new Promise((resolve, reject) => {
      [this.#resolve, this.#reject] = [resolve, reject];
    });
    const { signal } = options;
    if (signal === undefined) return;
    const stopListening = onAbort(signal, () => {
      this.#failAborted('aborted by its signal', { cause: signal.reason });
      dropped(this);
    });
    this.answer.then(stopListening, stopListening);
  }

  /** Is it to be given up, although it may not have heard so yet? */
  get isAborted(): boolean {
    return this.#options.signal?.aborted === true;
  }

  /** Is an answer still to come? */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** What the thread says of the task. What `onProgress` throws fails it. */
  hear(reply: ThreadReply): void {
    try {
      if ('progress' in reply) this.#report(reply.progress);
      else if ('error' in reply) this.fail(unpacked(reply.error, this.#options.store ?? standardStore));
      else if ('answer' in reply) this.#succeed(unpacked(reply.answer, this.#options.store ?? standardStore));
    } catch (error) {
      this.fail(error);
    }
  }

  #report(progress: Progress): void {
    this.#found = progress.found;
    this.#options.onProgress?.(progress);
  }

  #succeed(answer: unknown): void {
    this.#isOpen = false;
    this.#resolve(answer);
  }

  fail(error: unknown): void {
    this.#isOpen = false;
    this.#reject(error);
  }

  /** The time is over, and the thread has not said so itself. */
  failLate(): void {
    const { caller, bounds } = this.question;
    this.fail(
      new LimitError('too-long', `${caller}: not finished after ${bounds.timeoutMs!} ms.`, {
        hint: 'Allow more time, or choose a smaller input.',
        details: { found: this.#found, timeoutMs: bounds.timeoutMs! },
      }),
    );
  }

  /**
   * The thread could not be started, or has ended by itself.
   * @param cause an error, or the status that it ended with
   */
  failWithThread(cause: unknown): void {
    const { caller } = this.question;
    if ((cause as { code?: unknown } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY')
      return this.fail(
        new LimitError('too-much-memory', `${caller}: more memory than a thread has.`, {
          hint: 'Choose a smaller input.',
          details: { found: this.#found },
          cause,
        }),
      );
    const how = cause instanceof Error ? cause.message : 'it ended by itself';
    this.fail(
      new InputError('not-a-thread', `${caller}: no answer from the thread: ${how}; expected one of spgames.`, {
        hint: 'Where the file of the thread is not found, give new Workers({ start }) a file that calls answerInThread().',
        cause,
      }),
    );
  }

  /** The pool was closed. */
  failClosed(): void {
    this.#failAborted('ended by close()');
  }

  #failAborted(how: string, info: { readonly cause?: unknown } = {}): void {
    const { caller } = this.question;
    const details = { found: this.#found };
    this.fail(new AbortError('not-continued', `${caller}: ${how} (${this.#found} items found).`, { ...info, details }));
  }
}
