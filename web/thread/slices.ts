/** A search in slices of time: between them the thread hears what else the page says. */
import { LimitError, type RunOptions } from '../library.js';

/** The first slice, in milliseconds; each next one is longer. */
const FIRST_MS = 40;
const LONGEST_MS = 4000;
/** A page that asks for more waits too long: the bound on the whole search. */
const WHOLE_MS = 120_000;

/** Lets the messages that have come be heard. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** How slices grow. */
export interface Slices {
  readonly growth: number;
  readonly longestMs: number;
}

/** For a search that keeps what it learns: a twentieth of what was spent, so that the thread hears of other things. */
export const KEEPING: Slices = { growth: 1.05, longestMs: LONGEST_MS };

/** For one that begins anew in each slice. */
export const RESTARTING: Slices = { growth: 2, longestMs: 10_000 };

/** The search was given up, as the page asked for something else. */
export class Stopped extends Error {}

/**
 * Searches until an answer is found.
 * @param search one slice of the search, which keeps what it learns
 * @param isWanted is the answer still waited for?
 * @param soFar hears what is known after each slice
 * @param slices larger ones for a search that keeps nothing
 * @throws Stopped when the answer is not wanted any more; LimitError when the search is too large or lasts too long
 */
export async function inSlices<T>(
  search: (run: RunOptions) => T,
  isWanted: () => boolean,
  soFar: (error: LimitError) => void,
  { growth, longestMs }: Slices = { growth: 1.5, longestMs: LONGEST_MS },
): Promise<T> {
  let spent = 0;
  for (let timeoutMs = FIRST_MS; ; timeoutMs = Math.min(longestMs, timeoutMs * growth)) {
    await pause();
    if (!isWanted()) throw new Stopped();
    const begun = performance.now();
    try {
      return search({ timeoutMs });
    } catch (error) {
      if (!(error instanceof LimitError) || error.code !== 'too-long') throw error;
      spent += performance.now() - begun;
      if (spent > WHOLE_MS) throw error;
      soFar(error);
    }
  }
}
