/**
 * How much the tests check. Each statement is written once; `npm test` checks a sample of it, `npm run test:exhaustive`
 * (which runs the files that import this one) all of it.
 */
import { randomNumbers } from '../generators/randomNumbers.js';

/** Whether everything is checked: the mode that vitest was started with (`vitest.config.ts`). */
export const inFull: boolean = process.env['SPGAMES_TESTS'] === 'exhaustive';

/**
 * The number of runs of a property: for a sample a fiftieth, but at least 2 of so many, or a tenth of what is given.
 */
export function runs(full: number, sample: number = Math.max(20, Math.ceil(full / 5))): number {
  return inFull ? full : Math.min(full, Math.ceil(sample / 10));
}

/**
 * What a number of cases that occur by chance has to exceed: at most a fifth of what is expected. Of a sample nothing
 * is asked.
 */
export function often(full: number): number {
  return inFull ? full : -1;
}

/** All members of a list, or a random sample of so many, in order: the same ones at each run. */
export function sampled<T>(list: Iterable<T>, size: number): T[] {
  const all = [...list];
  if (inFull || all.length <= size) return all;
  const random = randomNumbers(all.length);
  let wanted = size;
  return all.filter((_, i) => {
    if (random() * (all.length - i) >= wanted) return false;
    wanted--;
    return true;
  });
}
