import { PolynomialRing, SquarefreeIdeal } from '../ideal/index.js';
import { idealToJson, type IdealJson } from '../ideal/internal.js';
import { document, type Document } from '../document.js';
import * as describe from '../shape.js';
import { DataReader } from '../text/internal.js';
import { indexSets, setsOfData, vertexList } from './verticesOfData.js';

export { idealToJson, type IdealJson };

/** An ideal, by variables and generators. */
export const idealDocument: Document<'ideal', SquarefreeIdeal> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'ideal',
    'A square-free monomial ideal by generators, each a list of indices of variables from 0. Generators [] are those of (0), [[]] those of (1).',
    () => ({ variables: vertexList('name'), generators: indexSets }),
  ),
  ({ variables }, data) => {
    const ring = PolynomialRing.fromVertices(variables);
    return SquarefreeIdeal.fromGenerators(setsOfData(data.field('generators'), ring.n), ring);
  },
);

/**
 * The ideal of a JSON object; its generators need not be minimal or sorted.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`
 */
export function idealFromJson(value: unknown): SquarefreeIdeal {
  return idealDocument.read(DataReader.of(value, 'idealFromJson'));
}
