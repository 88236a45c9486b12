import { VERSION } from '../../json.js';
import { openSurvey, recheckSurvey } from '../../surveys/index.js';
import { CUT_OFF } from '../exitCodes.js';
import { printJson } from '../printJson.js';
import type { SurveyAction } from './actions.js';

const SAMPLE = 100;

/** `survey verify FOLDER`: computes a sample anew; exit status 1 at a difference. */
export const verify: SurveyAction = async ({ folder, options, session }) => {
  const { sample: wanted = SAMPLE, json } = options;
  const { sample, undecided, differences } = await recheckSurvey(await openSurvey(folder), wanted, session.run());
  session.end();
  const lines = differences.map(
    ({ item, board, column, found, expected }) =>
      `item ${item} ${board}: ${column} is ${printJson(found ?? null)}; computed anew ${printJson(expected ?? null)}`,
  );
  const verdict = differences.length > 0 ? 'not verified' : undecided > 0 ? 'undecided' : 'verified';
  const summary = `${folder}: ${verdict} (${sample} rows computed anew${undecided > 0 ? `, ${undecided} not in time` : ''})`;
  const verified = verdict === 'undecided' ? verdict : verdict === 'verified';
  session.terminal.print(
    json === true
      ? `${printJson({ type: 'survey-verification', spgames: VERSION, verified, sample, undecided, differences })}\n`
      : `${[...lines, summary].join('\n')}\n`,
  );
  return differences.length > 0 ? 1 : undecided > 0 ? CUT_OFF : 0;
};
