import { openFolder } from '../SurveyFolder.js';
import type { RedisOptions } from './RedisLink.js';
import { surveyId, SurveyQueues } from './SurveyQueues.js';

/** What the queue of a survey has. */
export interface QueueStatus {
  /** Batches that no worker has begun with. */
  readonly waiting: number;
  /** Batches that workers are at. */
  readonly active: number;
  /** Batches that are done and not yet in the folder. */
  readonly answers: number;
  /** Batches that workers gave up. */
  readonly givenUp: number;
  /** The workers, as `HOST:PROCESS`, and the number of batches that each is at; null where Redis does not tell. */
  readonly workers: readonly { readonly name: string; readonly active: number }[] | null;
  /** Batches that were done in a minute, of the last five; null in the first. */
  readonly batchesPerMinute: number | null;
}

/** The rate is that of so many minutes. */
const MINUTES = 5;
/** As many batches are asked who is at them. */
const MOST_ACTIVE = 10_000;

/**
 * Looks at the queue of a survey.
 * @param path the folder
 * @throws InputError `not-a-survey`, `not-installed`, `not-reachable`, `invalid-option`
 */
export async function queueStatus(path: string, options: RedisOptions): Promise<QueueStatus> {
  const folder = await openFolder(path);
  const queues = await SurveyQueues.open(options);
  try {
    const queue = queues.batches(surveyId(folder));
    const counts = await queue.getJobCounts('waiting', 'delayed', 'prioritized', 'active', 'completed', 'failed');
    const countOf = (...states: string[]): number => states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
    const active = await queue.getJobs(['active'], 0, MOST_ACTIVE - 1);
    // Who may not ask for the list of connections is told nothing of workers.
    const clients = await queue.getWorkers().catch(() => undefined);
    const names = clients?.map(({ rawname = '' }) => rawname.split(':w:')[1] ?? rawname);
    const { data } = await queue.getMetrics('completed', 0, MINUTES - 1);
    return {
      waiting: countOf('waiting', 'delayed', 'prioritized'),
      active: countOf('active'),
      answers: countOf('completed'),
      givenUp: countOf('failed'),
      workers:
        names === undefined
          ? null
          : [...new Set(names)]
              .sort((a, b) => (a < b ? -1 : 1))
              .map((name) => ({ name, active: active.filter((job) => job?.processedBy === name).length })),
      batchesPerMinute: data.length === 0 ? null : data.reduce((sum, count) => sum + Number(count), 0) / data.length,
    };
  } finally {
    queues.close();
  }
}
