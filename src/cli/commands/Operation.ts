import type { SimplicialComplex } from '../../complex/index.js';
import type { SquarefreeIdeal } from '../../ideal/index.js';
import type { RunOptions } from '../../run.js';
import type { Source } from '../../sources/index.js';
import type { Session } from '../Session.js';

/** An operation that makes a complex or an ideal from a source and perhaps something else. */
export interface Operation {
  readonly description: string;
  /** What is given besides the source. */
  readonly parameter?: Parameter;
  readonly examples: readonly string[];
  /** @param given the text of the parameter */
  readonly apply: (
    source: Source,
    given: string,
    session: Session,
  ) => SimplicialComplex | SquarefreeIdeal | Promise<SimplicialComplex | SquarefreeIdeal>;
}

/** An argument behind the source. */
export interface Parameter {
  readonly name: string;
  readonly description: string;
}

/** More faces or facets than this are not listed. */
export const MOST_FACES = 1_000_000;

/** The bounds of operations that list faces. */
export function few(session: Session): RunOptions {
  return { ...session.run(), limit: MOST_FACES };
}
