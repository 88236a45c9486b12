import { openDatabase } from '../duckdb.js';
import type { SurveyProgress, SurveyRun } from '../RunSurveyOptions.js';
import { refutedBatch } from '../runSurvey.js';
import { openFolder } from '../SurveyFolder.js';
import { Ending } from './Ending.js';
import type { RedisOptions } from './RedisLink.js';
import { SurveyQueues } from './SurveyQueues.js';
import { SurveyServer } from './SurveyServer.js';

/** Where the queue is, and how long a survey is served. */
export interface ServeSurveyOptions extends RedisOptions {
  /** It ends after so many milliseconds. */
  readonly timeoutMs?: number;
  /** An `AbortSignal`: when it is aborted, what is being written is written, and no more. */
  readonly finish?: AbortSignal;
  readonly onProgress?: (progress: SurveyProgress) => void;
  /** How many batches are in the queue at a time. @internal */
  readonly inQueue?: number;
  /** The version of the program. @internal */
  readonly version?: string;
}

/**
 * Puts the missing batches of a survey into a queue on Redis, takes the answers of the workers from it, and keeps them
 * in the folder. It goes on where it was, alone or beside others: a batch that is done twice is harmless. A survey that
 * tests conjectures is served as far as the first counterexample.
 * @param path the folder
 * @throws InputError `not-a-survey`, `not-of-this-version`, `not-of-this-survey`, `not-installed`, `not-reachable`,
 * `not-readable`, `not-writable`, LimitError `too-large-argument`
 */
export async function serveSurvey(path: string, options: ServeSurveyOptions): Promise<SurveyRun> {
  const folder = await openFolder(path);
  await folder.requireFiles();
  const database = await openDatabase(1);
  try {
    const queues = await SurveyQueues.open(options);
    const ending = new Ending(options);
    try {
      await folder.removeOldDrafts();
      const tested = { batches: folder.done(), refuted: await refutedBatch(folder) };
      const server = new SurveyServer(folder, database, queues, options, tested);
      const run = await ending.unlessLost(server.serve(ending), () => queues.link.isLost);
      return run ?? (await server.end(ending.reason!));
    } finally {
      ending.close();
      queues.close();
    }
  } finally {
    database.close();
  }
}
