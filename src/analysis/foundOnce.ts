import { LimitError } from '../errors.js';
import type { RunOptions } from '../run.js';

/**
 * A long computation that several properties share, done once: after a search that was cut off none is begun again.
 * @returns throws that LimitError at once if an earlier property was cut off
 */
export function foundOnce<T>(find: (run: RunOptions) => T): (run: RunOptions) => T {
  let found: { readonly value: T } | { readonly cutOffBy: LimitError } | undefined;
  return (run) => {
    if (found === undefined)
      try {
        found = { value: find(run) };
      } catch (error) {
        if (!(error instanceof LimitError)) throw error;
        found = { cutOffBy: error };
      }
    if ('cutOffBy' in found) throw found.cutOffBy;
    return found.value;
  };
}
