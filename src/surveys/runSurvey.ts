import { availableParallelism } from 'node:os';
import { InputError } from '../errors.js';
import { shown } from '../shape.js';
import type { SurveyTask } from './askBatch.js';
import { readRows } from './batchFiles.js';
import { ConjectureTest } from './conjectures/testing/ConjectureTest.js';
import { openDatabase, type Database } from './duckdb.js';
import { itemsView } from './itemsView.js';
import type { RunSurveyOptions, SurveyRun } from './RunSurveyOptions.js';
import { openFolder, type SurveyFolder } from './SurveyFolder.js';
import { SurveyRunner } from './SurveyRunner.js';

const MOST_THREADS = 1024;
/**
 * Asks what a survey asks about its items, batch by batch in several threads, and keeps the answers in its folder. It
 * goes on where earlier runs were, also beside others on the same folder; a batch that is done twice is harmless.
 * @param path the folder
 * @throws InputError `not-a-survey`, `not-of-this-version`, `not-installed`, `not-readable`, `not-writable`,
 * `invalid-option`
 */
export async function runSurvey(path: string, options: RunSurveyOptions = {}): Promise<SurveyRun> {
  const folder = await openFolder(path);
  const { threads = availableParallelism(), retry } = options;
  if (!Number.isInteger(threads) || threads < 1 || threads > MOST_THREADS)
    throw new InputError(
      'invalid-option',
      `runSurvey: threads is ${shown(threads)}; expected an integer from 1 to ${MOST_THREADS}.`,
    );
  await folder.requireFiles();
  const batches = batchesOf(folder, options.batches);
  const database = await openDatabase(1);
  try {
    await folder.removeOldDrafts();
    const tasks =
      retry === undefined
        ? batches.filter((batch) => !folder.isDone(batch)).map((batch) => ({ batch }))
        : await tasksAgain(database, folder, batches, retry);
    const refuted = await refutedBatch(folder);
    const runner = new SurveyRunner(folder, database, tasks, options, refuted);
    return await runner.run(Math.min(threads, Math.max(1, tasks.length)));
  } finally {
    database.close();
  }
}

/** The first batch that has a counterexample already; undefined if none has. @throws InputError `not-readable` */
export async function refutedBatch(folder: SurveyFolder): Promise<number | undefined> {
  const test = ConjectureTest.of(folder.document);
  if (test === undefined) return undefined;
  const view = await itemsView(folder);
  try {
    const { counterexample } = await test.tested(view);
    return counterexample === null ? undefined : Math.floor(counterexample.item / folder.document.batch);
  } finally {
    view.close();
  }
}

/** @throws InputError `invalid-option` */
function batchesOf(folder: SurveyFolder, range: RunSurveyOptions['batches']): number[] {
  const [first, last] = range ?? [0, folder.batches - 1];
  if (!Number.isInteger(first) || !Number.isInteger(last) || first < 0 || last < first - 1)
    throw new InputError(
      'invalid-option',
      `runSurvey: batches are ${shown(range)}; expected integers 0 ≤ first ≤ last.`,
    );
  const end = Math.min(last, folder.batches - 1);
  return Array.from({ length: Math.max(0, end - first + 1) }, (_, i) => first + i);
}

/** The items of complete batches that have a status, and the batches that are not complete. */
async function tasksAgain(
  database: Database,
  folder: SurveyFolder,
  batches: readonly number[],
  retry: 'undecided' | 'failed',
): Promise<SurveyTask[]> {
  const tasks: SurveyTask[] = [];
  for (const batch of batches) {
    if (!folder.isDone(batch)) {
      tasks.push({ batch });
      continue;
    }
    const { item, status } = await readRows(database, folder.fileOf(batch), []);
    const only = item.filter((_, i) => status[i] === retry);
    if (only.length > 0) tasks.push({ batch, only });
  }
  return tasks;
}
