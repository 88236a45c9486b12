import { LimitError } from '../errors.js';
import type { RunOptions, Work } from '../run.js';

/** What some computation gives as a part of some work; undefined if the time, the limits or the memory cut it off. */
export function inTime<T>(work: Work, compute: (run: RunOptions) => T): T | undefined {
  if (work.timeLeft === 0) return undefined;
  try {
    return compute(work.part());
  } catch (error) {
    if (error instanceof LimitError || error instanceof RangeError) return undefined;
    throw error;
  }
}
