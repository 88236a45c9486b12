import { InputError, LibraryError, LimitError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import type { FamilyItem } from '../FamilyItem.js';
import type { AskedColumn } from './AskedColumn.js';
import { typeOfFound } from './cells.js';
import type { ColumnType } from './columnTypes.js';
import type { ItemCondition } from './readItemCondition.js';
import { refusedFor } from './refused.js';
import type { Subject } from './Subject.js';

/** So many items are tried at most, and so long each column on an item. */
const MOST_TRIED = 20;
const TRY: RunOptions = { timeoutMs: 1000 };

/** What is wrong with a question, and not with the item that it is asked about. */
const OF_QUESTION = /^(?:invalid-|unknown-|not-given-|not-in-expressions$|not-a-number$|not-an-integer$)/;

/**
 * Tries columns and the condition on items until each was found once, and its type is known.
 * @returns the types; `text` for a column of which nothing was found
 * @throws InputError for what no item can answer
 */
export function tryItems(
  columns: readonly AskedColumn[],
  condition: ItemCondition | undefined,
  items: Iterable<FamilyItem>,
  subjectOf: (item: FamilyItem) => Subject,
): ColumnType[] {
  const types = columns.map((column) => column.type());
  const open = new Set(columns.keys());
  const failed = new Map<number, InputError>();
  let tried = 0;
  for (const item of items) {
    const subject = subjectOf(item);
    if (condition !== undefined && tried === 0) tryCondition(condition, subject);
    for (const i of [...open]) {
      const column = columns[i]!;
      try {
        const found = column.find(subject, TRY);
        types[i] ??= typeOfFound(found);
        if (types[i] !== undefined) open.delete(i);
        failed.delete(i);
      } catch (error) {
        if (error instanceof LimitError) continue;
        if (!(error instanceof LibraryError)) throw error;
        const refusal = placed(column, error);
        if (OF_QUESTION.test(error.code)) throw refusal;
        failed.set(i, refusal);
      }
    }
    if (open.size === 0 || ++tried === MOST_TRIED) break;
  }
  for (const error of failed.values()) throw error;
  return types.map((type) => type ?? 'text');
}

function tryCondition(condition: ItemCondition, subject: Subject): void {
  try {
    condition(subject, TRY);
  } catch (error) {
    if (!(error instanceof LibraryError) || error instanceof LimitError) throw error;
    if (OF_QUESTION.test(error.code)) throw refusedFor({ option: 'where', text: '', offset: 0 }, error);
  }
}

/** With its place, where it has none. */
function placed({ entry }: AskedColumn, error: LibraryError): InputError {
  return error instanceof InputError && error.details['option'] !== undefined
    ? error
    : refusedFor(entry.askAt, error, true);
}
