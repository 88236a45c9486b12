import { Worker } from 'node:worker_threads';
import type { Survey, SurveyProgress, SurveyRun, SurveyStatus } from '../../surveys/index.js';
import type { StartThread } from '../../surveys/internal.js';
import { CUT_OFF, INTERRUPTED } from '../exitCodes.js';
import { errorLine } from '../reportError.js';
import type { Session } from '../Session.js';
import { durationText } from './status.js';

/** In the built command a thread begins with the file for all threads; from the sources none can be started. */
export const startRunThread: StartThread | undefined = import.meta.url.endsWith('.ts')
  ? undefined
  : (memory) =>
      new Worker(new URL('./worker.js', import.meta.url), {
        workerData: { survey: true },
        ...(memory !== undefined && { resourceLimits: { maxOldGenerationSizeMb: Math.ceil(memory / 2 ** 20) } }),
      });

/** How the user asks to stop. */
export interface StopSignals {
  /** Aborted by the first Ctrl-C. */
  readonly finish: AbortSignal;
  /** Aborted by the second. */
  readonly drop: AbortSignal;
  readonly end: () => void;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Ctrl-C finishes what is in work, a second one drops it.
 * @param line what is said at the first
 */
export function listenToSignals(
  session: Session,
  line: string = 'finishing the batches in work; Ctrl-C again drops them',
): StopSignals {
  const finish = new AbortController();
  const drop = new AbortController();
  const hear = (): void => {
    if (finish.signal.aborted) return drop.abort();
    session.terminal.warn(`${line}\n`);
    finish.abort();
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  const end = (): void => {
    for (const signal of SIGNALS) process.off(signal, hear);
  };
  return { finish: finish.signal, drop: drop.signal, end };
}

/** `2300 of 12346 items, 31 a second, 5 min 3 s left`. */
export function progressLine({ items, of, perSecond }: SurveyProgress): string {
  const rate = perSecond >= 10 ? String(Math.round(perSecond)) : perSecond.toFixed(1);
  const left = perSecond > 0 ? `, ${durationText((of - items) / perSecond)} left` : '';
  return `survey: ${items} of ${of} items, ${rate} a second${left}`;
}

/** `1 conjecture`, `4 conjectures`. */
export function conjecturesText(count: number): string {
  return `${count} ${count === 1 ? 'conjecture' : 'conjectures'}`;
}

/** The first counterexample, or for how many items the conjectures hold. */
function testedText({ conjectures, held, open, counterexample }: NonNullable<SurveyStatus['tested']>): string {
  if (counterexample !== null) {
    const { item, board, refutes } = counterexample;
    return `${refutes.map((text) => `counterexample: item ${item}, ${board}, to ${text}`).join('\n')}\n`;
  }
  const unknown = open === 0 ? '' : `; ${open} are open`;
  return `${conjecturesText(conjectures)}: no counterexample among ${held} items${unknown}\n`;
}

/** A word in a command line. */
export function shellWord(word: string): string {
  return /^[\w./:@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/**
 * Says how a run ended.
 * @param command what goes on
 * @returns the exit status
 */
export async function sayHowItEnded(
  folder: string,
  survey: Survey,
  { ended, batchesLeft }: SurveyRun,
  session: Session,
  { timeout, command }: { readonly timeout: number | undefined; readonly command: string },
): Promise<number> {
  const { done, skipped, undecided, failed, items, tested } = await survey.status();
  session.end();
  const counts = Object.entries({ done, skipped, undecided, failed }).filter(([, count]) => count > 0);
  const words = counts.map(([name, count]) => `${count} ${name}`).join(', ');
  // How many items were done besides depends on the threads.
  if (ended !== 'refuted') session.terminal.print(`${folder}: ${words === '' ? 'nothing' : words} of ${items} items\n`);
  if (tested !== undefined) session.terminal.print(testedText(tested));
  if (ended === 'complete' || ended === 'refuted') return (tested?.counterexample ?? null) === null ? 0 : 1;
  const left = `${batchesLeft} ${batchesLeft === 1 ? 'batch is' : 'batches are'} left`;
  const why = ended === 'too-long' ? `not finished after ${timeout ?? 0} s` : 'interrupted';
  session.terminal.warn(errorLine({ message: `survey: ${why}; ${left}. It goes on with: ${command}` }));
  return ended === 'too-long' ? CUT_OFF : INTERRUPTED;
}
