import { LimitError, type RunOptions } from '../library.js';
import type { Search } from './Session.js';

/** Nothing was found, and this is why. */
export class Undecided {
  /** Which limit was reached. */
  readonly because: string;

  constructor(because: string) {
    this.because = because;
  }
}

/** A search of at most so many milliseconds, in slices. */
export async function within<T>(ms: number, search: Search, find: (run: RunOptions) => T): Promise<T | Undecided> {
  const begun = performance.now();
  return search((run) => {
    try {
      return find({ timeoutMs: Math.min(ms, run.timeoutMs ?? ms) });
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      if (error.code !== 'too-long') return new Undecided(`too large: ${error.message}`);
      if (performance.now() - begun < ms) throw error;
      return new Undecided(notFoundIn(ms));
    }
  });
}

function notFoundIn(ms: number): string {
  return `not found in ${ms / 1000} ${ms === 1000 ? 'second' : 'seconds'}`;
}
