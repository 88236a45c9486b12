import { InputError } from '../../errors.js';
import { exportSurvey, openSurvey } from '../../surveys/index.js';
import { errorLine } from '../reportError.js';
import type { SurveyAction } from './actions.js';

/** `survey export FOLDER --to FORMAT -o FILE`: the answers that are there in one file. */
export const exportAnswers: SurveyAction = async ({ folder, options, session }) => {
  const { to, output, with: column } = options;
  if (to === undefined || output === undefined)
    throw new InputError(
      'invalid-option',
      `survey: export without ${to === undefined ? '--to' : '-o'}; expected both, as in --to csv -o answers.csv.`,
    );
  const survey = await openSurvey(folder);
  await session.within(exportSurvey(survey, output, to, { seconds: column === 'seconds' }));
  const { complete, items, done, skipped, undecided, failed } = await survey.status();
  session.end();
  if (!complete) {
    const left = items - done - skipped - undecided - failed;
    session.terminal.warn(errorLine({ message: `survey: ${left} of ${items} items are still to come` }));
  }
  return 0;
};
