import { InputError } from '../../errors.js';
import { compareRationals, fieldOf, rationalOf } from '../../formats/internal.js';
import type { Rational } from '../../lattice/index.js';
import type { Survey, SurveyRow } from '../../surveys/index.js';
import { partsOfList, requireColumn, type SurveyTable } from '../../surveys/internal.js';
import { readCondition } from '../batch/condition.js';
import type { Session } from '../Session.js';

/** What is shown of the answers. */
interface Selection {
  /** Such as `10 t`. */
  readonly top: string | undefined;
  readonly where: string | undefined;
  /** Names with commas between. */
  readonly columns: string | undefined;
}

/** Columns that are shown if they are asked for. */
const QUIET: readonly string[] = ['seconds', 'because'];

/**
 * The rows with a condition, by the numbers of the items; or those with the greatest values in a column, greatest
 * first.
 * @throws InputError `unknown-field`, `invalid-condition`, `invalid-option`
 */
export async function selectRows(survey: Survey, selection: Selection, session: Session): Promise<SurveyTable> {
  const known = survey.columnNames;
  const top = selection.top === undefined ? undefined : topOf(selection.top);
  const numbers = new Set(survey.document.columns.map(({ name }) => `${name}_number`));
  const shown =
    (selection.columns === undefined ? undefined : readColumns(selection.columns)) ??
    known.filter((name) => !QUIET.includes(name) && !numbers.has(name));
  const condition = selection.where === undefined ? undefined : await readCondition(selection.where);
  const asked = [...shown, ...(top === undefined ? [] : [top.name]), ...(condition?.names ?? [])];
  for (const name of asked) requireColumn(name, known);
  const columns = [...new Set(asked.map((name) => name.split('.', 1)[0]!))];
  const best: { readonly row: SurveyRow; readonly value: Rational }[] = [];
  const all: SurveyRow[] = [];
  for await (const row of survey.rows({ columns })) {
    session.work.step();
    if (condition?.holds(row) === false) continue;
    if (top === undefined) {
      all.push(row);
      continue;
    }
    const value = rationalOf(fieldOf(row, top.name));
    if (value === undefined) continue;
    const last = best[top.count - 1];
    if (last !== undefined && compareRationals(value, last.value) <= 0) continue;
    const at = best.findIndex((other) => compareRationals(value, other.value) > 0);
    best.splice(at === -1 ? best.length : at, 0, { row, value });
    best.length = Math.min(best.length, top.count);
  }
  const rows = top === undefined ? all : best.map(({ row }) => row);
  return { columns: shown, rows: rows.map((row) => shown.map((name) => row[name])) };
}

/** What a list with commas names, outside of brackets and quotes. */
export function readColumns(list: string): string[] {
  return partsOfList(list).map(({ start, end }) => list.slice(start, end));
}

/** Answers about all items are about those that are there. */
export async function warnIfIncomplete(survey: Survey, session: Session): Promise<void> {
  const { complete, items, done, skipped, undecided, failed } = await survey.status();
  const known = done + skipped + undecided + failed;
  if (!complete) session.terminal.warn(`survey: so far ${known} of ${items} items are known\n`);
}

/** @throws InputError `invalid-option` */
function topOf(text: string): { readonly count: number; readonly name: string } {
  const [, count, name] = /^\s*([1-9]\d{0,8})\s+(\w+)\s*$/.exec(text) ?? [];
  if (name !== undefined) return { count: Number(count), name };
  throw new InputError('invalid-option', `survey: --top has ${JSON.stringify(text)}; expected a number and a column.`, {
    hint: "For example --top '10 t'.",
  });
}
