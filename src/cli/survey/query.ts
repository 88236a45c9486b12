import { InputError } from '../../errors.js';
import { openSurvey } from '../../surveys/index.js';
import type { SurveyTable } from '../../surveys/internal.js';
import { TABLE_TEXTS } from './tables.js';
import type { SurveyAction } from './actions.js';
import { selectRows } from './selectRows.js';

/** `survey query FOLDER SQL`, or without SQL `--top`, `--where`, `--columns`. */
export const query: SurveyAction = async ({ folder, options, session, sql }) => {
  const { top, where, columns, format = options.json === true ? 'json' : 'table' } = options;
  const isSelected = top !== undefined || where !== undefined || columns !== undefined;
  if ((sql !== undefined) === isSelected)
    throw new InputError(
      'invalid-option',
      `survey: query with ${isSelected ? 'SQL and --top, --where or --columns' : 'no question'}; expected either SQL or options.`,
      { hint: "For example survey query FOLDER 'SELECT * FROM items LIMIT 5', or --top '10 t' --columns board,t." },
    );
  const survey = await openSurvey(folder);
  const found: Promise<SurveyTable> =
    sql === undefined ? selectRows(survey, { top, where, columns }, session) : survey.table(sql);
  const answer = await session.within(found);
  session.end();
  session.terminal.print(TABLE_TEXTS[format](answer));
  return 0;
};
