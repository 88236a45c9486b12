import { InputError } from '../../errors.js';
import { openSurvey, surveyReport } from '../../surveys/index.js';
import type { SurveyAction } from './actions.js';

/** `survey report FOLDER -o FILE`: a page about the answers that are there. */
export const report: SurveyAction = async ({ folder, options, session }) => {
  const { output } = options;
  if (output === undefined)
    throw new InputError('invalid-option', 'survey: report without -o; expected a file, as in -o report.html.');
  const survey = await openSurvey(folder);
  const page = await session.within(surveyReport(survey, session.work.part()));
  await session.save(output, page);
  session.end();
  return 0;
};
