import { openSurvey, runSurvey } from '../../surveys/index.js';
import type { SurveyAction, SurveyOptions } from './actions.js';
import { listenToSignals, progressLine, sayHowItEnded, shellWord, startRunThread } from './ofRun.js';

/** `survey run FOLDER`: computes what is still to come. */
export const run: SurveyAction = async ({ folder, options, session }) => {
  const { jobs, batches, retry, each, timeout } = options;
  const survey = await openSurvey(folder);
  const signals = listenToSignals(session);
  const end = await runSurvey(folder, {
    ...(jobs !== undefined && { threads: jobs }),
    ...(batches !== undefined && { batches }),
    ...(retry !== undefined && { retry }),
    ...(each !== undefined && { each }),
    ...(timeout !== undefined && { timeoutMs: timeout * 1000 }),
    finish: signals.finish,
    signal: signals.drop,
    onProgress: (progress) => session.progress(() => progressLine(progress)),
    ...(startRunThread !== undefined && { start: startRunThread }),
  }).finally(signals.end);
  return sayHowItEnded(folder, survey, end, session, { timeout, command: commandOf(folder, options) });
};

/** The command that goes on. */
function commandOf(folder: string, { jobs, batches, retry, each }: SurveyOptions): string {
  return [
    `spgames survey run ${shellWord(folder)}`,
    ...(jobs === undefined ? [] : [`--jobs ${jobs}`]),
    ...(batches === undefined ? [] : [`--batches ${batches.join('..')}`]),
    ...(retry === undefined ? [] : [`--retry ${retry}`]),
    ...(each === undefined ? [] : [`--each ${each}`]),
  ].join(' ');
}
