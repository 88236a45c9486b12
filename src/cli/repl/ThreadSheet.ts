import { Worker } from 'node:worker_threads';
import type { Completion } from '../../expressions/internal.js';
import type { Sheet, SheetBounds, SheetData, SheetQuestion } from './Sheet.js';
import type { Reply } from './SheetHost.js';

/** An evaluation that is asked to stop gets so many milliseconds, then its thread is ended. */
const GRACE_MS = 1500;

/** Above its time an evaluation gets so many milliseconds to say so. */
const OVERTIME_MS = 1000;

/**
 * A sheet in a thread of its own: this one stays free to hear Ctrl-C. An evaluation that does not hear it is ended with its
 * thread; a new one gets the definitions of the old one again.
 * @param program the module that threads begin with
 */
export class ThreadSheet implements Sheet {
  readonly #program: URL;
  readonly #bounds: SheetBounds;
  readonly #stop = new Int32Array(new SharedArrayBuffer(4));
  /** The expressions that set variables. */
  readonly #definitions: string[] = [];
  #worker: Worker;
  #answer: ((reply: unknown) => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(program: URL, bounds: SheetBounds) {
    this.#program = program;
    this.#bounds = bounds;
    this.#worker = this.#start();
  }

  readonly evaluate = async (expression: string): Promise<Reply> => {
    Atomics.store(this.#stop, 0, 0);
    const { timeoutMs } = this.#bounds;
    if (timeoutMs !== undefined && timeoutMs < 2 ** 31) this.#endIn(timeoutMs + OVERTIME_MS, TOO_LATE);
    const reply = (await this.#ask({ evaluate: expression })) as Reply;
    clearTimeout(this.#timer);
    if (reply.kind === 'result' && reply.defines) this.#definitions.push(expression);
    return reply;
  };

  readonly complete = async (line: string): Promise<Completion> => {
    if (this.#answer !== undefined) return { found: [], of: '' };
    return (await this.#ask({ complete: line })) as Completion;
  };

  readonly interrupt = (): void => {
    Atomics.store(this.#stop, 0, 1);
    this.#endIn(GRACE_MS, { kind: 'interrupted' });
  };

  readonly end = (): void => {
    void this.#worker.terminate();
  };

  #ask(question: SheetQuestion): Promise<unknown> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.#worker.postMessage(question);
    });
  }

  #start(): Worker {
    const workerData: SheetData = { sheet: this.#bounds, stop: this.#stop };
    const worker = new Worker(this.#program, { workerData });
    worker.on('message', (reply: unknown) => this.#reply(reply));
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const isLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      const message = isLarge
        ? 'too large for the memory; expected a smaller input'
        : `this is a fault of spgames (${error.message})`;
      if (worker === this.#worker) void this.#startAgain({ kind: 'error', message });
    });
    return worker;
  }

  #reply(reply: unknown): void {
    const answer = this.#answer;
    this.#answer = undefined;
    answer?.(reply);
  }

  #endIn(milliseconds: number, reply: Reply): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#answer !== undefined) void this.#startAgain(reply);
    }, milliseconds);
  }

  /** Ends the thread, and evaluates the definitions in a new one; each in its time. */
  async #startAgain(reply: Reply): Promise<void> {
    const answer = this.#answer;
    const ended = this.#worker;
    ended.removeAllListeners();
    this.#worker = this.#start();
    await ended.terminate();
    Atomics.store(this.#stop, 0, 0);
    for (const definition of this.#definitions) await this.#ask({ evaluate: definition });
    this.#answer = undefined;
    answer?.(reply);
  }
}

const TOO_LATE: Reply = { kind: 'error', message: 'not finished in its time; expected a smaller input or more time' };
