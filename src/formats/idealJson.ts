import type { RunOptions } from '../run.js';
import { PolynomialRing, SquarefreeIdeal, type Variable } from '../ideal/index.js';
import { JsonFields } from './JsonFields.js';
import { VERSION } from './version.js';

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

/**
 * The ideal of a JSON object; its generators need not be minimal or sorted.
 * @param value what `JSON.parse` gave
 * @throws InputError naming the field: `malformed-object`, `wrong-type`, `missing-field`,
 * `malformed-field`, `vertex-out-of-range`, `duplicate-label`
 */
export function idealFromJson(value: unknown): SquarefreeIdeal {
  const fields = new JsonFields(value, 'ideal', 'idealFromJson');
  const ring = PolynomialRing.fromVertices(fields.vertices('variables', 'name'));
  return SquarefreeIdeal.fromGenerators(fields.sets('generators', ring.n), ring);
}
