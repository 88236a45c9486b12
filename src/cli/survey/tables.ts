import type { SurveyTable } from '../../surveys/internal.js';
import { rowsOf } from '../batch/tables.js';
import { table, visible } from '../plainText.js';
import { printJson } from '../printJson.js';
import type { SURVEY_FORMATS } from './actions.js';

/** The text of rows, by the format. */
export const TABLE_TEXTS: Readonly<Record<(typeof SURVEY_FORMATS)[number], (found: SurveyTable) => string>> = {
  table: (found) => `${table(cellsOf(found)).map(visible).join('\n')}\n`,
  json: ({ columns, rows }) =>
    `${printJson(rows.map((row) => Object.fromEntries(row.map((cell, i) => [columns[i]!, cell]))))}\n`,
  csv: (found) => written('csv', found),
  markdown: (found) => written('markdown', found),
};

function written(format: 'csv' | 'markdown', found: SurveyTable): string {
  let text = '';
  const { add, end } = rowsOf(format, (part) => (text += part));
  for (const row of cellsOf(found)) add(row);
  end();
  return text;
}

/** The names of the columns, and the rows as texts; what is not known is empty. */
function cellsOf({ columns, rows }: SurveyTable): string[][] {
  return [[...columns], ...rows.map((row) => row.map(cellText))];
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (Array.isArray(cell) && cell.every((entry) => typeof entry !== 'object')) return cell.join(' ');
  return typeof cell === 'object' ? printJson(cell) : `${cell as string}`;
}
