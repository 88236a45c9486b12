/** A search in slices of time: between them the thread hears what else the page says. */
import { LimitError, type RunOptions } from '../library.js';

/** The first slice, in milliseconds; each next one is half as long again. What is found in one helps in the next. */
const FIRST_MS = 40;
const LONGEST_MS = 4000;
/** A page that asks for more waits too long: the bound on the whole search. */
const WHOLE_MS = 120_000;

/** Lets the messages that have come be heard. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** The search was given up, as the page asked for something else. */
export class Stopped extends Error {}

/**
 * Searches until an answer is found.
 * @param search one slice of the search, which keeps what it learns
 * @param isWanted is the answer still waited for?
 * @param soFar hears what is known after each slice
 * @throws Stopped when the answer is not wanted any more; LimitError when the search is too large or lasts too long
 */
export async function inSlices<T>(
  search: (run: RunOptions) => T,
  isWanted: () => boolean,
  soFar: (error: LimitError) => void,
): Promise<T> {
  let spent = 0;
  for (let timeoutMs = FIRST_MS; ; timeoutMs = Math.min(LONGEST_MS, timeoutMs * 1.5)) {
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
