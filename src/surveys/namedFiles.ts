import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { InputError } from '../errors.js';
import { filesOfRulesets } from '../sources/internal.js';
import { TextSpan } from '../text/internal.js';
import { fileOfFamily } from './asked.js';
import { hashOfFile, notReadable, shownName } from './SurveyFolder.js';

/** A file that is named in what is asked: as it is named, and as it is called in the folder. */
export interface NamedFile {
  readonly file: string;
  readonly name: string;
  /** Its text, unless it is the family. */
  readonly text?: string;
  /** Whether the text alone is given: there is no file. */
  readonly isGiven: boolean;
}

/**
 * The files that the family and the template name, and the family as the folder has it.
 * @param given texts of files, by their names, that are not read
 * @throws InputError `not-readable`, `not-a-new-name`
 */
export function namedFiles(
  over: string,
  source: string = '',
  given: Readonly<Record<string, string>> = {},
): { readonly over: string; readonly files: readonly NamedFile[] } {
  const ofFamily = fileOfFamily(over);
  const ofRulesets = new Set(filesOfRulesets(TextSpan.of(source, 'survey')).map(({ text }) => text));
  const files = [...ofRulesets].map((file): NamedFile => {
    const isGiven = Object.hasOwn(given, file);
    return { file, name: basename(file), text: isGiven ? given[file]! : textOfFile(file), isGiven };
  });
  if (ofFamily !== undefined) files.push({ file: ofFamily, name: basename(ofFamily), isGiven: false });
  // One file may have several names: ./mine.json and mine.json.
  const twice = files.find(({ name, text }) => files.some((other) => other.name === name && other.text !== text));
  if (twice !== undefined)
    throw new InputError(
      'not-a-new-name',
      `survey: two files are called ${shownName(twice.name)}; expected other names.`,
    );
  return { over: ofFamily === undefined ? over : `file:${basename(ofFamily)}`, files };
}

/** @throws InputError `not-readable` */
function textOfFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw notReadable(file, cause);
  }
}

/** The template with the names that files have in the folder. */
export function renamed(source: string, files: readonly NamedFile[]): string {
  let [text, end] = ['', 0];
  for (const span of filesOfRulesets(TextSpan.of(source, 'survey'))) {
    const name = files.find(({ file }) => file === span.text)?.name ?? span.text;
    text += source.slice(end, span.start) + name;
    end = span.end;
  }
  return text + source.slice(end);
}

/** The SHA-256 of a file. @throws InputError `not-readable` */
export async function hashOfNamed({ file, text, isGiven }: NamedFile): Promise<string> {
  return isGiven ? createHash('sha256').update(text!).digest('hex') : hashOfFile(file);
}

/** Copies a file into the folder. */
export async function placeNamed({ file, text, isGiven }: NamedFile, place: string): Promise<void> {
  await (isGiven ? writeFile(place, text!) : copyFile(file, place));
}
