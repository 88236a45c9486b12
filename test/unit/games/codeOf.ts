import { LibraryError } from '../../../src/errors.js';

/** The code of the library's error that a call throws. */
export function codeOf(call: () => unknown): string {
  return errorOf(call).code;
}

/** The library's error that a call throws. */
export function errorOf(call: () => unknown): LibraryError {
  try {
    call();
  } catch (error) {
    if (error instanceof LibraryError) return error;
    throw error;
  }
  throw new Error('no error was thrown');
}
