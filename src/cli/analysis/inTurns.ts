import { LimitError } from '../../errors.js';
import type { RunOptions } from '../../run.js';

/** Milliseconds of the first turn; every round has twice the time of the one before. */
const FIRST_TURN_MS = 250;

/**
 * What the first of several ways finds that is done: each in turn gets some time, then more. It takes at most about
 * 4 · (number of ways) times as long as the fastest of them alone.
 * @throws LimitError when the time is up, or when no way can go on
 */
export function inTurns<T>(run: RunOptions, ways: readonly ((run: RunOptions) => T)[]): T {
  const end = run.timeoutMs === undefined ? Infinity : performance.now() + run.timeoutMs;
  let open = [...ways];
  for (let turn = FIRST_TURN_MS; ; turn *= 2)
    for (const way of open) {
      const left = end - performance.now();
      try {
        return way({ ...run, timeoutMs: Math.max(0, Math.min(turn, left)) });
      } catch (error) {
        if (!(error instanceof LimitError)) throw error;
        if (error.code !== 'timeout') open = open.filter((other) => other !== way);
        if (left <= turn || open.length === 0) throw error;
      }
    }
}
