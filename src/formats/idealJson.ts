import { PolynomialRing, SquarefreeIdeal } from '../ideal/index.js';
import { idealToJson, type IdealJson } from '../ideal/internal.js';
import { DataReader } from '../text/internal.js';
import { setsOfData, verticesOfData } from './verticesOfData.js';

export { idealToJson, type IdealJson };

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
