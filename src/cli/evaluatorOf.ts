import { Evaluator } from '../evaluation/index.js';
import type { Session } from './Session.js';

/** The evaluator of a run: `batch` keeps one for all lines. */
export function evaluatorOf(session: Session): Evaluator {
  return session.once('evaluator', () => new Evaluator());
}
