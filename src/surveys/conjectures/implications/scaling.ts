import { LimitError } from '../../../errors.js';
import { compareRationals, rationalOf } from '../../../formats/internal.js';
import type { Rational } from '../../../lattice/index.js';
import { identifier } from '../../duckdb.js';
import type { SurveyColumn } from '../../Questions.js';
import type { Survey } from '../../Survey.js';

/**
 * How columns of numbers become attributes, in the words of Ganter and Wille 1999: not at all, by `t>=c` for each value
 * c but the least, or by `t<=c` besides for each but the greatest.
 */
export type Scaling = 'none' | 'ordinal' | 'interordinal';

/** A column with more different values gets no thresholds by itself. */
export const MOST_VALUES = 10;

/**
 * The thresholds of a column of numbers, from its different values.
 * @returns conditions; undefined if it has too many values
 */
export async function thresholdsOf(
  survey: Survey,
  { name }: SurveyColumn,
  scaling: Scaling,
): Promise<readonly string[] | undefined> {
  const column = identifier(name);
  const { rows } = await survey.table(
    `SELECT DISTINCT ${column} FROM items WHERE ${column} IS NOT NULL LIMIT ${MOST_VALUES + 1}`,
  );
  if (rows.length > MOST_VALUES) return undefined;
  return thresholds(
    name,
    rows.map(([cell]) => rationalOf(String(cell))!),
    scaling,
  );
}

/** Conditions by the values of a column. */
function thresholds(name: string, values: readonly Rational[], scaling: Scaling): string[] {
  if (scaling === 'none') return [];
  const inOrder = values.toSorted(compareRationals).map(String);
  const above = inOrder.slice(1).map((value) => `${name}>=${value}`);
  if (scaling === 'ordinal') return above;
  return [...inOrder.slice(0, -1).map((value) => `${name}<=${value}`), ...above];
}

/** More attributes than this are not looked at together. */
const MOST_ATTRIBUTES = 64;

/** @throws LimitError `too-many-items` */
export function requireFewAttributes(names: readonly string[]): void {
  if (names.length > MOST_ATTRIBUTES)
    throw new LimitError(
      'too-many-items',
      `survey: ${names.length} truth columns and thresholds; expected at most ${MOST_ATTRIBUTES}.`,
      { hint: "Choose some, as in --columns 'pure,t>=2', or --scaling none.", details: { found: names.length } },
    );
}
