import type { RunOptions } from '../run.js';
import { SimplicialComplex, type Vertex } from '../complex/index.js';
import { DataReader } from '../text/internal.js';
import { setsOfData, verticesOfData } from './verticesOfData.js';
import { VERSION } from './version.js';

/** A complex as a JSON object; facets are ascending lists of indices of vertices, by size, then lexicographically. */
export interface ComplexJson {
  readonly type: 'complex';
  readonly spgames: string;
  readonly vertices: readonly Vertex[];
  readonly facets: readonly (readonly number[])[];
}

/** The JSON object of a complex. @throws LimitError; `limit` counts facets */
export function complexToJson(complex: SimplicialComplex, options: RunOptions = {}): ComplexJson {
  const facets = complex.listFacets(options).toLists();
  return { type: 'complex', spgames: VERSION, vertices: complex.vertices.map(plain), facets };
}

/**
 * The complex of a JSON object. Instead of `facets` it may have `nonfaces`, instead of `vertices` their number `n`;
 * sets need not be maximal, minimal or sorted.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`
 */
export function complexFromJson(value: unknown): SimplicialComplex {
  return complexOfData(DataReader.of(value, 'complexFromJson'));
}

/** As `complexFromJson`, where the object may be a part of a larger document. */
export function complexOfData(data: DataReader): SimplicialComplex {
  const ground = data.document('complex').either('vertices', 'n');
  const vertices = ground === 'n' ? data.field('n').integer(0) : verticesOfData(data.field('vertices'), 'label');
  const n = typeof vertices === 'number' ? vertices : vertices.length;
  const description = data.either('facets', 'nonfaces');
  const sets = setsOfData(data.field(description), n);
  return description === 'facets'
    ? SimplicialComplex.fromFacets(sets, vertices)
    : SimplicialComplex.fromNonfaces(sets, vertices);
}

function plain({ label, side }: Vertex): Vertex {
  return side === undefined ? { label } : { label, side };
}
