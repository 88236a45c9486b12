import type { RunOptions } from '../run.js';
import { PolynomialRing, SquarefreeIdeal, type Variable } from '../ideal/index.js';
import { DataReader } from '../text/internal.js';
import { setsOfData, verticesOfData } from './verticesOfData.js';
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
 * @throws InputError `invalid-field`
 */
export function idealFromJson(value: unknown): SquarefreeIdeal {
  const data = DataReader.of(value, 'idealFromJson').document('ideal');
  const ring = PolynomialRing.fromVertices(verticesOfData(data.field('variables'), 'name'));
  return SquarefreeIdeal.fromGenerators(setsOfData(data.field('generators'), ring.n), ring);
}
