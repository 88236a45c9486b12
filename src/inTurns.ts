import { LimitError } from './errors.js';
import type { RunOptions, Work } from './run.js';

/** Milliseconds of the first turn of each way. */
const FIRST_TURN_MS = 250;

/**
 * What the first of several ways finds that is done: each in turn gets some of the time of a work and all of its limit,
 * then twice as much time. It takes at most about 4 · (number of ways) times as long as the fastest of them alone.
 * @param favour from the second round on the first way gets so many times as much time as the others: it is known to be
 * the fastest in most cases
 * @throws LimitError when the time is up, or when no way can go on
 */
export function inTurns<T>(
  work: Work,
  ways: readonly ((turn: RunOptions) => T)[],
  { favour = 1 }: { readonly favour?: number } = {},
): T {
  let open = ways;
  for (let round = FIRST_TURN_MS; ; round *= 2)
    for (const way of open) {
      const timeoutMs = way === ways[0] && round > FIRST_TURN_MS ? favour * round : round;
      const isLast = work.timeLeft <= timeoutMs;
      try {
        return way(work.part({ limit: work.limit, timeoutMs }));
      } catch (error) {
        if (!(error instanceof LimitError)) throw error;
        if (error.code !== 'too-long') open = open.filter((other) => other !== way);
        if (isLast || open.length === 0) throw error;
      }
    }
}
