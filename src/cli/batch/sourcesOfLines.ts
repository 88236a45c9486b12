import { InputError } from '../../errors.js';
import { SourceRange } from '../../sources/internal.js';
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
    const source = sourceOf(line, ruleset);
    if (source === undefined) continue;
    try {
      const range = new SourceRange(source);
      begin(source, range.count, () => range.values);
      yield* range;
    } catch (error) {
      begin(source, 1, () => []);
      yield errorLineOf(source, error);
    }
  }
}

function sourceOf(line: string, ruleset: string | undefined): string | undefined {
  const text = line.trim();
  if (text === '' || text.startsWith('#')) return undefined;
  if (ruleset === undefined) return text;
  // A line without the name of a notation is graph6, as other programs list graphs.
  const graph6 = text.replace(/^>>graph6<</, '');
  return /^[\w-]+:/.test(text) ? `${ruleset}@${text}` : graph6 === '' ? undefined : `${ruleset}@g6:${graph6}`;
}

function countSources(lines: readonly string[], ruleset: string | undefined): number {
  let count = 0;
  for (const line of lines) {
    const source = sourceOf(line, ruleset);
    if (source === undefined) continue;
    try {
      count += new SourceRange(source).count;
    } catch {
      count++;
    }
  }
  return count;
}
