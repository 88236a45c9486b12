import type { CommonOptions } from '../commonOptions.js';
import { printJson } from '../printJson.js';
import { reportError } from '../reportError.js';
import type { Session } from '../Session.js';
import type { SourceCommand } from '../SourceCommand.js';

/** What is run on each line. */
export interface BatchTask {
  readonly spec: SourceCommand;
  readonly options: CommonOptions;
  /** The text of the parameter, for a command that has one. */
  readonly given: string | undefined;
  /** Seconds for each line. */
  readonly each: number | undefined;
}

/** What is found for a line: a JSON document in one line, and the exit status that it would have by itself. */
export interface LineAnswer {
  readonly source: string;
  readonly text: string;
  readonly status: number;
}

/** Runs the command on a source, as a part of the batch. */
export async function answerLine(
  { spec, options, given, each }: BatchTask,
  source: string,
  whole: Session,
): Promise<LineAnswer> {
  try {
    await spec.prepare?.();
    const session = whole.part(spec.name, each);
    const answer = await spec.answer(source, options, session, given);
    const text = printJson({ source, ...answer.json() });
    return { source, text, status: answer.exitCode ?? 0 };
  } catch (error) {
    return errorLineOf(source, error);
  }
}

/** The answer for a line that cannot be answered. */
export function errorLineOf(source: string, thrown: unknown): LineAnswer {
  const { exitCode, ...error } = reportError(thrown);
  return { source, text: printJson({ source, error }), status: exitCode };
}
