import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError } from '../errors.js';
import { VERSION } from '../json.js';
import { DataReader } from '../text/internal.js';
import { surveyDocument, type SurveyDocument } from './SurveyDocument.js';

/** The name of the document in the folder of a survey. */
export const SURVEY_FILE = 'survey.json';
const DIGITS = 6;
/** What is written beside its final name; after so many milliseconds nobody writes it any more. */
const DRAFT = /^\.spgames-.*\.tmp$/;
const DRAFT_MS = 3_600_000;

/** What was expected instead of an error of the system. */
const EXPECTED: Readonly<Record<string, string>> = {
  ENOSPC: 'a disk with space left',
  EDQUOT: 'a disk on which your share is not used up',
  EROFS: 'a folder that may be written to',
  EACCES: 'a folder that may be written to',
};

/** The folder of a survey: its document, and where its files are. */
export class SurveyFolder {
  readonly path: string;
  readonly document: SurveyDocument;

  constructor(path: string, document: SurveyDocument) {
    this.path = path;
    this.document = document;
  }

  /** How many batches there are. */
  get batches(): number {
    return this.document.starts.length;
  }

  /** The numbers of the first item of a batch, and of the first one after it. */
  itemsOf(batch: number): readonly [first: number, end: number] {
    const { batch: size, items } = this.document;
    return [batch * size, Math.min(items, (batch + 1) * size)];
  }

  /** The folder of the batches. */
  get batchFolder(): string {
    return join(this.path, 'batches');
  }

  /** Where the answers of a batch are. */
  fileOf(batch: number): string {
    return join(this.batchFolder, `${String(batch).padStart(DIGITS, '0')}.parquet`);
  }

  isDone(batch: number): boolean {
    return existsSync(this.fileOf(batch));
  }

  /** The numbers of the batches that are done, ascending. @throws InputError `not-readable` */
  done(): number[] {
    const numbers = this.#names().flatMap((name) => {
      const digits = /^(\d{6,})\.parquet$/.exec(name)?.[1];
      return digits !== undefined && Number(digits) < this.batches ? [Number(digits)] : [];
    });
    return numbers.sort((a, b) => a - b);
  }

  /** Removes what was begun long ago, by runs that were ended before it was complete. */
  async removeOldDrafts(): Promise<void> {
    const old = this.#names().filter((name) => {
      if (!DRAFT.test(name)) return false;
      const known = statSync(join(this.batchFolder, name), { throwIfNoEntry: false });
      return known !== undefined && Date.now() - known.mtimeMs > DRAFT_MS;
    });
    for (const name of old) await rm(join(this.batchFolder, name), { force: true }).catch(() => undefined);
  }

  #names(): string[] {
    try {
      return readdirSync(this.batchFolder);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw notReadable(this.batchFolder, cause);
    }
  }

  /** The text of a file of the survey. @throws InputError `not-readable` */
  fileText(name: string): string {
    const file = join(this.path, 'files', name);
    try {
      return readFileSync(file, 'utf8');
    } catch (cause) {
      throw notReadable(file, cause);
    }
  }

  /** Refuses files that are not as they were when the survey was made. @throws InputError `not-of-this-survey` */
  async requireFiles(): Promise<void> {
    for (const [name, hash] of Object.entries(this.document.files)) {
      const file = join(this.path, 'files', name);
      const found = await hashOfFile(file);
      if (found !== hash)
        throw new InputError(
          'not-of-this-survey',
          `survey: ${shownName(file)} has the SHA-256 ${found}; expected ${hash}, as when the survey was made.`,
          { details: { name, found, expected: hash } },
        );
    }
  }
}

/** The hash of a file, which may be large. @throws InputError `not-readable` */
export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  } catch (cause) {
    throw notReadable(file, cause);
  }
  return hash.digest('hex');
}

/**
 * Reads the document in a folder.
 * @throws InputError `not-a-survey`, `not-of-this-version`, `not-readable`
 */
export async function openFolder(path: string): Promise<SurveyFolder> {
  const file = join(path, SURVEY_FILE);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw notReadable(file, cause);
    const what = existsSync(path) ? `has no ${SURVEY_FILE}` : 'is not there';
    throw new InputError('not-a-survey', `survey: the folder ${shownName(path)} ${what}; expected that of a survey.`, {
      hint: 'spgames survey create FOLDER … makes one.',
      details: { path },
    });
  }
  return new SurveyFolder(path, readDocument(text, file));
}

/** @throws InputError `not-a-survey`, `not-of-this-version` */
export function readDocument(text: string, file: string): SurveyDocument {
  const refuse = (what: string, cause: unknown): never => {
    throw new InputError('not-a-survey', `survey: ${shownName(file)} ${what}; expected a survey.`, { cause });
  };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    return refuse('is not JSON', cause);
  }
  const { spgames } = (typeof data === 'object' && data !== null ? data : {}) as { readonly spgames?: unknown };
  if (typeof spgames === 'string' && isNewer(spgames, VERSION))
    throw new InputError(
      'not-of-this-version',
      `survey: ${shownName(file)} is of spgames ${spgames}; expected ${VERSION}, which this is, or an earlier one.`,
      { hint: `npm install spgames@${spgames}.`, details: { found: spgames, expected: VERSION } },
    );
  try {
    const document = surveyDocument.read(DataReader.of(data, 'survey'));
    if (document.starts.length === Math.ceil(document.items / document.batch)) return document;
  } catch (cause) {
    return refuse(`is not one (${(cause as Error).message.replace(/\.$/, '')})`, cause);
  }
  return refuse('has another number of batches than of their starts', undefined);
}

/** Is a version after another one? */
function isNewer(version: string, than: string): boolean {
  const [found, known] = [version, than].map((text) => text.split(/[.-]/, 3).map(Number));
  const i = found!.findIndex((part, place) => part !== known![place]);
  return i >= 0 && !(found![i]! < known![i]!);
}

/** The error for what cannot be read. */
export function notReadable(file: string, cause: unknown): InputError {
  return new InputError(
    'not-readable',
    `survey: ${shownName(file)} cannot be read (${reasonOf(cause)}); expected what may be read.`,
    { details: { name: file }, cause },
  );
}

/** The error for what cannot be written. */
export function notWritable(file: string, cause: unknown): InputError {
  const reason = reasonOf(cause);
  const expected = EXPECTED[reason] ?? 'a name in a folder that exists and may be written to';
  return new InputError(
    'not-writable',
    `survey: ${shownName(file)} cannot be written (${reason}); expected ${expected}.`,
    {
      details: { name: file },
      cause,
    },
  );
}

/** The code of an error of the system, also of one that DuckDB tells in words. */
function reasonOf(cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code !== undefined) return code;
  if (/no space left/i.test(message)) return 'ENOSPC';
  if (/read-only file system/i.test(message)) return 'EROFS';
  if (/permission denied/i.test(message)) return 'EACCES';
  return message.split('\n')[0]!;
}

/** A name in a message. */
export function shownName(name: string): string {
  return JSON.stringify(name).slice(1, -1);
}

/**
 * Writes a file that is whole or not there.
 * @param write writes to a name beside it
 * @param place puts what was written in its place; by default it replaces what is there
 * @throws InputError `not-writable`
 */
export async function writeWhole<T = void>(
  file: string,
  write: (draft: string) => Promise<void>,
  place: (draft: string) => Promise<T> = (draft) => rename(draft, file) as Promise<T>,
): Promise<T> {
  const folder = join(file, '..');
  const draft = join(folder, `.spgames-${randomUUID().slice(0, 8)}.tmp`);
  try {
    await mkdir(folder, { recursive: true });
    await write(draft);
    // What has its final name is on the disk, also after the power fails.
    const handle = await open(draft, 'r+');
    await handle.sync().finally(() => handle.close());
    return await place(draft);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw notWritable(file, cause);
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

/** Gives a draft its name if nothing has it. @returns whether it is there now */
export async function placeFirst(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    // Some file systems have no second names.
    if (existsSync(file)) return false;
    await rename(draft, file);
    return true;
  }
}
