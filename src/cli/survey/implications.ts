import { InputError } from '../../errors.js';
import { openSurvey, type Survey, type SurveyRow } from '../../surveys/index.js';
import { identifier, implications, knownImplications, truthTable, type Implication } from '../../surveys/internal.js';
import { readCondition } from '../batch/condition.js';
import { table } from '../plainText.js';
import { printJson } from '../printJson.js';
import type { SurveyAction } from './actions.js';
import { readColumns, requireColumn, warnIfIncomplete } from './selectRows.js';

/** A truth column: one that was asked, or a condition on some. */
interface TruthColumn {
  readonly name: string;
  /** The columns that it looks at. */
  readonly fields: readonly string[];
  readonly cell: (row: SurveyRow) => boolean | null;
}

/** `survey implications FOLDER`: which truth columns follow from which, for all items. */
export const implicationsAction: SurveyAction = async ({ folder, options, session }) => {
  const survey = await openSurvey(folder);
  const columns = await truthColumns(survey, options.columns);
  const fields = [...new Set(columns.flatMap((column) => column.fields))];
  const sql = `SELECT ${[...fields.map(identifier), 'count(*)'].join(', ')} FROM items GROUP BY ALL ORDER BY ALL`;
  const { rows } = await session.within(survey.table(sql));
  const cells = columns.map(() => new Uint8Array(rows.length));
  for (const [i, row] of rows.entries()) {
    const named = Object.fromEntries(fields.map((name, j) => [name, row[j]]));
    for (const [j, column] of columns.entries()) {
      const cell = column.cell(named);
      cells[j]![i] = cell === null ? 2 : Number(cell);
    }
  }
  const weights = Float64Array.from(rows, (row) => Number(row[fields.length]));
  const names = columns.map(({ name }) => name);
  const found = implications(truthTable(names, cells, weights), {
    ...session.run(),
    exceptions: options.exceptions ?? 0,
    known: knownImplications(survey.document.columns.filter(({ name }) => names.includes(name))),
  });
  session.end();
  await warnIfIncomplete(survey, session);
  const document = { type: 'implications', columns: names, implications: found };
  session.terminal.print(options.json === true ? `${printJson(document)}\n` : textOf(found));
  return 0;
};

/** @throws InputError `unknown-field`, `invalid-condition` */
async function truthColumns(survey: Survey, list: string | undefined): Promise<TruthColumn[]> {
  const { columns } = survey.document;
  const truths = columns.filter(({ type }) => type === 'boolean').map(({ name }) => name);
  const wanted = list === undefined ? truths : readColumns(list);
  if (wanted.length === 0)
    throw new InputError('invalid-option', 'survey: no column is true or false; expected --columns with conditions.', {
      hint: "For example --columns 't>=2,d=3'.",
    });
  return Promise.all(
    [...new Set(wanted)].map(async (name): Promise<TruthColumn> => {
      if (truths.includes(name))
        return { name, fields: [name], cell: (row) => (row[name] as boolean | null | undefined) ?? null };
      const { names, holds } = await readCondition(name);
      const fields = names.map((field) => field.split('.', 1)[0]!);
      for (const field of fields) requireColumn(field, survey.columnNames);
      const isOpen = (row: SurveyRow): boolean => fields.some((field) => row[field] === null);
      return { name, fields, cell: (row) => (isOpen(row) ? null : holds(row)) };
    }),
  );
}

function textOf(found: readonly Implication[]): string {
  if (found.length === 0) return 'no implication holds\n';
  const rows = found.map(({ if: premise, then, support, exceptions, trivial }) => {
    const words = [
      `${support} ${support === 1 ? 'item' : 'items'}`,
      ...(exceptions > 0 ? [`${exceptions} of them ${exceptions === 1 ? 'is an exception' : 'are exceptions'}`] : []),
      ...(trivial ? ['known'] : []),
    ];
    return [`${premise.length === 0 ? 'always' : premise.join(' and ')} => ${then.join(', ')}`, words.join(', ')];
  });
  return `${table(rows).join('\n')}\n`;
}
