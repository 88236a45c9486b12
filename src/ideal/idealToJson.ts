import { VERSION } from '../json.js';
import type { RunOptions } from '../run.js';
import type { Variable } from './PolynomialRing.js';
import type { SquarefreeIdeal } from './SquarefreeIdeal.js';

/** A square-free monomial ideal as a JSON object; generators are ascending lists of indices, in canonical order. */
export interface IdealJson {
  readonly type: 'ideal';
  readonly spgames: string;
  readonly variables: readonly Variable[];
  readonly generators: readonly (readonly number[])[];
}

/** The JSON object of an ideal. @throws LimitError; `limit` counts generators */
export function idealToJson(ideal: SquarefreeIdeal, options: RunOptions = {}): IdealJson {
  const generators = ideal.listGenerators(options).toLists();
  return { type: 'ideal', spgames: VERSION, variables: ideal.ring.variables, generators };
}
