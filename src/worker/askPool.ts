import { complexOf } from '../complex/internal.js';
import { InputError, nearestNames } from '../errors.js';
import { Work } from '../run.js';
import { shown } from '../shape.js';
import { aValueStore } from '../values/internal.js';
import type { ComplexSource } from '../complex/index.js';
import { Job } from './Job.js';
import type { Question } from './messages.js';
import { pack, type Packed } from './pack.js';
import type { Pool } from './Pool.js';
import { TASK_NAMES, type TaskName, type TaskOptions } from './Task.js';

let asked = 0;

/** What is asked for. */
interface Request {
  readonly task: TaskName;
  readonly subject: unknown;
  readonly options: TaskOptions;
}

/**
 * Gives a task to a pool.
 * @param caller the function the user called
 * @returns the answer, of the type of the task
 */
export async function askPool(pool: Pool, caller: string, { task, subject, options }: Request): Promise<unknown> {
  checkTask(caller, task);
  checkOptions(caller, options);
  const { limit, timeoutMs, memory, signal: _signal, onProgress, store: _store, ...others } = options;
  const bounds = { limit, timeoutMs, memory };
  const question: Question = {
    id: ++asked,
    caller,
    task,
    subject: packSubject(caller, subject),
    bounds: Object.fromEntries(Object.entries(bounds).filter(([, bound]) => bound !== undefined)),
    wantsProgress: onProgress !== undefined,
    options: packOptions(caller, others),
  };
  const job = new Job(question, options, (aborted) => pool.drop(aborted));
  pool.add(job);
  return job.answer;
}

function checkTask(caller: string, task: unknown): void {
  if (TASK_NAMES.some((name) => name === task)) return;
  const near = typeof task === 'string' ? nearestNames(task, TASK_NAMES) : [];
  throw new InputError('unknown-task', `${caller}: ${shown(task)} is not a task; expected ${TASK_NAMES.join(', ')}.`, {
    ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
    details: { found: task, nearest: near },
  });
}

/** @throws InputError `invalid-option`; AbortError if the signal is aborted already */
function checkOptions(caller: string, options: TaskOptions): void {
  new Work(caller, options);
  const { signal, store } = options;
  const refuse = (what: string): never => {
    throw new InputError('invalid-option', `${caller}: ${what}.`);
  };
  if (signal !== undefined && typeof signal.addEventListener !== 'function')
    refuse('signal tells nobody when it is aborted; expected an AbortSignal');
  const noStore = store && aValueStore.flaw(store, 'store');
  if (noStore !== undefined) refuse(noStore);
}

/** A game without rules: they may be code. A sum stays one, as its parts are evaluated one by one. */
function packSubject(caller: string, subject: unknown): Packed {
  if (typeof subject === 'string') return subject;
  const parts = partsOf(subject);
  const complexes = parts.map((part) => complexOf(part as ComplexSource, caller));
  return pack(complexes.length === 1 ? complexes[0] : complexes);
}

/** The games whose sum it is, none of them a sum. */
function partsOf(subject: unknown): unknown[] {
  const { parts } = (typeof subject === 'object' && subject !== null ? subject : {}) as { readonly parts?: unknown };
  return Array.isArray(parts) && parts[0] !== subject ? parts.flatMap(partsOf) : [subject];
}

function packOptions(caller: string, options: object): Packed {
  try {
    return pack(options);
  } catch (cause) {
    throw new InputError('invalid-option', `${caller}: an option that no thread can be sent; expected plain data.`, {
      cause,
    });
  }
}
