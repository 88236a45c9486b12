import { SimplicialComplex, type Vertex } from '../complex/index.js';
import { complexToJson, type ComplexJson } from '../complex/internal.js';
import { DataReader } from '../text/internal.js';
import { setsOnVertices, verticesOfData } from './verticesOfData.js';

export { complexToJson, type ComplexJson };

/**
 * The complex of a JSON object. Instead of `facets` it may have `nonfaces`; the sets need not be maximal, minimal or
 * sorted, and are all of indices from 0 or all of labels. Instead of a list of vertices there may be a list of labels or
 * their number, as `vertices` or as `n`; nothing if the sets are of labels, which then are the vertices.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`
 * @example complexFromJson({ type: 'complex', facets: [['a', 'b'], ['c']] }).n // 3
 */
export function complexFromJson(value: unknown): SimplicialComplex {
  return complexOfData(DataReader.of(value, 'complexFromJson'));
}

/** As `complexFromJson`, where the object may be a part of a larger document. */
export function complexOfData(data: DataReader): SimplicialComplex {
  const description = data.document('complex').either('facets', 'nonfaces');
  const list = data.field(description);
  const { vertices, sets } = setsOnVertices(list, groundOfData(data, list));
  return description === 'facets'
    ? SimplicialComplex.fromFacets(sets, vertices)
    : SimplicialComplex.fromNonfaces(sets, vertices);
}

/** The vertices, or their number; undefined if the sets are to say which there are. */
function groundOfData(data: DataReader, list: DataReader): readonly Vertex[] | number | undefined {
  if (!data.has('vertices') && !data.has('n') && hasLabels(list)) return undefined;
  if (data.either('vertices', 'n') === 'n') return data.field('n').integer(0);
  const vertices = data.field('vertices');
  return typeof vertices.value === 'number' ? vertices.integer(0) : verticesOfData(vertices, 'label');
}

function hasLabels({ value }: DataReader): boolean {
  return (
    Array.isArray(value) && value.some((set) => Array.isArray(set) && set.some((item) => typeof item === 'string'))
  );
}
