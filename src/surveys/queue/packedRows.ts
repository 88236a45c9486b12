import { gunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { InputError } from '../../errors.js';
import { textOf } from '../batchFiles.js';
import type { BatchRows, AnswerCell, RowStatus } from '../BatchRows.js';
import type { SurveyDocument } from '../SurveyDocument.js';

const STATUSES: readonly RowStatus[] = ['done', 'undecided', 'failed'];
/** The rows of a batch are no longer than this. */
const MOST_BYTES = 2 ** 29;

/** Bytes as a text that is shorter than they are, mostly. */
export async function packedRows(text: string): Promise<string> {
  return (await promisify(gzip)(text)).toString('base64');
}

/** The text of what `packed` made. @throws any error of zlib */
export async function unpackedRows(pack: string): Promise<string> {
  const bytes = await promisify(gunzip)(Buffer.from(pack, 'base64'), { maxOutputLength: MOST_BYTES });
  return bytes.toString('utf8');
}

/** The rows of a batch as a text: integers and lists are written as the files of the folder have them. */
export function packRows(rows: BatchRows, { columns }: SurveyDocument): Promise<string> {
  const values = rows.values.map((column, i) => column.map((cell) => plainCell(cell, columns[i]!.type)));
  return packedRows(JSON.stringify({ ...rows, values }));
}

function plainCell(cell: AnswerCell, type: SurveyDocument['columns'][number]['type']): unknown {
  if (cell === null || type === 'boolean') return cell;
  return type === 'list' ? (cell as readonly unknown[]).map(textOf) : String(cell);
}

/**
 * The rows of a text that `packRows` made, if they are rows of the batch.
 * @throws InputError `not-of-this-survey`
 */
export async function unpackRows(pack: unknown, survey: SurveyDocument, batch: number): Promise<BatchRows> {
  let found: unknown;
  try {
    found = JSON.parse(await unpackedRows(String(pack)));
  } catch (cause) {
    throw notRows(batch, cause);
  }
  const { item, board, status, seconds, because, values } = (found ?? {}) as Readonly<Record<string, unknown>>;
  const isColumn = (column: unknown, holds: (cell: unknown) => boolean): boolean =>
    Array.isArray(column) && column.length === (item as readonly unknown[]).length && column.every(holds);
  const [first, end] = [batch * survey.batch, Math.min(survey.items, (batch + 1) * survey.batch)];
  let last = first - 1;
  const isNext = (cell: unknown): boolean => {
    const isLater = Number.isInteger(cell) && (cell as number) > last && (cell as number) < end;
    last = cell as number;
    return isLater;
  };
  const isGood =
    Array.isArray(item) &&
    isColumn(item, isNext) &&
    isColumn(board, isText) &&
    isColumn(status, (cell) => STATUSES.includes(cell as RowStatus)) &&
    isColumn(seconds, (cell) => typeof cell === 'number') &&
    isColumn(because, (cell) => cell === null || isText(cell)) &&
    Array.isArray(values) &&
    values.length === survey.columns.length &&
    survey.columns.every(({ type }, i) => isColumn(values[i], (cell) => cell === null || CELLS[type](cell)));
  if (!isGood) throw notRows(batch);
  return found as BatchRows;
}

const isText = (cell: unknown): boolean => typeof cell === 'string';

/** What the cells of a column look like. */
const CELLS: Readonly<Record<SurveyDocument['columns'][number]['type'], (cell: unknown) => boolean>> = {
  integer: (cell) => typeof cell === 'string' && /^-?\d{1,19}$/.test(cell),
  fraction: isText,
  boolean: (cell) => typeof cell === 'boolean',
  text: isText,
  list: (cell) => Array.isArray(cell) && cell.every((entry) => entry === null || isText(entry)),
};

function notRows(batch: number, cause?: unknown): InputError {
  const message = `survey: what a worker gave back for batch ${batch} are not its rows; expected those of this survey.`;
  return new InputError('not-of-this-survey', message, { details: { batch }, ...(cause !== undefined && { cause }) });
}
