import { Worker } from 'node:worker_threads';
import type { FromJob, JobData, ThreadData } from '../messages.js';
import { errorLineOf, type LineAnswer } from './answerLine.js';
import type { Answerer } from './inParallel.js';

/**
 * Starts a thread that answers the lines of a batch which it is given.
 * @param data what this thread was told at its start
 */
export function startJob(data: ThreadData, args: readonly string[]): Answerer {
  const workerData: JobData = { ...data, columns: 0, jobOf: args };
  const worker = new Worker(new URL(data.program), { workerData });
  let settle: ((answer: LineAnswer) => void) | undefined;
  let hasBegun: (() => void) | undefined;
  let asked = '';
  let problem: Error | undefined;
  const answered = (answer: LineAnswer): void => settle?.(answer);
  worker.on('message', (message: FromJob) => {
    if (message === 'begun') hasBegun?.();
    else if (typeof message === 'object' && 'text' in message) answered(message);
  });
  worker.on('error', (error) => {
    problem = error;
    answered(errorLineOf(asked, error));
  });
  return {
    answer: (source, begun) =>
      new Promise((resolve) => {
        settle = resolve;
        hasBegun = begun;
        asked = source;
        if (problem === undefined) worker.postMessage({ source });
        else resolve(errorLineOf(source, problem));
      }),
    end: () => void worker.terminate(),
  };
}
