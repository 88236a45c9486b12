import { LimitError } from '../../errors.js';
import { errorLineOf, type LineAnswer } from './answerLine.js';
import type { Answerer } from './inParallel.js';

/** Above its time a line gets so many milliseconds to say so. */
const OVERTIME_MS = 1000;

/**
 * A job that is ended if a line is at work after its time, and begun again for the next one: what is called for the
 * line may be a function that cannot be asked to stop.
 * @param start begins it
 * @param command its name, for the error
 * @param each seconds for each line, counted from where the job begins with it
 */
export function boundedJob(
  start: () => Answerer,
  command: string,
  each: number,
  overtimeMs: number = OVERTIME_MS,
): Answerer {
  let job: Answerer | undefined = start();
  const end = (): void => {
    job?.end();
    job = undefined;
  };
  const answer = (source: string): Promise<LineAnswer> =>
    new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tooLate = (): void => {
        end();
        const message = `${command}: not finished after ${each * 1000} ms.`;
        const hint = 'Allow more time, or choose a smaller input.';
        resolve(errorLineOf(source, new LimitError('too-long', message, { hint })));
      };
      const begun = (): void => {
        const milliseconds = each * 1000 + overtimeMs;
        if (milliseconds < 2 ** 31) timer = setTimeout(tooLate, milliseconds);
      };
      job ??= start();
      void job.answer(source, begun).then((line) => {
        clearTimeout(timer);
        resolve(line);
      });
    });
  return { answer, end };
}
