import { workOnSurveys } from '../../surveys/internal.js';
import { CUT_OFF, INTERRUPTED } from '../exitCodes.js';
import type { SurveyAction } from './actions.js';
import { listenToSignals, startRunThread } from './ofRun.js';
import { redisOf } from './redisOf.js';

/** `survey work`: takes batches from the queue, and gives their rows back. */
export const work: SurveyAction = async ({ options, session }) => {
  const { timeout, jobs, idle } = options;
  const signals = listenToSignals(session);
  const told = ({ batches, items }: { readonly batches: number; readonly items: number }): string =>
    `${batches} ${batches === 1 ? 'batch' : 'batches'} of ${items} items`;
  const end = await workOnSurveys({
    ...redisOf('work', options, session),
    ...(jobs !== undefined && { threads: jobs }),
    ...(idle !== undefined && { idleMs: idle * 1000 }),
    ...(timeout !== undefined && { timeoutMs: timeout * 1000 }),
    finish: signals.finish,
    signal: signals.drop,
    onBatch: (done) => session.progress(() => `survey: ${told(done)} done`),
    ...(startRunThread !== undefined && { start: startRunThread }),
  }).finally(signals.end);
  session.end();
  session.terminal.print(`${told(end)} done\n`);
  if (end.ended === 'idle') return 0;
  return end.ended === 'too-long' ? CUT_OFF : INTERRUPTED;
};
