import type { Analysis, PropertyName } from '../analysis/index.js';
import type { SimplicialComplex } from '../complex/index.js';
import { askPool } from './askPool.js';
import { Pool } from './Pool.js';
import type { AnalyzeTaskOptions, Answers, ComplexTaskOptions, TaskName, TaskOptions, TaskSubject } from './Task.js';
import { startThread } from './startThread.js';

/** The thread that `inWorker` uses. */
let shared: Pool | undefined;

/**
 * A long computation in a thread of its own, while this one stays free: a Web Worker in browsers, a worker thread in
 * Node. There is one such thread for all calls, which wait for each other; `Workers` has more.
 * @param task what to compute: `value`, `outcome`, `misereOutcome`, `grundyValue`, `complex`, `facets`,
 * `minimalNonfaces`,
 * `homology` or `analyze`
 * @param subject a text in the notation of sources, which is compiled there; a complex, or a game or an ideal for
 * theirs. A game that was compiled with `lazy` is compiled here.
 * @returns what the library answers in this thread: objects of its classes, values in the store of the options
 * @throws InputError `invalid-argument`, `invalid-option`, `not-a-thread` if the thread cannot be started; AbortError
 * at once when the signal is aborted; else the errors of the task: with bounds that are exceeded LimitError, for a
 * value with `details.bounds`
 * @complexity that of the task; its time begins when the thread begins with it
 */
export function inWorker<Name extends PropertyName = PropertyName>(
  task: 'analyze',
  subject: TaskSubject,
  options?: AnalyzeTaskOptions<Name>,
): Promise<Analysis<SimplicialComplex, Name>>;
export function inWorker(
  task: 'complex',
  subject: TaskSubject,
  options?: ComplexTaskOptions,
): Promise<SimplicialComplex>;
export function inWorker<Task extends Exclude<TaskName, 'analyze' | 'complex'>>(
  task: Task,
  subject: TaskSubject,
  options?: TaskOptions,
): Promise<Answers[Task]>;
export async function inWorker(task: TaskName, subject: TaskSubject, options: TaskOptions = {}): Promise<unknown> {
  shared ??= new Pool(1, startThread);
  return askPool(shared, 'inWorker', { task, subject, options });
}
