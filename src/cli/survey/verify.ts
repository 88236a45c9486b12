import { VERSION } from '../../json.js';
import { openSurvey, recheckSurvey } from '../../surveys/index.js';
import { CUT_OFF } from '../exitCodes.js';
import { printJson } from '../printJson.js';
import type { SurveyAction } from './actions.js';

const SAMPLE = 100;

/** `survey verify FOLDER`: computes a sample anew; exit status 1 at a difference. */
export const verify: SurveyAction = async ({ folder, options, session }) => {
  const { sample: wanted = SAMPLE, json } = options;
  const found = await recheckSurvey(await openSurvey(folder), wanted, session.run());
  const { sample, undecided, secondWay, sameWay, tooLong, differences } = found;
  session.end();
  const lines = differences.map(
    ({ item, board, column, found, expected }) =>
      `item ${item} ${board}: ${column} is ${printJson(found ?? null)}; computed anew ${printJson(expected ?? null)}`,
  );
  const verdict = differences.length > 0 ? 'not verified' : undecided > 0 ? 'undecided' : 'verified';
  const counts = [
    `${sample} rows computed anew`,
    ...(undecided > 0 ? [`${undecided} not in time`] : []),
    ...(secondWay.length > 0 ? [`in a second way: ${secondWay.join(', ')}`] : []),
    ...(sameWay.length > 0 ? [`in the same way: ${sameWay.join(', ')}`] : []),
    ...(tooLong > 0 ? [`${tooLong} all in the same way, as the second takes too long`] : []),
  ];
  const summary = `${folder}: ${verdict} (${counts.join('; ')})`;
  const verified = verdict === 'undecided' ? verdict : verdict === 'verified';
  session.terminal.print(
    json === true
      ? `${printJson({ type: 'survey-verification', spgames: VERSION, verified, ...found })}\n`
      : `${[...lines, summary].join('\n')}\n`,
  );
  return differences.length > 0 ? 1 : undecided > 0 ? CUT_OFF : 0;
};
