import { expect } from 'vitest';
import type { LibraryError } from '../../../src/errors.js';

/** The code of the error that a call throws; the call has to throw, and an error of the given class. */
export function codeOf(call: () => unknown, type: new (...args: never[]) => LibraryError): string {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(type);
    return (error as LibraryError).code;
  }
  throw new Error('The call did not throw.');
}
