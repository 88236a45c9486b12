import { SimplicialComplex, type Vertex } from '../complex/index.js';
import { complexToJson, type ComplexJson } from '../complex/internal.js';
import { document, type Document } from '../document.js';
import * as describe from '../shape.js';
import { DataReader } from '../text/internal.js';
import { hasLabels, setsOnVertices, vertexList, vertexSets } from './verticesOfData.js';

export { complexToJson, type ComplexJson };

/** A complex, by its facets or by nonfaces. */
export const complexDocument: Document<'complex', SimplicialComplex> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'complex',
    'A simplicial complex by its facets, or by nonfaces. Sets are lists of indices of vertices from 0, or of labels. Facets [] are those of the void complex, [[]] those of the complex with ∅ alone.',
    () => ({
      vertices: describe.optional(
        describe.eitherBy(
          (value) => typeof value === 'number',
          describe.described('How many there are, labelled 1, 2, …', describe.integer(0)),
          vertexList('label'),
        ),
      ),
      n: describe.optional(describe.described('How many vertices there are, labelled 1, 2, …', describe.integer(0))),
      facets: describe.optional(vertexSets),
      nonfaces: describe.optional(vertexSets),
    }),
  ),
  complexOfParts,
  { oneOf: [{ required: ['facets'] }, { required: ['nonfaces'] }], not: { required: ['vertices', 'n'] } },
);

/**
 * The complex of a JSON object. Instead of `facets` it may have `nonfaces`; the sets need not be maximal, minimal or
 * sorted, and are all of indices from 0 or all of labels. Instead of a list of vertices there may be a list of labels
 * or their number, as `vertices` or as `n`; nothing if the sets are of labels, which then are the vertices.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`
 * @example complexFromJson({ type: 'complex', facets: [['a', 'b'], ['c']] }).n // 3
 */
export function complexFromJson(value: unknown): SimplicialComplex {
  return complexOfData(DataReader.of(value, 'complexFromJson'));
}

/** As `complexFromJson`, where the object may be a part of a larger document. */
function complexOfData(data: DataReader): SimplicialComplex {
  return complexDocument.read(data);
}

interface ComplexParts {
  readonly vertices?: readonly Vertex[] | number;
  readonly n?: number;
}

function complexOfParts({ vertices, n }: ComplexParts, data: DataReader): SimplicialComplex {
  const description = data.either('facets', 'nonfaces');
  const list = data.field(description);
  const isGiven = vertices !== undefined || n !== undefined || !hasLabels(list.value);
  if (isGiven) data.either('vertices', 'n');
  const { vertices: ground, sets } = setsOnVertices(list, isGiven ? (vertices ?? n) : undefined);
  return description === 'facets'
    ? SimplicialComplex.fromFacets(sets, ground)
    : SimplicialComplex.fromNonfaces(sets, ground);
}
