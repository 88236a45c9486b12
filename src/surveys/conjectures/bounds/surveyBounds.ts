import { InputError } from '../../../errors.js';
import { Work, type RunOptions } from '../../../run.js';
import { identifier } from '../../duckdb.js';
import { isNumeric } from '../../questions/columnTypes.js';
import type { Survey } from '../../Survey.js';
import type { BoundsDocument } from '../conjecturesDocument.js';
import { surveyOf } from '../surveyOf.js';
import { bounds } from './bounds.js';
import type { ExactNumber } from './ExactPoints.js';

/** The column that says how many vertices a board has. */
const ORDER = 'vertices';

/**
 * The facets of the convex hull of columns of numbers as inequalities, and what changes with the order where a column
 * asks for `vertices`, by the answers of a survey that are there.
 * @param of the column that is bounded
 * @param by the columns by which
 * @throws InputError `unknown-field`, `invalid-size`, `not-readable`, `not-installed`; LimitError, where `limit` counts
 * facets
 * @complexity as `bounds` of the different points
 */
export async function surveyBounds(
  survey: Survey,
  of: string,
  by: readonly string[],
  options: RunOptions = {},
): Promise<BoundsDocument> {
  const work = new Work('surveyBounds', options);
  const { columns } = survey.document;
  const names = [of, ...by];
  const numeric = columns.filter(isNumeric).map(({ name }) => name);
  const wrong = names.find((name) => !numeric.includes(name));
  if (wrong !== undefined)
    throw new InputError('unknown-field', `survey: ${JSON.stringify(wrong)} is not a column of integers or fractions.`);
  const order = columns.find(({ ask, type }) => ask.trim() === ORDER && type === 'integer')?.name;
  const group = [...names, ...(order === undefined ? [] : [order])].map(identifier);
  const known = group.map((name) => `${name} IS NOT NULL`).join(' AND ');
  const { rows } = await survey.table(
    `SELECT ${group.join(', ')}, min(item) AS first, arg_min(board, item) AS name FROM items WHERE ${known} GROUP BY ${group.join(', ')} ORDER BY first`,
  );
  const boardOf = (i: number): string => String(rows[i]!.at(-1));
  const found = bounds(
    rows.map((row) => row.slice(0, names.length) as ExactNumber[]),
    names,
    { ...work.rest(), ...(order !== undefined && { orders: rows.map((row) => Number(row[names.length])) }) },
  );
  return {
    type: 'bounds',
    survey: surveyOf(survey),
    of,
    by,
    inequalities: found.inequalities.map((bound) => ({ ...bound, tight: bound.tight.map(boardOf) })),
    ...(order !== undefined && { broken: found.broken.map((bound) => ({ ...bound, by: boardOf(bound.by) })) }),
  };
}
