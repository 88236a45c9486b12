import { InputError } from '../../errors.js';
import { familyUpToIsomorphism, SourceRange } from '../../sources/internal.js';
import type { Session } from '../Session.js';
import { errorLineOf, type LineAnswer } from './answerLine.js';

/** A source, or what is said of a line that stands for none. */
export type LineSource = string | LineAnswer;

/** Told each line that stands for sources, with the integers of its ranges, before its first source comes. */
export type BeginLine = (line: string, count: number, values: () => readonly (readonly number[])[]) => void;

/** The lines of a batch. */
export interface BatchLines {
  readonly sources: AsyncIterable<LineSource>;
  /** How many there are, if that is known. */
  readonly total: number | undefined;
}

/**
 * The sources of a file, or of standard input, each as soon as its line is read.
 * @param ruleset for lines that are boards
 */
export async function linesOf(
  file: string,
  ruleset: string | undefined,
  session: Session,
  begin: BeginLine = () => undefined,
): Promise<BatchLines> {
  const { lines } = session.terminal;
  if (file === '-' && lines !== undefined)
    return { sources: sourcesOfLines(within(lines(), session), ruleset, begin), total: undefined };
  const all = (await textOf(file, session)).split(/\r?\n/);
  return { sources: sourcesOfLines(all, ruleset, begin), total: countSources(all, ruleset) };
}

/** What a file holds; or, where there is no such file, the source that stands in its place. */
async function textOf(file: string, session: Session): Promise<string> {
  try {
    return await session.read(file);
  } catch (error) {
    if (error instanceof InputError && error.code === 'unknown-file' && /[@:]/.test(file)) return file;
    throw error;
  }
}

/** Waits for each line no longer than there is time. */
async function* within(lines: AsyncIterable<string>, session: Session): AsyncGenerator<string> {
  const iterator = lines[Symbol.asyncIterator]();
  for (;;) {
    const next = await session.within(iterator.next());
    if (next.done === true) return;
    yield next.value;
  }
}

/** The sources that lines stand for; blank lines and those that begin with # are skipped. */
async function* sourcesOfLines(
  lines: AsyncIterable<string> | Iterable<string>,
  ruleset: string | undefined,
  begin: BeginLine = () => undefined,
): AsyncGenerator<LineSource> {
  for await (const line of lines) {
    const text = contentOf(line);
    if (text === undefined) continue;
    const source = sourceOf(text, ruleset);
    try {
      const family = familyUpToIsomorphism(text, 'batch');
      if (family === undefined) {
        const range = new SourceRange(source);
        begin(source, range.count, () => range.values);
        yield* range;
      } else
        for (const item of family.from()) {
          const ofItem = sourceOf(item.text, ruleset);
          begin(ofItem, 1, () => []);
          yield ofItem;
        }
    } catch (error) {
      begin(source, 1, () => []);
      yield errorLineOf(source, error);
    }
  }
}

/** What a line says; nothing of comments. */
function contentOf(line: string): string | undefined {
  const text = line.trim().replace(/^>>graph6<</, '');
  return text === '' || text.startsWith('#') ? undefined : text;
}

/** A source, or a board to play on. */
function sourceOf(text: string, ruleset: string | undefined): string {
  if (ruleset === undefined) return text;
  // A line without the name of a notation is graph6, as other programs list graphs.
  return /^[\w-]+:/.test(text) ? `${ruleset}@${text}` : `${ruleset}@g6:${text}`;
}

/** How many sources there are; undefined where that is known only when they are found. */
function countSources(lines: readonly string[], ruleset: string | undefined): number | undefined {
  let count = 0;
  for (const line of lines) {
    const text = contentOf(line);
    if (text === undefined) continue;
    try {
      if (familyUpToIsomorphism(text, 'batch') !== undefined) return undefined;
      count += new SourceRange(sourceOf(text, ruleset)).count;
    } catch {
      count++;
    }
  }
  return count;
}
