import type { LineAnswer } from './answerLine.js';
import type { LineSource } from './sourcesOfLines.js';

/** Somebody who answers sources, one after the other. */
export interface Answerer {
  /** @param begun called when the work on the source begins */
  readonly answer: (source: string, begun?: () => void) => Promise<LineAnswer>;
  readonly end: () => void;
}

/** So many answers per job wait for those before them, or to be printed. */
const AHEAD = 4;

/** The answers of several jobs, in the order of the sources; sources are read no faster than answers are taken. */
export async function* inParallel(
  sources: AsyncIterable<LineSource>,
  jobs: readonly Answerer[],
): AsyncGenerator<LineAnswer> {
  const idle = [...jobs];
  const waiting: ((job: Answerer) => void)[] = [];
  const release = (job: Answerer): void => {
    const next = waiting.shift();
    if (next === undefined) idle.push(job);
    else next(job);
  };
  const answer = async (source: string): Promise<LineAnswer> => {
    const job = idle.pop() ?? (await new Promise<Answerer>((resolve) => waiting.push(resolve)));
    try {
      return await job.answer(source);
    } finally {
      release(job);
    }
  };
  const open: Promise<LineAnswer>[] = [];
  try {
    const iterator = sources[Symbol.asyncIterator]();
    let next: Promise<IteratorResult<LineSource>> | undefined = iterator.next();
    while (next !== undefined || open.length > 0) {
      // A source that takes long to come does not hold up answers.
      const isRead = next !== undefined && open.length < AHEAD * jobs.length;
      const first: IteratorResult<LineSource> | 'answered' = await Promise.race([
        ...(isRead ? [next!] : []),
        ...open.slice(0, 1).map((one) => one.then(() => 'answered' as const)),
      ]);
      if (first === 'answered') yield await open.shift()!;
      else if (first.done === true) next = undefined;
      else {
        const { value } = first;
        open.push(typeof value === 'string' ? answer(value) : Promise.resolve(value));
        next = iterator.next();
      }
    }
  } finally {
    for (const job of jobs) job.end();
  }
}
