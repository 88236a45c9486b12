import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { InputError, LimitError } from '../errors.js';
import { VERSION } from '../json.js';
import { Work, type RunOptions } from '../run.js';
import type { Family } from '../symmetry/internal.js';
import { rowOf } from './askBatch.js';
import type { Asked } from './asked.js';
import type { ConjecturesDocument } from './conjectures/conjecturesDocument.js';
import { conjecturesOf } from './conjectures/testing/conjecturesToTest.js';
import { questionsWithTest } from './conjectures/testing/questionsWithTest.js';
import type { FamilyItem } from './FamilyItem.js';
import { hashOfNamed, namedFiles, placeNamed, renamed, type NamedFile } from './namedFiles.js';
import { parseItems } from './parseItems.js';
import { readQuestionsFor } from './Questions.js';
import { Survey } from './Survey.js';
import { surveyText, type SurveyDocument } from './SurveyDocument.js';
import { notReadable, notWritable, SURVEY_FILE, shownName, SurveyFolder, writeWhole } from './SurveyFolder.js';

/** What a survey asks of which items. */
export interface SurveyQuestions {
  /** The family of items, such as `graphs:1..5 connected`. */
  readonly over: string;
  /** What is made of an item, such as `snort@{board}`; without one, the item itself is asked about. */
  readonly source?: string;
  /** What is asked: `t=temperature, d=maxDegree, gap=t-d`; by default what the conjectures need that are tested. */
  readonly ask?: string;
  /** Only items with this have a row. */
  readonly where?: string;
  /** Seconds for each item; by default 10. */
  readonly each?: number;
  /** Bytes for each thread. */
  readonly memory?: number;
  /** Items in a batch; by default as many as take ten seconds, or less if that makes few batches; at most 10 000. */
  readonly batch?: number;
  /** Words of the author. */
  readonly note?: string;
  /**
   * Conjectures from the answers of another survey: a run ends at the first counterexample. What is not given here is
   * as in that survey, which is asked of no more than they need.
   */
  readonly test?: ConjecturesDocument;
}

const EACH_SECONDS = 10;
/** A batch is to take so many seconds, and has at most so many items. */
const BATCH_SECONDS = 10;
/** With fewer batches than these, threads wait for the last one; so a batch may take less, but not less than this. */
const FEW_BATCHES = 40;
const LEAST_SECONDS = 0.25;
const MOST_ITEMS = 10_000;
/** How long a batch takes is told by so many items, and within so many seconds. */
const TRIES = 8;
const TRY_SECONDS = 5;
/** The starts of so many items are noted, as long as nothing is known of the batches. */
const STEP = 100;
/** The most batches, or steps of so many items. */
const MOST_STARTS = 2 ** 20;

/**
 * Makes the folder of a survey. What is asked is tried on the first item, so that a mistake is found here; the files
 * that it names are copied into the folder.
 * @param path a folder that is not there, or empty
 * @throws InputError `not-empty`, `not-writable`, `not-readable`, `invalid-option`, and what is wrong with the family,
 * the template, the list or the condition, with its place; ParseError; LimitError
 * @complexity the family is gone through twice, as its items are counted
 */
export async function createSurvey(path: string, what: SurveyQuestions, run: RunOptions = {}): Promise<Survey> {
  const work = new Work('createSurvey', run);
  requireEmpty(path);
  const { test, given, ...all } = questionsWithTest(what);
  const { source, where, memory, note, each = EACH_SECONDS } = all;
  requireNumbers(all);
  const { over, files } = namedFiles(all.over, source, given);
  const family = parseItems(all.over);
  const texts = Object.fromEntries(files.flatMap(({ name, text }) => (text === undefined ? [] : [[name, text]])));
  const spec = {
    over,
    ask: all.ask,
    ...(source !== undefined && { source: renamed(source, files) }),
    ...(where !== undefined && { where }),
  };
  const questions = readQuestionsFor({ ...spec, files: texts }, family.from());
  const draft: SurveyDocument = {
    version: VERSION,
    ...spec,
    columns: questions.columns.map(({ name, ask, type }) => ({ name, ask, type })),
    each,
    ...(memory !== undefined && { memory }),
    batch: 1,
    items: 0,
    starts: [],
    files: {},
    ...(note !== undefined && { note }),
    ...(test !== undefined && { test }),
  };
  if (test !== undefined) conjecturesOf(test, questions.columns);
  const asked: Asked = { survey: draft, family, questions };
  const items = family.count(work.part());
  const { batch, starts } = batchesFor(asked, items, all.batch, work);
  const hashes = Object.fromEntries(
    await Promise.all(files.map(async (file) => [file.name, await hashOfNamed(file)] as const)),
  );
  const document = { ...draft, batch, items, starts, files: hashes };
  await makeFolder(path, document, files);
  return new Survey(new SurveyFolder(path, document));
}

/** @throws InputError `invalid-option` */
function requireNumbers({ each = EACH_SECONDS, memory = 1, batch = 1 }: SurveyQuestions): void {
  for (const [name, count] of Object.entries({ memory, batch }))
    if (!(Number.isSafeInteger(count) && count >= 1))
      throw new InputError('invalid-option', `survey: ${name} is ${count}; expected an integer ≥ 1.`);
  if (!(each > 0 && each < Infinity))
    throw new InputError('invalid-option', `survey: each is ${each}; expected a number of seconds above 0.`);
}

/** The start of each batch is kept: so many there may be. @throws LimitError `too-many-items` */
function requireFewStarts(items: number, batch: number): void {
  if (Math.ceil(items / batch) > MOST_STARTS)
    throw new LimitError(
      'too-many-items',
      `survey: ${items} items in batches of ${batch}; expected at most ${MOST_STARTS} batches.`,
      { hint: 'Ask about a smaller family, or about larger batches: --batch N.', details: { items, batch } },
    );
}

/** @throws InputError `not-empty` */
function requireEmpty(path: string): void {
  let names: string[];
  try {
    names = readdirSync(path);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    throw code === 'ENOTDIR'
      ? new InputError('not-empty', `survey: ${shownName(path)} is a file; expected a folder that is not there yet.`)
      : notReadable(path, cause);
  }
  if (names.length === 0) return;
  const what = existsSync(join(path, SURVEY_FILE)) ? 'has a survey already' : `has ${shownName(names[0]!)} in it`;
  throw new InputError(
    'not-empty',
    `survey: the folder ${shownName(path)} ${what}; expected one that is empty or not there.`,
    {
      hint: 'spgames survey run FOLDER goes on with a survey.',
      details: { path },
    },
  );
}

/** How many items are in a batch, and where the batches begin. */
function batchesFor(
  asked: Asked,
  items: number,
  batch: number | undefined,
  work: Work,
): { readonly batch: number; readonly starts: readonly string[] } {
  const { family } = asked;
  requireFewStarts(items, batch ?? STEP);
  if (batch !== undefined) return { batch, starts: family.starts(batch, work.part()) };
  if (items === 0) return { batch: 1, starts: [] };
  const steps = family.starts(STEP, work.part());
  const perItem = secondsOf(asked, steps, work);
  const seconds = Math.min(BATCH_SECONDS, Math.max(LEAST_SECONDS, (items * perItem) / FEW_BATCHES));
  const size = Math.max(1, Math.min(MOST_ITEMS, Math.floor(seconds / perItem)));
  if (size < STEP) return { batch: size, starts: family.starts(size, work.part()) };
  const together = Math.floor(size / STEP);
  return { batch: together * STEP, starts: steps.filter((_, i) => i % together === 0) };
}

/** The mean of the seconds that some items take, from all parts of the family. */
function secondsOf({ family, questions, survey }: Asked, starts: readonly string[], work: Work): number {
  const begin = performance.now();
  let tries = 0;
  for (let i = TRIES; i > 0 && performance.now() - begin < TRY_SECONDS * 1000; i--) {
    const start = starts[Math.ceil((starts.length * i) / TRIES) - 1]!;
    const item: FamilyItem | undefined = firstOf(family, start);
    if (item === undefined) continue;
    work.tick(tries);
    tries++;
    rowOf({ survey, family, questions }, 0, item, work.part({ timeoutMs: survey.each * 1000 }));
  }
  return (performance.now() - begin) / 1000 / Math.max(1, tries);
}

function firstOf(family: Family<FamilyItem>, start: string): FamilyItem | undefined {
  for (const item of family.from(start)) return item;
  return undefined;
}

/** Makes the folder; what is not complete is removed. The document comes last: with it, the folder is a survey. */
async function makeFolder(path: string, document: SurveyDocument, files: readonly NamedFile[]): Promise<void> {
  const isNew = !existsSync(path);
  try {
    // With parents, Node does not say that a file system may only be read.
    if (isNew) await mkdir(path).catch(() => mkdir(dirname(path), { recursive: true }).then(() => mkdir(path)));
    await mkdir(join(path, 'batches'));
    if (files.length > 0) await mkdir(join(path, 'files'));
    for (const file of files) await placeNamed(file, join(path, 'files', file.name));
    await writeWhole(join(path, SURVEY_FILE), (draft) => writeFile(draft, surveyText(document)));
  } catch (cause) {
    const begun = isNew ? [path] : ['batches', 'files'].map((name) => join(path, name));
    for (const each of begun) await rm(each, { recursive: true, force: true }).catch(() => undefined);
    throw cause instanceof InputError ? cause : notWritable(path, cause);
  }
}
