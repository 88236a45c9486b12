/**
 * How much the tests check. Each statement is written once; `npm test` checks a sample of it, `npm run test:exhaustive`
 * (which runs the files that import this one) all of it.
 */
import { randomNumbers } from '../generators/randomNumbers.js';

/** Whether everything is checked: the mode that vitest was started with (`vitest.config.ts`). */
export const inFull: boolean = process.env['SPGAMES_TESTS'] === 'exhaustive';

/** The number of runs of a property: a fifth for a sample, but at least 20 of so many. */
export function runs(full: number): number {
  return inFull ? full : Math.min(full, Math.max(20, Math.ceil(full / 5)));
}

/** All members of a list, or a random sample of so many, in order: the same ones at each run. */
export function sampled<T>(list: readonly T[], size: number): T[] {
  if (inFull || list.length <= size) return [...list];
  const random = randomNumbers(list.length);
  const chosen: T[] = [];
  for (const [i, item] of list.entries()) if (random() * (list.length - i) < size - chosen.length) chosen.push(item);
  return chosen;
}
