import { InputError } from '../../errors.js';
import { openSurvey, surveyBounds } from '../../surveys/index.js';
import { table } from '../plainText.js';
import type { SurveyAction } from './actions.js';
import { sayConjectures } from './sayConjectures.js';
import { readColumns, warnIfIncomplete } from './selectRows.js';

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
  const found = await surveyBounds(survey, of, readColumns(by), session.run());
  session.end();
  await warnIfIncomplete(survey, session);
  const lines = table(
    found.inequalities.map(({ text, tight, since }) => [
      text,
      `= for ${tight.slice(0, SHOWN).join('; ')}${tight.length > SHOWN ? `; and ${tight.length - SHOWN} more` : ''}`,
      ...(since === undefined ? [] : [`since ${since}`]),
    ]),
  );
  const past = (found.broken ?? []).map(({ text, until, by: board }) => `to order ${until}: ${text}; not ${board}`);
  await sayConjectures(found, `${[...lines, ...past].join('\n') || 'no points'}\n`, session, {
    output: options.output,
    json: options.json,
  });
  return 0;
};
