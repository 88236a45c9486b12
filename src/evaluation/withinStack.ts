import { LimitError } from '../errors.js';

/**
 * Runs a search that may need more of the engine than it has.
 * @param tooDeep said where the stack does not suffice
 * @throws LimitError `too-deep`, `too-much-memory` where the engine has no more space for its stack or its tables
 */
export function withinStack<T>(task: string, tooDeep: string, search: () => T): T {
  try {
    return search();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const isDeep = /call stack/i.test(error.message);
    throw new LimitError(
      isDeep ? 'too-deep' : 'too-much-memory',
      `${task}: ${isDeep ? `${tooDeep} for the stack` : 'no more memory for what is known of the positions'}.`,
      { hint: 'Choose a smaller game.', cause: error },
    );
  }
}
