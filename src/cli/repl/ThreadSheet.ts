import { Worker } from 'node:worker_threads';
import type { Completion } from '../../expressions/internal.js';
import type { Sheet, SheetAnswer, SheetBounds, SheetData, SheetQuestion } from './Sheet.js';
import type { SheetReply } from './SheetHost.js';
import type { Snapshot } from './snapshot.js';

/** An evaluation that is asked to stop gets so many milliseconds, then its thread is ended. */
const GRACE_MS = 1500;

/** Above its time an evaluation gets so many milliseconds to say so. */
const OVERTIME_MS = 1000;

/**
 * A sheet in a thread of its own: this one stays free to hear Ctrl-C. An evaluation that does not hear it is ended with
 * its thread; a new one gets the variables as they were kept, and those that could not be kept are named.
 * @param program the module that threads begin with
 */
export class ThreadSheet implements Sheet {
  readonly #program: URL;
  readonly #bounds: SheetBounds;
  readonly #stop = new Int32Array(new SharedArrayBuffer(4));
  readonly #variables = new Map<string, Snapshot | undefined>();
  #worker: Worker;
  /** Hears the answer of the thread. */
  #answered: ((answer: SheetAnswer) => void) | undefined;
  /** Hears the reply to the evaluation that is going on. */
  #replied: ((reply: SheetReply) => void) | undefined;
  /** Until the thread is there, or has failed. */
  #ready: Promise<EndReply | undefined>;
  #failed: (reply: EndReply) => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(program: URL, bounds: SheetBounds) {
    this.#program = program;
    this.#bounds = bounds;
    this.#worker = this.#start();
    this.#ready = this.#beginning();
  }

  readonly evaluate = async (expression: string): Promise<SheetReply> => {
    Atomics.store(this.#stop, 0, 0);
    const failure = await this.#ready;
    if (failure !== undefined) return failure;
    const { timeoutMs } = this.#bounds;
    const reply = await new Promise<SheetReply>((resolve) => {
      this.#replied = resolve;
      if (timeoutMs !== undefined && timeoutMs < 2 ** 31) this.#endIn(timeoutMs + OVERTIME_MS, TOO_LATE);
      void this.#ask({ evaluate: expression }).then((answer) => {
        if (!('reply' in answer)) return;
        for (const [name, kept] of answer.variables) this.#variables.set(name, kept);
        resolve(answer.reply);
      });
    });
    this.#replied = undefined;
    clearTimeout(this.#timer);
    return reply;
  };

  readonly complete = async (line: string): Promise<Completion> => {
    const answer = this.#answered === undefined ? await this.#ask({ complete: line }) : undefined;
    return answer !== undefined && 'completion' in answer ? answer.completion : { found: [], of: '' };
  };

  readonly interrupt = (): void => {
    Atomics.store(this.#stop, 0, 1);
    this.#endIn(GRACE_MS, { kind: 'interrupted' });
  };

  readonly end = (): void => {
    void this.#worker.terminate();
  };

  #beginning(): Promise<EndReply | undefined> {
    return new Promise((resolve) => {
      this.#failed = resolve;
      void this.#nextAnswer().then(() => resolve(undefined));
    });
  }

  #ask(question: SheetQuestion): Promise<SheetAnswer> {
    const answer = this.#nextAnswer();
    this.#worker.postMessage(question);
    return answer;
  }

  #nextAnswer(): Promise<SheetAnswer> {
    return new Promise((resolve) => {
      this.#answered = resolve;
    });
  }

  #start(): Worker {
    const workerData: SheetData = { sheet: this.#bounds, stop: this.#stop };
    const worker = new Worker(this.#program, { workerData });
    worker.on('message', (answer: SheetAnswer) => {
      const answered = this.#answered;
      this.#answered = undefined;
      answered?.(answer);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const isLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      const message = isLarge
        ? 'too large for the memory; expected a smaller input'
        : `this is a fault of spgames (${error.message})`;
      if (worker !== this.#worker) return;
      // Without an evaluation it could not even begin: each gets the reason for its reply.
      if (this.#replied === undefined) this.#failed({ kind: 'error', message });
      else void this.#startAgain({ kind: 'error', message });
    });
    return worker;
  }

  #endIn(milliseconds: number, reply: EndReply): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#startAgain(reply), milliseconds);
  }

  /** Ends the evaluation that is going on with its thread; a new one gets the variables. */
  async #startAgain(reply: EndReply): Promise<void> {
    const replied = this.#replied;
    if (replied === undefined) return;
    // From here on nothing is to be interrupted: variables are set, and nothing is computed.
    this.#replied = undefined;
    clearTimeout(this.#timer);
    const ended = this.#worker;
    ended.removeAllListeners();
    this.#worker = this.#start();
    this.#ready = this.#beginning();
    const [failure] = await Promise.all([this.#ready, ended.terminate()]);
    if (failure !== undefined) return replied(failure);
    Atomics.store(this.#stop, 0, 0);
    const answer = await this.#ask({ restore: this.#variables });
    const lost = 'lost' in answer ? answer.lost : [];
    for (const name of lost) this.#variables.delete(name);
    replied(lost.length === 0 ? reply : { ...reply, lost });
  }
}

/** A reply to an evaluation that was ended with its thread. */
type EndReply = Extract<SheetReply, { kind: 'error' | 'interrupted' }>;

const TOO_LATE: EndReply = {
  kind: 'error',
  message: 'not finished in its time; expected a smaller input or more time',
};
