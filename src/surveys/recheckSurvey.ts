import type { RunOptions } from '../run.js';
import { Work } from '../run.js';
import { rowOf } from './askBatch.js';
import { askedOf, type Asked } from './asked.js';
import { textOf } from './batchFiles.js';
import type { FamilyItem } from './FamilyItem.js';
import { SecondWays } from './questions/SecondWays.js';
import type { Survey, SurveyRow } from './Survey.js';

/** What was found of a sample that was computed anew. */
export interface SurveyVerification {
  /** How many rows were looked at. */
  readonly sample: number;
  /** Those of them that were not done in time when they were computed anew. */
  readonly undecided: number;
  /** The columns that were found in another way than by the runs: by definitions, or with checked certificates. */
  readonly secondWay: readonly string[];
  /** Those that were found as by the runs, with nothing that these learned. */
  readonly sameWay: readonly string[];
  /** How many rows were found as by the runs in all columns, as the other ways took too long. */
  readonly tooLong: number;
  readonly differences: readonly SurveyDifference[];
}

/** Where a row is not what is computed anew. */
export interface SurveyDifference {
  readonly item: number;
  readonly board: string;
  readonly column: string;
  /** What the folder says, and what is right. */
  readonly found: unknown;
  readonly expected: unknown;
}

/** So many rows are computed with what was learned from each other. */
const TOGETHER = 16;

/**
 * Computes rows anew, with nothing learned by the runs and in other ways where there are some, and compares: the rows
 * that are done at regular distances, and what the condition says of the items beside them.
 * @param sample how many rows
 * @throws InputError `not-readable`, `not-installed`, LimitError
 */
export async function recheckSurvey(survey: Survey, sample: number, run: RunOptions = {}): Promise<SurveyVerification> {
  const work = new Work('recheckSurvey', run);
  await survey.folder.requireFiles();
  const rows = await sampleOf(survey, sample);
  const differences: SurveyDifference[] = [];
  let undecided = 0;
  let tooLong = 0;
  const ways = new SecondWays();
  const second = askedOf(survey.folder, ways);
  let asked = askedOf(survey.folder);
  for (const [i, row] of rows.entries()) {
    work.tick(i);
    // What was learned from one item is not to help all others to the same mistake.
    if (i % TOGETHER === TOGETHER - 1) asked = askedOf(survey.folder);
    const number = row['item'] as number;
    const item = itemAt(asked, number);
    const bounds = work.part({ timeoutMs: survey.document.each * 1000 * 10 });
    let anew = item && rowOf(second, number, item, bounds);
    if (anew?.status === 'undecided') {
      tooLong++;
      anew = rowOf(asked, number, item!, bounds);
    }
    if (anew?.status === 'undecided') {
      undecided++;
      continue;
    }
    const expected = new Map<string, unknown>([
      ['board', item?.text],
      ['status', anew?.status ?? 'skipped'],
      ...asked.questions.columns.map(({ name }, i): [string, unknown] => [name, anew?.values[i] ?? null]),
    ]);
    for (const [column, right] of expected)
      if (!isSame(row[column], right))
        differences.push({ item: number, board: row['board'] as string, column, found: row[column], expected: right });
  }
  const sameWay = second.questions.inUsualWay();
  const names = second.questions.columns.map(({ name }) => name);
  const secondWay = names.filter((name) => rows.length > tooLong && !sameWay.includes(name));
  return { sample: rows.length, undecided, secondWay, sameWay, tooLong, differences };
}

/** Rows that are done, at regular distances. */
async function sampleOf(survey: Survey, sample: number): Promise<SurveyRow[]> {
  const done = "FROM items WHERE status = 'done'";
  const [{ n } = { n: 0 }] = await survey.query(`SELECT count(*) AS n ${done}`);
  const step = Math.max(1, Math.floor((n as number) / Math.max(1, sample)));
  const numbered = `SELECT *, row_number() OVER (ORDER BY item) - 1 AS place_in_order ${done}`;
  return survey.query(
    `SELECT * EXCLUDE place_in_order FROM (${numbered}) WHERE place_in_order % ${step} = 0 ORDER BY item LIMIT ${sample}`,
  );
}

function itemAt({ survey, family }: Asked, number: number): FamilyItem | undefined {
  const batch = Math.floor(number / survey.batch);
  let next = batch * survey.batch;
  for (const item of family.from(survey.starts[batch])) if (next++ === number) return item;
  return undefined;
}

/** Is that what would be written? */
function isSame(found: unknown, right: unknown): boolean {
  if (Array.isArray(right)) return Array.isArray(found) && JSON.stringify(found) === JSON.stringify(right.map(textOf));
  if (found === null || right === null) return found === right;
  return `${found as string}` === `${right as string}`;
}
