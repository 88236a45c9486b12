import { BAD_INPUT, CUT_OFF, OUR_FAULT } from '../exitCodes.js';
import { errorLine } from '../reportError.js';
import type { Session } from '../Session.js';
import { answerLine, type BatchTask, type LineAnswer } from './answerLine.js';
import type { Rational } from '../../lattice/index.js';
import type { Condition } from '../../formats/internal.js';
import { compareRationals, fieldOf, rationalOf, type DocumentFields } from '../../formats/internal.js';
import { gridsOrList } from './grids.js';
import { inParallel, type Answerer } from './inParallel.js';
import { linesOf, type LineSource } from './sourcesOfLines.js';
import { writerOf, type Format, type Writer } from './tables.js';
import { UnknownFields } from './UnknownFields.js';

/** The statuses that the whole batch may have; that of any line wins over those after it. */
const WORST_FIRST: readonly number[] = [OUR_FAULT, BAD_INPUT, CUT_OFF, 1, 0];

/** What is run, on what, and what is printed. */
export interface Batch {
  readonly task: BatchTask;
  readonly file: string;
  readonly ruleset: string | undefined;
  readonly format: Format;
  readonly columns: readonly string[] | undefined;
  /**
   * The field in the cells of the table of a line with two ranges; undefined if such a line is a list as all others.
   */
  readonly cell: string | undefined;
  /** Which documents are printed; by default all. */
  readonly where: Condition | undefined;
  /** How many documents are printed, those with the greatest values of a field. */
  readonly top: { readonly count: number; readonly name: string } | undefined;
  /** Those who share the work; nobody for this thread alone. */
  readonly jobs: readonly Answerer[];
}

/** Runs a batch. @returns its exit status */
export async function runBatch(batch: Batch, session: Session): Promise<number> {
  const { terminal } = session;
  const statuses = new Set<number>([0]);
  const unknown = new UnknownFields(namedFields(batch));
  const print = (text: string): void => terminal.print(text);
  const cell = batch.where === undefined && batch.top === undefined ? batch.cell : undefined;
  const answers = gridsOrList((to) => listOf(batch, to), cell, batch.format, print);
  const start = performance.now();
  let done = 0;
  let bad = 0;
  await session.inTime(async () => {
    const { sources, total } = await linesOf(batch.file, batch.ruleset, session, answers.begin);
    const found = batch.jobs.length === 0 ? oneByOne(sources, batch.task, session) : inParallel(sources, batch.jobs);
    for await (const { text, status } of found) {
      // An interruption may have cut it off: it is not printed, and whoever goes on later begins with its line.
      if (session.isInterrupted) {
        statuses.add(CUT_OFF);
        break;
      }
      done++;
      statuses.add(status);
      const fields = readsFields(batch) ? (JSON.parse(text) as DocumentFields) : NO_FIELDS;
      unknown.look(fields);
      if (hidesErrors(batch) || answers.hidesError()) warnOfError(fields, session);
      else if (status === BAD_INPUT) bad++;
      if (batch.where === undefined || 'error' in fields || batch.where.holds(fields)) answers.write(fields, text);
      session.progress((seconds) => progressLine(done, total, (performance.now() - start) / 1000, seconds));
      session.run();
    }
  });
  if (session.cutOffBy !== undefined) statuses.add(CUT_OFF);
  answers.end();
  session.end();
  if (unknown.flaw !== undefined) {
    const { message, hint } = unknown.flaw;
    session.terminal.warn(errorLine({ message, ...(hint !== undefined && { hint }) }));
    statuses.add(BAD_INPUT);
  }
  const status = WORST_FIRST.find((each) => statuses.has(each))!;
  if (session.cutOffBy !== undefined) session.warnOfOpen(`${session.cutOffBy.message} ${done} lines are answered.`);
  else if (statuses.has(CUT_OFF)) session.warnOfOpen('some lines are undecided or cut off: see their answers.');
  if (bad > 0)
    session.terminal.warn(
      errorLine({ message: `batch: ${bad} of ${done} lines could not be answered: see their errors.` }),
    );
  return status;
}

/** The fields that are asked for by their names; `error` and `source` are in every table. */
function namedFields({ columns = [], where, top }: Batch): string[] {
  const asked = [...columns, ...(where?.names ?? []), ...(top === undefined ? [] : [top.name])];
  return asked.filter((name) => name !== 'error' && name !== 'source');
}

const NO_FIELDS: DocumentFields = {};

/** Is anything done with the answers besides writing them as they are? */
function readsFields({ format, columns, where, top }: Batch): boolean {
  return format !== 'ndjson' || columns !== undefined || where !== undefined || top !== undefined;
}

/** The writer of lists. */
function listOf({ format, columns, top }: Batch, print: (text: string) => void): Writer {
  const writer = writerOf(format, columns, print);
  return top === undefined ? writer : keepTop(top, writer);
}

/** Are there tables without a column for what is wrong with a line? */
function hidesErrors({ format, columns }: Batch): boolean {
  return format !== 'ndjson' && columns !== undefined && !columns.includes('error');
}

/** Says on standard error what is wrong with a line. */
function warnOfError(fields: DocumentFields, session: Session): void {
  const { source, error } = fields as { readonly source: string; readonly error?: ErrorFields };
  if (error !== undefined) session.terminal.warn(errorLine({ ...error, message: `${source}: ${error.message}` }));
}

interface ErrorFields {
  readonly message: string;
  readonly hint?: string;
}

async function* oneByOne(
  sources: AsyncIterable<LineSource>,
  task: BatchTask,
  session: Session,
): AsyncGenerator<LineAnswer> {
  for await (const source of sources)
    yield typeof source === 'string' ? await answerLine(task, source, session) : source;
}

/** `12 of 40 lines, 3.2 a second, 9 s left`. */
function progressLine(done: number, total: number | undefined, seconds: number, shown: number): string {
  const rate = done / Math.max(seconds, 0.001);
  const left = total === undefined ? '' : `, ${Math.ceil((total - done) / rate)} s left`;
  const of = total === undefined ? '' : ` of ${total}`;
  return `batch: ${done}${of} lines, ${rate >= 10 ? Math.round(rate) : rate.toFixed(1)} a second${left || `, ${shown} s`}`;
}

interface Ranked {
  readonly fields: DocumentFields;
  readonly text: string;
  readonly value: Rational;
}

/**
 * Writes, at the end, the documents with the greatest values of a field, greatest first; errors are written at once.
 */
function keepTop({ count, name }: { readonly count: number; readonly name: string }, writer: Writer): Writer {
  const best: Ranked[] = [];
  return {
    write: (fields, text) => {
      if ('error' in fields) return writer.write(fields, text);
      const value = rationalOf(fieldOf(fields, name));
      if (value === undefined) return;
      const at = best.findIndex((other) => compareRationals(value, other.value) > 0);
      best.splice(at === -1 ? best.length : at, 0, { fields, text, value });
      best.length = Math.min(best.length, count);
    },
    end: () => {
      for (const { fields, text } of best) writer.write(fields, text);
      writer.end();
    },
  };
}
