import { Work } from '../../run.js';

/** The most pairs of followers, with their options, that are compared. */
export const MOST_PAIRS = 20_000_000;

/** The most sums that are looked at. */
export const MOST_SUMS = 1_000_000;

/** The most steps until sums are known to have finitely many states. */
export const MOST_STEPS = 500_000;

/** Does a part of the work, unless its bounds cut it off. */
export function inPart(work: Work, limit: number, compute: (part: Work) => void): void {
  work.inTime(
    (run) => {
      compute(new Work(work.task, run));
    },
    { limit },
  );
}
