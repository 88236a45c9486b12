import type { RunOptions } from '../run.js';
import type { Session } from './Session.js';

/** More faces or facets than this are not listed. */
const MOST_FACES = 1_000_000;

/** The bounds of operations that list faces. */
export function few(session: Session): RunOptions {
  return { ...session.run(), limit: MOST_FACES };
}
