/**
 * Computes a survey of `examples/surveys` anew, and asks again what `docs/survey-results.md` shows of it:
 *   npm run survey -- NAME            prints the questions and the answers
 *   npm run survey -- NAME --write    writes the answers into the page
 * The command is that of `dist`. A test compares the page with the answers.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, textOf } from './filesUnder.js';

/** The page of results. */
export const RESULTS = 'docs/survey-results.md';

/** A question about a survey, with the answer below it on the page. */
const ANSWERED = /^```sql (?<name>[\w-]+)\n(?<sql>[^`]*)^```\n\n(?<answer>\|[^]*?)\n(?=\n|$(?![^]))/gm;

/** The surveys that come with the project. */
export function surveyNames(): string[] {
  return readdirSync(`${root}examples/surveys`).sort();
}

/** The page with the answers that a survey gives now. */
export function pageWithAnswers(page: string, name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'spgames-survey-'));
  try {
    const survey = join(folder, name);
    cpSync(`${root}examples/surveys/${name}`, survey, { recursive: true });
    command('run', survey);
    return page.replace(ANSWERED, (whole: string, of: string, sql: string, answer: string) =>
      of === name ? whole.replace(answer, () => command('query', survey, sql, '--format', 'markdown')) : whole,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
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

/** The questions about a survey on a page, each with its answer. */
export function answersOn(page: string, name: string): string[] {
  return [...page.matchAll(ANSWERED)].flatMap(({ groups }) =>
    groups!['name'] === name ? [`${groups!['sql']!.trim()}\n\n${groups!['answer']!.trim()}`] : [],
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name = '', option] = process.argv.slice(2);
  if (!surveyNames().includes(name) || ![undefined, '--write'].includes(option)) {
    console.error(`Usage: npm run survey -- NAME [--write], where NAME is one of ${surveyNames().join(', ')}.`);
    process.exit(2);
  }
  const page = pageWithAnswers(textOf(RESULTS), name);
  console.log(answersOn(page, name).join('\n\n'));
  if (option === '--write') writeFileSync(root + RESULTS, page);
}
