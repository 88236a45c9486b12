/**
 * Computes a survey of `examples/surveys` anew, and asks again what `docs/survey-results.md` shows of it:
 *   npm run survey -- NAME                       prints the questions and the answers
 *   npm run survey -- NAME --write               writes the answers into the page, digests of them into the folder
 *                                                of the survey, and the pictures of the page
 *   npm run survey -- NAME --write --in FOLDER   the same, with what FOLDER has already; goes on there, and keeps it
 * The command is that of `dist`. A test compares the page with the digests, and some batches with theirs.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root, textOf } from './filesUnder.js';
import { PICTURES, surveyPictures } from './surveyPictures.js';
import { ANSWERED, answersOn, RESULTS } from './surveyResults.js';

/** Digests of what a survey answered: of the answers on the page, and of the rows of each batch. */
export interface Digests {
  readonly page: string;
  readonly batches: readonly string[];
}

/** The surveys that come with the project. */
export function surveyNames(): string[] {
  return readdirSync(`${root}examples/surveys`).sort();
}

const digestsFile = (name: string): string => `examples/surveys/${name}/digests.json`;

/** The digests that were written when the survey was computed. */
export function digestsOf(name: string): Digests {
  return JSON.parse(textOf(digestsFile(name))) as Digests;
}

/** The digest of the answers to the questions about a survey on a page. */
export function digestOfPage(page: string, name: string): string {
  return digest(answersOn(page, name).join('\n\n'));
}

/** The digests of batches that are computed now. */
export function digestsNow(name: string, batches: readonly number[]): string[] {
  return inFolder(name, undefined, (folder) => {
    for (const batch of batches) command('run', folder, '--batches', `${batch}..${batch}`);
    const found = digestsOfBatches(folder);
    return batches.map((batch) => found[batch]!);
  });
}

/** The digests of the batches of a folder: of their rows, without the seconds. */
function digestsOfBatches(folder: string): string[] {
  const { batch: size } = JSON.parse(readFileSync(join(folder, 'survey.json'), 'utf8')) as { batch: number };
  const file = join(folder, 'answers.csv');
  command('export', folder, '--to', 'csv', '-o', file);
  const batches: string[][] = [];
  for (const row of readFileSync(file, 'utf8').trimEnd().split('\n').slice(1))
    (batches[Math.floor(Number.parseInt(row, 10) / size)] ??= []).push(row);
  rmSync(file);
  return Array.from(batches, (rows = []) => digest(rows.join('\n')));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Uses a folder of the survey: a new one, unless one is named. */
function inFolder<T>(name: string, kept: string | undefined, use: (folder: string) => T): T {
  const own = `${root}examples/surveys/${name}`;
  if (kept !== undefined) {
    if (!existsSync(kept)) cpSync(own, kept, { recursive: true });
    return use(kept);
  }
  const parent = mkdtempSync(join(tmpdir(), 'spgames-survey-'));
  try {
    const folder = join(parent, name);
    cpSync(own, folder, { recursive: true });
    return use(folder);
  } finally {
    rmSync(parent, { recursive: true });
  }
}

/** The page with the answers that a survey gives now, and their digests. */
export function answersNow(page: string, name: string, kept?: string): { page: string; digests: Digests } {
  return inFolder(name, kept, (folder) => {
    command('run', folder);
    const answered = page.replace(ANSWERED, (whole: string, of: string, sql: string, answer: string) =>
      of === name ? whole.replace(answer, () => command('query', folder, sql, '--format', 'markdown')) : whole,
    );
    return { page: answered, digests: { page: digestOfPage(answered, name), batches: digestsOfBatches(folder) } };
  });
}

/** What `spgames survey` prints. */
function command(...words: readonly string[]): string {
  const run = [`${root}dist/cli/main.js`, 'survey', ...words];
  const { status, stdout } = spawnSync(process.execPath, run, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`spgames survey ${words.join(' ')} ended with status ${status}.`);
  return stdout.trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean' }, in: { type: 'string' } },
  });
  const [name = ''] = positionals;
  if (!surveyNames().includes(name)) {
    const names = surveyNames().join(', ');
    console.error(`Usage: npm run survey -- NAME [--write] [--in FOLDER], where NAME is one of ${names}.`);
    process.exit(2);
  }
  const { page, digests } = answersNow(textOf(RESULTS), name, values.in);
  console.log(answersOn(page, name).join('\n\n'));
  if (values.write === true) {
    writeFileSync(root + RESULTS, page);
    writeFileSync(root + digestsFile(name), `${JSON.stringify(digests, null, 2)}\n`);
    for (const [picture, svg] of surveyPictures(page)) writeFileSync(`${root}${PICTURES}${picture}.svg`, svg);
  }
}
