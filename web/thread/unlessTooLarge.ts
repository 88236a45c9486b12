import { LimitError } from '../library.js';

/** A text of the library, such as a picture; empty where the object is too large for it. */
export function unlessTooLarge(write: () => string): string {
  try {
    return write();
  } catch (error) {
    if (error instanceof LimitError) return '';
    throw error;
  }
}
