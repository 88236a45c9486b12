import type { Analysis, PropertyName } from '../analysis/index.js';
import { requireOptions } from '../arguments.js';
import type { SimplicialComplex } from '../complex/index.js';
import { InputError } from '../errors.js';
import { shown } from '../shape.js';
import { askPool } from './askPool.js';
import { Pool } from './Pool.js';
import type { AnalyzeTaskOptions, Answers, ComplexTaskOptions, TaskName, TaskOptions, TaskSubject } from './Task.js';
import { startThread, type Thread } from './startThread.js';

/** How many threads there are, and how they are started. */
export interface WorkersOptions {
  /** At most so many threads at a time; by default 1. Each takes a core, and memory of its own. */
  readonly threads?: number;
  /** Starts a thread with a file that calls `answerInThread`; by default one with the file of the package. */
  readonly start?: () => Thread;
}

const MOST_THREADS = 1024;

/**
 * Threads for long computations: several tasks at a time, each in a thread of its own, the others waiting for their
 * turn. What a thread learns about games in a task helps it with the next one. Threads start when they are needed;
 * those without work do not keep Node from ending.
 */
export class Workers {
  readonly #pool: Pool;
  #isClosed = false;

  /** @throws InputError `invalid-option` */
  constructor(given: WorkersOptions = {}) {
    requireOptions('new Workers', given, { start: true, threads: true });
    const { threads = 1, start = startThread } = given;
    if (!Number.isInteger(threads) || threads < 1 || threads > MOST_THREADS)
      throw new InputError(
        'invalid-option',
        `new Workers: threads is ${shown(threads)}; expected an integer from 1 to ${MOST_THREADS}.`,
      );
    if (typeof start !== 'function')
      throw new InputError('invalid-option', `new Workers: start is ${shown(start)}; expected a function.`);
    this.#pool = new Pool(threads, start);
  }

  /**
   * As `inWorker`, in one of these threads.
   * @throws InputError `not-open` after `close`, and as `inWorker`
   */
  run<Name extends PropertyName = PropertyName>(
    task: 'analyze',
    subject: TaskSubject,
    options?: AnalyzeTaskOptions<Name>,
  ): Promise<Analysis<SimplicialComplex, Name>>;
  run(task: 'complex', subject: TaskSubject, options?: ComplexTaskOptions): Promise<SimplicialComplex>;
  run<Task extends Exclude<TaskName, 'analyze' | 'complex'>>(
    task: Task,
    subject: TaskSubject,
    options?: TaskOptions,
  ): Promise<Answers[Task]>;
  async run(task: TaskName, subject: TaskSubject, options: TaskOptions = {}): Promise<unknown> {
    if (this.#isClosed)
      throw new InputError('not-open', 'Workers.run: the workers were closed; expected open ones.', {
        hint: 'Make new ones.',
      });
    return askPool(this.#pool, 'Workers.run', { task, subject, options });
  }

  /** Ends all threads; tasks that are not done are rejected with `AbortError`. */
  close(): void {
    this.#isClosed = true;
    this.#pool.close();
  }
}
