import { Worker } from 'node:worker_threads';
import { openSurvey, runSurvey, type SurveyProgress } from '../../surveys/index.js';
import type { StartThread } from '../../surveys/internal.js';
import { CUT_OFF, INTERRUPTED } from '../exitCodes.js';
import { errorLine } from '../reportError.js';
import type { Session } from '../Session.js';
import type { SurveyAction, SurveyOptions } from './actions.js';
import { durationText } from './status.js';

/** `survey run FOLDER`: computes what is still to come. */
export const run: SurveyAction = async ({ folder, options, session }) => {
  const { jobs, batches, retry, each, timeout } = options;
  const survey = await openSurvey(folder);
  const signals = listenToSignals(session);
  const { ended, batchesLeft } = await runSurvey(folder, {
    ...(jobs !== undefined && { threads: jobs }),
    ...(batches !== undefined && { batches }),
    ...(retry !== undefined && { retry }),
    ...(each !== undefined && { each }),
    ...(timeout !== undefined && { timeoutMs: timeout * 1000 }),
    finish: signals.finish,
    signal: signals.drop,
    onProgress: (progress) => session.progress(() => progressLine(progress)),
    ...(start !== undefined && { start }),
  }).finally(signals.end);
  const { done, skipped, undecided, failed, items } = await survey.status();
  session.end();
  const counts = Object.entries({ done, skipped, undecided, failed }).filter(([, count]) => count > 0);
  const words = counts.map(([name, count]) => `${count} ${name}`).join(', ');
  session.terminal.print(`${folder}: ${words === '' ? 'nothing' : words} of ${items} items\n`);
  if (ended === 'complete') return 0;
  const left = `${batchesLeft} ${batchesLeft === 1 ? 'batch is' : 'batches are'} left`;
  const why = ended === 'too-long' ? `not finished after ${timeout ?? 0} s` : 'interrupted';
  session.terminal.warn(
    errorLine({ message: `survey: ${why}; ${left}. It goes on with: ${commandOf(folder, options)}` }),
  );
  return ended === 'too-long' ? CUT_OFF : INTERRUPTED;
};

/** In the built command a thread begins with the file for all threads; from the sources none can be started. */
const start: StartThread | undefined = import.meta.url.endsWith('.ts')
  ? undefined
  : (memory) =>
      new Worker(new URL('./worker.js', import.meta.url), {
        workerData: { survey: true },
        ...(memory !== undefined && { resourceLimits: { maxOldGenerationSizeMb: Math.ceil(memory / 2 ** 20) } }),
      });

/** Ctrl-C finishes what is in work, a second one drops it. */
function listenToSignals(session: Session): {
  readonly finish: AbortSignal;
  readonly drop: AbortSignal;
  readonly end: () => void;
} {
  const finish = new AbortController();
  const drop = new AbortController();
  const hear = (): void => {
    if (finish.signal.aborted) return drop.abort();
    session.terminal.warn('finishing the batches in work; Ctrl-C again drops them\n');
    finish.abort();
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  const end = (): void => {
    for (const signal of SIGNALS) process.off(signal, hear);
  };
  return { finish: finish.signal, drop: drop.signal, end };
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** `2300 of 12346 items, 31 a second, 5 min 3 s left`. */
function progressLine({ items, of, perSecond }: SurveyProgress): string {
  const rate = perSecond >= 10 ? String(Math.round(perSecond)) : perSecond.toFixed(1);
  const left = perSecond > 0 ? `, ${durationText((of - items) / perSecond)} left` : '';
  return `survey: ${items} of ${of} items, ${rate} a second${left}`;
}

/** The command that goes on. */
function commandOf(folder: string, { jobs, batches, retry, each }: SurveyOptions): string {
  return [
    `spgames survey run ${/^[\w./-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", "'\\''")}'`}`,
    ...(jobs === undefined ? [] : [`--jobs ${jobs}`]),
    ...(batches === undefined ? [] : [`--batches ${batches.join('..')}`]),
    ...(retry === undefined ? [] : [`--retry ${retry}`]),
    ...(each === undefined ? [] : [`--each ${each}`]),
  ].join(' ');
}
