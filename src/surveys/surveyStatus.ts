import { statSync } from 'node:fs';
import { VERSION } from '../json.js';
import { ConjectureTest, type ConjecturesTested } from './conjectures/testing/ConjectureTest.js';
import { itemsView } from './itemsView.js';
import type { SurveyFolder } from './SurveyFolder.js';

/** How far a survey has come. */
export interface SurveyStatus {
  readonly type: 'survey-status';
  readonly spgames: string;
  /** Items in all. */
  readonly items: number;
  /** Items of which all is known that is asked. */
  readonly done: number;
  /** Items that the condition excludes. */
  readonly skipped: number;
  /** Items that the bounds cut off. */
  readonly undecided: number;
  /** Items that could not be asked about. */
  readonly failed: number;
  /** Items in a second, by the last batches. */
  readonly perSecond: number;
  /** Bytes of the answers. */
  readonly bytes: number;
  /** Null where nothing is known of the speed. */
  readonly secondsLeft: number | null;
  readonly complete: boolean;
  /** How the conjectures do that it tests, if it does. */
  readonly tested?: ConjecturesTested;
}

/** Batches after a pause of so many seconds do not tell how fast those before it were. */
const PAUSE_SECONDS = 600;
/** So many batches tell the speed. */
const LAST = 64;

/** Counts by status in the files that are there now. @throws InputError `not-readable`, `not-installed` */
export async function surveyStatus(folder: SurveyFolder): Promise<SurveyStatus> {
  const view = await itemsView(folder);
  try {
    const reader = await view.connection
      .runAndReadAll('SELECT status, count(*)::INTEGER, sum(seconds)::DOUBLE FROM items GROUP BY status')
      .catch((cause: unknown) => view.fail(cause));
    const rows = reader.getRowsJS() as [status: string, count: number, seconds: number][];
    const countOf = (status: string): number => rows.find(([name]) => name === status)?.[1] ?? 0;
    const [done, undecided, failed] = ['done', 'undecided', 'failed'].map(countOf) as [number, number, number];
    const known = view.batches.reduce((sum, batch) => {
      const [first, end] = folder.itemsOf(batch);
      return sum + end - first;
    }, 0);
    const seconds = rows.reduce((sum, [, , each]) => sum + each, 0);
    const files = view.batches.map((batch) => ({ batch, ...sizeAndTime(folder.fileOf(batch)) }));
    const perSecond = speedOf(folder, files) ?? (seconds > 0 ? (done + undecided + failed) / seconds : 0);
    const { items } = folder.document;
    const tested = await ConjectureTest.of(folder.document)?.tested(view);
    return {
      type: 'survey-status',
      spgames: VERSION,
      items,
      done,
      skipped: known - done - undecided - failed,
      undecided,
      failed,
      perSecond: Number(perSecond.toPrecision(4)),
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      secondsLeft: known === items ? 0 : perSecond > 0 ? Math.ceil((items - known) / perSecond) : null,
      complete: known === items,
      ...(tested !== undefined && { tested }),
    };
  } finally {
    view.close();
  }
}

function sizeAndTime(file: string): { readonly bytes: number; readonly at: number } {
  const known = statSync(file, { throwIfNoEntry: false });
  return { bytes: known?.size ?? 0, at: (known?.mtimeMs ?? 0) / 1000 };
}

/** Items in a second, by when the last files were written; undefined if that says nothing. */
function speedOf(
  folder: SurveyFolder,
  files: readonly { readonly batch: number; readonly at: number }[],
): number | undefined {
  const last = files.toSorted((a, b) => b.at - a.at).slice(0, LAST);
  const pause = last.findIndex(({ at }, i) => i > 0 && last[i - 1]!.at - at > PAUSE_SECONDS);
  const together = pause < 0 ? last : last.slice(0, pause);
  const begin = together.at(-1);
  if (begin === undefined || together[0]!.at <= begin.at) return undefined;
  const items = together.slice(0, -1).reduce((sum, { batch }) => {
    const [first, end] = folder.itemsOf(batch);
    return sum + end - first;
  }, 0);
  return items / (together[0]!.at - begin.at);
}
