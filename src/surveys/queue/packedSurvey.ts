import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError, LimitError } from '../../errors.js';
import type { SurveyDocument } from '../SurveyDocument.js';
import { surveyText } from '../SurveyDocument.js';
import { notReadable, readDocument, type SurveyFolder } from '../SurveyFolder.js';
import { packedRows, unpackedRows } from './packedRows.js';

/** What workers have to know of a survey. */
export interface SentSurvey {
  readonly survey: SurveyDocument;
  /** What its files have in them, by their names. */
  readonly files: Readonly<Record<string, Uint8Array>>;
}

/** The files of a survey are sent in full. */
const MOST_BYTES = 2 ** 27;

/**
 * A survey with its files as a text.
 * @throws InputError `not-readable`, LimitError `too-large-argument`
 */
export async function packSurvey(folder: SurveyFolder): Promise<string> {
  const { document } = folder;
  const fileOf = (name: string): string => join(folder.path, 'files', name);
  const names = Object.keys(document.files);
  let bytes = 0;
  for (const name of names) bytes += (await reading(fileOf(name), (file) => stat(file))).size;
  if (bytes > MOST_BYTES)
    throw new LimitError(
      'too-large-argument',
      `survey serve: the files of the survey have ${bytes} bytes; expected at most ${MOST_BYTES}.`,
      { hint: 'Machines with a shared folder need no queue: spgames survey run FOLDER --batches A..B on each.' },
    );
  const files: Record<string, string> = {};
  for (const name of names) files[name] = (await reading(fileOf(name), (file) => readFile(file))).toString('base64');
  return packedRows(JSON.stringify({ survey: surveyText(document), files }));
}

/** @throws InputError `not-readable` */
async function reading<T>(file: string, read: (file: string) => Promise<T>): Promise<T> {
  try {
    return await read(file);
  } catch (cause) {
    throw notReadable(file, cause);
  }
}

/** The survey of a text that `packSurvey` made. @throws InputError `not-of-this-survey`, `not-of-this-version` */
export async function unpackSurvey(pack: unknown): Promise<SentSurvey> {
  const refuse = (cause?: unknown): never => {
    throw new InputError('not-of-this-survey', 'survey work: what the queue has is not a survey; expected one.', {
      ...(cause !== undefined && { cause }),
    });
  };
  const found = await unpackedRows(String(pack))
    .then((text) => JSON.parse(text) as { readonly survey?: unknown; readonly files?: unknown })
    .catch(refuse);
  if (typeof found.survey !== 'string' || typeof found.files !== 'object' || found.files === null) return refuse();
  const survey = readDocument(found.survey, 'the survey in the queue');
  const sent = found.files as Readonly<Record<string, unknown>>;
  const files: Record<string, Uint8Array> = {};
  for (const [name, hash] of Object.entries(survey.files)) {
    const bytes = Buffer.from(String(sent[name]), 'base64');
    if (createHash('sha256').update(bytes).digest('hex') !== hash) return refuse();
    files[name] = bytes;
  }
  return { survey, files };
}
