import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { InputError } from '../../errors.js';
import { VERSION } from '../../json.js';
import { shown } from '../../shape.js';
import type { StartThread } from '../SurveyThread.js';
import { Ending, type EndReason } from './Ending.js';
import { unpackSurvey } from './packedSurvey.js';
import type { RedisOptions } from './RedisLink.js';
import { SurveyQueues, type ServedId } from './SurveyQueues.js';
import { SurveyWorker } from './SurveyWorker.js';

/** Where the queue is, and how a worker works. */
export interface WorkOnSurveysOptions extends RedisOptions {
  /** At most so many threads; by default as many as there are processors. */
  readonly threads?: number;
  /** It ends when there was nothing to do for so many milliseconds; by default it waits for as long as it takes. */
  readonly idleMs?: number;
  /** It ends after so many milliseconds; the batches in work are given back. */
  readonly timeoutMs?: number;
  /** An `AbortSignal`: when it is aborted, the batches in work are finished, and no more are begun. */
  readonly finish?: AbortSignal;
  /** An `AbortSignal`: when it is aborted, the batches in work are given back. */
  readonly signal?: AbortSignal;
  /** Told of each batch that is done. */
  readonly onBatch?: (work: { readonly batches: number; readonly items: number }) => void;
  /** A batch whose worker is not heard for so many milliseconds goes to another one. @internal */
  readonly lockMs?: number;
  /** The version of the program. @internal */
  readonly version?: string;
  /** @internal */
  readonly start?: StartThread;
}

/** What a worker has done, and why it ended. */
export interface WorkOnSurveys {
  readonly ended: EndReason | 'idle';
  readonly batches: number;
  readonly items: number;
}

const MOST_THREADS = 1024;
/** Who has nothing to do looks for surveys again after so many milliseconds. */
const AGAIN_MS = 500;

/**
 * Takes batches of surveys from the queue on Redis, and gives their rows back through it. It needs no folder, and
 * writes no file.
 * @throws InputError `not-installed`, `not-reachable`, `invalid-option`, `not-of-this-version` if only surveys of
 * another version are served
 */
export async function workOnSurveys(options: WorkOnSurveysOptions): Promise<WorkOnSurveys> {
  const { threads = availableParallelism(), idleMs = Infinity, version = VERSION, signal } = options;
  if (!Number.isInteger(threads) || threads < 1 || threads > MOST_THREADS)
    throw new InputError(
      'invalid-option',
      `workOnSurveys: threads is ${shown(threads)}; expected an integer from 1 to ${MOST_THREADS}.`,
    );
  const queues = await SurveyQueues.open(options);
  const ending = new Ending(options);
  const done = { batches: 0, items: 0 };
  const onDone = (items: number): void => {
    done.batches++;
    done.items += items;
    options.onBatch?.({ ...done });
  };
  let worker: SurveyWorker | undefined;
  const drop = (): void => worker?.drop();
  signal?.addEventListener('abort', drop);
  const work = async (): Promise<EndReason | 'idle'> => {
    for (let since = performance.now(); ending.reason === undefined;) {
      const next = await nextSurvey(queues, version);
      const pack = next === undefined ? undefined : await queues.packOf(next.id);
      if (next === undefined || pack === undefined) {
        if (performance.now() - since > idleMs) return 'idle';
        await Promise.race([wait(AGAIN_MS), ending.ended]);
        continue;
      }
      worker = new SurveyWorker(queues, next.id, await unpackSurvey(pack), { ...options, threads, onDone });
      const lastAtWork = await worker.work(ending, idleMs);
      worker = undefined;
      since = lastAtWork;
      if (performance.now() - since > idleMs) return 'idle';
    }
    return ending.reason;
  };
  void ending.ended.then(() => {
    if (ending.reason === 'too-long' || signal?.aborted === true) drop();
  });
  try {
    const ended = await ending.unlessLost(work(), () => queues.link.isLost);
    return { ended: ended ?? ending.reason!, ...done };
  } finally {
    signal?.removeEventListener('abort', drop);
    ending.close();
    worker?.drop();
    queues.close();
  }
}

/**
 * The first survey that there is something to do for: batches wait, or are at workers that may be dead.
 * @throws InputError `not-of-this-version`
 */
async function nextSurvey(queues: SurveyQueues, version: string): Promise<ServedId | undefined> {
  const all = await queues.served();
  const own = all.filter((one) => one.version === version);
  if (own.length === 0 && all.length > 0) {
    const { version: found } = all[0]!;
    throw new InputError(
      'not-of-this-version',
      `survey work: the survey in the queue is served by spgames ${found}, and this is ${version}; expected the same version.`,
      { hint: `npm install spgames@${found}.`, details: { found, expected: version } },
    );
  }
  for (const types of [['waiting', 'prioritized', 'delayed'], ['active']] as const)
    for (const one of own) if ((await queues.batches(one.id).getJobCountByTypes(...types)) > 0) return one;
  return undefined;
}
