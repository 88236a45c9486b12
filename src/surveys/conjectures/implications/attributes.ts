import { InputError, nearestNames } from '../../../errors.js';
import { expressionCondition } from '../../../expressions/internal.js';
import { comparison, type Condition } from '../../../formats/internal.js';
import type { SurveyColumn } from '../../Questions.js';
import { surveyMath } from '../../questions/surveyMath.js';
import { intervalOf, type ColumnInterval } from './ColumnInterval.js';

/** The answers for an item, by columns. */
export type AnswerFields = Readonly<Record<string, unknown>>;

/** What is true or false of an item: a truth column, or a condition on columns. */
export interface Attribute {
  readonly name: string;
  /** The columns that it looks at. */
  readonly fields: readonly string[];
  /** Null if something that it looks at is not known. */
  readonly of: (fields: AnswerFields) => boolean | null;
  /** Where a column has to be, for a comparison of it with a number. */
  readonly interval?: ColumnInterval;
}

/**
 * The attribute of a name: a truth column, or a condition in the language of `batch --where`.
 * @param columns that were asked
 * @throws InputError `unknown-field`, `invalid-condition`, `unknown-name`
 */
export function attributeNamed(name: string, columns: readonly SurveyColumn[]): Attribute {
  const column = columns.find((one) => one.name === name);
  if (column?.type === 'boolean')
    return { name, fields: [name], of: (fields) => (fields[name] as boolean | null | undefined) ?? null };
  if (column !== undefined || /^\w+$/.test(name)) requireTruth(name, columns);
  const { names, holds } = conditionOf(name);
  const fields = basesOf(names);
  for (const field of fields) requireColumn(field, namesOfRows(columns));
  const interval = intervalOf(name, columns);
  return {
    name,
    fields,
    of: (answers) => {
      const own = Object.fromEntries(fields.map((field) => [field, withoutBigints(answers[field])]));
      return Object.values(own).includes(null) ? null : holds(own);
    },
    ...(interval !== undefined && { interval }),
  };
}

/** The columns that the attribute of a name looks at, if there are such. @throws InputError `invalid-condition` */
export function namesIn(name: string): string[] {
  return /^\w+$/.test(name) ? [name] : basesOf(conditionOf(name).names);
}

function basesOf(names: readonly string[]): string[] {
  return [...new Set(names.map((field) => field.split('.', 1)[0]!))];
}

function conditionOf(text: string): Condition {
  const simple = /\b(?:and|or|xor|not)\b/.test(text) ? undefined : comparison(text);
  return simple ?? expressionCondition(text, surveyMath(), 'survey');
}

/** Conditions read numbers, and texts of digits. */
function withoutBigints(cell: unknown): unknown {
  if (typeof cell === 'bigint') return String(cell);
  return cell ?? null;
}

/** @throws InputError `unknown-field` */
function requireTruth(name: string, columns: readonly SurveyColumn[]): never {
  requireColumn(name, namesOfRows(columns));
  throw new InputError(
    'unknown-field',
    `survey: ${JSON.stringify(name)} is not a column of truth values or numbers; expected one, or a condition on it.`,
    { hint: `For example ${name}=….` },
  );
}

/** @throws InputError `unknown-field` */
export function requireColumn(name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  const near = nearestNames(name, known);
  throw new InputError(
    'unknown-field',
    `survey: ${JSON.stringify(name)} is not a column; expected one of ${known.join(', ')}.`,
    {
      ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
      details: { field: name, known },
    },
  );
}

/** The columns of rows: those that were asked, and what rows have by themselves. */
export function namesOfRows(columns: readonly { readonly name: string }[]): string[] {
  return [...columns.map(({ name }) => name), 'item', 'board', 'status', 'seconds', 'because'];
}
