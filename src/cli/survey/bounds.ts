import { InputError } from '../../errors.js';
import { openSurvey } from '../../surveys/index.js';
import { bounds, identifier, type ExactNumber } from '../../surveys/internal.js';
import { table } from '../plainText.js';
import { printJson } from '../printJson.js';
import type { SurveyAction } from './actions.js';
import { readColumns, warnIfIncomplete } from './selectRows.js';

/** The column that says how many vertices a board has. */
const ORDER = 'vertices';
/** Boards that are named in the text for an inequality. */
const SHOWN = 3;

/** `survey bounds FOLDER --of t --by d,v`: the facets of the convex hull of numeric columns. */
export const boundsAction: SurveyAction = async ({ folder, options, session }) => {
  const { of, by } = options;
  if (of === undefined || by === undefined)
    throw new InputError('invalid-option', 'survey: bounds without --of and --by; expected the names of columns.', {
      hint: 'For example survey bounds FOLDER --of t --by d,v.',
    });
  const survey = await openSurvey(folder);
  const { columns } = survey.document;
  const names = [of, ...readColumns(by)];
  const isNumeric = (name: string): boolean =>
    columns.some((column) => column.name === name && (column.type === 'integer' || column.type === 'fraction'));
  const wrong = names.find((name) => !isNumeric(name));
  if (wrong !== undefined)
    throw new InputError('unknown-field', `survey: ${JSON.stringify(wrong)} is not a column of integers or fractions.`);
  const order = columns.find(({ ask, type }) => ask.trim() === ORDER && type === 'integer')?.name;
  const point = names.map(identifier);
  const group = order === undefined ? point : [...point, identifier(order)];
  const known = group.map((name) => `${name} IS NOT NULL`).join(' AND ');
  const sql = `SELECT ${group.join(', ')}, min(item) AS first, arg_min(board, item) AS name FROM items WHERE ${known} GROUP BY ${group.join(', ')} ORDER BY first`;
  const { rows } = await session.within(survey.table(sql));
  const boardOf = (i: number): string => String(rows[i]!.at(-1));
  const found = bounds(
    rows.map((row) => row.slice(0, names.length) as ExactNumber[]),
    names,
    { ...session.run(), ...(order !== undefined && { orders: rows.map((row) => Number(row[names.length])) }) },
  );
  session.end();
  await warnIfIncomplete(survey, session);
  const inequalities = found.inequalities.map((bound) => ({ ...bound, tight: bound.tight.map(boardOf) }));
  const broken = found.broken.map((bound) => ({ ...bound, by: boardOf(bound.by) }));
  const document = { type: 'bounds', inequalities, ...(order !== undefined && { broken }) };
  if (options.json === true) session.terminal.print(`${printJson(document)}\n`);
  else {
    const lines = table(
      inequalities.map(({ text, tight, since }) => [
        text,
        `= for ${tight.slice(0, SHOWN).join('; ')}${tight.length > SHOWN ? `; and ${tight.length - SHOWN} more` : ''}`,
        ...(since === undefined ? [] : [`since ${since}`]),
      ]),
    );
    const past = broken.map(({ text, until, by: board }) => `to order ${until}: ${text}; not ${board}`);
    session.terminal.print(`${[...lines, ...past].join('\n') || 'no points'}\n`);
  }
  return 0;
};
