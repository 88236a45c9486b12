import { InvariantError, LimitError, type LibraryError } from '../errors.js';
import { cellText } from './tables.js';

/** Longer details are left out. */
const LONGEST_DETAIL = 200;

/**
 * What a notebook shows of an error: what is wrong, what to do, and what is known where a bound was met; of our own
 * mistakes the calls.
 */
export function errorText(error: LibraryError): string {
  if (error instanceof InvariantError) return error.stack ?? String(error);
  const known = error instanceof LimitError ? knownSoFar(error) : [];
  return [String(error), ...(error.hint === undefined ? [] : [error.hint]), ...known].join('\n');
}

/** The details that the message does not have. */
function knownSoFar({ details, message }: LimitError): string[] {
  return Object.entries(details)
    .map(([name, detail]) => [name, cellText(detail)] as const)
    .filter(([, text]) => text.length <= LONGEST_DETAIL && !message.includes(text))
    .map(([name, text]) => `${name}: ${text}`);
}
