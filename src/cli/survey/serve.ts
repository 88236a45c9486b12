import { openSurvey } from '../../surveys/index.js';
import { serveSurvey } from '../../surveys/internal.js';
import type { SurveyAction } from './actions.js';
import { listenToSignals, progressLine, sayHowItEnded, shellWord } from './ofRun.js';
import { redisOf } from './redisOf.js';

/** `survey serve FOLDER`: gives batches to workers, and keeps their answers. */
export const serve: SurveyAction = async ({ folder, options, session }) => {
  const { timeout, redis, prefix } = options;
  const survey = await openSurvey(folder);
  const signals = listenToSignals(session, 'writing what has come; the workers go on with what is in the queue');
  const end = await serveSurvey(folder, {
    ...redisOf('serve', options, session),
    ...(timeout !== undefined && { timeoutMs: timeout * 1000 }),
    finish: signals.finish,
    onProgress: (progress) => session.progress(() => progressLine(progress)),
  }).finally(signals.end);
  const command = [
    `spgames survey serve ${shellWord(folder)}`,
    ...(redis === undefined ? [] : [`--redis ${shellWord(withoutPassword(redis))}`]),
    ...(prefix === undefined ? [] : [`--prefix ${shellWord(prefix)}`]),
  ].join(' ');
  return sayHowItEnded(folder, survey, end, session, { timeout, command });
};

/** What may be printed of an address. */
function withoutPassword(address: string): string {
  const url = new URL(address);
  if (url.password !== '') url.password = 'PASSWORD';
  return url.href;
}
